import type { Pathname } from '../paths.ts';
import type { ApiComponent, ApiHook, ApiReference } from './reference.ts';

export type ApiEntry = ApiComponent | ApiHook;

/** Returns the components and then the hooks of a package. */
export const entriesOf = ({ components, hooks }: ApiReference): readonly ApiEntry[] => [
  ...components,
  ...hooks,
];

/** Where a site documents a component or hook. */
export interface ApiAddress {
  readonly package: string;
  readonly name: string;
  readonly kind: ApiEntry['kind'];
  /** Id of its product; absent for a site without products. */
  readonly product?: string;
  readonly pathname: Pathname;
  /** Set if the page documents several: `use-button`. */
  readonly anchor?: string;
}

/** A page of a reference. A tab next to a page documents all parts of a kind that the page is about. */
export interface ApiPage {
  readonly pathname: Pathname;
  readonly package: string;
  /** In the order in which they are shown. */
  readonly names: readonly string[];
  readonly isTab: boolean;
  /** Addresses of this documentation in comments: links to them become links within the site. */
  readonly homes: readonly string[];
}

/** The navigation entries of all references with one path. */
export interface ApiBranch {
  /** The entry with this pathname gets the pages as children. */
  readonly path: Pathname;
  /** Id of the product of their tree. */
  readonly product?: string;
  /** Title of the group in a tree without such an entry. */
  readonly title: string;
  /** In the order of their titles. */
  readonly entries: readonly { readonly pathname: string; readonly title: string }[];
}

/** The API references of a site. */
export interface SiteApi {
  readonly references: readonly ApiReference[];
  /** In the order of the configuration, then of names. */
  readonly addresses: readonly ApiAddress[];
}

/** The value for a site without references. */
export const NO_API: SiteApi = { references: [], addresses: [] };
