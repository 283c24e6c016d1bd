import type { ApiPage, Page, PageSource } from '../page.ts';
import type { Pathname } from '../paths.ts';
import type {
  ApiComponent,
  ApiHook,
  ApiInheritance,
  ApiMember,
  ApiReference,
} from './reference.ts';

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

const NO_API: SiteApi = { references: [], addresses: [] };

/** A page with its generated source. */
export type PlacedApiPage = { readonly page: ApiPage; readonly source: PageSource };

/** API references of a site, with their pages and navigation. */
export interface PlacedApi {
  readonly api: SiteApi;
  readonly pages: readonly PlacedApiPage[];
  readonly branches: readonly ApiBranch[];
}

export const NO_PLACED_API: PlacedApi = { api: NO_API, pages: [], branches: [] };

/** Package and name of a component or hook. */
type ApiName = Pick<ApiAddress, 'package' | 'name'>;

export const findApiEntry = ({ references }: SiteApi, { package: from, name }: ApiName) =>
  references
    .filter((reference) => reference.package === from)
    .flatMap(apiEntries)
    .find((part) => part.name === name);

/** Returns the props of a component that another one inherits. */
export function inheritedMembers(api: SiteApi, from: ApiInheritance): readonly ApiMember[] {
  const parent = findApiEntry(api, from);
  const members = parent?.kind === 'component' ? parent.props : [];
  return members.filter(({ name }) => from.props.includes(name));
}

export const findApiAddress = ({ addresses }: SiteApi, { package: from, name }: ApiName) =>
  addresses.find((address) => address.package === from && address.name === name);

/** Returns the site path of a component or hook, with an anchor if its page documents several. */
export const partPath = ({ pathname, anchor }: Pick<ApiAddress, 'pathname' | 'anchor'>) =>
  anchor === undefined ? pathname : `${pathname}#${anchor}`;

/**
 * Returns the components and hooks named in a page's front matter, components first. If several
 * have the same name, prefers the page's package, then its product, then the first one.
 */
export function partsNamedBy(page: Pick<Page, 'product' | 'source'>, { addresses }: SiteApi) {
  const { components = [], hooks = [], packageName } = page.source.frontMatter;
  const find = (kind: ApiEntry['kind']) => (name: string) => {
    const found = addresses.filter((address) => address.kind === kind && address.name === name);
    return (
      found.find((address) => address.package === packageName) ??
      found.find((address) => address.product === page.product) ??
      found[0] ??
      []
    );
  };
  return [...new Set([...components.flatMap(find('component')), ...hooks.flatMap(find('hook'))])];
}
