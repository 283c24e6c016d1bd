import type { Dictionary } from './payload.ts';

/** Plain data for everything around the content of pages, from the engine to a theme. */

/** Brand settings from `site.brand`. A theme uses those that it knows. */
export interface Brand {
  /** Address of an SVG under the public files. */
  readonly logo?: string;
  readonly favicon?: string;
  /** Main color, light and dark, as `#rrggbb`. */
  readonly colors?: { readonly light?: string; readonly dark?: string };
}

export interface TextLink {
  readonly text: string;
  readonly href: string;
}

/** Data of the site for every page. Addresses are as served: with base and language. */
export interface SiteView {
  readonly name: string;
  readonly home: string;
  readonly base: string;
  readonly repository?: string;
  readonly brand: Brand;
  /** Links at the top of pages. */
  readonly header: readonly TextLink[];
  /** Links at the bottom of pages. */
  readonly footer: readonly TextLink[];
  /** `id` changes with the text: readers who closed one see the next. */
  readonly announcement?: { readonly id: string; readonly text: string; readonly href?: string };
  /** Address of the JSON file with notifications. */
  readonly notificationsUrl?: string;
  /** Code styles of demos; the first is the default. */
  readonly codeStyles: readonly { readonly id: string; readonly label: string }[];
  readonly storagePrefix: string;
  /** Whether readers are asked for consent: pages have a hidden banner and a link that opens it. */
  readonly asksConsent: boolean;
  /** Whether the site has search. If so, the header has a button that opens the search dialog. */
  readonly hasSearch: boolean;
  readonly products: readonly ProductView[];
}

export interface ProductView {
  readonly id: string;
  readonly name: string;
  readonly category: string | null;
  readonly description?: string;
  readonly logo?: string;
  /** Address of its first page; an `https:` address for a product documented elsewhere. */
  readonly href: string;
  readonly beta?: boolean;
  readonly version?: string;
  readonly versions: readonly ProductVersion[];
}

/** An entry of a version menu. */
export interface ProductVersion {
  /** `v7.0.0-beta.4` */
  readonly text: string;
  readonly href?: string;
  readonly current?: boolean;
}

/** Marks of an entry, shown as chips. */
export interface NavFlags {
  readonly newFeature?: boolean;
  readonly planned?: boolean;
  readonly unstable?: boolean;
  readonly beta?: boolean;
  readonly legacy?: boolean;
  readonly deprecated?: boolean;
}

/** An entry of the sidebar. */
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
  /** The language's name in the language itself: `Português`. */
  readonly name: string;
  readonly href: string;
  readonly current: boolean;
}

/** One of several tabs of a page. */
export interface PageTab {
  readonly kind: 'demos' | 'components-api' | 'hooks-api';
  readonly href: string;
  readonly current: boolean;
}

/** Facts about a blog post besides its text. */
export interface PostView {
  /** `2026-11-20` */
  readonly date: string;
  /** Reading time. */
  readonly minutes: number;
  readonly authors: readonly (TextLink & { readonly initials: string })[];
  readonly tags: readonly TextLink[];
}

/** A file with the latest posts, for feed readers. */
export interface FeedView extends TextLink {
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

/** Data for everything around the content of a page. */
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
    /** Texts of the shell in the language of the content, if it differs. */
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
  /** The description, or the start of the first paragraph. */
  readonly summary: string;
  readonly product: ProductView | null;
  /** Versions of the site, listed in menus instead of the product's; absent without versions. */
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
  /** Present for generated lists of posts. */
  readonly isPostList?: true;
  /** Feeds of the blog, on its pages. */
  readonly feeds: readonly FeedView[];
  /** Whether readers are asked if the page helped. */
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
  /** Names of chips beside the title: `newFeature`, `beta`, … */
  readonly flags: readonly string[];
  /** Whether to reserve the advert's box. */
  readonly hasAd: boolean;
  /** Whether demos have room for a one-line advert, unless they opt out. */
  readonly hasDemoAds: boolean;
  /** Translated texts of the shell by key; a theme falls back to its own English. */
  readonly texts: Dictionary;
}

/** Props of a static component of the configuration: rendered at build, without a script. */
export interface StaticProps {
  readonly view: PageView;
  readonly data: SiteData;
}

/** A version of the site on the page of versions. */
export interface SiteVersion extends ProductVersion {
  /** Date of its release: a day, or the month or year if no more is known. */
  readonly date?: string;
  readonly support?: 'current' | 'long-term' | 'ended' | 'preview';
  /** Address of the release notes. */
  readonly notes?: string;
}

/** An error that production code reports by its number. */
export interface ErrorCode {
  readonly code: number;
  /** Contains `%s` for each argument, in order. */
  readonly text: string;
}

/** A page in a list of pages. */
export interface SitePage {
  readonly pathname: string;
  /** Address in the language of the page that shows the list. */
  readonly href: string;
  readonly title: string;
  /** Empty if the page has none. */
  readonly description: string;
  /** Number of demos. */
  readonly demos: number;
}

/** Facts about the site for the pages that show them. */
export interface SiteData {
  /** Pages written in Markdown. */
  readonly pages: readonly SitePage[];
  readonly versions: readonly SiteVersion[];
  /** Sorted by number. */
  readonly errorCodes: readonly ErrorCode[];
}
