/** Types and constants of demos for the page, the build and the frame that runs edited code. */
import type { ComponentType } from 'react';
import { asyncComponent } from './errors.ts';
import type { Reader, Scheme, SchemeVariables, Settings } from './settings.ts';

/** Settings of one demo alone. Absent ones follow the reader's. */
export interface OwnSettings {
  readonly scheme?: Scheme;
  readonly direction?: Settings['direction'];
}

export interface MountedIsland {
  /** Shows another component. If it throws, rejects and keeps the last one. */
  readonly replace: (component: ComponentType) => Promise<void>;
  readonly applyOwnSettings: (settings: OwnSettings) => void;
  readonly unmount: () => void;
  /** Resolves when the island is on the page and interactive. */
  readonly ready: Promise<void>;
}

/** Props of a component of the configuration, from the JSON of its directive. */
export type ComponentProps = Readonly<Record<string, unknown>>;

/** Functions of the page for its islands, whose modules would otherwise contain them again. */
export interface IslandPage {
  /** Shows the error of a demo that stopped working beside it, with a button that retries. */
  readonly showError: (island: Element, error: unknown, retry: () => void) => void;
  readonly clearFailure: (island: Element) => void;
  /** Shows variables of demos for the settings, and stores them for the next page. */
  readonly applyVariables: (settings: Settings, variables: SchemeVariables) => void;
}

export interface MountOptions {
  /** React's `identifierPrefix`: the one the build rendered this island with. */
  readonly prefix: string;
  /** Renders into the empty element instead of hydrating it. */
  readonly fresh: boolean;
  /** State of the reader, which all islands of the page share. */
  readonly reader: Reader;
  readonly page: IslandPage;
  /** Props of a component. Absent for demos. */
  readonly props?: ComponentProps;
}

export interface IslandExports {
  /** Hydrates the demo `name` in its element. Rejects with what the demo's code throws. */
  readonly mount: (
    element: HTMLElement,
    name: string,
    options: MountOptions,
  ) => Promise<MountedIsland>;
  /** Loaders of relatively imported files by island and specifier (`./data`), for edited code. */
  readonly modules?: Readonly<Record<string, Readonly<Record<string, () => Promise<object>>>>>;
}

/** Tests whether React can render a value: a function, or an object that React made of one. */
export const isComponent = (value: unknown): value is ComponentType<object> =>
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && '$$typeof' in value);

/** Throws for an async function, about which React only says that it suspended. */
export function assertNotAsync(component: unknown): void {
  const isAsync = typeof component === 'function' && component.constructor.name === 'AsyncFunction';
  if (isAsync) throw new TypeError(asyncComponent());
}

/** Packages that edited code may import. JSON, loaded when the first demo is edited. */
export interface PackageTable {
  /** Addresses of browser modules, base included: `/_assets/acme-ui-….js`. */
  readonly files: readonly string[];
  /** By import specifier as in demos: `@acme/ui/Button`. */
  readonly specifiers: Readonly<Record<string, PackageNames>>;
}

export interface PackageNames {
  /** Index in `files`. */
  readonly file: number;
  /** Exported name → name in the file. `default` is the default export, `*` the whole namespace. */
  readonly names: Readonly<Record<string, string>>;
}

/** Origin of the service that opens a demo's code as a project. */
export const SANDBOX_ORIGIN = 'https://stackblitz.com';

/** `overrides` of a `package.json`: versions of packages, or of dependencies of a package. */
export type Overrides = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** Data to run a demo as its own project. JSON in the page, which also contains the files. */
export interface DemoProject {
  /** `Basic buttons demo — Acme UI`. */
  readonly title: string;
  /** Package → version, of all imported packages and the peers they need. */
  readonly packages: Readonly<Record<string, string>>;
  /** Package → version, of packages that only types need. Added to projects in TypeScript. */
  readonly typePackages: Readonly<Record<string, string>>;
  /**
   * Package → dependency → version, where the page uses another one than the package asks for, and
   * overrides of the site itself.
   */
  readonly overrides?: Overrides;
  /** Whether the demo's style uses Tailwind CSS. */
  readonly tailwind?: true;
  /** Addresses of the style sheets of text and icon fonts. */
  readonly fonts?: readonly string[];
}

/** Path, from the base, of the document that runs edited code. One folder deep, as scripts are. */
export const EDIT_FRAME = '_frames/demo.html';

/** Sandbox of that document. Without `allow-same-origin`, it shares nothing with the site. */
export const EDIT_SANDBOX =
  'allow-scripts allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox';

/** Attributes by name. */
export type Attributes = Readonly<Record<string, string>>;

/** Appearance of a demo in the page, which the frame imitates. */
export interface FrameAppearance {
  readonly kind: 'appearance';
  /** Attributes of `<html>`. */
  readonly root: Attributes;
  /** Attributes of the element around the demo. */
  readonly stage: Attributes;
  /** Computed styles that the demo inherits, by property. */
  readonly styles: Readonly<Record<string, string>>;
  /** Space around the demo in which shadows are visible, as the value of `padding`. */
  readonly padding: string;
  readonly settings: Settings;
}

/** Modules, styles and data that the frame loads. Addresses are absolute. */
export interface FrameStart {
  readonly kind: 'start';
  readonly appearance: FrameAppearance;
  /** JSON text of the page's payload. */
  readonly payload: string;
  readonly styleSheets: readonly string[];
  readonly module: string;
  readonly name: string;
  readonly prefix: string;
}

/** A module whose default export the frame shows. */
export interface FrameRun {
  readonly kind: 'run';
  readonly source: string;
}

/** Messages of the page to the frame. `start` and `run` have a port for the `FrameAnswer`. */
export type FrameMessage = FrameStart | FrameAppearance | FrameRun;

/** Sent when the frame has started or run code. Edited code can send anything. */
export interface FrameAnswer {
  /** Error message; absent on success. */
  readonly error?: string;
}

/** A message of the frame to the page. Edited code can send anything. */
export interface FrameHeight {
  readonly kind: 'height';
  /** Height of the demo in CSS pixels. */
  readonly px: number;
}
