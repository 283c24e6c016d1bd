import type { PublicText } from '../model/sources.ts';
import type { Place } from '../model/diagnostic.ts';
import type { PageFacts } from '../model/page.ts';
import type { PageKey } from '../model/site.ts';

/** A redirect between two addresses, both with an optional `#fragment`. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** An address in the configuration. */
export interface NamedLink {
  readonly href: string;
  /** Keys for `locate`, in the order in which they are tried. */
  readonly writtenAs: readonly string[];
  /** Codes that rules of this part of the configuration report instead. */
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
  /** Addresses of public files that the configuration names. */
  readonly namedFiles?: readonly string[];
  /** Addresses in the configuration that readers follow. */
  readonly links?: readonly NamedLink[];
  /** Public files with links for machines, such as `llms.txt`. */
  readonly publicTexts?: readonly PublicText[];
  /** Whether `llms.txt` is written. */
  readonly llms: boolean;
  /** Returns the locations of a path, such as that of a redirect, in the configuration. */
  readonly locate?: (path: string) => readonly Place[];
}

/** Facts by page. A page that does not compile has none, and is left out of checks. */
export type FactsByPage = ReadonlyMap<PageKey, PageFacts>;
