import { join } from 'node:path/posix';
import { partsNamedBy } from '../model/api/placed-api.ts';
import { entriesOf, type SiteApi } from '../model/api/site-api.ts';
import { lineRange, type Diagnostic, type Place } from '../model/diagnostic.ts';
import type { Page } from '../model/page.ts';
import {
  apiComponentWithoutPage,
  apiUnknownComponent,
  apiWrongComment,
  type UnknownPart,
} from '../report/rules/api.ts';
import { closest } from '../report/suggest.ts';
import { checkProps, type CheckedPage } from './check-props.ts';

/** A package of the configuration. */
export interface CheckedSource {
  readonly package: string;
  /** Id of its product; absent for a site without products. */
  readonly product?: string;
  /** Location of its name in the configuration. Called only if there is a finding. */
  readonly locate?: () => Place | undefined;
}

/** Input of the checks. Fallback pages are left out, since their findings would repeat those of the original. */
export interface ApiCheckInput {
  readonly sources: readonly CheckedSource[];
  readonly api: SiteApi;
  readonly pages: readonly CheckedPage[];
}

/** Reports components, hooks and props that pages name and the API references do not have. */
export function checkApi(input: ApiCheckInput): Diagnostic[] {
  if (input.api.references.length === 0) return [];
  return [
    ...checkNames(input),
    ...checkWithoutPage(input),
    ...checkProps(input.api, input.pages),
    ...checkComments(input),
  ];
}

type PartName = Pick<UnknownPart, 'kind' | 'name'>;

/** Reports names in front matter that no package has. */
function checkNames(input: ApiCheckInput): Diagnostic[] {
  return input.pages.flatMap(({ page }) => {
    const { file, keyRanges } = page.source;
    return namesIn(page, input).flatMap((named) => {
      const unknown = unknownPart(named, page, input);
      const range = keyRanges[`${named.kind}s`];
      return unknown ? [apiUnknownComponent(unknown, { file, ...(range && { range }) })] : [];
    });
  });
}

/** Returns the parts that the front matter names, unless the page is about a package without a reference. */
function namesIn(page: CheckedPage['page'], input: ApiCheckInput): PartName[] {
  const { components = [], hooks = [], packageName } = page.source.frontMatter;
  const isAboutOther =
    packageName !== undefined && !input.sources.some((one) => one.package === packageName);
  if (isAboutOther || sourcesFor(page, input).length === 0) return [];
  return [
    ...components.map((name): PartName => ({ kind: 'component', name })),
    ...hooks.map((name): PartName => ({ kind: 'hook', name })),
  ];
}

function unknownPart(
  { kind, name }: PartName,
  page: CheckedPage['page'],
  input: ApiCheckInput,
): UnknownPart | undefined {
  const { references } = input.api;
  const sameName = references.flatMap(entriesOf).filter((entry) => entry.name === name);
  if (sameName.some((entry) => entry.kind === kind)) return undefined;
  const packages = sourcesFor(page, input).map((source) => source.package);
  const own = references.filter((reference) => packages.includes(reference.package));
  const why = own.map(({ leftOut }) => leftOut[name]).find((reason) => reason !== undefined);
  if (why !== undefined) return { kind, name, why };
  if (sameName.length > 0) return { kind, name, isOther: true };
  const namesOfKind = (some: SiteApi['references']) =>
    some.flatMap(entriesOf).flatMap((entry) => (entry.kind === kind ? [entry.name] : []));
  const meant = closest(name, namesOfKind(own)) ?? closest(name, namesOfKind(references));
  return { kind, name, ...(meant !== undefined && { meant }) };
}

/** Returns the packages that document the product of a page. */
const sourcesFor = ({ product }: Pick<Page, 'product'>, { sources }: ApiCheckInput) =>
  sources.filter((source) => (source.product ?? null) === product);

/** Reports the parts that no page names: one finding per package, since a young site has hundreds of them. */
function checkWithoutPage({ sources, api, pages }: ApiCheckInput): Diagnostic[] {
  const named = new Set(pages.flatMap(({ page }) => partsNamedBy(page, api)));
  return sources.flatMap(({ package: from, locate }) => {
    const parts = api.addresses.filter((address) => address.package === from);
    const names = parts.filter((part) => !named.has(part)).map(({ name }) => name);
    if (names.length === 0) return [];
    return [apiComponentWithoutPage({ package: from, names, of: parts.length }, locate?.())];
  });
}

/** Reports comments of the site's own packages whose default value differs from the one in the code. */
function checkComments({ api }: ApiCheckInput): Diagnostic[] {
  return api.references.flatMap((reference) => {
    const { ownFolder } = reference;
    if (ownFolder === undefined) return [];
    return entriesOf(reference).flatMap((entry) => {
      const { file, line } = entry.declaration;
      const place = { file: join(ownFolder, file), range: lineRange(line, 1, 1) };
      const members = entry.kind === 'hook' ? entry.parameters : entry.props;
      return members.flatMap(({ name: prop, default: stated, publishedDefault: actual }) =>
        stated === undefined || actual === undefined
          ? []
          : [apiWrongComment({ prop, name: entry.name, stated, actual }, place)],
      );
    });
  });
}
