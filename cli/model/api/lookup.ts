import type { Page } from '../page.ts';
import type { ApiAddress, ApiEntry, SiteApi } from './site-api.ts';

/** Identifies a component or hook. */
export type ApiName = Pick<ApiAddress, 'package' | 'name'>;

/** Returns a documented part by its package and name. */
export const entryOf = ({ references }: SiteApi, { package: from, name }: ApiName) =>
  references
    .filter((reference) => reference.package === from)
    .flatMap(({ components, hooks }): readonly ApiEntry[] => [...components, ...hooks])
    .find((part) => part.name === name);

/** Returns where a part is documented. */
export const addressOf = ({ addresses }: SiteApi, { package: from, name }: ApiName) =>
  addresses.find((address) => address.package === from && address.name === name);

/** Returns the site path of a part, with an anchor if its page documents several. */
export const partPath = ({ pathname, anchor }: Pick<ApiAddress, 'pathname' | 'anchor'>) =>
  anchor === undefined ? pathname : `${pathname}#${anchor}`;

/**
 * Returns the parts that the front matter of a page names, components first. Of several with one name, that of the
 * page's package is meant, else that of its product, else the first.
 */
export function partsOf({ addresses }: SiteApi, page: Pick<Page, 'product' | 'source'>) {
  const { components = [], hooks = [], packageName } = page.source.frontMatter;
  const find = (kind: ApiEntry['kind']) => (name: string) => {
    const found = addresses.filter((one) => one.kind === kind && one.name === name);
    const meant =
      found.find((one) => one.package === packageName) ??
      found.find((one) => one.product === page.product) ??
      found[0];
    return meant ? [meant] : [];
  };
  return [...new Set([...components.flatMap(find('component')), ...hooks.flatMap(find('hook'))])];
}
