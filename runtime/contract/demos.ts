import type { ComponentType } from 'react';
import type { Reader, Scheme, Settings } from './settings.ts';

/** What one demo alone is shown with, whatever the reader's settings are. */
export interface OwnSettings {
  readonly scheme?: Scheme;
  readonly direction?: Settings['direction'];
}

/** A running island. */
export interface Mounted {
  /** Shows another component in place of the island's own, or that one again. Rejects with what it throws when it renders: what was shown last stays then. */
  readonly replace: (component: ComponentType | undefined) => Promise<void>;
  /** Settings of this island alone; what is absent follows the reader's. */
  readonly own: (settings: OwnSettings) => void;
  readonly unmount: () => void;
  /** Resolves when the island is on the page and answers. */
  readonly ready: Promise<void>;
}

/** How an island is started. */
export interface MountOptions {
  /** React's `identifierPrefix`: the one the build rendered this island with. */
  readonly prefix: string;
  /** The element is empty and is to be rendered into, instead of being hydrated. */
  readonly fresh: boolean;
  /** The reader's choices, shared by everything on the page. */
  readonly reader: Reader;
}

/** What an island's module exports. */
export interface IslandModule {
  /** Brings the demo `name` to life in an element that holds what the build rendered of it. Runs the demo's code if it is the first to need it, and rejects with what that throws. */
  readonly mount: (element: HTMLElement, name: string, options: MountOptions) => Promise<Mounted>;
  /** By island: what loads the files that its module imports relatively, by specifier as written there (`./data`). Edited code takes them from here. */
  readonly modules?: Readonly<Record<string, Readonly<Record<string, () => Promise<object>>>>>;
}

/** Whether a value can be rendered: a function, or an object that React made of one. */
export const isComponent = (value: unknown): value is ComponentType<never> =>
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && '$$typeof' in value);

/** What edited code may import from packages, and where the browser finds it. JSON, loaded when the first demo is edited. */
export interface PackageTable {
  /** Addresses of browser modules, base included: `/_assets/acme-ui-….js`. */
  readonly files: readonly string[];
  /** By import specifier as in demos: `@acme/ui/Button`. */
  readonly specifiers: Readonly<Record<string, PackageNames>>;
}

/** The names of one import specifier. */
export interface PackageNames {
  /** Index in `files`. */
  readonly file: number;
  /** Exported name → the name under which the file exports it. `default` is the default export, `*` the whole namespace. */
  readonly names: Readonly<Record<string, string>>;
}

/** Where the code of a demo is opened as a project. */
export const SANDBOX_ORIGIN = 'https://stackblitz.com';

/** What a demo needs to run as a project of its own. JSON in the page; its files are read from the page. */
export interface DemoProject {
  /** `Basic buttons demo — Material UI`. */
  readonly title: string;
  /** Package → version, of everything that the files import and what that needs beside it. */
  readonly packages: Readonly<Record<string, string>>;
  /** Package → version, of what only types need; the project in TypeScript gets them as well. */
  readonly typePackages: Readonly<Record<string, string>>;
  /** Package → what it depends on → version, where the page runs it with another version than the one that it asks for. */
  readonly overrides?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The style is written with Tailwind CSS. */
  readonly tailwind?: true;
  /** Addresses of style sheets of fonts: text and icons that the files use. */
  readonly fonts?: readonly string[];
}

/** Path of the document that runs edited code, relative to the base. Scripts of the site are one folder below the base. */
export const EDIT_FRAME = '_frames/demo.html';

/** Sandbox of that document: without `allow-same-origin`, so that it shares nothing with the site. */
export const EDIT_SANDBOX =
  'allow-scripts allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox';

/** Attributes by name. */
export type Attributes = Readonly<Record<string, string>>;

/** How the page shows a demo. The frame shows it the same way. */
export interface FrameLook {
  readonly kind: 'look';
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

/** What the frame loads. Addresses are absolute. */
export interface FrameStart {
  readonly kind: 'start';
  readonly look: FrameLook;
  /** JSON text of the page's payload. */
  readonly payload: string;
  readonly styleSheets: readonly string[];
  readonly module: string;
  readonly name: string;
  readonly prefix: string;
}

/** The text of a module whose default export the frame shows. */
export interface FrameRun {
  readonly kind: 'run';
  readonly turn: number;
  readonly source: string;
}

/** Messages of the page to the frame. */
export type ToFrame = FrameStart | FrameLook | FrameRun;

/** A message of the frame to the page. Edited code can send any of them, and anything else. */
export interface FrameAnswer {
  readonly kind?: 'started' | 'ran' | 'height';
  /** Of the run that ended. */
  readonly turn?: number;
  /** What went wrong, in words; absent where nothing did. */
  readonly error?: string;
  /** Height of the demo in CSS pixels. */
  readonly px?: number;
}
