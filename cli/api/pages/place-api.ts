import type { ApiSource } from '../../config/schema-parts/api.ts';
import { partPath } from '../../model/api/lookup.ts';
import type { PlacedApi, PlacedApiPage } from '../../model/api/placed-api.ts';
import type { ApiReference } from '../../model/api/reference.ts';
import type { ApiAddress, ApiBranch, ApiEntry, ApiPage } from '../../model/api/site-api.ts';
import { contentHash } from '../../model/files.ts';
import type { Diagnostic, Outcome, Place } from '../../model/diagnostic.ts';
import type { PageSource } from '../../model/page.ts';
import { toPathname, toSourcePath } from '../../model/paths.ts';
import { apiDuplicatePage } from '../../report/catalogue/site/api-source.ts';
import { filled, kebab, type ApiWords } from '../content/input.ts';
import { tabsOf, type WrittenPage } from './tabs.ts';

/** The references of a site and what decides where their pages are. */
export interface ApiPlacing {
  readonly sources: readonly ApiSource[];
  readonly references: readonly ApiReference[];
  /** Pages with a source file, in the first language. */
  readonly pages: readonly WrittenPage[];
  readonly words: ApiWords;
  readonly language: string;
  /** Returns the id of the product of a path. */
  readonly productOf: (path: string) => string | undefined;
  /** Returns the title of a page without a source file. */
  readonly titleOf: (path: string) => string;
  /** Returns where the configuration names a package. */
  readonly locate: (name: string) => readonly Place[];
}

/** Makes the pages, addresses and navigation of references. Of two pages with one address, the second is reported. */
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

/** Returns the pages of one reference: its tabs, then a page for each part that is in no tab. */
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

/** Returns where each part is documented, in the order of names. */
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

/** What the title and description of a page are made from. */
interface PageTexts {
  readonly words: ApiWords;
  /** Of the words. */
  readonly language: string;
  /** Title of the page next to a tab. */
  readonly besideTitle: string;
  readonly product?: string | undefined;
}

/** `dev` reads the hash of each part many times. */
const hashes = new WeakMap<ApiEntry, string>();

/** Returns the hash of a part. */
export function hashOfPart(part: ApiEntry): string {
  const hash = hashes.get(part) ?? contentHash(JSON.stringify(part));
  hashes.set(part, hash);
  return hash;
}

/** Returns the source of a generated page. Its path is not one that a site can have. */
function apiPageSource(
  { package: from, names, pathname, isTab }: ApiPage,
  parts: readonly ApiEntry[],
  { words, language, besideTitle, product }: PageTexts,
): PageSource {
  const isHook = parts.every(({ kind }) => kind === 'hook');
  const values = {
    name: names[0] ?? '',
    names: isTab ? listed(names, language) : '',
    page: besideTitle,
  };
  const [title, description] = isTab ? tabTexts(words, isHook) : partTexts(words, isHook);
  return {
    file: toSourcePath(`<api>/${from}/${isTab ? pathname.slice(1, -1) : values.name}`),
    hash: contentHash(parts.map(hashOfPart).join()),
    language,
    frontMatter: {
      title: filled(title, values),
      description: filled(description, values),
      ...(product !== undefined && { productId: product }),
    },
    keyRanges: {},
    directives: [],
  };
}

const partTexts = (words: ApiWords, isHook: boolean) =>
  [words.apiPageTitle, isHook ? words.apiPageHook : words.apiPageComponent] as const;

const tabTexts = (words: ApiWords, isHook: boolean) =>
  isHook
    ? ([words.apiPageHooksTitle, words.apiPageHooks] as const)
    : ([words.apiPageComponentsTitle, words.apiPageComponents] as const);

/** `Tab, Tabs and TabPanel`. */
const listed = (names: readonly string[], language: string) =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);

/** The parts of a package and where they are documented. */
interface AddressedSource {
  readonly source: Pick<ApiSource, 'path'>;
  readonly product: string | undefined;
  readonly addresses: readonly ApiAddress[];
}

/** Returns the branches of navigation trees. Packages that share a path share a branch. */
function branchesOf(sources: readonly AddressedSource[], title: string): ApiBranch[] {
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
