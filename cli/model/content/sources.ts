import type { Range } from '../diagnostic.ts';
import type { PageSource } from '../page.ts';
import type { SourcePath } from '../paths.ts';

/** A module or style sheet under the content directory. */
export interface ModuleSource {
  readonly file: SourcePath;
  /** Of its text. */
  readonly hash: string;
  /** Files under the content directory that it imports relatively, as found by reading it; in order, without doubles. */
  readonly imports: readonly SourcePath[];
}

/** A file of texts in one language. */
export interface TranslationFile {
  readonly file: SourcePath;
  /** Places of its flat keys, for messages. */
  readonly keyRanges: Readonly<Record<string, Range>>;
  /** Places of its texts by those keys, with their quotes. */
  readonly textRanges: Readonly<Record<string, Range>>;
}

/** A public text for machines, `llms.txt`. */
export interface PublicText {
  readonly file: SourcePath;
  /** `/llms.txt`. */
  readonly address: string;
  /** Its links as written. */
  readonly links: readonly { readonly href: string; readonly range: Range }[];
}

/** Everything the content directory holds, as names, hashes and small facts. Texts stay on disk. */
export interface Sources {
  /** Markdown files in the order of their paths: pages, drafts and translations. */
  readonly pages: readonly PageSource[];
  readonly modules: ReadonlyMap<SourcePath, ModuleSource>;
  /** Files under `public/` by their address: `/logo.svg`. */
  readonly publicFiles: ReadonlyMap<string, SourcePath>;
  /** Those of them that hold links which are known. */
  readonly publicTexts: readonly PublicText[];
  /** Every other file that a page may name: images, downloads, modules. */
  readonly assetFiles: ReadonlySet<SourcePath>;
  /** Texts by language, keys flattened with dots. */
  readonly translations: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Files of those texts by language. */
  readonly translationFiles: ReadonlyMap<string, TranslationFile>;
  /** Version of each product's package that is installed. */
  readonly packageVersions: Readonly<Record<string, string>>;
  /** Pages and modules with comments that keep findings from being told. */
  readonly ignoring: readonly SourcePath[];
}
