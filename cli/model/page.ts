import type { DemoStyle } from '../../runtime/contract/theme.ts';
import type { ApiPage } from './api/site-api.ts';
import { type Diagnostic, fileStart, type Place, type Range } from './diagnostic.ts';
import type { NavPlace } from './nav.ts';
import { NOT_FOUND_PATHNAME } from './paths.ts';
import type { Pathname, SourcePath } from './paths.ts';

/** Front matter of a page, checked. The contract defines the keys. */
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
  readonly disableAd?: boolean;
  readonly draft?: boolean;
  readonly nav?: boolean;
  readonly date?: string;
  readonly authors?: readonly string[];
  readonly tags?: readonly string[];
  readonly image?: string;
  /** In a translation: the `PageSource.wordsHash` of the original that it translates. */
  readonly sourceHash?: string;
}

/** Facts about one Markdown file. Small: the text itself stays on disk. */
export interface PageSource {
  readonly file: SourcePath;
  readonly hash: string;
  /** `en`, or the `zh` of `index.zh.md`. */
  readonly language: string;
  readonly frontMatter: FrontMatter;
  /** Range of each front matter key. */
  readonly keyRanges: Readonly<Record<string, Range>>;
  /** Range of each text in the front matter that has no escapes; list items are `authors.0`. */
  readonly textRanges?: Readonly<Record<string, Range>>;
  /** The front matter could not be read, so missing keys are not reported. */
  readonly broken?: boolean;
  /** The first `#` heading as plain text. */
  readonly firstHeading?: string;
  readonly directives: readonly Directive[];
  /** Short hash of the text that is translated. Absent for generated pages. */
  readonly wordsHash?: string;
  /** Day of the last commit to the file, in UTC: `2026-11-20`. */
  readonly updated?: string;
}

/** Returns the location of a front matter key, or the start of the file if the key is missing. */
export function keyPlace({ file, keyRanges }: PageSource, key: keyof FrontMatter): Place {
  const range = keyRanges[key];
  return range ? { file, range } : fileStart(file);
}

/** A page of the site, before it is compiled. */
export interface Page {
  readonly pathname: Pathname;
  /** The language it is served in. That of its content is the source's. */
  readonly language: string;
  readonly kind: 'markdown' | 'api';
  /** Set for a page of an API reference. */
  readonly api?: ApiPage;
  readonly source: PageSource;
  /** Id of its product, or null. */
  readonly product: string | null;
  readonly category: string | null;
  /** Front matter, else the first heading, else the label in the navigation, else the file name. */
  readonly title: string;
  readonly demos: readonly Demo[];
  readonly place: NavPlace;
  /** It replaces pages that cannot be shown, and no list contains it. */
  readonly unlisted?: true;
}

/** Whether lists of pages leave a page out. */
export const isUnlisted = ({ pathname, unlisted }: Pick<Page, 'pathname' | 'unlisted'>) =>
  pathname === NOT_FOUND_PATHNAME || unlisted === true;

/** Whether a page has a file on disk. Generated sources have names in angle brackets. */
export const hasFile = ({ source }: Pick<Page, 'source'>) => !source.file.startsWith('<');

/** Whether a page is not translated into its language and shows the default language instead. */
export const isFallback = ({ language, source }: Pick<Page, 'language' | 'source'>) =>
  language !== source.language;

/** Returns the files under the content directory that a page is made of: its text and its demos. */
export const filesOf = ({ source, demos }: Pick<Page, 'source' | 'demos'>): SourcePath[] => [
  source.file,
  ...demos.flatMap(({ variants }) => variants.flatMap(({ files }) => files)),
];

/** Options of a demo directive, checked. Facts §6.3. */
export interface DemoOptions {
  readonly bg?: boolean | 'gradient' | 'inline' | 'outlined' | 'playground';
  readonly hideToolbar?: boolean;
  readonly defaultCodeOpen?: boolean;
  readonly iframe?: boolean;
  /** Pixels. */
  readonly height?: number;
  /** Pixels. */
  readonly maxWidth?: number;
  readonly disableLiveEdit?: boolean;
  readonly hideEditButton?: boolean;
  readonly disableAd?: boolean;
}

/** A directive on a line of its own, before its options are checked. */
export interface Directive {
  readonly kind: 'demo' | 'component';
  /** As written: `BasicButtons.js`, `modules/Gallery`. */
  readonly name: string;
  readonly range: Range;
}

/** A demo written in one style. */
export interface DemoVariant {
  /** Id of a code style of the configuration, or null for the only one. */
  readonly style: string | null;
  /** The module with the default export. */
  readonly module: SourcePath;
  /** The module first, then its JavaScript version and all relative imports, sorted. */
  readonly files: readonly SourcePath[];
}

/** A demo of a page. */
export interface Demo {
  /** As written in the directive. Two directives with one name show one demo twice. */
  readonly name: string;
  /** `BasicButtons`: unique on its page, an anchor and a JavaScript identifier. */
  readonly id: string;
  readonly variants: readonly [DemoVariant, ...DemoVariant[]];
}

/** The code of a demo in one style, as it is shown. */
export type DemoStyleCode = Pick<DemoStyle, 'style' | 'sources'>;

/** The code that a page's demos show: the styles of each demo by its id, the default one first. */
export type DemoCode = Readonly<Record<string, readonly DemoStyleCode[]>>;

/** A heading with an id. Levels 2 to 4. */
export interface Heading {
  readonly id: string;
  readonly level: 2 | 3 | 4;
  readonly text: string;
  readonly range: Range;
  /** Its id is written, `{#id}`, and not derived from its text. */
  readonly explicit?: true;
}

/** A link, image or embedded address as written. */
export interface PageReference {
  readonly kind: 'link' | 'image';
  /** As written: `/a/b/#c`, `../b.md`, `logo.svg`, `https://…`. */
  readonly href: string;
  readonly range: Range;
}

/** A link to a path of the site in the code of a demo. */
export interface DemoLink {
  readonly file: SourcePath;
  /** As written: `/a/b/#c`. */
  readonly href: string;
  /** In that file, without the quotes. */
  readonly range: Range;
}

/** A demo in the text of a page. */
export interface DemoPlacement {
  readonly demo: string;
  readonly options: DemoOptions;
  readonly range: Range;
  /** Ids of its styles, the default one first. Absent if there is no choice. */
  readonly styles?: readonly string[];
}

/** Facts about a page for the rest of the site. A few kB, never its body. */
export interface PageFacts {
  readonly title: string;
  /** Id that the author gave to the title: `# Title {#id}`. */
  readonly titleId?: string;
  readonly description: string;
  readonly headings: readonly Heading[];
  /** Every id that a link may target: title, headings, footnotes, raw HTML, demos, numbered lines of code. */
  readonly anchors: readonly string[];
  readonly references: readonly PageReference[];
  readonly demos: readonly DemoPlacement[];
  readonly demoLinks?: readonly DemoLink[];
  /** Names of `{{"component": …}}` used. */
  readonly components: readonly string[];
  /** Props in its JSX and tables. */
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

/** A body ready to render. `tree` is a hast root; its custom elements are those of the theme contract. */
export interface PageBody {
  readonly tree: import('hast').Root;
  /** The page as Markdown for machines: without front matter, directives replaced by code. */
  readonly markdown: string;
  /** Addresses in `markdown` that become those of the built site, in the order of the text. */
  readonly markdownLinks?: readonly MarkdownLink[];
}

/** An address in the Markdown of a page, as written, and its start. */
export interface MarkdownLink {
  readonly offset: number;
  readonly written: string;
  /** As `PageReference` has it. */
  readonly href: string;
}

/** The output of `compile` for one page. */
export interface CompiledPage {
  readonly facts: PageFacts;
  readonly body: PageBody;
  readonly diagnostics: readonly Diagnostic[];
}
