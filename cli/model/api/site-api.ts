import type { Pathname } from '../paths.ts';
import type { ApiComponent, ApiHook, ApiReference } from './reference.ts';

export type ApiEntry = ApiComponent | ApiHook;

/** Returns the components of a package, followed by its hooks. */
export const apiEntries = ({ components, hooks }: ApiReference): readonly ApiEntry[] => [
  ...components,
  ...hooks,
];

/** Address at which a site documents a component or hook. */
export interface ApiAddress {
  readonly package: string;
  readonly name: string;
  readonly kind: ApiEntry['kind'];
  /** Id of its product. Absent for a site without products. */
  readonly product?: string;
  readonly pathname: Pathname;
  /** Present if the page documents several: `use-button`. */
  readonly anchor?: string;
}

/** A component or hook as `components.json` lists it. */
export type ListedPart = Omit<ApiAddress, 'product' | 'anchor'> & { readonly href: string };

/** A page of a reference. A tab documents all components, or all hooks, of its page. */
export interface ApiPage {
  readonly pathname: Pathname;
  readonly package: string;
  /** Names in display order. */
  readonly names: readonly string[];
  readonly isTab: boolean;
  /** Addresses by which comments link to this documentation. Such links become internal links. */
  readonly homes: readonly string[];
}

/** Navigation entries of all references with the same path. */
export interface ApiBranch {
  /** Pathname of the entry that gets the pages as children. */
  readonly path: Pathname;
  /** Id of the product whose tree contains the entries. */
  readonly product?: string;
  /** Title of the group that is created if the tree has no entry at `path`. */
  readonly title: string;
  /** Entries sorted by title. */
  readonly entries: readonly { readonly pathname: string; readonly title: string }[];
}

export interface SiteApi {
  readonly references: readonly ApiReference[];
  /** Addresses in the order of the configuration, then by name. */
  readonly addresses: readonly ApiAddress[];
}

export const NO_API: SiteApi = { references: [], addresses: [] };
