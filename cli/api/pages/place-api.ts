import type { ApiSource } from '../../config/schema-parts/api.ts';
import type { ApiReference } from '../../model/api/reference.ts';
import type { PlacedApi, PlacedApiPage } from '../../model/api/placed-api.ts';
import type { ApiAddress, ApiEntry, ApiPage } from '../../model/api/site-api.ts';
import type { Diagnostic, Outcome, Place } from '../../model/diagnostic.ts';
import { toPathname } from '../../model/paths.ts';
import { apiDuplicatePage } from '../../report/catalogue/site/api-source.ts';
import type { ApiWords } from '../content/words.ts';
import { branchesOf } from './branches.ts';
import { kebab } from './kebab.ts';
import { apiPageSource } from './page-source.ts';
import { tabsOf, type WrittenPage } from './tabs.ts';

/** The site that references are placed in. */
export interface ApiPlacing {
  readonly sources: readonly ApiSource[];
  readonly references: readonly ApiReference[];
  /** The pages that the site's writers wrote, in the first language. */
  readonly pages: readonly WrittenPage[];
  readonly words: ApiWords;
  readonly language: string;
  /** Id of the product that a path belongs to. */
  readonly productOf: (path: string) => string | undefined;
  /** What a page is called that is not written yet. */
  readonly titleOf: (path: string) => string;
  /** Where the configuration names a package. */
  readonly locate: (name: string) => readonly Place[];
}

/** Pages, addresses and navigation of references. Of two pages with one address the first is kept, and the other told. */
export function placeApi(placing: ApiPlacing): Outcome<PlacedApi> {
  const taken = new Map<string, ApiPage>();
  const diagnostics: Diagnostic[] = [];
  const placed = placing.sources.flatMap((source) => {
    const reference = placing.references.find((one) => one.package === source.package);
    if (!reference) return [];
    const all = pagesOf({ ...placing, source, reference });
    const free = all.filter(({ page }) => {
      const other = taken.get(page.pathname);
      taken.set(page.pathname, other ?? page);
      if (other) diagnostics.push(apiDuplicatePage(page, other, placing.locate(page.package)[0]));
      return other === undefined;
    });
    return [{ source, product: productOf(source, placing), pages: free }];
  });
  const withAddresses = placed.map((one) => ({ ...one, addresses: addressesOf(one) }));
  return {
    value: {
      api: {
        references: placing.references,
        addresses: withAddresses.flatMap(({ addresses }) => addresses),
      },
      pages: placed.flatMap(({ pages }) => pages.map(({ page, source }) => ({ page, source }))),
      branches: branchesOf(withAddresses, placing.words.apiPageGroup),
    },
    diagnostics,
  };
}

const productOf = ({ product, path }: ApiSource, placing: Pick<ApiPlacing, 'productOf'>) =>
  product ?? placing.productOf(path);

interface DocumentedPage extends PlacedApiPage {
  readonly parts: readonly ApiEntry[];
}

interface PlacingOne extends ApiPlacing {
  readonly source: ApiSource;
  readonly reference: ApiReference;
}

/** The pages of one reference: its tabs, then a page for each part that stands in none. */
function pagesOf(placing: PlacingOne): DocumentedPage[] {
  const { source, reference, pages, words, language } = placing;
  const product = productOf(source, placing);
  const parts: readonly ApiEntry[] = [...reference.components, ...reference.hooks];
  const own = pages.filter((page) => page.product === (product ?? null));
  const tabs = source.tabs ? tabsOf(source.tabs, parts, own) : [];
  const inTabs = new Set(tabs.flatMap(({ names }) => names));
  const make = (page: Pick<ApiPage, 'pathname' | 'names' | 'isTab'>, beside: string) => {
    const { homes } = source.conventions;
    const whole: ApiPage = { ...page, package: reference.package, homes };
    const shown = page.names.flatMap((name) => parts.find((part) => part.name === name) ?? []);
    const besideTitle =
      own.find(({ pathname }) => pathname === beside)?.title ?? placing.titleOf(beside);
    const texts = { words, language, besideTitle, product };
    return { page: whole, parts: shown, source: apiPageSource(whole, shown, texts) };
  };
  return [
    ...tabs.map(({ pathname, names, beside }) => make({ pathname, names, isTab: true }, beside)),
    ...parts
      .filter(({ name }) => !inTabs.has(name))
      .map(({ name }) => {
        const pathname = toPathname(`${source.path}/${kebab(name)}`);
        return make({ pathname, names: [name], isTab: false }, '');
      }),
  ];
}

interface PlacedReference {
  readonly product: string | undefined;
  readonly pages: readonly DocumentedPage[];
}

/** Where each part is documented, in the order of names. */
function addressesOf({ product, pages }: PlacedReference): ApiAddress[] {
  const addresses = pages.flatMap(({ page, parts }) =>
    parts.map(({ name, kind }): ApiAddress => ({
      package: page.package,
      name,
      kind,
      ...(product !== undefined && { product }),
      pathname: page.pathname,
      ...(page.isTab && { anchor: kebab(name) }),
    })),
  );
  return addresses.sort((a, b) => (a.name < b.name ? -1 : 1));
}
