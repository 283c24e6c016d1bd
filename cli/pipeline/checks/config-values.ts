import { createSplitter, wholeTerm } from '../../../runtime/search/text.ts';
import type { KeyPath } from '../../config/locate.ts';
import { memoized } from '../../model/collections.ts';
import { apiEntries } from '../../model/api/site-api.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { isBelow, pathsAbove, toPathname } from '../../model/paths.ts';
import type { Site } from '../../model/site.ts';
import { listSome, report } from '../../report/catalogue.ts';
import { certainCorrection, closest, nearestPath } from '../../report/suggest.ts';
import { errorCodesOf, type SiteInput } from '../site-input.ts';

/** A text or `true` in the configuration, or a key if the pattern ends in `#`. */
interface ConfigValue {
  readonly path: KeyPath;
  readonly value: string;
}

/** Why a value has no effect. `name` is the part of the value that is wrong. */
interface Mismatch {
  readonly reason: string;
  readonly name?: string;
  readonly meant?: string | undefined;
  readonly hint?: string;
}

type Check = (found: ConfigValue) => Mismatch | undefined;

/** Patterns of values by what they must match. `*` is any key or index; `#` is any key itself. */
const MATCHED = {
  page: ['errorCodes.page'],
  similarPage: ['api.*.tabs.#'],
  folder: ['features.search.boosts.#'],
  similarFolder: ['untranslated.*', 'pathAliases.*.to'],
  language: ['site.notifications.*.language'],
  part: ['api.*.tabs.*.*'],
  product: ['pathRules.*.product'],
  synonym: ['features.search.synonyms.#'],
} as const;

/** Patterns of values of which a list may have only one. */
const UNIQUE: readonly (readonly [pattern: string, value?: string])[] = [
  ['versions.*.current'],
  ['versions.*.status', 'latest'],
  ['products.*.versions.*.current'],
  ['pathAliases.*.from'],
  ['pathRules.*.path'],
];

/** Placeholders by the pattern of the texts that may contain them. */
const PLACEHOLDERS = {
  'products.*.importLine': ['name', 'package'],
  'site.assistants.*.href': ['url'],
  'api.*.conventions.*': ['Name', 'key', 'version'],
} as const;

/** Reasons why the path of a page or of a folder matches nothing. */
const NO_PATH = {
  page: 'there is no such page',
  folder: 'no page has this path or is below it',
} as const;

const PACKAGES = ['errorCodes.packages.*', 'features.license.packages.*'];

/** Reports values of the configuration that match nothing, and therefore have no effect. */
export async function checkConfigValues(input: SiteInput, site: Site): Promise<Diagnostic[]> {
  const { config } = input;
  const checks = checksOf(input, site);
  const found = [
    ...Object.entries(MATCHED).flatMap(([kind, patterns]) =>
      patterns.flatMap((pattern) =>
        mismatches(valuesAt(config, pattern), checks[kind as keyof typeof MATCHED]),
      ),
    ),
    ...UNIQUE.flatMap(([pattern, only]) => {
      const values = valuesAt(config, pattern).filter(({ value }) => value === (only ?? value));
      return mismatches(values, (one) => repetition(one, values));
    }),
    ...Object.entries(PLACEHOLDERS).flatMap(([pattern, names]) =>
      mismatches(valuesAt(config, pattern), ({ value }) => unknownPlaceholder(value, names)),
    ),
  ];
  return [
    ...(await missingPackages(input)),
    ...[...found, ...(await unknownFormatter(input))].map((one) => noEffect(input, one)),
  ];
}

/** Reports a value of the configuration that has no effect. */
export function noEffect(
  { locateKey }: Pick<SiteInput, 'locateKey'>,
  { path, value, ...mismatch }: ConfigValue & Mismatch,
): Diagnostic {
  const key = settingName(path.at(-1) === value ? path.slice(0, -1) : path);
  const values = { name: value, key, hint: 'Correct it, or remove it.', ...mismatch };
  return report('config/no-effect', locateKey(path), values);
}

/** Returns the names of the settings in a path, without indexes and pathnames: `api.tabs`. */
const settingName = (path: KeyPath) =>
  path.filter((part) => typeof part === 'string' && !part.startsWith('/')).join('.');

/** Returns the values at a pattern such as `api.*.tabs.#`. */
const valuesAt = (config: unknown, pattern: string) => readValues(config, pattern.split('.'), []);

function readValues(value: unknown, keys: readonly string[], path: KeyPath): ConfigValue[] {
  const [key, ...rest] = keys;
  if (key === undefined)
    return typeof value === 'string' || value === true ? [{ path, value: String(value) }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    const at = [...path, Array.isArray(value) ? Number(name) : name];
    if (key === '#') return [{ path: at, value: name }];
    return key === '*' || key === name ? readValues(inner, rest, at) : [];
  });
}

const mismatches = (values: readonly ConfigValue[], check: Check) =>
  values.flatMap((one) => {
    const mismatch = check(one);
    return mismatch ? [{ ...one, ...mismatch }] : [];
  });

function checksOf({ config }: SiteInput, site: Site): Record<keyof typeof MATCHED, Check> {
  // Computed for a value only, because a site may have many pages and none of these values.
  const pathsOf = memoized((kind: keyof typeof NO_PATH): ReadonlySet<string> => {
    const pages = new Set<string>(site.pages.map(({ pathname }) => pathname));
    if (kind === 'page') return pages;
    const others = [
      ...site.publicFiles.keys(),
      ...config.redirects.map(({ from }) => from),
      ...config.api.map(({ path }) => path),
    ];
    return new Set([...pages, ...others].flatMap((path) => pathsAbove(toPathname(path))));
  });
  const isElsewhere = (value: string) =>
    value === config.blog?.path ||
    config.versions.some(({ path = '/' }) => path !== '/' && isBelow(value, path));
  const ids = config.products.map(({ id }) => id);
  const inPaths =
    (kind: keyof typeof NO_PATH, isTypo = false): Check =>
    ({ value }) => {
      const known = pathsOf(kind);
      if (known.has(toPathname(value)) || isElsewhere(value)) return undefined;
      const near = nearestPath(toPathname(value), known);
      const mismatch = { reason: NO_PATH[kind], meant: near?.address };
      return isTypo && !near?.certain ? undefined : mismatch;
    };
  const { languages } = config.site;
  return {
    page: inPaths('page'),
    folder: inPaths('folder'),
    // Other paths are possible: pages may follow later, or be in another deployment.
    similarPage: inPaths('page', true),
    similarFolder: inPaths('folder', true),
    language: ({ value }) =>
      languages.includes(value)
        ? undefined
        : { reason: 'the site has no such language', meant: closest(value, languages) },
    part: ({ path: [, index], value }) => {
      const { package: from } = config.api[Number(index)] ?? {};
      const reference = site.api.references.find((one) => one.package === from);
      const names = reference && apiEntries(reference).map(({ name }) => name);
      if (!names || names.includes(value)) return undefined;
      return { reason: `${from} documents no such part`, meant: closest(value, names) };
    },
    product({ value }) {
      // A path rule may also introduce a product that menus do not have.
      const meant = ids.includes(value) ? undefined : certainCorrection(value, ids);
      return meant === undefined ? undefined : { reason: 'there is no such product', meant };
    },
    synonym: synonymCheck(config),
  };
}

/** Reports synonyms that no query finds. Of those with the same letters, the last one counts. */
function synonymCheck(config: SiteInput['config']): Check {
  const splitters = config.site.languages.map(createSplitter);
  const [first = createSplitter('en')] = splitters;
  const termOf = (word: string) => wholeTerm(first(word));
  const words = new Map(
    valuesAt(config, MATCHED.synonym[0]).map(({ value }) => [termOf(value), value]),
  );
  return ({ value }) => {
    if (splitters.every((split) => split(value).length !== 1))
      return { reason: 'it is not one word', hint: 'Write one word that readers type.' };
    const last = words.get(termOf(value)) ?? value;
    return last === value
      ? undefined
      : { reason: `${last} is the same word`, hint: 'Join their names in one list.' };
  };
}

function repetition(
  { path, value }: ConfigValue,
  values: readonly ConfigValue[],
): Mismatch | undefined {
  const listOf = (at: KeyPath) => at.slice(0, -2).join('.');
  const [first] = values.filter((one) => one.value === value && listOf(one.path) === listOf(path));
  return first?.path === path
    ? undefined
    : { reason: 'another item before it has the same value', hint: 'Keep one of the two.' };
}

function unknownPlaceholder(text: string, known: readonly string[]): Mismatch | undefined {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const name = names.find((one) => !known.includes(one));
  if (name === undefined) return undefined;
  const meant = closest(name, known);
  return {
    name: `{${name}}`,
    reason: 'there is no such placeholder',
    ...(meant !== undefined && { meant: `{${meant}}` }),
    hint: `Use ${known.map((one) => `{${one}}`).join(' or ')}.`,
  };
}

/** Returns the function that formats errors if it is in no error of installed packages. */
async function unknownFormatter(input: SiteInput): Promise<(ConfigValue & Mismatch)[]> {
  const { packages: names = [], formatter: value = '' } = input.config.errorCodes ?? {};
  const versions = await input.host.each(names, input.host.packageVersion);
  if (names.length === 0 || versions.includes(undefined)) return [];
  if ((await errorCodesOf(input)).length > 0) return [];
  const reason = `it formats no error of ${listSome(names, 3)}`;
  return [{ path: ['errorCodes', 'formatter'], value, reason }];
}

async function missingPackages({ config, host, locateKey }: SiteInput): Promise<Diagnostic[]> {
  const named = PACKAGES.flatMap((pattern) => valuesAt(config, pattern));
  const missing = await host.each(named, async ({ path, value: name }) => {
    if ((await host.packageVersion(name)) !== undefined) return [];
    return [report('config/no-package', locateKey(path), { name, key: settingName(path) })];
  });
  return missing.flat();
}
