import { partsOf } from '../../model/api/lookup.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { apiComponentWithoutPage } from '../../report/catalogue/site/api.ts';
import type { ApiCheckInput } from './input.ts';

/** Parts that no page names: one finding for each package, since a young site has hundreds of them. */
export function checkWithoutPage({ sources, api, pages }: ApiCheckInput): Diagnostic[] {
  const named = new Set(pages.flatMap(({ page }) => partsOf(api, page)).map(keyOf));
  return sources.flatMap(({ package: from, place }) => {
    const parts = api.addresses.filter((address) => address.package === from);
    const names = parts.filter((part) => !named.has(keyOf(part))).map(({ name }) => name);
    return names.length === 0
      ? []
      : [apiComponentWithoutPage({ package: from, names, of: parts.length }, place?.())];
  });
}

const keyOf = (part: { readonly package: string; readonly name: string }) =>
  `${part.package}/${part.name}`;
