import type { SourcePath } from '../model/paths.ts';
import type { Json } from '../model/host.ts';

/** A file of a demo, with its text. */
export interface DemoFile {
  readonly path: SourcePath;
  /** Empty for files that are not text. */
  readonly text: string;
  readonly hash: string;
}

/** A demo of the page, with the texts of its files. The first variant is the one shown. */
export interface DemoSource {
  /** As written in the directive. */
  readonly name: string;
  readonly id: string;
  readonly variants: readonly {
    readonly style: string | null;
    readonly module: SourcePath;
    readonly files: readonly DemoFile[];
  }[];
}

/** Demos as a step depends on them: hashes stand for texts. */
export const demoInputs = (demos: readonly DemoSource[]): Json =>
  demos.map(({ name, id, variants }) => ({
    name,
    id,
    variants: variants.map(({ style, module, files }) => ({
      style,
      module,
      files: files.map((one) => [one.path, one.hash]),
    })),
  }));

/** Limits of one page. Above them a page is reported instead of compiled, or its code is shown plain. */
export interface CompileLimits {
  /** Bytes of the whole file. */
  readonly page: number;
  /** Bytes of a code block that is still highlighted. */
  readonly codeBytes: number;
  readonly tableRows: number;
  /** Levels of quotes, lists and containers, and marks of emphasis in one run. */
  readonly nesting: number;
  /** Bytes of the longest line outside code. */
  readonly lineBytes: number;
  /** Characters of the page as Markdown for agents; absent where the site makes nothing for them. */
  readonly agentPage?: number;
}

/** What the configuration says about compiling. */
export interface CompileOptions {
  /** `safe`: allow-listed HTML is kept. `escape`: HTML is shown as text. */
  readonly rawHtml: 'safe' | 'escape';
  /** Hosts that an iframe may show. */
  readonly embedHosts: readonly string[];
  /** Names that component directives may use. */
  readonly components: readonly string[];
  readonly limits: CompileLimits;
  /** Absolute paths of bundled ES modules that export `remarkPlugins` and `rehypePlugins`. Their names carry a hash of their content. */
  readonly pluginModules: readonly string[];
  /** Blocks carry the lines of their source, for those who write the page. */
  readonly marksLines?: true;
}

/** Everything that the compilation of one page may depend on. */
export interface CompileInput {
  readonly file: SourcePath;
  /** The whole file: LF line ends, no byte order mark, front matter still in it. */
  readonly text: string;
  readonly hash: string;
  readonly pathname: string;
  /** From the front matter; empty where only the page's first heading names it. */
  readonly title: string;
  /** Title if neither front matter nor text has one. */
  readonly fallbackTitle: string;
  readonly description?: string;
  readonly language: string;
  /** The page's own demos. */
  readonly demos: readonly DemoSource[];
  readonly options: CompileOptions;
}

/** Limits unless the configuration says otherwise. Measured: reliability of the parser, not taste. */
export const DEFAULT_LIMITS: CompileLimits = {
  page: 1_048_576,
  codeBytes: 100_000,
  tableRows: 5000,
  nesting: 100,
  lineBytes: 20_000,
};
