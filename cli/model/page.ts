import type { ApiPage } from './api/site-api.ts';
import type { Demo, DemoOptions, Directive } from './demo/demo.ts';
import { type Diagnostic, fileStart, type Place, type Range } from './diagnostic.ts';
import type { NavPlace } from './nav.ts';
import { NOT_FOUND_PATHNAME } from './paths.ts';
import type { Pathname, SourcePath } from './paths.ts';

/** Front matter of a page, checked. Names are the contract's. */
export interface FrontMatter {
  readonly title?: string;
  readonly description?: string;
  readonly pathname?: string;
  readonly productId?: string;
  readonly components?: readonly string[];
  readonly hooks?: readonly string[];
  readonly packageName?: string;
  readonly githubLabel?: string;
  readonly githubSource?: string;
  readonly waiAria?: string;
  readonly materialDesign?: string;
  readonly unstyled?: string;
  readonly disableAd?: boolean;
  readonly draft?: boolean;
  readonly nav?: boolean;
  readonly date?: string;
  readonly authors?: readonly string[];
  readonly tags?: readonly string[];
  readonly image?: string;
  /** In a translation: the hash of the words that it translates, `PageSource.wordsHash` of its original. */
  readonly sourceHash?: string;
}

/** What `load` tells about one Markdown file. Small: the text itself stays on disk. */
export interface PageSource {
  readonly file: SourcePath;
  readonly hash: string;
  /** `en`, or the `zh` of `index.zh.md`. */
  readonly language: string;
  readonly frontMatter: FrontMatter;
  /** Place of each front matter key, for messages. */
  readonly keyRanges: Readonly<Record<string, Range>>;
  /** Place of each text of the front matter that stands there as it is read, without quotes and escapes. */
  readonly textRanges?: Readonly<Record<string, Range>>;
  /** The front matter could not be read: what it lacks is not the author's word. */
  readonly broken?: boolean;
  /** The first `#` heading as plain text, if there is one. */
  readonly firstHeading?: string;
  readonly directives: readonly Directive[];
  /** Short hash of what a translator translates. Absent for a page that nobody has written. */
  readonly wordsHash?: string;
  /** Day of the last commit to the file, in UTC: `2026-11-20`. */
  readonly updated?: string;
}

/** Where the front matter of a page says something; the start of its file where it does not. */
export function keyPlace({ file, keyRanges }: PageSource, key: keyof FrontMatter): Place {
  const range = keyRanges[key];
  return range ? { file, range } : fileStart(file);
}

/** One page to be. */
export interface Page {
  readonly pathname: Pathname;
  /** The language it is served in. That of its content is the source's. */
  readonly language: string;
  readonly kind: 'markdown' | 'api';
  /** What it documents: set for a page of an API reference. */
  readonly api?: ApiPage;
  readonly source: PageSource;
  /** Id of its product, or null. */
  readonly product: string | null;
  readonly category: string | null;
  /** Title of the page: front matter, else the first heading, else its label in the navigation, else the name of its file. */
  readonly title: string;
  readonly demos: readonly Demo[];
  readonly place: NavPlace;
  /** It stands for others that cannot be shown, and is not listed itself. So is the page for wrong addresses, always. */
  readonly unlisted?: true;
}

/** Whether a page is shown instead of others, and has no place among them. */
export const isUnlisted = ({ pathname, unlisted }: Pick<Page, 'pathname' | 'unlisted'>) =>
  pathname === NOT_FOUND_PATHNAME || unlisted === true;

/** Whether a page has a file that somebody wrote. The names of others stand in angle brackets, which no file of a site may have. */
export const hasFile = ({ source }: Pick<Page, 'source'>) => !source.file.startsWith('<');

/** Whether a page is served in a language into which nobody has translated it: it shows the content of the first one. */
export const isStandIn = ({ language, source }: Pick<Page, 'language' | 'source'>) =>
  language !== source.language;

/** The files under the content directory that a page is made of: its text and those of its demos. */
export const filesOf = ({ source, demos }: Pick<Page, 'source' | 'demos'>): SourcePath[] => [
  source.file,
  ...demos.flatMap(({ variants }) => variants.flatMap(({ files }) => files)),
];

/** A heading with an id. Levels 2 to 4. */
export interface Heading {
  readonly id: string;
  readonly level: 2 | 3 | 4;
  readonly text: string;
  readonly range: Range;
  /** Its id was written, `{#id}`, and not made of its text. */
  readonly explicit?: true;
}

/** A link, image or embedded address as written. */
export interface PageReference {
  readonly kind: 'link' | 'image';
  /** As written: `/a/b/#c`, `../b.md`, `logo.svg`, `https://…`. */
  readonly href: string;
  readonly range: Range;
}

/** A path of the site that an element in a demo leads to. */
export interface DemoLink {
  readonly file: SourcePath;
  /** As written: `/a/b/#c`. */
  readonly href: string;
  /** In that file, without the quotes. */
  readonly range: Range;
}

/** Where a directive put a demo. */
export interface DemoPlacement {
  readonly demo: string;
  readonly options: DemoOptions;
  readonly range: Range;
  /** Ids of the styles it is written in, the first is the usual one. Absent where there is no choice. */
  readonly styles?: readonly string[];
}

/** What the rest of the site may know about a page. A few kB, never its body. */
export interface PageFacts {
  readonly title: string;
  /** Id that the author gave to the title: `# Title {#id}`. */
  readonly titleId?: string;
  readonly description: string;
  readonly headings: readonly Heading[];
  /** Every id in the page that a link may name: title, headings, footnotes, raw HTML, demos, numbered lines of code. */
  readonly anchors: readonly string[];
  readonly references: readonly PageReference[];
  readonly demos: readonly DemoPlacement[];
  /** Where its demos lead; absent where they lead nowhere. */
  readonly demoLinks?: readonly DemoLink[];
  /** Names of `{{"component": …}}` used. */
  readonly components: readonly string[];
  /** Props that its JSX and tables name; absent if there are none. */
  readonly propMentions?: readonly PropMention[];
}

/** A prop that a page names in code. */
export interface PropMention {
  readonly prop: string;
  /** Of the prop's name. */
  readonly range: Range;
  /** The component of the JSX element: `<Button color>`. */
  readonly component?: string;
}

/** A body ready to render. `tree` is a hast root; custom elements are those of the theme contract. */
export interface PageBody {
  readonly tree: import('hast').Root;
  /** The page as Markdown for machines: front matter gone, directives replaced by code. */
  readonly markdown: string;
  /** Addresses in it that have to be those of the built site, in the order of the text. */
  readonly markdownLinks?: readonly MarkdownLink[];
}

/** An address as written in the Markdown of a page, and where it begins. */
export interface MarkdownLink {
  readonly offset: number;
  readonly written: string;
  /** As references know it. */
  readonly href: string;
}

/** What `compile` makes of one page. */
export interface CompiledPage {
  readonly facts: PageFacts;
  readonly body: PageBody;
  readonly diagnostics: readonly Diagnostic[];
}
