/**
 * What a theme is: the contract between the engine and a site's look. A theme is a module (`theme` in the configuration) that exports
 * `theme: Theme` for the build, and `IslandRoot` for both the build and the browser. Types only: importing this costs nothing.
 */
import type { ComponentType, ReactElement, ReactNode } from 'react';

export { HOOKS, ISLAND_TAG, MAIN_ID, PAYLOAD_ID } from './hooks.ts';
export { storageKeys } from './storage.ts';

/** Brand facts a site may set in `site.brand`; a theme uses what it understands. */
export interface Brand {
  /** Address of an SVG under the public files. */
  readonly logo?: string;
  readonly favicon?: string;
  /** Main colour, light and dark, as `#rrggbb`. */
  readonly colors?: { readonly light?: string; readonly dark?: string };
}

/** A link with words. */
export interface TextLink {
  readonly text: string;
  readonly href: string;
}

/** The site as every page sees it. Addresses are ready to use: language, base and trailing slash included. */
export interface SiteView {
  readonly name: string;
  readonly home: string;
  readonly base: string;
  readonly repository?: string;
  readonly brand: Brand;
  readonly footer: readonly TextLink[];
  readonly announcement?: string;
  readonly storagePrefix: string;
  readonly products: readonly ProductView[];
}

/** A product as menus show it. */
export interface ProductView {
  readonly id: string;
  readonly name: string;
  readonly category: string | null;
  readonly description?: string;
  readonly logo?: string;
  readonly href: string;
  readonly version?: string;
  readonly versions: readonly {
    readonly text: string;
    readonly href?: string;
    readonly current?: boolean;
  }[];
}

/** Marks of an entry, shown as chips. Spec §3; `deprecated` is in the contract. */
export interface NavFlags {
  readonly newFeature?: boolean;
  readonly planned?: boolean;
  readonly unstable?: boolean;
  readonly beta?: boolean;
  readonly legacy?: boolean;
  readonly deprecated?: boolean;
}

/** An entry as the sidebar shows it: every one has a label. */
export interface NavNode extends NavFlags {
  readonly kind: 'page' | 'group' | 'subheader' | 'external' | 'planned';
  /** Identifies the node in its tree: the canonical pathname, or the address of another site. */
  readonly pathname: string;
  readonly title: string;
  /** Where a click goes; absent for subheaders and planned pages. A group leads to its first page. */
  readonly href?: string;
  readonly children: readonly NavNode[];
  readonly plan?: 'pro' | 'premium';
  readonly icon?: string;
}

export interface HeadingView {
  readonly id: string;
  readonly level: 2 | 3 | 4;
  readonly text: string;
}

/** What one page shows around its content. */
export interface PageView {
  readonly site: SiteView;
  readonly pathname: string;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly title: string;
  readonly description: string;
  readonly product: ProductView | null;
  /** Outermost first; the page itself is not among them. */
  readonly breadcrumbs: readonly { readonly title: string; readonly href?: string }[];
  readonly headings: readonly HeadingView[];
  readonly previous?: { readonly title: string; readonly href: string };
  readonly next?: { readonly title: string; readonly href: string };
  readonly editUrl?: string;
  /** The page as Markdown; absent where it is not worth copying. */
  readonly markdownUrl?: string;
  /** Import statement of the page's first component. */
  readonly importLine?: string;
  /** Links under the title: source, WAI-ARIA, Material Design and the like. `icon` is a lucide icon name. */
  readonly resources: readonly (TextLink & { readonly icon: string })[];
  /** Words of the chips beside the title: newFeature, beta, … */
  readonly flags: readonly string[];
  /** Reserve the advert's box. */
  readonly hasAd: boolean;
  /** Translated words of the shell by key; a theme falls back to its own English. */
  readonly texts: Readonly<Record<string, string>>;
}

export interface SidebarProps {
  readonly tree: readonly NavNode[];
  readonly texts: PageView['texts'];
}

export interface LayoutProps {
  readonly view: PageView;
  /** The navigation tree, rendered once per section by `Sidebar`. To be placed exactly once. */
  readonly sidebar: ReactNode;
  /** The page's content. */
  readonly children: ReactNode;
}

/** What stands for each element of content. Properties are plain data; `children` is rendered content. */
export interface Elements {
  readonly Heading: ComponentType<{ level: 2 | 3 | 4 | 5 | 6; id?: string; children?: ReactNode }>;
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
  }>;
  readonly Table: ComponentType<{ children?: ReactNode }>;
  readonly Callout: ComponentType<{
    severity: 'info' | 'warning' | 'success' | 'error';
    title?: string;
    children?: ReactNode;
  }>;
  readonly Code: ComponentType<CodeProps>;
  readonly CodeTabs: ComponentType<{
    id: string;
    storageKey: string;
    tabs: readonly (CodeProps & { tab: string })[];
  }>;
  readonly Demo: ComponentType<DemoProps>;
}

/** A code block. */
export interface CodeProps {
  /** As written after the fence, or empty. */
  readonly language: string;
  readonly title?: string;
  /** Highlighted HTML, made at build and safe: lines are joined with `\n`, marked lines are wrapped in `<span class="line …">`. */
  readonly html: string;
  readonly lineCount: number;
}

export interface DemoProps {
  readonly id: string;
  /** The heading above the demo, for names. */
  readonly label: string;
  readonly bg: boolean | 'gradient' | 'inline' | 'outlined' | 'playground';
  readonly hideToolbar: boolean;
  /** True: full code open at load. False: no preview. Absent: preview. */
  readonly defaultCodeOpen?: boolean;
  /** Pixels. */
  readonly maxWidth?: number;
  readonly iframe: boolean;
  /** Full source. */
  readonly code: CodeProps;
  /** The part worth showing at once; absent where it would be the whole or too long. */
  readonly preview?: CodeProps;
  readonly sourceUrl?: string;
  /** The running demo, server-rendered. */
  readonly children?: ReactNode;
}

/** Settings that reach demos. */
export interface IslandSettings {
  readonly direction: 'ltr' | 'rtl';
}

export interface IslandRootProps {
  readonly settings: IslandSettings;
  /** Where styles go; the document's head if absent. Ignored on the server. */
  readonly container?: HTMLElement;
  readonly children: ReactNode;
}

/** Collects the CSS of one render on the server. */
export interface StyleCollector {
  /** Puts the collector around what is rendered. May be called several times. */
  readonly wrap: (element: ReactElement) => ReactElement;
  /** All CSS that what was rendered needs. */
  readonly css: () => string;
}

/** The build's side of a theme. */
export interface Theme {
  readonly Layout: ComponentType<LayoutProps>;
  readonly Sidebar: ComponentType<SidebarProps>;
  readonly elements: Elements;
  /** Stands for the theme's variables: put before the CSS that the module imports, in one file with it. */
  readonly tokens: (brand: Brand) => string;
  /** Values for `<meta name="theme-color">`. */
  readonly themeColor: { readonly light: string; readonly dark: string };
  readonly collectStyles: () => StyleCollector;
  /** Font files worth preloading, as the end of their file name: `hanken-grotesk-latin-wght-normal.woff2`. */
  readonly preloadFonts: readonly string[];
}
