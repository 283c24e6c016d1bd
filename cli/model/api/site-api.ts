import type { Pathname } from '../paths.ts';
import type { ApiComponent, ApiHook, ApiReference } from './reference.ts';

export type ApiEntry = ApiComponent | ApiHook;

/** Where a site documents a component or hook. */
export interface ApiAddress {
  readonly package: string;
  readonly name: string;
  readonly kind: ApiEntry['kind'];
  /** Id of its product; absent for a site without products. */
  readonly product?: string;
  readonly pathname: Pathname;
  /** Set where the page documents several: `use-button`. */
  readonly anchor?: string;
}

/** One page of a reference: one part, or as a tab beside a page all parts of a kind that the page is about. */
export interface ApiPage {
  readonly pathname: Pathname;
  readonly package: string;
  /** Names in the order in which they are shown. */
  readonly names: readonly string[];
  readonly isTab: boolean;
  /** Addresses of this documentation in the package's texts: links to them stay within the site. */
  readonly homes: readonly string[];
}

/** The pages of all references with one path, as navigation trees show them. */
export interface ApiBranch {
  /** The entry with this pathname gets the pages as children. */
  readonly path: Pathname;
  /** Id of the product in whose tree they have to stand. */
  readonly product?: string;
  /** Title of the group where a tree has no such entry. */
  readonly title: string;
  /** In the order of their titles. */
  readonly entries: readonly { readonly pathname: string; readonly title: string }[];
}

/** The API references of a site. Without any, everything is empty. */
export interface SiteApi {
  readonly references: readonly ApiReference[];
  /** In the order of the configuration, then of names. */
  readonly addresses: readonly ApiAddress[];
}

/** The reference of a site that has none. */
export const NO_API: SiteApi = { references: [], addresses: [] };
