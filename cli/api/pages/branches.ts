import type { ApiSource } from '../../config/schema-parts/api.ts';
import { partPath } from '../../model/api/lookup.ts';
import type { ApiAddress, ApiBranch } from '../../model/api/site-api.ts';
import { toPathname } from '../../model/paths.ts';

/** The parts of a package and where they are documented. */
export interface AddressedSource {
  readonly source: Pick<ApiSource, 'path'>;
  readonly product: string | undefined;
  readonly addresses: readonly ApiAddress[];
}

/** What navigation trees show of references. Packages that share a path share a branch. */
export function branchesOf(sources: readonly AddressedSource[], title: string): ApiBranch[] {
  const paths = new Set(sources.map(({ source }) => toPathname(source.path)));
  return [...paths].map((path): ApiBranch => {
    const own = sources.filter(({ source }) => toPathname(source.path) === path);
    const product = own.find((one) => one.product !== undefined)?.product;
    const addresses = own.flatMap((one) => one.addresses);
    const entries = addresses
      .map((address) => ({ pathname: partPath(address), title: address.name }))
      .sort((a, b) => (a.title < b.title ? -1 : 1));
    return { path, ...(product !== undefined && { product }), title, entries };
  });
}
