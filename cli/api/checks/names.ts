import type { ApiReference } from '../../model/api/reference.ts';
import type { ApiEntry, SiteApi } from '../../model/api/site-api.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { apiUnknownComponent, type UnknownPart } from '../../report/catalogue/site/api.ts';
import { closest } from '../../report/suggest.ts';
import { type ApiCheckInput, type CheckedPage, sourcesOf } from './input.ts';

type Named = Pick<UnknownPart, 'kind' | 'name'>;

/** Names in front matter that no package has. Only pages are asked whose product has a reference. */
export function checkNames(input: ApiCheckInput): Diagnostic[] {
  return input.pages.flatMap(({ page }) => {
    const { file, keyRanges } = page.source;
    return namesOf(page, input).flatMap(({ kind, name }) => {
      const unknown = unknownPart({ kind, name }, page, input);
      const range = keyRanges[`${kind}s`];
      return unknown ? [apiUnknownComponent(unknown, { file, ...(range && { range }) })] : [];
    });
  });
}

/** What the front matter names; nothing where another package is documented than the references are about. */
function namesOf({ product, source }: CheckedPage['page'], input: ApiCheckInput): Named[] {
  const { components = [], hooks = [], packageName } = source.frontMatter;
  const isElsewhere =
    packageName !== undefined && !input.sources.some((one) => one.package === packageName);
  if (isElsewhere || sourcesOf(input, { product }).length === 0) return [];
  return [
    ...components.map((name): Named => ({ kind: 'component', name })),
    ...hooks.map((name): Named => ({ kind: 'hook', name })),
  ];
}

/** What is to be said of a name; undefined where it is documented. */
function unknownPart(
  { kind, name }: Named,
  page: CheckedPage['page'],
  input: ApiCheckInput,
): UnknownPart | undefined {
  const all = entriesOf(input.api.references);
  const same = all.filter((entry) => entry.name === name);
  if (same.some((entry) => entry.kind === kind)) return undefined;
  const own = ownReferences(input, page);
  const why = own.map(({ leftOut }) => leftOut[name]).find((reason) => reason !== undefined);
  if (why !== undefined) return { kind, name, why };
  if (same.length > 0) return { kind, name, isOther: true };
  const ofKind = (references: SiteApi['references']) =>
    entriesOf(references).flatMap((entry) => (entry.kind === kind ? [entry.name] : []));
  const meant = closest(name, ofKind(own)) ?? closest(name, ofKind(input.api.references));
  return { kind, name, ...(meant !== undefined && { meant }) };
}

function ownReferences(input: ApiCheckInput, page: CheckedPage['page']) {
  const packages = sourcesOf(input, page).map((source) => source.package);
  return input.api.references.filter((reference) => packages.includes(reference.package));
}

const entriesOf = (references: readonly ApiReference[]): readonly ApiEntry[] =>
  references.flatMap(({ components, hooks }) => [...components, ...hooks]);
