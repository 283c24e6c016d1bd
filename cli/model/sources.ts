import type { Range } from './diagnostic.ts';
import type { PageSource } from './page.ts';
import type { SourcePath } from './paths.ts';

/** A module or style sheet in the content directory. */
export interface ModuleSource {
  readonly file: SourcePath;
  readonly hash: string;
  /** Unique relative imports within the content directory, in order. */
  readonly imports: readonly SourcePath[];
}

export interface TranslationFile {
  readonly file: SourcePath;
  /** Ranges of keys as written, by flat key. For nested keys, the range of the last part. */
  readonly keyRanges: Readonly<Record<string, Range>>;
  /** Ranges of texts including quotes, by flat key. */
  readonly textRanges: Readonly<Record<string, Range>>;
}

/** A public Markdown text for machines, such as `llms.txt`. */
export interface PublicText {
  readonly file: SourcePath;
  /** Address such as `/llms.txt`. */
  readonly address: string;
  readonly links: readonly { readonly href: string; readonly range: Range }[];
}

/** Texts by flat key. */
export type Dictionary = Readonly<Record<string, string>>;

/** The content directory as names, hashes and small facts. Texts are not kept in memory. */
export interface Sources {
  /** Markdown files sorted by path: pages, drafts and translations. */
  readonly pages: readonly PageSource[];
  readonly modules: ReadonlyMap<SourcePath, ModuleSource>;
  /** Files in `public/`, by address: `/logo.svg`. */
  readonly publicFiles: ReadonlyMap<string, SourcePath>;
  /** Files in `static/` of the root, and assets, by the address that other generators give them. */
  readonly unservedFiles: ReadonlyMap<string, SourcePath>;
  readonly publicTexts: readonly PublicText[];
  /** All other files to which pages may link: images, downloads, modules. */
  readonly assetFiles: ReadonlySet<SourcePath>;
  /** Texts of the theme and page titles by language and flat key, with parts joined by dots. */
  readonly translations: Readonly<Record<string, Dictionary>>;
  readonly translationFiles: ReadonlyMap<string, TranslationFile>;
  readonly packageVersions: Readonly<Record<string, string>>;
  /** Pages and modules with suppression comments. */
  readonly filesWithSuppressions: readonly SourcePath[];
}
