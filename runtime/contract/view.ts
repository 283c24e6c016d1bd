import type { Dictionary } from './payload.ts';

/** What pages show around their content: plain data, made by the engine, read by a theme. */

/** Brand facts a site may set in `site.brand`; a theme uses what it understands. */
export interface Brand {
  /** Address of an SVG under the public files. */
  readonly logo?: string;
  readonly favicon?: string;
  /** Main color, light and dark, as `#rrggbb`. */
  readonly colors?: { readonly light?: string; readonly dark?: string };
}

/** A link with its text. */
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
  /** `id` changes with the text: readers who closed one see the next. */
  readonly announcement?: { readonly id: string; readonly text: string; readonly href?: string };
  /** Address of the JSON file with notifications. */
  readonly notificationsUrl?: string;
  /** Code styles of demos; the first is the default. */
  readonly codeStyles: readonly { readonly id: string; readonly label: string }[];
  readonly storagePrefix: string;
  /** Readers are asked for consent: pages contain the banner, hidden, and a link that opens it. */
  readonly asksConsent: boolean;
  /** Pages can be searched: the header has the button of the dialog. */
  readonly hasSearch: boolean;
  readonly products: readonly ProductView[];
}

/** A product as menus show it. */
export interface ProductView {
  readonly id: string;
  readonly name: string;
  readonly category: string | null;
  readonly description?: string;
  readonly logo?: string;
  /** Of its first page; an `https:` address for a product documented elsewhere. */
  readonly href: string;
  readonly beta?: boolean;
  readonly version?: string;
  readonly versions: readonly {
    readonly text: string;
    readonly href?: string;
    readonly current?: boolean;
  }[];
}

/** Marks of an entry, shown as chips. Spec §3; `deprecated` is an addition. */
export interface NavFlags {
  readonly newFeature?: boolean;
  readonly planned?: boolean;
  readonly unstable?: boolean;
  readonly beta?: boolean;
  readonly legacy?: boolean;
  readonly deprecated?: boolean;
}

/** An entry as the sidebar shows it. */
export interface NavNode extends NavFlags {
  readonly kind: 'page' | 'group' | 'subheader' | 'external' | 'planned';
  /** Identifies the node in its tree: the canonical pathname, or the address of another site. */
  readonly pathname: string;
  readonly title: string;
  /** Absent for subheaders and planned pages. A group links to its first page. */
  readonly href?: string;
  readonly children: readonly NavNode[];
  /** Commercial plan that the entry needs. */
  readonly plan?: string;
  readonly icon?: string;
}

export interface HeadingView {
  readonly id: string;
  readonly level: 2 | 3 | 4;
  readonly text: string;
}

/** A language that a page can be read in. */
export interface LanguageView {
  /** `pt-BR` */
  readonly code: string;
  /** Its own name for itself. */
  readonly name: string;
  readonly href: string;
  readonly current: boolean;
}

/** A page as one tab of several: `[docsTab]` of the specification. */
export interface PageTab {
  readonly kind: 'demos' | 'components-api' | 'hooks-api';
  readonly href: string;
  readonly current: boolean;
}

/** What a post of the blog shows besides its text. */
export interface PostView {
  /** `2026-11-20` */
  readonly date: string;
  /** Time that reading takes. */
  readonly minutes: number;
  readonly authors: readonly (TextLink & { readonly initials: string })[];
  readonly tags: readonly TextLink[];
}

/** A file with the latest posts, for feed readers. */
export interface FeedView extends TextLink {
  /** Media type. */
  readonly type: string;
}

/** A version of the site in the menu of a page. */
export interface VersionView {
  readonly text: string;
  readonly status: 'latest' | 'next' | 'maintained' | 'old';
  readonly current?: true;
  /** Address of the same page, or else of the nearest page above it that the version has. */
  readonly href: string;
  /** Whether the version has the page. */
  readonly hasPage: boolean;
}

/** What one page shows around its content. */
export interface PageView {
  readonly site: SiteView;
  readonly pathname: string;
  /** The requested language, used by the shell. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** The language of the content, which differs on fallback pages. */
  readonly content: {
    readonly language: string;
    readonly direction: 'ltr' | 'rtl';
    /** Texts of the shell in that language, if it differs. */
    readonly texts?: Dictionary;
    /** Folder of the page's file in the repository, on fallback pages. */
    readonly folderUrl?: string;
  };
  /** Empty if there is no choice. */
  readonly languages: readonly LanguageView[];
  /** Empty for a page without tabs. */
  readonly tabs: readonly PageTab[];
  readonly title: string;
  /** Id of the title's element; absent if the author gave none. */
  readonly titleId?: string;
  readonly description: string;
  readonly product: ProductView | null;
  /** Versions of the site to switch to; absent if there are none. They take the place of the product's in menus. */
  readonly versions?: readonly VersionView[];
  /** Outermost first; the page itself is not among them. */
  readonly breadcrumbs: readonly { readonly title: string; readonly href?: string }[];
  readonly headings: readonly HeadingView[];
  readonly previous?: { readonly title: string; readonly href: string };
  readonly next?: { readonly title: string; readonly href: string };
  readonly editUrl?: string;
  /** Address for reporting a mistake on the page. */
  readonly reportUrl?: string;
  /** Day of the last change, `2026-11-20`. */
  readonly updated?: string;
  /** Present for posts of the blog. */
  readonly post?: PostView;
  /** Feeds of the blog, on its pages. */
  readonly feeds: readonly FeedView[];
  /** Readers are asked whether the page helped. */
  readonly hasFeedback: boolean;
  /** The page as Markdown; absent if it is not worth copying. */
  readonly markdownUrl?: string;
  /** Assistants that can open the page. */
  readonly assistants?: readonly TextLink[];
  /** Import statement of the page's first component. */
  readonly importLine?: string;
  /** The page's entries in the API reference. Empty on pages of the reference itself. */
  readonly api: readonly TextLink[];
  /** Links under the title: source, WAI-ARIA and the like. `icon` is a lucide icon name. */
  readonly resources: readonly (TextLink & { readonly icon: string })[];
  /** Chips beside the title: newFeature, beta, … */
  readonly flags: readonly string[];
  /** Reserve the advert's box. */
  readonly hasAd: boolean;
  /** Demos have room for an advert of one line, unless they opt out. */
  readonly hasDemoAds: boolean;
  /** Translated texts of the shell by key; a theme falls back to its own English. */
  readonly texts: Dictionary;
}

/** Props of a static component of the configuration, which is rendered at build and ships no script. */
export interface StaticProps {
  readonly view: PageView;
  readonly data: SiteData;
}

/** A version of the site, as its versions page shows it. */
export interface SiteVersion {
  /** `v7.0.0-beta.4` */
  readonly text: string;
  readonly href?: string;
  readonly current?: boolean;
  /** Date of its release: a day, or the month or year if no more is known. */
  readonly date?: string;
  readonly support?: 'current' | 'long-term' | 'ended' | 'preview';
  /** Address of the release notes. */
  readonly notes?: string;
}

/** An error that production code reports by its number. */
export interface ErrorCode {
  readonly code: number;
  /** `%s` stands for each argument, in order. */
  readonly text: string;
}

/** A page, as lists of pages show it. */
export interface SitePage {
  readonly pathname: string;
  /** In the language of the page that shows the list. */
  readonly href: string;
  readonly title: string;
  /** `''` if it has none. */
  readonly description: string;
  /** Number of its demos. */
  readonly demos: number;
}

/** Facts about the site for the pages that show them. */
export interface SiteData {
  /** Pages written in Markdown. */
  readonly pages: readonly SitePage[];
  readonly versions: readonly SiteVersion[];
  /** By number. */
  readonly errorCodes: readonly ErrorCode[];
}
