import type { PublicText } from '../model/sources.ts';
import type { Place } from '../model/diagnostic.ts';
import type { LinkContext } from './address.ts';

export type Redirect = { readonly from: string; readonly to: string };

export interface ConfigLink {
  readonly href: string;
  /** Queries for `locate`, in order of preference. */
  readonly writtenAs: readonly string[];
  /** Rules that do not apply to this key, or whose findings other rules report for it. */
  readonly skippedRules?: readonly string[];
}

export interface FinishOptions {
  /** Protocol and host without a trailing slash. */
  readonly url: string;
  /** Path under which the site is served: `/`, `/docs/`. */
  readonly base: string;
  readonly name: string;
  readonly redirects: readonly Redirect[];
  /** Addresses of public files that the configuration shows. */
  readonly pictures: readonly string[];
  /** Links in the configuration that readers can follow. */
  readonly links: readonly ConfigLink[];
  /** Public text files with links, such as `llms.txt`. */
  readonly publicTexts: readonly PublicText[];
  /** Origins that demos may request: `https://api.example.org`, `https://*.example.org`. */
  readonly demoOrigins: readonly string[];
  /** Hosts that frames may show. */
  readonly embedHosts: readonly string[];
  readonly llms: boolean;
  /** Files that builds write for other sites, but not for this one: `llms-full.txt`. */
  readonly absentFiles: readonly string[];
  /** Returns the locations of a path in the configuration, such as the start of a redirect. */
  readonly locate: (path: string) => readonly Place[];
}

export type FinishContext = LinkContext & { readonly options: FinishOptions };
