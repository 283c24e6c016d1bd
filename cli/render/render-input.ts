import type { Dictionary, PagePayload } from '../../runtime/contract/payload.ts';
import type { PageView, SiteData, ThemeModule } from '../../runtime/contract/theme.ts';
import type { CommonAssets, PageCode } from '../model/code/assets.ts';
import type { ComponentPlacement, DemoCode, DemoPlacement, PageBody } from '../model/page.ts';
import type { OutputPath } from '../model/paths.ts';
import type { DocumentParts } from './html/document.ts';
import type { Address } from './view/addresses.ts';
import type { FirstPaint } from './html/critical-css.ts';
import type { ComponentType, Fragment, ReactElement, ReactNode } from 'react';
import type { Reader } from '../../runtime/contract/settings.ts';

/** Bundled code that renders a page, and code that the page loads. */
export interface RenderAssets extends CommonAssets {
  readonly code?: PageCode;
}

export interface RenderInput {
  /** Whether the addresses of pages end in a slash. */
  readonly trailingSlash: boolean;
  readonly output: OutputPath;
  /** Whether to return the page's files. If not, only failures are reported. */
  readonly needsFiles: boolean;
  /** Output path of the Markdown copy. Absent for a fallback page. */
  readonly markdownOutput?: OutputPath;
  readonly body: PageBody;
  /** Key that changes with the body. */
  readonly bodyKey: string;
  readonly demos: readonly DemoPlacement[];
  /** Code of the demos. Absent for pages without demos and in dry runs. */
  readonly demoCode?: {
    /** Key that changes with the code. */
    readonly key: string;
    readonly byDemo: DemoCode;
  };
  readonly components: readonly ComponentPlacement[];
  /** Components that are rendered at build only, and their data. Absent on other pages. */
  readonly statics?: { readonly names: readonly string[]; readonly data: SiteData };
  readonly view: PageView;
  /** Names in the sidebar, for the selection of CSS rules. */
  readonly sidebarNames: readonly string[];
  readonly sidebarCss: string;
  readonly addresses: Readonly<Record<string, Address>>;
  /** Addresses of demo sources in the repository, by island. */
  readonly sources: Readonly<Record<string, string>>;
  /** `DemoProject`s as JSON, by island. */
  readonly projects: Readonly<Record<string, string>>;
  readonly assets: RenderAssets;
  readonly head: Pick<
    DocumentParts,
    'policy' | 'title' | 'canonical' | 'alternates' | 'locale' | 'tags' | 'hidden' | 'image'
  >;
  readonly framePolicy: string;
  /** Payload without the translations and modules of code, which rendering adds. */
  readonly payload: Omit<PagePayload, 'translations' | 'modules'>;
  /** The site's English texts, which override those in the scripts. */
  readonly english: Dictionary;
}

/** Input of the render step. Large parts stay JSON, so that the main thread need not parse them. */
export interface RenderRequest extends Omit<RenderInput, 'body' | 'demoCode'> {
  readonly bodyJson: Uint8Array;
  readonly demoCode?: { readonly key: string; readonly json: Uint8Array };
}

/** Why a demo or a component was not rendered. */
export interface IslandFailure {
  readonly message: string;
  /** Where in the site's code the error arose: `content/Save.tsx:8:5`. */
  readonly at?: string;
  /** The missing browser global, if it is the cause. */
  readonly needs?: string;
  readonly isEmpty?: true;
}

/** An error from a demo, a component or the theme during rendering. */
export type RenderFailure =
  | (IslandFailure & {
      readonly kind: 'demo' | 'component';
      readonly index: number;
    })
  | { readonly kind: 'theme'; readonly message: string };

/** A rendered page without its sidebar. */
export interface RenderedPage {
  /**
   * Output paths and lengths in bytes of the files, in the order of their contents. The document is
   * the first one. Empty if the theme threw an error.
   */
  readonly files: readonly { readonly path: OutputPath; readonly length: number }[];
  readonly contents: string;
  /** Offset of the sidebar in the document, in bytes. Absent if the theme does not place it. */
  readonly sidebarAt?: number;
  /** Output path and dependencies of the first paint's style sheet, which many pages share. */
  readonly first?: FirstPaint & { readonly path: OutputPath };
  readonly failures: readonly RenderFailure[];
}

/** Exports of a theme's Node module: the theme, and the copy of React that renders everything. */
export interface ServerModule {
  readonly theme: ThemeModule['theme'];
  readonly IslandRoot: ThemeModule['IslandRoot'];
  /** Islands of the theme, possibly none. */
  readonly islands: NonNullable<ThemeModule['islands']>;
  readonly ReaderContext: {
    readonly Provider: ComponentType<{ readonly value: Reader; readonly children: ReactNode }>;
  };
  readonly createInitialReader: (
    page: Pick<Reader, 'codeStyles' | 'home' | 'userLanguage' | 'translations'>,
  ) => Reader;
  readonly createElement: <Properties extends object>(
    type: ComponentType<Properties> | string,
    properties: Omit<Properties, 'children'> | null,
    ...children: readonly ReactNode[]
  ) => ReactElement;
  readonly Fragment: typeof Fragment;
  readonly jsx: (type: unknown, properties: unknown, key?: string) => ReactElement;
  readonly jsxs: (type: unknown, properties: unknown, key?: string) => ReactElement;
  readonly renderToString: (element: ReactNode, options?: { identifierPrefix: string }) => string;
  readonly renderToStaticMarkup: (element: ReactNode) => string;
}

/** Exports of a page's bundled Node module. */
export interface IslandsModule {
  readonly islands: Readonly<Record<string, () => Promise<{ default?: unknown }>>>;
}
