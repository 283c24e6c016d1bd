import { hashOfPart, isApiTab } from '../../api/place-api.ts';
import type { ApiPageInput, ParentPart, ShownPart } from '../../api/content/sections.ts';
import { wordsFrom } from '../../api/content/texts.ts';
import type { CompileLimits } from '../../compile/input.ts';
import { contentHash } from '../../model/files.ts';
import {
  findApiAddress,
  findApiEntry,
  partPath,
  partsNamedBy,
} from '../../model/api/placed-api.ts';
import type { ApiInheritance } from '../../model/api/reference.ts';
import type { ApiEntry, ApiPage, SiteApi } from '../../model/api/site-api.ts';
import { isFallback } from '../../model/page.ts';
import type { Page } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';
import { withoutTabs } from '../../resolve/nav/paths.ts';

/** Returns the input of the content of a page of a reference. */
export type ApiInputOf = (page: Page, api: ApiPage) => ApiPageInput;

/** Prepares the inputs of all pages of a site. */
export function createApiInputs(site: Site, limits: CompileLimits): ApiInputOf {
  const demos = demosByPart(site);
  return ({ source, title, pathname }, api) => {
    const parts = api.names.flatMap((name): ShownPart[] => {
      const known = { package: api.package, name };
      const part = findApiEntry(site.api, known);
      const beside = withoutTabs(pathname);
      const pages = (demos.get(keyOf(known)) ?? []).filter(({ path }) => path !== beside);
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
      words: wordsFrom(site.translations[source.language] ?? {}),
      limits,
    };
  };
}

type Named = Pick<ApiInheritance, 'package' | 'name'>;

const keyOf = ({ package: from, name }: Named) => `${from} ${name}`;

/** Returns the pages with examples of each part: those whose front matter names it, in the order of the site. */
function demosByPart(site: Site): ReadonlyMap<string, ShownPart['demos']> {
  const demos = new Map<string, ShownPart['demos']>();
  for (const page of site.pages) {
    if (page.api !== undefined || isFallback(page) || isApiTab(page)) continue;
    if (page.language !== site.routing.languages[0]) continue;
    for (const part of partsNamedBy(page, site.api)) {
      const before = demos.get(keyOf(part)) ?? [];
      demos.set(keyOf(part), [...before, { title: page.title, path: page.pathname }]);
    }
  }
  return demos;
}

const inheritedOf = (part: ApiEntry) => (part.kind === 'component' ? part.inherited : []);

function parentsOf(part: ApiEntry, api: SiteApi): ParentPart[] {
  return inheritedOf(part).map(({ package: from, name, props }) => {
    const parent = findApiEntry(api, { package: from, name });
    const address = findApiAddress(api, { package: from, name });
    const own = parent?.kind === 'component' ? parent.props : [];
    return {
      name,
      ...(address && { path: partPath(address) }),
      members: own.filter((prop) => props.includes(prop.name)),
    };
  });
}

/** Hashes whole parents, although a page shows just the inherited props. */
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
