import type { ApiSource } from '../config/schema-parts/api.ts';
import {
  apiEntries,
  findApiEntry,
  inheritedMembers,
  partsNamedBy,
  type ApiEntry,
  type SiteApi,
} from '../model/api/site-api.ts';
import type { Diagnostic, Place } from '../model/diagnostic.ts';
import type { Page, PageFacts, PropMention } from '../model/page.ts';
import { closest, editDistance } from '../report/suggest.ts';
import type { ApiMember } from '../model/api/reference.ts';
import { report, listSome, replaceWith } from '../report/catalogue.ts';
import domAttributes from './dom-attributes.txt';

/** A page and the props that it mentions. */
export interface CheckedPage {
  readonly page: Pick<Page, 'product' | 'source'>;
  readonly facts: Pick<PageFacts, 'propMentions'>;
}

/** Input of the checks. Fallback pages are left out: their findings would be duplicates. */
export interface ApiCheckInput {
  readonly sources: readonly Pick<ApiSource, 'package' | 'product'>[];
  readonly api: SiteApi;
  readonly pages: readonly CheckedPage[];
  /** Returns the location of the package of a source in the configuration. */
  readonly locate: (index: number) => Place | undefined;
}

/** Reports components, hooks and props that pages name but API references lack. */
export function checkApi(input: ApiCheckInput): Diagnostic[] {
  if (input.api.references.length === 0) return [];
  return [
    ...input.pages.flatMap(({ page }) => checkNames(page, input)),
    ...checkWithoutPage(input),
    ...checkProps(input),
  ];
}

/** Reports names in front matter that no package exports, on pages about a documented package. */
function checkNames({ product, source }: CheckedPage['page'], input: ApiCheckInput): Diagnostic[] {
  const { file, keyRanges, frontMatter } = source;
  const { packageName } = frontMatter;
  const packages = input.sources
    .filter((source) => (source.product ?? null) === product)
    .map((source) => source.package);
  const isAboutOther =
    packageName !== undefined && !input.sources.some((source) => source.package === packageName);
  if (isAboutOther || packages.length === 0) return [];
  return (['component', 'hook'] as const).flatMap((kind) => {
    const range = keyRanges[`${kind}s`];
    if (!range) return []; // A translation inherits the names, which are checked in the original.
    const place = { file, range };
    const names = frontMatter[`${kind}s`] ?? [];
    return names.flatMap((name) => unknownPart({ kind, name, place, packages }, input.api) ?? []);
  });
}

/** A component or hook in the front matter of a page, and the packages that the page is about. */
interface NamedPart extends Pick<ApiEntry, 'kind' | 'name'> {
  readonly place: Place;
  readonly packages: readonly string[];
}

function unknownPart({ kind, name, place, packages }: NamedPart, { references }: SiteApi) {
  const sameName = references.flatMap(apiEntries).filter((entry) => entry.name === name);
  if (sameName.some((entry) => entry.kind === kind)) return undefined;
  const own = references.filter((reference) => packages.includes(reference.package));
  const why = own.map(({ leftOut }) => leftOut[name]).find((reason) => reason !== undefined);
  const id = 'api/unknown-component';
  if (why !== undefined) return report(`${id}:left-out`, place, { kind, name, why });
  if (sameName.length > 0) {
    const key = kind === 'component' ? 'hooks' : 'components';
    return report(`${id}:other-kind`, place, { kind, name, key });
  }
  const namesOfKind = (some: SiteApi['references']) =>
    some.flatMap(apiEntries).flatMap((entry) => (entry.kind === kind ? [entry.name] : []));
  const meant = closest(name, namesOfKind(own)) ?? closest(name, namesOfKind(references));
  return report(id, place, { kind, name, meant });
}

/** Maximum number of parts without a page that a message lists. */
const MAX_LISTED = 5;

/** Reports parts that no page names, in one finding per package: a new site has hundreds. */
function checkWithoutPage({ sources, api, pages, locate }: ApiCheckInput): Diagnostic[] {
  const named = new Set(pages.flatMap(({ page }) => partsNamedBy(page, api)));
  return sources.flatMap(({ package: from }, index) => {
    const parts = api.addresses.filter((address) => address.package === from);
    const names = parts.filter((part) => !named.has(part)).map(({ name }) => name);
    if (names.length === 0) return [];
    const listed = listSome(names, MAX_LISTED);
    const values = { count: names.length, all: parts.length, package: from, names: listed };
    return [report('api/component-without-page', locate(index), values)];
  });
}

/** Reports unknown props on pages about components. Doubtful cases are not reported. */
function checkProps({ api, pages }: ApiCheckInput): Diagnostic[] {
  const entries = api.references.flatMap(apiEntries);
  const everywhere = new Set(entries.flatMap((entry) => knownNames(api, entry)));
  return pages.flatMap(({ page, facts: { propMentions = [] } }) => {
    const parts = partsNamedBy(page, api).flatMap((address) => findApiEntry(api, address) ?? []);
    if (parts.length === 0) return [];
    const { file } = page.source;
    return propMentions.flatMap((mention) => {
      const unknown = unknownProp(mention, { api, parts, everywhere });
      if (!unknown) return [];
      const { names, meant } = unknown;
      const { prop, range } = mention;
      const have = `${listSome(names, 3)} ${names.length === 1 ? 'has' : 'have'}`;
      const fix = replaceWith(meant?.toLowerCase() === prop.toLowerCase() ? meant : undefined);
      return [report('api/unknown-prop', { file, range }, { names: have, prop, meant, fix })];
    });
  });
}

interface Known {
  readonly api: SiteApi;
  /** Components and hooks that the page is about. */
  readonly parts: readonly ApiEntry[];
  /** Names of members of all components: a table may be about another component than the page. */
  readonly everywhere: ReadonlySet<string>;
}

type UnknownProp = { readonly names: readonly string[]; readonly meant?: string };

function unknownProp({ prop, component }: PropMention, known: Known): UnknownProp | undefined {
  if (DOM_ATTRIBUTES.has(prop) || /^(?:aria-|data-)/.test(prop)) return undefined;
  const { api, parts, everywhere } = known;
  if (component === undefined) {
    const meant = everywhere.has(prop) ? undefined : nearestProp(prop, api, parts);
    return meant === undefined ? undefined : { names: parts.map(({ name }) => name), meant };
  }
  // Check a JSX attribute only if the page is about its component or, for `Tabs.List`, `Tabs`.
  const tagged = partsInJsx(component, known);
  const isKnown = tagged.some((entry) => knownNames(api, entry).includes(prop));
  if (tagged.length === 0 || isKnown) return undefined;
  const meant = nearestProp(prop, api, tagged);
  if (meant !== undefined) return { names: [component], meant };
  return tagged.some(acceptsUnlistedProps) ? undefined : { names: [component] };
}

/** Returns the parts that a tag may mean: parts of the page, or their members, as `Tabs.List`. */
function partsInJsx(component: string, { api, parts }: Known): readonly ApiEntry[] {
  // A member that is exported too is documented under the name of the export: `TabsList`.
  const names = [component, component.replace('.', '')];
  const own = parts.filter(({ name }) => names.includes(name));
  const [owner] = component.split('.');
  return own.length > 0 || !parts.some(({ name }) => name === owner)
    ? own
    : api.references.flatMap(apiEntries).filter(({ name }) => names.includes(name));
}

/** Whether a part accepts props beyond its reference, such as attributes or style properties. */
const acceptsUnlistedProps = (entry: ApiEntry) =>
  entry.kind === 'hook' ||
  entry.spreadsTo !== undefined ||
  entry.isPolymorphic ||
  entry.hasSystemProps;

/** Limits of typos. In shorter names, a typo cannot be distinguished from another word. */
const TYPO = { minLetters: 4, lettersPerEdit: 4, maxEdits: 2 } as const;

/** Returns the prop closest to a name, within two edits and a quarter of the longer name. */
function nearestProp(prop: string, api: SiteApi, parts: readonly ApiEntry[]): string | undefined {
  const names = parts.flatMap((entry) => membersOf(api, entry).map(({ name }) => name));
  const isNear = (name: string) => {
    const letters = Math.max(prop.length, name.length);
    const allowed = Math.min(TYPO.maxEdits, Math.floor(letters / TYPO.lettersPerEdit));
    const isLong = Math.min(prop.length, name.length) >= TYPO.minLetters;
    return isLong && editDistance(prop.toLowerCase(), name.toLowerCase(), allowed) <= allowed;
  };
  return closest(prop, names.filter(isNear));
}

/** Returns the props or parameters of a part, including inherited ones. */
function membersOf(api: SiteApi, entry: ApiEntry): readonly ApiMember[] {
  if (entry.kind === 'hook') return entry.parameters;
  return [...entry.props, ...entry.inherited.flatMap((from) => inheritedMembers(api, from))];
}

/** Props that every component may take although references do not list them. */
const REACT_PROPS = 'children className component dangerouslySetInnerHTML key ref style'.split(' ');

/** Returns every name that a text about a part may call a prop. */
function knownNames(api: SiteApi, entry: ApiEntry): string[] {
  const members = membersOf(api, entry).map(({ name }) => name);
  if (entry.kind === 'hook') return [...members, ...entry.returns.map(({ name }) => name)];
  return [
    ...REACT_PROPS,
    ...members,
    ...entry.inherited.flatMap(({ props }) => props),
    ...entry.slots.map(({ name }) => name),
    ...entry.classes.map(({ key }) => key),
    ...(entry.hasSx ? ['sx'] : []),
  ];
}

/** Attributes in HTML and SVG 2 as React names them, without handlers, `aria-` and `data-`. */
const DOM_ATTRIBUTES: ReadonlySet<string> = new Set(domAttributes.trim().split(/\s+/));
