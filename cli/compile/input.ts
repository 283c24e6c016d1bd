import type { SourcePath } from '../model/paths.ts';
import type { CompileLimits } from './limits.ts';
import type { Demo, DemoVariant, Heading } from '../model/page.ts';
import type { IndexPageInput } from '../search/index-page.ts';

export interface DemoInputFile {
  readonly path: SourcePath;
  /** Empty for files that are not text. */
  readonly text: string;
  readonly hash: string;
}

/** A file whose code the page shows. */
export interface CodeInputFile {
  readonly name: string;
  readonly text: string;
  readonly hash: string;
}

export interface DemoInput extends Pick<Demo, 'name' | 'id'> {
  /** Variants by style. The first one is shown by default. */
  readonly variants: readonly (Pick<DemoVariant, 'style' | 'module'> & {
    readonly files: readonly DemoInputFile[];
  })[];
}

export interface CompileOptions {
  /** `safe` keeps allowed HTML; `escape` shows all HTML as text. */
  readonly rawHtml: 'safe' | 'escape';
  readonly headingIds: 'words' | 'github';
  readonly embedHosts: readonly string[];
  readonly components: readonly string[];
  readonly limits: CompileLimits;
  /** Absolute paths of bundled modules with plugins. Their names contain a content hash. */
  readonly pluginModules: readonly string[];
  readonly marksLines?: true;
}

export type OriginalHeading = Pick<Heading, 'id' | 'level'>;

/** Everything that compilation of a page depends on. */
export interface CompileInput {
  readonly file: SourcePath;
  /** The whole file including front matter, with `\n` line endings and no byte order mark. */
  readonly text: string;
  readonly hash: string;
  readonly pathname: string;
  /** Title in the front matter. Empty if the page is named by its first heading. */
  readonly title: string;
  /** Title used if neither front matter nor text has one. */
  readonly fallbackTitle: string;
  readonly description?: string;
  /** Old ids with the ids of the headings that replace them. */
  readonly anchors?: Readonly<Record<string, string>>;
  readonly language: string;
  /** Headings of the page that this one translates, in document order. Their ids are kept. */
  readonly originalHeadings?: readonly OriginalHeading[];
  /** Whether the page is a blog post, whose words are counted. */
  readonly isPost?: true;
  readonly components?: readonly string[];
  readonly demos: readonly DemoInput[];
  readonly codeFiles: readonly CodeInputFile[];
  /** Additional data for search. Absent for a page that search does not find. */
  readonly search?: Pick<IndexPageInput, 'keywords' | 'boost' | 'errors'>;
  readonly options: CompileOptions;
}
