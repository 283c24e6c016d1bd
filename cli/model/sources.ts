import type { Range } from './diagnostic.ts';
import type { PageSource } from './page.ts';
import type { SourcePath } from './paths.ts';

/** A module or style sheet under the content directory. */
export interface ModuleSource {
  readonly file: SourcePath;
  readonly hash: string;
  /** Files under the content directory that it imports relatively, in order, without duplicates. */
  readonly imports: readonly SourcePath[];
}

/** A file of texts in one language. */
export interface TranslationFile {
  readonly file: SourcePath;
  /** Ranges of its flat keys. */
  readonly keyRanges: Readonly<Record<string, Range>>;
  /** Ranges of its texts by those keys, quotes included. */
  readonly textRanges: Readonly<Record<string, Range>>;
}

/** A public Markdown text for machines: `llms.txt`. */
export interface PublicText {
  readonly file: SourcePath;
  /** `/llms.txt`. */
  readonly address: string;
  /** Its links as written. */
  readonly links: readonly { readonly href: string; readonly range: Range }[];
}

/** The content directory as names, hashes and small facts. Texts stay on disk. */
export interface Sources {
  /** Markdown files in the order of their paths: pages, drafts and translations. */
  readonly pages: readonly PageSource[];
  readonly modules: ReadonlyMap<SourcePath, ModuleSource>;
  /** Files under `public/` by their address: `/logo.svg`. */
  readonly publicFiles: ReadonlyMap<string, SourcePath>;
  readonly publicTexts: readonly PublicText[];
  /** Every other file that a page may link: images, downloads, modules. */
  readonly assetFiles: ReadonlySet<SourcePath>;
  /** Texts by language, keys flattened with dots. */
  readonly translations: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly translationFiles: ReadonlyMap<string, TranslationFile>;
  /** Installed version of each product's package. */
  readonly packageVersions: Readonly<Record<string, string>>;
  /** Pages and modules with suppression comments. */
  readonly ignoring: readonly SourcePath[];
}

/** Pages that could be translated into a language, by state. */
export interface PageCoverage {
  readonly pages: number;
  /** Up to date, as far as is known. */
  readonly translated: number;
  /** Their original has changed since. */
  readonly outdated: number;
  /** Not there, or still a draft. */
  readonly missing: number;
}

/** Coverage of a product, or of the first folder of pages without one. */
export interface SectionCoverage extends PageCoverage {
  readonly name: string;
}

/** Coverage of one language. */
export interface LanguageCoverage {
  readonly language: string;
  /** In the order of their first pages. */
  readonly sections: readonly SectionCoverage[];
  readonly all: PageCoverage;
  /** Texts of the theme; absent if the theme does not list them. */
  readonly words?: { readonly words: number; readonly translated: number };
}

/** Coverage of every language but the first. */
export type Coverage = readonly LanguageCoverage[];
