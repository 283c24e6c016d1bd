import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { Scheme, SchemeAttributes, SchemeVariables, Settings } from './settings.ts';
import type { Brand, NavNode, PageView } from './view.ts';

/**
 * The contract between the engine and a theme: a module (`theme` in the configuration) that exports
 * `theme: Theme` for the build, and `IslandRoot` for the build and browsers.
 */

export type * from './view.ts';
export { CONSENT_ID, HOOKS, ISLAND_TAG, MAIN_ID, PRINT_QUERY } from './hooks.ts';
export { PAYLOAD_ID } from './payload.ts';
export { storageKeys } from './storage.ts';
export type { PaletteColors, Scheme, SchemeVariables, Settings } from './settings.ts';

export interface SidebarProps {
  /** Groups without children link to their first page. A link with `HOOKS.group` loads entries. */
  readonly tree: readonly NavNode[];
  readonly texts: PageView['texts'];
}

export interface LayoutProps {
  readonly view: PageView;
  /** The navigation tree, rendered once per section by `Sidebar`. To be placed exactly once. */
  readonly sidebar: ReactNode;
  /** The theme's own islands by name, see `ThemeModule.islands`. Each may be placed once. */
  readonly islands: Readonly<Record<string, ReactNode>>;
  /** The parts of `Theme.parts`, rendered, by name. Each may be placed once. */
  readonly parts: Readonly<Record<string, RenderedPart>>;
  readonly children: ReactNode;
}

/** A part of the layout that many pages share. */
export interface LayoutPart {
  /** Changes with everything that `element` depends on. The element gets no layout context. */
  readonly key: string;
  readonly element: ReactElement;
}

export interface RenderedPart {
  readonly element: ReactNode;
  readonly html: string;
}

/** Components for elements of content. Properties are plain data; `children` is rendered. */
export interface Elements {
  readonly Heading: ComponentType<{
    level: 2 | 3 | 4 | 5 | 6;
    id?: string;
    className?: string;
    children?: ReactNode;
  }>;
  readonly Link: ComponentType<{
    href: string;
    title?: string;
    external: boolean;
    className?: string;
    id?: string;
    children?: ReactNode;
  }>;
  readonly Image: ComponentType<{
    src: string;
    alt: string;
    title?: string;
    width?: number;
    height?: number;
    srcSet?: string;
    sizes?: string;
  }>;
  readonly Table: ComponentType<{
    /** Id of the heading before the table. Absent for a table without one. */
    labelledBy?: string | undefined;
    children?: ReactNode;
  }>;
  readonly Callout: ComponentType<{
    severity: 'info' | 'warning' | 'success' | 'error';
    title?: string;
    /** What the callout is called if its author wrote no title. `title` is this name in English. */
    name?: 'note' | 'tip' | 'important' | 'warning' | 'caution' | 'danger';
    /** The title with its emphasis and code. Absent if it has none. */
    titleContent?: ReactNode;
    children?: ReactNode;
  }>;
  readonly Code: ComponentType<CodeProps>;
  readonly CodeTabs: ComponentType<{
    id: string;
    storageKey: string;
    tabs: readonly (CodeProps & { tab: string })[];
  }>;
  /** Content in several forms: one child for each title. Groups of a storage key share a choice. */
  readonly Tabs: ComponentType<{
    id: string;
    storageKey: string;
    titles: readonly string[];
    children?: ReactNode;
  }>;
  readonly Demo: ComponentType<DemoProps>;
  readonly ApiTable: ComponentType<ApiTableProps>;
  readonly ApiRow: ComponentType<ApiRowProps>;
  readonly ApiFacts: ComponentType<ApiFactsProps>;
  readonly ApiDemos: ComponentType<ApiDemosProps>;
}

export interface CodeProps {
  /** As written after the fence, or empty. */
  readonly language: string;
  readonly title?: string;
  /**
   * Safe HTML, lines joined with `\n`, marked ones in `<span class="line …">`. Elements give tokens
   * their color: `c-p` punctuation (around the block), `b` plain text, `u` functions and tags,
   * `i` properties, `c-k` keywords, `c-s` strings, `c-n` numbers, `c-c` comments, `c-o` operators,
   * `c-t` types, `c-a` attributes, `c-i` insertions, `c-d` deletions.
   */
  readonly html: string;
  readonly lineCount: number;
  /** Whether it has enough lines to be folded. Never in tabs. */
  readonly isLong?: true;
  /**
   * Value of `HOOKS.highlight` on the `<pre>` of a closed demo's source: the index of its HTML in
   * a file that is fetched when the source is opened. Until then, `html` is plain text.
   */
  readonly highlight?: number;
  /** Id of the block, `code-2`, if CSS numbers its lines. Lines then have ids: `code-2-L5`. */
  readonly id?: string;
}

export interface DemoProps {
  readonly id: string;
  /** Id of the element around the demo, for links. Absent if another element of the page has it. */
  readonly anchor?: string;
  /** Text of the heading above the demo, for accessible names. */
  readonly label: string;
  readonly bg: boolean | 'gradient' | 'inline' | 'outlined' | 'playground';
  readonly hideToolbar: boolean;
  /** True: full code open at load. False: no preview. Absent: preview. */
  readonly defaultCodeOpen?: boolean;
  /** Pixels. */
  readonly maxWidth?: number;
  readonly iframe: boolean;
  /** Whether readers may edit its code. */
  readonly isEditable: boolean;
  /** Whether a one-line advert may appear below the demo's tools once its code is opened. */
  readonly hasAd: boolean;
  /** The demo's code styles. The first is shown to readers whose choice is not among them. */
  readonly styles: readonly [DemoStyle, ...DemoStyle[]];
}

/** A demo in one code style. */
export interface DemoStyle {
  /** Id of a code style of the site; null for a demo with one style only. */
  readonly style: string | null;
  /** TypeScript first, if the demo has it. */
  readonly sources: readonly DemoSource[];
  readonly sourceUrl?: string;
  /** Value of `HOOKS.sandbox` for this style; absent if the demo is not offered as a project. */
  readonly project?: string;
  /** Address of the demo as a document of its own, if it is shown in a frame. */
  readonly frameUrl?: string;
  /** The running demo, server-rendered. */
  readonly stage: ReactNode;
}

/** A module that a demo imports. */
export interface DemoFile {
  /** Relative to the demo's module, without `./`. */
  readonly name: string;
  /** Id of the element around its code, unique on the page. */
  readonly id: string;
  /** Without HTML if the file has `sameAs` or `href`. */
  readonly code: CodeProps;
  /** Value of `HOOKS.sameFile`: id of an earlier file on the page with the same text. */
  readonly sameAs?: string;
  /** Value of `HOOKS.fileUrl`: address of the text of a file that is too long for the page. */
  readonly href?: string;
}

/** A demo's source in one language. */
export interface DemoSource {
  readonly variant: 'TS' | 'JS';
  /** Name of the demo's module: `BasicButtons.tsx`. */
  readonly name: string;
  /** The modules that it imports, directly or not, by name. Not editable. */
  readonly files: readonly DemoFile[];
  /** Full source. */
  readonly code: CodeProps;
  /** Excerpt to show at once; absent if it would be the whole code or too long. */
  readonly preview?: CodeProps;
}

export interface IslandRootProps {
  readonly settings: Settings;
  /** Scheme of this demo alone, also in `HOOKS.demoScheme` around it. Replaces the page's. */
  readonly scheme?: Scheme;
  /** Where styles go; the document's head if absent. Ignored on the server. */
  readonly container?: HTMLElement;
  readonly children: ReactNode;
}

/** Collector of the CSS of one render on the server. */
export interface StyleCollector {
  /** Wraps the rendered element in the collector. May be called several times. */
  readonly wrap: (element: ReactElement) => ReactElement;
  /** All CSS that the rendered elements need. */
  readonly css: () => string;
}

/** Colors of social cards as `#rrggbb`. */
export interface CardColors {
  readonly background: string;
  readonly title: string;
  readonly text: string;
  /** Color of the line at the bottom. */
  readonly accent: string;
}

/** The part of a theme that the build uses. */
export interface Theme {
  readonly Layout: ComponentType<LayoutProps>;
  readonly Sidebar: ComponentType<SidebarProps>;
  /** Parts of the layout by name. Each is rendered once for all pages that give the same key. */
  readonly parts?: (
    props: Pick<LayoutProps, 'view' | 'islands'>,
  ) => Readonly<Record<string, LayoutPart>>;
  readonly elements: Elements;
  /** CSS of the theme's variables, written to the theme's style sheet before its other CSS. */
  readonly tokens: (brand: Brand) => string;
  /** Values for `<meta name="theme-color">`. */
  readonly themeColor: { readonly light: string; readonly dark: string };
  /**
   * Attributes by which style sheets of libraries follow the scheme: `{ class: 'dark' }`. Set on
   * `<html>` before the first paint, and on the stage of a demo with a scheme of its own.
   */
  readonly schemeAttributes?: SchemeAttributes;
  /** Colors of social cards; dark text on the light `themeColor` if absent. */
  readonly cardColors?: (brand: Brand) => CardColors;
  readonly collectStyles: () => StyleCollector;
  /** Every English text of the theme by key. `check` reports those that translations lack. */
  readonly texts?: Readonly<Record<string, string>>;
  /** Keys of `PageView.texts` that islands and scripts use. The page carries their translations. */
  readonly browserTexts: readonly string[];
  /**
   * Font files to preload on pages with a character of their `unicode-range`, as the end of their
   * file names: `some-sans-latin-wght-normal.woff2`.
   */
  readonly preloadFonts: readonly string[];
  /** Style sheets of search: of the button, in every page; of the dialog, loaded with it. */
  readonly searchStyles?: { readonly button: string; readonly dialog: string };
  /** Packages without side effects that do not say so: demos drop unused imports of them. */
  readonly purePackages?: readonly string[];
}

/** Exports of a theme's module, which has no side effects: browsers get all exports but `theme`. */
export interface ThemeModule {
  readonly theme: Theme;
  /** Wraps every demo, at build and in the browser. */
  readonly IslandRoot: ComponentType<IslandRootProps>;
  /** Prepares `IslandRoot` for these settings. Called before each render with them. */
  readonly prepareIslands?: (settings: Settings) => Promise<void>;
  /** Functions by package that prepare demos of the package. On the server, all are called. */
  readonly packageSetups?: Readonly<Record<string, () => Promise<void>>>;
  /** Custom properties that apply settings to running demos. Empty for initial settings. */
  readonly demoVariables?: (settings: Settings) => SchemeVariables;
  /** Parts of the shell that hydrate when they are visible, by name. They take no properties. */
  readonly islands?: Readonly<Record<string, ComponentType>>;
  /** Global variables for readers who use the browser's console. Set when the first demo runs. */
  readonly consoleValues?: Readonly<Record<string, unknown>>;
}

/** Kind of the rows of a table. */
export type ApiTableKind =
  | 'props'
  | 'slots'
  | 'classes'
  | 'cssVariables'
  | 'parameters'
  | 'returns';

/** A table of members. Its rows are its children. */
export interface ApiTableProps {
  readonly kind: ApiTableKind;
  /** Name of the component or hook. */
  readonly name: string;
  /** Number of rows that are shown initially. */
  readonly count: number;
  /** Number of inherited rows, which are shown on request. */
  readonly inheritedCount: number;
  /** Number of deprecated rows, inherited ones included. */
  readonly deprecatedCount: number;
  /** Whether any row has a default. */
  readonly hasDefaults: boolean;
  /** Whether any row has a type or, for slots and classes, a CSS class. */
  readonly hasTypes: boolean;
  /** The longest texts of the columns, for the widths of a table whose rows are still loading. */
  readonly longest: ApiLongestTexts;
  readonly children?: ReactNode;
}

/** The longest text in each column of an API table, empty without a column. */
export interface ApiLongestTexts {
  readonly name: string;
  /** A type or, for slots and classes, a CSS class. */
  readonly type: string;
  readonly default: string;
}

/** One member. Its description is its children. */
export interface ApiRowProps {
  readonly kind: ApiTableKind;
  /** Anchor of the row: `button-prop-color`. */
  readonly id: string;
  readonly name: string;
  /** Highlighted HTML of the type, safe; a union has its members in `members` too. */
  readonly typeHtml?: string | undefined;
  /** Highlighted HTML of each member of a union. */
  readonly members?: readonly string[] | undefined;
  /** Highlighted HTML of a function's signature. */
  readonly signatureHtml?: string | undefined;
  /** Default value as code. */
  readonly default?: string | undefined;
  readonly isRequired?: boolean | undefined;
  readonly isDeprecated?: boolean;
  /** CSS class of a slot, without a dot; of a class, the class itself. */
  readonly className?: string | undefined;
  /** Whether the class marks a state. */
  readonly isState?: boolean | undefined;
  /** The component that declares an inherited prop; absent for own props. */
  readonly from?: { readonly name: string; readonly href?: string | undefined } | undefined;
  readonly children?: ReactNode;
}

/** Further facts about a component. Absent facts are not shown. */
export interface ApiFactsProps {
  readonly name: string;
  readonly kind: 'component' | 'hook';
  /** Type of the `ref`; null for a component that takes none. */
  readonly refTarget?: string | null;
  /** Components whose props it inherits. */
  readonly inherits: readonly { readonly name: string; readonly href?: string | undefined }[];
  /** Element whose attributes it passes on. */
  readonly spreadsTo?: string | undefined;
  readonly themeName?: string | undefined;
  readonly isPolymorphic?: boolean;
  readonly hasSx?: boolean;
  readonly hasSystemProps?: boolean;
  readonly sourceUrl?: string | undefined;
}

/** Pages that show the component or hook in use. */
export interface ApiDemosProps {
  readonly pages: readonly { readonly title: string; readonly href: string }[];
}
