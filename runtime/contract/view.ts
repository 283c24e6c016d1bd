import type { Dictionary } from './payload.ts';

/** What pages show around their content: plain data, made by the engine, read by a theme. */

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
  /** `id` changes with the text: who closed one sees the next. */
  readonly announcement?: { readonly id: string; readonly text: string; readonly href?: string };
  /** Address of the JSON file with notes for readers. */
  readonly notificationsUrl?: string;
  /** Ways in which demos are written, the first is the usual one. */
  readonly codeStyles: readonly { readonly id: string; readonly label: string }[];
  readonly storagePrefix: string;
  /** Readers are asked before anything is sent about them: pages hold what asks them, hidden, and a link that asks again. */
  readonly asksConsent: boolean;
  readonly products: readonly ProductView[];
}

/** A product as menus show it. */
export interface ProductView {
  readonly id: string;
  readonly name: string;
  readonly category: string | null;
  readonly description?: string;
  readonly logo?: string;
  /** Of its first page; an `https:` address for a product that another site documents. */
  readonly href: string;
  readonly beta?: boolean;
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

/** A language that a page can be read in. */
export interface LanguageView {
  /** `pt-BR` */
  readonly code: string;
  /** What it calls itself. */
  readonly name: string;
  readonly href: string;
  readonly current: boolean;
}

/** A page that is shown as one tab of several: `[docsTab]` of the specification. */
export interface PageTab {
  readonly kind: 'demos' | 'components-api' | 'hooks-api';
  readonly href: string;
  readonly current: boolean;
}

/** What one page shows around its content. */
export interface PageView {
  readonly site: SiteView;
  readonly pathname: string;
  /** The language asked for: that of the shell. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** The language of the content: another one where the page is not translated. */
  readonly content: {
    readonly language: string;
    readonly direction: 'ltr' | 'rtl';
    /** Words of the shell in that language, where it is another one. */
    readonly texts?: Dictionary;
    /** Folder of the page's file in the repository, where the page is not translated. */
    readonly folderUrl?: string;
  };
  /** Empty where there is no choice. */
  readonly languages: readonly LanguageView[];
  /** Empty for a page without tabs. */
  readonly tabs: readonly PageTab[];
  readonly title: string;
  /** Id for the title's element, which links name; absent if the author gave none. */
  readonly titleId?: string;
  readonly description: string;
  readonly product: ProductView | null;
  /** Outermost first; the page itself is not among them. */
  readonly breadcrumbs: readonly { readonly title: string; readonly href?: string }[];
  readonly headings: readonly HeadingView[];
  readonly previous?: { readonly title: string; readonly href: string };
  readonly next?: { readonly title: string; readonly href: string };
  readonly editUrl?: string;
  /** Where a mistake on the page is told. */
  readonly reportUrl?: string;
  /** Day of the last change, `2026-11-20`. */
  readonly updated?: string;
  /** Readers are asked whether the page helped. */
  readonly hasFeedback: boolean;
  /** The page as Markdown; absent where it is not worth copying. */
  readonly markdownUrl?: string;
  /** Import statement of the page's first component. */
  readonly importLine?: string;
  /** The parts of the API that the page is about, each with its place in the reference. Empty on pages of the reference itself. */
  readonly api: readonly TextLink[];
  /** Links under the title: source, WAI-ARIA, Material Design and the like. `icon` is a lucide icon name. */
  readonly resources: readonly (TextLink & { readonly icon: string })[];
  /** Words of the chips beside the title: newFeature, beta, … */
  readonly flags: readonly string[];
  /** Reserve the advert's box. */
  readonly hasAd: boolean;
  /** Demos have room for an advert of one line, unless they refuse it. */
  readonly hasDemoAds: boolean;
  /** Translated words of the shell by key; a theme falls back to its own English. */
  readonly texts: Dictionary;
}

/** What a static component of the configuration gets: it is rendered at build and ships no script. */
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
  /** Of its release: a day, or the month or year where no more is known. */
  readonly date?: string;
  readonly support?: 'current' | 'long-term' | 'ended' | 'preview';
  /** Address of the release notes. */
  readonly notes?: string;
}

/** An error that production code tells by its number. */
export interface ErrorCode {
  readonly code: number;
  /** `%s` stands for each argument, in order. */
  readonly text: string;
}

/** Facts about the site that no page needs but those that show them. */
export interface SiteData {
  readonly versions: readonly SiteVersion[];
  /** By number. */
  readonly errorCodes: readonly ErrorCode[];
}
