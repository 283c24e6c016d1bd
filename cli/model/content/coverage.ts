/** Pages that could be translated into a language, and how far that has come. */
export interface PageCoverage {
  readonly pages: number;
  /** Up to date, as far as is known. */
  readonly translated: number;
  /** Made from an original that has changed since. */
  readonly outdated: number;
  /** Not there, or still a draft. */
  readonly missing: number;
}

/** A product, or the first folder of pages without one. */
export interface SectionCoverage extends PageCoverage {
  readonly name: string;
}

/** How far a language of a site is translated. */
export interface LanguageCoverage {
  readonly language: string;
  /** In the order of their first pages. */
  readonly sections: readonly SectionCoverage[];
  readonly all: PageCoverage;
  /** Words of the theme; absent where the theme does not tell them. */
  readonly words?: { readonly words: number; readonly translated: number };
}

/** Every language of a site but the first. */
export type Coverage = readonly LanguageCoverage[];
