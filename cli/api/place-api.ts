import type { ApiSource } from '../config/schema-parts/api.ts';
import {
  apiEntries,
  partPath,
  type ApiAddress,
  type ApiBranch,
  type ApiEntry,
  type PlacedApi,
  type PlacedApiPage,
} from '../model/api/site-api.ts';
import type { ApiReference } from '../model/api/reference.ts';
import { groupBy } from '../model/collections.ts';
import { contentHash } from '../model/files.ts';
import type { Diagnostic, Outcome, Place } from '../model/diagnostic.ts';
import type { Page, ApiPage } from '../model/page.ts';
import { toPathname, toSourcePath, type Pathname } from '../model/paths.ts';
import { toKebabCase, type ApiWords } from './content/sections.ts';
import { fillPlaceholders } from '../model/text.ts';
import { report } from '../report/catalogue.ts';

export type WrittenPage = Pick<Page, 'pathname' | 'product' | 'title' | 'source'>;

/** References of a site, and everything that determines the addresses of their pages. */
interface PlaceApiInput {
  readonly sources: readonly ApiSource[];
  readonly references: readonly ApiReference[];
  /** Pages with a source file, in the first language. */
  readonly pages: readonly WrittenPage[];
  readonly words: ApiWords;
  readonly language: string;
  readonly productOf: (path: string) => string | undefined;
  /** Returns the title of a page without a source file. */
  readonly titleOf: (path: string) => string;
  /** Returns the locations in the configuration that name a package. */
  readonly locate: (name: string) => readonly Place[];
}

/** Last segment of the pathnames of API tabs. */
const TAB_SEGMENTS: Readonly<Record<ApiEntry['kind'], string>> = {
  component: 'components-api',
  hook: 'hooks-api',
};

export const isApiTab = ({ pathname }: Pick<Page, 'pathname'>) =>
  Object.values(TAB_SEGMENTS).some((segment) => pathname.endsWith(`/${segment}/`));

/** The reference of a configured package. */
interface PlacedSource {
  readonly source: ApiSource;
  readonly reference: ApiReference;
  readonly product: string | undefined;
}

const nameOf = ({ package: from, names }: ApiPage) => `${names.join(', ')} of ${from}`;

/** Creates the pages, addresses and navigation of references. Reports pages at taken addresses. */
export function placeApi(input: PlaceApiInput): Outcome<PlacedApi> {
  const taken = new Map<Pathname, ApiPage>();
  const diagnostics: Diagnostic[] = [];
  const placed = input.sources.flatMap((source) => {
    const reference = input.references.find((reference) => reference.package === source.package);
    if (!reference) return [];
    const product = source.product ?? input.productOf(source.path);
    const pages = referencePages({ source, reference, product }, input).filter(({ page }) => {
      const other = taken.get(page.pathname);
      taken.set(page.pathname, other ?? page);
      if (other) {
        const values = { page: nameOf(page), other: nameOf(other), pathname: page.pathname };
        diagnostics.push(report('api/duplicate-page', input.locate(page.package)[0], values));
      }
      return other === undefined;
    });
    const addresses = pages
      .flatMap(({ page }) => addressesOn(page, partsOn(page, reference), product))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    return [{ path: toPathname(source.path), product, pages, addresses }];
  });
  return {
    value: {
      api: {
        references: input.references,
        addresses: placed.flatMap(({ addresses }) => addresses),
      },
      pages: placed.flatMap(({ pages }) => pages),
      branches: branchesOf(placed, input.words.apiPageGroup),
    },
    diagnostics,
  };
}

function partsOn({ names }: ApiPage, reference: ApiReference): ApiEntry[] {
  const parts = apiEntries(reference);
  return names.flatMap((name) => parts.find((part) => part.name === name) ?? []);
}

const addressesOn = (page: ApiPage, parts: readonly ApiEntry[], product: string | undefined) =>
  parts.map(({ name, kind }): ApiAddress => ({
    package: page.package,
    name,
    kind,
    ...(product !== undefined && { product }),
    pathname: page.pathname,
    ...(page.isTab && { anchor: toKebabCase(name) }),
  }));

/** Returns the pages of a reference: tabs, then a page for each part that is in no tab. */
function referencePages(placed: PlacedSource, input: PlaceApiInput): PlacedApiPage[] {
  const { source, reference, product } = placed;
  const parts = apiEntries(reference);
  const written = input.pages.filter((page) => page.product === (product ?? null));
  const tabs = source.tabs ? apiTabsOf(source.tabs, parts, written) : [];
  const inTabs = new Set(tabs.flatMap(({ names }) => names));
  const toPage = (address: Pick<ApiPage, 'pathname' | 'names' | 'isTab'>, besideTitle = '') => {
    const page = { ...address, package: reference.package, homes: source.conventions.homes };
    return { page, source: sourceOf(page, { ...placed, besideTitle }, input) };
  };
  return [
    ...tabs.map(({ pathname, names, beside }) => {
      const page = written.find((page) => page.pathname === beside);
      return toPage({ pathname, names, isTab: true }, page?.title ?? input.titleOf(beside));
    }),
    ...parts
      .filter(({ name }) => !inTabs.has(name))
      .map(({ name }) => {
        const pathname = toPathname(`${source.path}/${toKebabCase(name)}`);
        return toPage({ pathname, names: [name], isTab: false });
      }),
  ];
}

/**
 * Assigns each part to a tab beside a page: a page that names the part in its front matter, or else
 * the page to which the configuration assigns it.
 */
function apiTabsOf(
  tabs: NonNullable<ApiSource['tabs']>,
  parts: readonly ApiEntry[],
  pages: readonly WrittenPage[],
) {
  const written = pages
    .filter((page) => !isApiTab(page))
    .flatMap(({ pathname: page, source: { frontMatter } }) =>
      [...(frontMatter.components ?? []), ...(frontMatter.hooks ?? [])].map((name) => ({
        page,
        name,
      })),
    );
  const configured = Object.entries(tabs).flatMap(([path, names]) =>
    names.map((name) => ({ page: toPathname(path), name })),
  );
  const homeOf = (part: string) => {
    const pagesNaming = (named: typeof written) =>
      named.filter(({ name }) => name === part).map(({ page }) => page);
    const [candidates, wanted] = [pagesNaming(written), pagesNaming(configured)];
    return candidates.find((page) => wanted.includes(page)) ?? candidates[0] ?? wanted[0];
  };
  const homes = new Map(parts.map(({ name }) => [name, homeOf(name)]));
  const kinds = new Map(parts.map(({ name, kind }) => [name, kind]));
  const own = [...written, ...configured].filter(({ page, name }) => homes.get(name) === page);
  return [...groupBy(own, ({ page }) => page)].flatMap(([beside, named]) => {
    const names = [...new Set(named.map(({ name }) => name))];
    return (['component', 'hook'] as const).flatMap((kind) => {
      const pathname = toPathname(`${beside}${TAB_SEGMENTS[kind]}`);
      const ofKind = names.filter((name) => kinds.get(name) === kind);
      return ofKind.length > 0 ? [{ beside, pathname, names: ofKind }] : [];
    });
  });
}

/** Cache of hashes, because `dev` reads the hash of each part many times. */
const hashes = new WeakMap<ApiEntry, string>();

export function hashOfPart(part: ApiEntry): string {
  const hash = hashes.get(part) ?? contentHash(JSON.stringify(part));
  hashes.set(part, hash);
  return hash;
}

/** Returns the source of a generated page. No file of the site can have its path. */
function sourceOf(
  page: ApiPage,
  { reference, product, besideTitle }: PlacedSource & { readonly besideTitle: string },
  { words, language }: PlaceApiInput,
): PlacedApiPage['source'] {
  const { package: from, names, pathname, isTab } = page;
  const parts = partsOn(page, reference);
  const isHook = parts.every(({ kind }) => kind === 'hook');
  const [name = ''] = names;
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const sections = list.format(sectionNames(parts, words));
  const values = { name, names: list.format(names), page: besideTitle, sections };
  const tabTitle = isHook ? words.apiPageHooksTitle : words.apiPageComponentsTitle;
  const tabText = isHook ? words.apiPageHooks : words.apiPageComponents;
  const partText = isHook ? words.apiPageHook : words.apiPageComponent;
  return {
    file: toSourcePath(`<api>/${from}/${isTab ? pathname.slice(1, -1) : name}`),
    hash: contentHash(parts.map(hashOfPart).join()),
    language,
    frontMatter: {
      title: fillPlaceholders(isTab ? tabTitle : words.apiPageTitle, values),
      description: fillPlaceholders(isTab ? tabText : partText, values),
      ...(product !== undefined && { productId: product }),
    },
    keyRanges: {},
    directives: [],
  };
}

/** Returns names of the sections of a page about components, for use in a sentence. */
function sectionNames(parts: readonly ApiEntry[], words: ApiWords): string[] {
  const has = (section: 'slots' | 'classes' | 'cssVariables') =>
    parts.some((part) => part.kind === 'component' && part[section].length > 0);
  return [
    words.apiPageTheProps,
    ...(has('slots') ? [words.apiPageTheSlots] : []),
    ...(has('classes') ? [words.apiPageTheClasses] : []),
    ...(has('cssVariables') ? [words.apiPageTheVariables] : []),
  ];
}

interface AddressedReference {
  readonly path: Pathname;
  readonly product: string | undefined;
  readonly addresses: readonly ApiAddress[];
}

/** Returns the branches of navigation trees. Packages that share a path share a branch. */
function branchesOf(sources: readonly AddressedReference[], title: string): ApiBranch[] {
  return [...new Set(sources.map(({ path }) => path))].map((path) => {
    const own = sources.filter((source) => source.path === path);
    const product = own.find((source) => source.product !== undefined)?.product;
    const entries = own
      .flatMap(({ addresses }) => addresses)
      .map((address) => ({ pathname: partPath(address), title: address.name }))
      .sort((a, b) => (a.title < b.title ? -1 : 1));
    return { path, ...(product !== undefined && { product }), title, entries };
  });
}
