import type { PublicText } from '../model/content/sources.ts';
import type { Place } from '../model/diagnostic.ts';
import type { Page, PageFacts } from '../model/page.ts';
import type { PageKey } from '../model/site.ts';

/** From one address to another; both may carry a `#fragment`. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** An address in the configuration. */
export interface NamedLink {
  readonly href: string;
  /** What `locate` knows its place by: the first that it knows. */
  readonly writtenAs: readonly string[];
  /** Codes that other rules tell of addresses like this one. */
  readonly leftOut?: readonly string[];
}

/** The slice of the configuration that whole-site checks and files need. */
export interface FinishOptions {
  /** Protocol and host, no slash at the end. */
  readonly url: string;
  /** Path under which the site is served: `/`, `/docs/`. */
  readonly base: string;
  readonly name: string;
  readonly redirects: readonly Redirect[];
  /** Path prefixes that something else serves: links there are not checked. */
  readonly externalPaths?: readonly string[];
  /** Addresses of public files that the configuration names. */
  readonly namedFiles?: readonly string[];
  /** Addresses that the configuration writes, for readers to follow. */
  readonly links?: readonly NamedLink[];
  /** Which addresses in pages are looked at; all if absent. */
  readonly isJudged?: IsJudged;
  /** Texts for machines among the public files. */
  readonly publicTexts?: readonly PublicText[];
  /** Whether `llms.txt` is written. */
  readonly llms: boolean;
  /** Where the configuration writes a path, such as that of a redirect; empty where that is not known. */
  readonly locate?: (path: string) => readonly Place[];
}

/** Whether an address that a page leads to, as written, is looked at. */
export type IsJudged = (page: Page, href: string) => boolean;

/** Facts by page. A page that could not be compiled has none: it is left out of checks. */
export type FactsByPage = ReadonlyMap<PageKey, PageFacts>;
