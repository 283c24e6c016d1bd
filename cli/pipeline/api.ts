import { withoutTabs, withoutTrailingSlash, firstLanguage } from '../model/paths.ts';
import {
  NO_PLACED_API,
  findApiAddress,
  findApiEntry,
  inheritedMembers,
  partPath,
  partsNamedBy,
  type ApiEntry,
  type PlacedApi,
  type SiteApi,
} from '../model/api/site-api.ts';
import { textsInLanguage } from '../model/interface-texts.ts';
import { type Site, factsOf, type FactsByPage } from '../model/site.ts';
import { hashOfPart, isApiTab, placeApi, type WrittenPage } from '../api/place-api.ts';
import {
  type ApiPageInput,
  type ParentPart,
  type ShownPart,
  wordsFrom,
} from '../api/content/sections.ts';
import { checkApi } from '../api/check-api.ts';
import { productOfPath } from '../model/nav.ts';
import type { Sources } from '../model/sources.ts';
import { contentHash } from '../model/files.ts';
import { referencesStep } from '../api/steps.ts';
import type { CompileLimits } from '../compile/limits.ts';
import { runWithCurrentFiles, installedFor } from '../load/packages.ts';
import type { ApiInheritance, ApiReference } from '../model/api/reference.ts';
import type { Diagnostic, Outcome } from '../model/diagnostic.ts';
import { hasOwnFile, isFallback, type Page, type ApiPage } from '../model/page.ts';
import { assignPathnames } from '../resolve/pages.ts';
import { pathRulesOf, productOfPage } from '../resolve/products.ts';
import { titleFromPath } from '../resolve/nav.ts';
import { noEffect } from './checks/config-values.ts';
import type { SiteInput } from './site-input.ts';
import { report } from '../report/catalogue.ts';

/** The API references of a site in configured order. */
export type SiteReferences = Outcome<readonly ApiReference[]>;

/** Reads the API references of a site. Unchanged packages come from the cache. */
export async function readSiteReferences(input: SiteInput): Promise<SiteReferences> {
  const { config, host, engineRoot } = input;
  if (config.api.length === 0) return { value: [], diagnostics: [] };
  const installed = await Promise.all([host.root, engineRoot].map(installedFor));
  const { references, missing, unmatched, withoutReact } = await runWithCurrentFiles(host, {
    step: referencesStep,
    input: {
      root: host.root,
      engine: engineRoot,
      sources: config.api,
      installed: installed.join(),
    },
  });
  const diagnostics = missing.map(({ package: name, isInstalled }) => {
    const id = isInstalled ? 'api/no-package:untyped' : 'api/no-package';
    return report(id, input.locateValue(name).at(-1), { package: name });
  });
  const untyped = withoutReact.map((name) =>
    report('api/no-react-types', input.locateValue(name).at(-1), { package: name }),
  );
  const withoutEffect = unmatched.map(({ name, package: from, ...one }) => {
    const what = one.path.includes('modules') ? 'module with types' : 'component or hook';
    return noEffect(input, { ...one, value: name, reason: `${from} has no such ${what}` });
  });
  return { value: references, diagnostics: [...diagnostics, ...untyped, ...withoutEffect] };
}

/** Determines the pages of the site's API references. */
export function placeReferences(
  { config, locateValue }: SiteInput,
  sources: Sources,
  references: readonly ApiReference[],
): Outcome<PlacedApi> {
  if (references.length === 0) return { value: NO_PLACED_API, diagnostics: [] };
  const language = firstLanguage(config.site.languages);
  const rules = pathRulesOf(config);
  const titleOf = (path: string) => titleFromPath(withoutTrailingSlash(path));
  // Ignore diagnostics about page addresses, because `resolve` reports them.
  const pages = assignPathnames(sources.pages, config)
    .value.filter(({ source }) => source.language === language)
    .map(({ source, pathname }): WrittenPage => ({
      pathname,
      source,
      product: productOfPage({ pathname, source }, config).product,
      title: source.frontMatter.title ?? source.firstHeading ?? titleOf(pathname),
    }));
  return placeApi({
    sources: config.api,
    references,
    pages,
    words: wordsFrom(textsInLanguage(sources.translations, language)),
    language,
    productOf: (path) => productOfPath(path, rules).productId ?? undefined,
    titleOf,
    locate: locateValue,
  });
}

export function checkApiPages(
  { config, locateKey }: SiteInput,
  { api, pages }: Site,
  factsByPage: FactsByPage,
): Diagnostic[] {
  const checked = pages.flatMap((page) => {
    const facts = factsOf(factsByPage, page);
    return facts && hasOwnFile(page) ? [{ page, facts }] : [];
  });
  const locate = (index: number) => locateKey(['api', index, 'package']);
  return checkApi({ sources: config.api, api, pages: checked, locate });
}

/** Creates a function that returns the input from which a page of an API reference is made. */
export function createApiInputs(site: Site, limits: CompileLimits, isIndexed: boolean) {
  let demos: ReturnType<typeof demosByPart> | undefined;
  return ({ source, title, pathname }: Page, api: ApiPage): ApiPageInput => {
    const withDemos = (demos ??= demosByPart(site));
    const ownPage = withoutTabs(pathname);
    const parts = api.names.flatMap((name): ShownPart[] => {
      const reference = { package: api.package, name };
      const part = findApiEntry(site.api, reference);
      const pages = (withDemos.get(partKey(reference)) ?? [])
        .filter(({ path }) => path !== ownPage)
        // The page about the part itself comes first.
        .toSorted((a, b) => Number(b.title === name) - Number(a.title === name));
      return part ? [{ part, parents: parentsOf(part, site.api), demos: pages }] : [];
    });
    const { description = '' } = source.frontMatter;
    return {
      file: source.file,
      title,
      description,
      isTab: api.isTab,
      parts,
      partsHash: hashOfParts(parts, site.api),
      words: wordsFrom(textsInLanguage(site.translations, source.language)),
      limits,
      ...(isIndexed && { indexedIn: source.language }),
    };
  };
}

const partKey = ({ package: from, name }: Pick<ApiInheritance, 'package' | 'name'>) =>
  `${from} ${name}`;

function demosByPart(site: Site): ReadonlyMap<string, ShownPart['demos']> {
  const demos = new Map<string, ShownPart['demos']>();
  for (const page of site.pages) {
    if (page.api !== undefined || isFallback(page) || isApiTab(page)) continue;
    if (page.language !== site.routing.languages[0]) continue;
    for (const part of partsNamedBy(page, site.api)) {
      const before = demos.get(partKey(part)) ?? [];
      demos.set(partKey(part), [...before, { title: page.title, path: page.pathname }]);
    }
  }
  return demos;
}

const inheritedOf = (part: ApiEntry) => (part.kind === 'component' ? part.inherited : []);

function parentsOf(part: ApiEntry, api: SiteApi): ParentPart[] {
  return inheritedOf(part).map((from) => {
    const address = findApiAddress(api, from);
    return {
      name: from.name,
      ...(address && { path: partPath(address) }),
      members: inheritedMembers(api, from),
    };
  });
}

/** Hashes whole parents for simplicity, although a page shows only the inherited props. */
const hashOfParts = (parts: readonly ShownPart[], api: SiteApi) =>
  contentHash(
    parts
      .flatMap(({ part }) => [
        part,
        ...inheritedOf(part).flatMap((parent) => findApiEntry(api, parent) ?? []),
      ])
      .map(hashOfPart)
      .join(),
  );
