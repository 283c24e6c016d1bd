import type { SourcePath } from '../model/paths.ts';
import type { Json } from '../model/host.ts';

export interface DemoFile {
  readonly path: SourcePath;
  /** Empty for files that are not text. */
  readonly text: string;
  readonly hash: string;
}

/** A demo with the texts of its files. */
export interface DemoSource {
  /** As written in the directive. */
  readonly name: string;
  readonly id: string;
  /** The first variant is shown. */
  readonly variants: readonly {
    readonly style: string | null;
    readonly module: SourcePath;
    readonly files: readonly DemoFile[];
  }[];
}

/** Returns demos as the input of a step, with hashes instead of texts. */
export const demoInputs = (demos: readonly DemoSource[]): Json =>
  demos.map(({ name, id, variants }) => ({
    name,
    id,
    variants: variants.map(({ style, module, files }) => ({
      style,
      module,
      files: files.map(({ path, hash }) => [path, hash]),
    })),
  }));

/** Limits of a page. A page above them is reported, not compiled; code above them is not highlighted. */
export interface CompileLimits {
  /** Bytes of the whole file. */
  readonly page: number;
  /** Characters of a code block. */
  readonly codeBytes: number;
  readonly tableRows: number;
  /** Levels of quotes, lists and containers, and marks of emphasis in a row. */
  readonly nesting: number;
  /** Characters of the longest line outside code. */
  readonly lineBytes: number;
  /** Characters of the page as Markdown for agents. Absent if the site has none. */
  readonly agentPage?: number;
}

/** Default limits. They keep the parser reliable. */
export const DEFAULT_LIMITS: CompileLimits = {
  page: 1_048_576,
  codeBytes: 100_000,
  tableRows: 5000,
  nesting: 100,
  lineBytes: 20_000,
};

/** The configuration of the compiler. */
export interface CompileOptions {
  /** `safe` keeps allowed HTML, `escape` shows all HTML as text. */
  readonly rawHtml: 'safe' | 'escape';
  /** Hosts that an iframe may show. */
  readonly embedHosts: readonly string[];
  /** Names that component directives may use. */
  readonly components: readonly string[];
  readonly limits: CompileLimits;
  /** Absolute paths of bundled modules with plugins. Their names contain a content hash. */
  readonly pluginModules: readonly string[];
  /** Blocks carry the line of their source, for `dev`. */
  readonly marksLines?: true;
}

/** Everything that the compilation of a page depends on. */
export interface CompileInput {
  readonly file: SourcePath;
  /** The whole file with front matter, `\n` line ends and no byte order mark. */
  readonly text: string;
  readonly hash: string;
  readonly pathname: string;
  /** From the front matter; empty if only the first heading names the page. */
  readonly title: string;
  /** Title if neither front matter nor text has one. */
  readonly fallbackTitle: string;
  readonly description?: string;
  readonly language: string;
  readonly demos: readonly DemoSource[];
  readonly options: CompileOptions;
}
