import type { Page } from '../page.ts';
import type { ApiAddress, ApiEntry, SiteApi } from './site-api.ts';

/** What a part is known by. */
export type ApiName = Pick<ApiAddress, 'package' | 'name'>;

/** The part of a package with a name, if it is documented. */
export const entryOf = ({ references }: SiteApi, { package: from, name }: ApiName) =>
  references
    .filter((reference) => reference.package === from)
    .flatMap(({ components, hooks }): readonly ApiEntry[] => [...components, ...hooks])
    .find((part) => part.name === name);

/** Where a part is documented. */
export const addressOf = ({ addresses }: SiteApi, { package: from, name }: ApiName) =>
  addresses.find((address) => address.package === from && address.name === name);

/** Site path of a part: that of its page, with its anchor where the page documents several. */
export const partPath = ({ pathname, anchor }: Pick<ApiAddress, 'pathname' | 'anchor'>) =>
  anchor === undefined ? pathname : `${pathname}#${anchor}`;

/**
 * The parts that the front matter of a page names, components first. Of several with one name that of the page's package is meant, else that of its
 * product, else the first.
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
