import type { ComponentProps } from '../../runtime/contract/demos.ts';
import type { DemoFile, DemoSource, DemoStyle } from '../../runtime/contract/theme.ts';
import type { HeadingView } from '../../runtime/contract/view.ts';
import { type Diagnostic, fileStart, type Place, type Range } from './diagnostic.ts';
import type { NavPosition } from './nav.ts';
import { NOT_FOUND_PATHNAME, type Pathname, type SourcePath } from './paths.ts';

/** Values of front matter keys, by their kind. */
interface FrontMatterValues {
  readonly text: string;
  readonly list: readonly string[];
  readonly map: Readonly<Record<string, string>>;
  readonly flag: boolean;
  /** `2026-11-20`, optionally with a time. */
  readonly date: string;
  /** A number from 0.1 to 10. */
  readonly factor: number;
}

export type FrontMatterKind = keyof FrontMatterValues;

/** Keys of front matter, which the contract defines, each with the kind of its value. */
export const FRONT_MATTER = {
  title: 'text',
  description: 'text',
  pathname: 'text',
  productId: 'text',
  components: 'list',
  hooks: 'list',
  packageName: 'text',
  githubLabel: 'text',
  githubSource: 'text',
  waiAria: 'text',
  materialDesign: 'text',
  disableAd: 'flag',
  /** Further words under which search finds the page. */
  keywords: 'list',
  search: 'flag',
  /** Factor of the page's rank in search. */
  searchBoost: 'factor',
  draft: 'flag',
  nav: 'flag',
  /** Ids that sections had in the past, with the ids of headings that replace them. */
  anchors: 'map',
  date: 'date',
  authors: 'list',
  tags: 'list',
  image: 'text',
  /** In a translation: the `PageSource.wordsHash` of its original at the time of translation. */
  sourceHash: 'text',
} as const satisfies Readonly<Record<string, FrontMatterKind>>;

/** Validated front matter of a page. */
export type FrontMatter = {
  readonly [Key in keyof typeof FRONT_MATTER]?: FrontMatterValues[(typeof FRONT_MATTER)[Key]];
};

/** Facts about a Markdown file. The text itself is not kept in memory. */
export interface PageSource {
  readonly file: SourcePath;
  readonly hash: string;
  /** Language from the file name: `zh` for `index.zh.md`, otherwise the default language. */
  readonly language: string;
  readonly frontMatter: FrontMatter;
  readonly keyRanges: Readonly<Record<string, Range>>;
  /** Ranges of front matter values written without escapes, by key: `title`, `authors.0`. */
  readonly textRanges?: Readonly<Record<string, Range>>;
  /** Whether the front matter could not be parsed, so that missing keys must not be reported. */
  readonly broken?: boolean;
  /** First `#` heading as plain text. May be absent if the front matter has a title. */
  readonly firstHeading?: string;
  readonly directives: readonly Directive[];
  /** Text of a generated page. Others are read from their files. */
  readonly text?: string;
  /** Short hash of the translatable text. Absent for generated pages. */
  readonly wordsHash?: string;
  /** UTC date of the last commit to the file: `2026-11-20`. */
  readonly updated?: string;
}

/** Returns the location of a front matter key, or the start of the file if it is missing. */
export function keyLocation({ file, keyRanges }: PageSource, key: keyof FrontMatter): Place {
  const range = keyRanges[key];
  return range ? { file, range } : fileStart(file);
}

/** A page of an API reference. A tab documents all components, or all hooks, of its page. */
export interface ApiPage {
  readonly pathname: Pathname;
  readonly package: string;
  /** Names in display order. */
  readonly names: readonly string[];
  readonly isTab: boolean;
  /** Addresses by which comments link to this documentation. Such links become internal links. */
  readonly homes: readonly string[];
}

/** A page of the site, before compilation. */
export interface Page {
  readonly pathname: Pathname;
  /** Language in which the page is served. `source.language` is the language of its content. */
  readonly language: string;
  readonly kind: 'markdown' | 'api';
  readonly api?: ApiPage;
  readonly source: PageSource;
  readonly product: string | null;
  readonly category: string | null;
  /** Present for pages outside of their product that have the default navigation tree. */
  readonly hasDefaultTree?: true;
  /** Title from the front matter, else the first heading, the navigation label or the file name. */
  readonly title: string;
  readonly demos: readonly Demo[];
  /** Files whose code the page shows. Absent if it shows no files. */
  readonly codeFiles?: readonly CodeFile[];
  readonly position: NavPosition;
  readonly post?: Post;
  /** Present for generated lists of posts. */
  readonly isPostList?: true;
  /** Whether the page replaces pages that cannot be shown. No list contains it. */
  readonly unlisted?: true;
}

/** A page before its position in the navigation is known. */
export type PageWithoutPosition = Omit<Page, 'position'>;

export interface Post {
  /** `2026-11-20`, optionally with a time. */
  readonly date: string;
  readonly authors: readonly Author[];
  readonly tags: readonly Topic[];
}

/** A name that posts share, and the page that lists them. */
export interface Topic {
  readonly name: string;
  readonly pathname: Pathname;
}

export interface Author extends Topic {
  readonly initials: string;
  /** Address of a page about the author. */
  readonly href?: string;
}

/** Whether a page is excluded from lists of pages. */
export const isUnlisted = ({ pathname, unlisted }: Pick<Page, 'pathname' | 'unlisted'>) =>
  pathname === NOT_FOUND_PATHNAME || unlisted === true;

/** Whether a page has a file on disk. Generated sources have names in angle brackets. */
export const hasFile = ({ source }: Pick<Page, 'source'>) => !source.file.startsWith('<');

/** Whether a page is served in the default language because it is not translated. */
export const isFallback = ({ language, source }: Pick<Page, 'language' | 'source'>) =>
  language !== source.language;

/** Whether a page has a file of its own: it is neither generated nor a fallback page. */
export const hasOwnFile = (page: Pick<Page, 'language' | 'source'>) =>
  hasFile(page) && !isFallback(page);

/** Leaves out fallback pages, which have the content of others. */
export const originalsOf = (pages: readonly Page[]) => pages.filter((page) => !isFallback(page));

/** Returns the files in the content directory on which a page depends: its text, demos and code. */
export const filesOfPage = ({
  source,
  demos,
  codeFiles = [],
}: Pick<Page, 'source' | 'demos' | 'codeFiles'>): SourcePath[] => [
  source.file,
  ...demos.flatMap(({ variants }) => variants.flatMap(({ files }) => files)),
  ...codeFiles.map(({ file }) => file),
];

/** Front matter keys whose values are addresses, and how pages use them. */
export const FRONT_MATTER_ADDRESSES = [
  ['waiAria', 'link'],
  ['materialDesign', 'link'],
  ['image', 'image'],
] as const;

export interface DemoOptions {
  readonly bg?: boolean | 'gradient' | 'inline' | 'outlined' | 'playground';
  readonly hideToolbar?: boolean;
  readonly defaultCodeOpen?: boolean;
  readonly iframe?: boolean;
  /** Height in pixels. */
  readonly height?: number;
  /** Width in pixels. */
  readonly maxWidth?: number;
  readonly disableLiveEdit?: boolean;
  readonly hideEditButton?: boolean;
  readonly disableAd?: boolean;
}

/** A directive on its own line, before its options are validated. */
export interface Directive {
  readonly kind: 'demo' | 'component' | 'code';
  /** Name as written: `BasicButtons.js`, `modules/Gallery`, `../server.py`. */
  readonly name: string;
  readonly range: Range;
}

export interface DemoVariant {
  /** Id of a configured code style, or null if there is only one. */
  readonly style: string | null;
  readonly module: SourcePath;
  /** The module, followed by its JavaScript version and all relative imports, sorted. */
  readonly files: readonly SourcePath[];
}

export interface Demo {
  /** Name as written in the directive. Directives with the same name show the same demo. */
  readonly name: string;
  /** Id such as `BasicButtons`: unique on its page, valid as an anchor and as an identifier. */
  readonly id: string;
  readonly variants: readonly [DemoVariant, ...DemoVariant[]];
}

/** A file whose code a page shows, all of it or regions. */
export interface CodeFile {
  /** Path as written in the directive, relative to the page's folder. */
  readonly name: string;
  readonly file: SourcePath;
}

/** Displayed code of a file that a demo imports. */
export interface DemoFileCode extends Pick<DemoFile, 'name' | 'code'> {
  /** Text of a file that is too long for the page. */
  readonly text?: string;
}

/** Displayed code of a demo in one language. */
export interface DemoSourceCode extends Omit<DemoSource, 'files'> {
  readonly files: readonly DemoFileCode[];
}

/** Displayed code of a demo in one style. */
export interface DemoStyleCode extends Pick<DemoStyle, 'style'> {
  readonly sources: readonly DemoSourceCode[];
}

/** Displayed code of a page's demos: their styles by demo id, the default style first. */
export type DemoCode = Readonly<Record<string, readonly DemoStyleCode[]>>;

export interface Heading extends Omit<HeadingView, 'level'> {
  readonly level: 2 | 3 | 4 | 5 | 6;
  readonly range: Range;
  /** Whether its id is written as `{#id}` or in a tag, not derived from its text. */
  readonly explicit?: true;
  /** Whether it is an HTML element, whose author wrote its id. */
  readonly isHtml?: true;
}

/** Returns the image for previews of links to a page. Undefined for SVG, which they do not show. */
export const previewImage = ({ frontMatter: { image } }: Pick<PageSource, 'frontMatter'>) =>
  image !== undefined && /\.svg$/i.test(image) ? undefined : image;

/** Returns the addresses that a page refers to, including those in its front matter. */
export function addressesOfPage(
  { source }: Pick<Page, 'source'>,
  { references }: Pick<PageFacts, 'references'>,
): readonly Pick<PageReference, 'kind' | 'href'>[] {
  const image = previewImage(source);
  return image === undefined ? references : [...references, { kind: 'image', href: image }];
}

export interface PageReference {
  readonly kind: 'link' | 'image';
  /** Address as written: `/a/b/#c`, `../b.md`, `logo.svg`, `https://…`. */
  readonly href: string;
  readonly range: Range;
  readonly hasAddressAsText?: true;
}

/** A link to a site path, or a request to or frame of another site, in a demo's code. */
export interface DemoLink {
  readonly kind: 'link' | 'request' | 'frame';
  readonly file: SourcePath;
  /** Path as written, `/a/b/#c`, or the origin of a request or frame: `https://api.example.org`. */
  readonly href: string;
  /** Range in that file, without quotes. */
  readonly range: Range;
}

export interface DemoPlacement {
  readonly demo: string;
  readonly options: DemoOptions;
  readonly range: Range;
  /** Ids of its styles, the default one first. Absent if there is only one. */
  readonly styles?: readonly string[];
}

/** A component of the configuration on a page. */
export interface ComponentPlacement {
  readonly name: string;
  /** Other members of the directive's JSON. */
  readonly props: ComponentProps;
}

/** Returns the index of the first heading of a translation with another level, or -1. */
export function unequalHeading(own: readonly Heading[], original: readonly Heading[]): number {
  const longer = own.length < original.length ? original : own;
  return longer.findIndex((_, at) => own[at]?.level !== original[at]?.level);
}

/** Facts about a page for the rest of the site: a few kB, without its body. */
export interface PageFacts {
  readonly title: string;
  /** Id set by the author on the title: `# Title {#id}`. */
  readonly titleId?: string;
  readonly description: string;
  /** The description, or the start of the first paragraph: for search engines and lists of pages. */
  readonly summary: string;
  readonly headings: readonly Heading[];
  /** Ids that links may target: title, headings, footnotes, raw HTML, demos and code lines. */
  readonly anchors: readonly string[];
  readonly references: readonly PageReference[];
  readonly demos: readonly DemoPlacement[];
  readonly demoLinks?: readonly DemoLink[];
  readonly words?: number;
  /** `{{"component": …}}` directives, in document order. */
  readonly components: readonly ComponentPlacement[];
  /** Props mentioned in JSX and tables. */
  readonly propMentions?: readonly PropMention[];
}

/** A prop that a page mentions in code. */
export interface PropMention {
  readonly prop: string;
  /** Range of the prop's name. */
  readonly range: Range;
  /** Component of the JSX element: `Button` in `<Button color>`. */
  readonly component?: string;
}

/** A body ready for rendering. `tree` contains HTML and the theme's custom elements. */
export interface PageBody {
  readonly tree: import('hast').Root;
  /** The page as Markdown for machines: without front matter, with code in place of directives. */
  readonly markdown: string;
  /** Links in `markdown` to replace with addresses of the built site, in text order. */
  readonly markdownLinks?: readonly MarkdownLink[];
}

export interface MarkdownLink {
  readonly offset: number;
  readonly written: string;
  /** Address as in `PageReference`. */
  readonly href: string;
}

export interface CompiledPage {
  readonly facts: PageFacts;
  readonly body: PageBody;
  readonly diagnostics: readonly Diagnostic[];
}
