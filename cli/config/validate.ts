import * as z from 'zod';
import foreignKeys from './foreign-keys.json';
import type { Json } from '../model/host.ts';
import { listSome, RULE_NAMES, type report } from '../report/catalogue.ts';
import { closest } from '../report/suggest.ts';
import type { KeyPath } from './locate.ts';
import { configSchema, fillConfig, type ParsedConfig, type SiteConfig } from './schema.ts';

/** A key in an outdated spelling, and its current name. */
type RenamedKey = { readonly path: KeyPath; readonly name: string };

type CheckedConfig =
  | { readonly config: SiteConfig; readonly renamed: readonly RenamedKey[] }
  | { readonly problems: readonly ConfigProblem[] };

/** A diagnostic of the key at `path`, which fills the placeholder `key` unless `values` does. */
export interface ConfigProblem {
  readonly id: Parameters<typeof report>[0];
  readonly path: KeyPath;
  readonly values: Parameters<typeof report>[2];
}

const invalid = (path: KeyPath, reason: string, meaning?: string): ConfigProblem => ({
  id: 'config/invalid',
  path,
  values: { reason, hint: meaning === undefined ? '' : `${meaning}.` },
});

const RENAMED_KEYS: readonly RenamedKey[] = [
  { path: ['site', 'recognisedLanguages'], name: 'recognizedLanguages' },
  { path: ['features', 'licence'], name: 'license' },
];

export function validateConfig(given: Json): CheckedConfig {
  const renamed = RENAMED_KEYS.filter(
    ({ path, name }) =>
      valueAt(given, path) !== undefined &&
      valueAt(given, [...path.slice(0, -1), name]) === undefined,
  );
  const value = renamed.reduce(withNewKey, given);
  const parsed = configSchema.safeParse(value);
  if (!parsed.success) {
    const schema = z.toJSONSchema(configSchema, { io: 'input' });
    const rules = rulesSchema.safeParse(value);
    return {
      problems: [
        ...parsed.error.issues.flatMap((issue) => problemsOf(issue, value, schema)),
        ...(rules.success ? unknownRules(rules.data) : []),
      ],
    };
  }
  const checks = [unknownRules, unknownProducts, repetitions, privateLicense, feedsWithoutBlog];
  const problems = checks.flatMap((check) => check(parsed.data));
  return problems.length > 0 ? { problems } : { config: fillConfig(parsed.data), renamed };
}

function withNewKey(value: Json, { path: [parent = '', key = ''], name }: RenamedKey): Json {
  const inside = valueAt(value, [parent]) as Readonly<Record<string, Json>>;
  const entries = Object.entries(inside).map(([one, own]) => [one === key ? name : one, own]);
  return { ...(value as object), [parent]: Object.fromEntries(entries) as Json };
}

/** The keys with names of rules, which are checked even if others are invalid. */
const rulesSchema = configSchema.pick({ check: true, allow: true }).loose();

function unknownRules({ check, allow }: Pick<ParsedConfig, 'check' | 'allow'>): ConfigProblem[] {
  const written = [
    ...Object.keys(check).map((name) => ({ name, path: ['check', name] })),
    ...allow.map(({ rule }, index) => ({ name: rule, path: ['allow', index, 'rule'] })),
  ];
  return written.flatMap(({ name, path }): ConfigProblem[] => {
    if (RULE_NAMES.includes(name)) return [];
    const values = { name, key: String(path[0]), meant: closest(name, RULE_NAMES) };
    return [{ id: 'config/unknown-rule', path, values }];
  });
}

function unknownProducts({ products, api }: ParsedConfig): ConfigProblem[] {
  const ids = products.map(({ id }) => id);
  return api.flatMap(({ product }, index): ConfigProblem[] => {
    if (product === undefined || ids.includes(product)) return [];
    const hint =
      ids.length === 0 ? 'Add it to products.' : `Use one of: ${listSome(ids, MAX_LISTED)}.`;
    const values = { reason: `there is no product ${product}`, hint, meant: closest(product, ids) };
    return [{ id: 'config/invalid', path: ['api', index, 'product'], values }];
  });
}

function repetitions({ site, products, codeStyles }: ParsedConfig): ConfigProblem[] {
  const repeated = (what: string, names: readonly string[], pathOf: (index: number) => KeyPath) =>
    names.flatMap((name, index) =>
      names.indexOf(name) === index ? [] : [invalid(pathOf(index), `${what} ${name}`)],
    );
  const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
  // `pt-BR` and `pt-br` would be the same folder on a file system that ignores case.
  const languages = site.languages.map((language) => language.toLowerCase());
  return [
    ...repeated('two products have the id', idsOf(products), (at) => ['products', at, 'id']),
    ...repeated('two code styles have the id', idsOf(codeStyles), (at) => ['codeStyles', at, 'id']),
    ...repeated('repeated language', languages, (at) => ['site', 'languages', at]),
  ];
}

function feedsWithoutBlog({ features, blog }: ParsedConfig): ConfigProblem[] {
  if (!features.feeds || blog) return [];
  const meaning = 'Feeds contain the posts of the blog: add blog, or remove features.feeds';
  return [invalid(['features', 'feeds'], 'there is no blog', meaning)];
}

function privateLicense({ features: { license }, publicEnv }: ParsedConfig): ConfigProblem[] {
  if (license === false || publicEnv.includes(license.variable)) return [];
  const reason = `${license.variable} is not listed in publicEnv`;
  const meaning = 'The key is sent to readers, so publicEnv must list its variable';
  return [invalid(['features', 'license', 'variable'], reason, meaning)];
}

function problemsOf(issue: z.core.$ZodIssue, value: Json, schema: Schema): ConfigProblem[] {
  const path = issue.path.filter((key) => typeof key !== 'symbol');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => unknownKey(key, path, schema));
  }
  if (issue.code === 'invalid_union') {
    const branch = likeliestBranch(issue.errors);
    if (branch) {
      return branch.flatMap((nested) =>
        problemsOf({ ...nested, path: [...issue.path, ...nested.path] }, value, schema),
      );
    }
  }
  const [meaning] = schemasAt(schema, path).flatMap(({ description }) => description ?? []);
  // A key of a record is invalid, not its value.
  const isKey = issue.code === 'invalid_key';
  const received = isKey ? String(path.at(-1)) : valueAt(value, path);
  const found = received === undefined ? 'but it is missing' : `received ${describe(received)}`;
  return [invalid(path, `expected ${expectedBy(issue)}, ${found}`, meaning)];
}

const MAX_LISTED = 12;

/** Keys of Docusaurus, VitePress and Starlight, each with the keys here that may do the same. */
const FOREIGN_KEYS: ReadonlyMap<string, string> = new Map(Object.entries(foreignKeys));

/** Paths of the objects to search for a key that is written in a wrong object. */
const LEVELS: readonly KeyPath[] = [[], ['site'], ['site', 'brand'], ['features'], ['markdown']];

/** Suggests an equivalent or similar key of the same object, or else one of another object. */
function unknownKey(key: string, parents: KeyPath, schema: Schema): ConfigProblem {
  const path = [...parents, key];
  // Another form of the same object may have the key, as `features.search` has `provider`.
  const known = keysAt(schema, parents).filter((name) => name !== key);
  const names = FOREIGN_KEYS.get(key)?.split(' ') ?? [key];
  const meant = names.find((name) => known.includes(name)) ?? closest(key, known);
  // Do not suggest the part in which the key already is: `site` for `site.themeConfig`.
  const others = names.filter((name) => !parents.includes(name));
  // Keys in items of lists have no equivalents in other objects.
  const levels = meant === undefined && parents.length <= 1 ? LEVELS : [];
  for (const level of levels) {
    const name = others.find((one) => keysAt(schema, level).includes(one));
    const parent = level.length === 0 ? 'the configuration itself' : level.join('.');
    if (name) return { id: 'config/unknown-key:elsewhere', path, values: { name, parent } };
  }
  return { id: 'config/unknown-key', path, values: { meant, known: listSome(known, MAX_LISTED) } };
}

/** Returns the issues of the alternative that knows most keys. Undefined if no type fits. */
function likeliestBranch(branches: readonly (readonly z.core.$ZodIssue[])[]) {
  const unknownKeys = (issues: readonly z.core.$ZodIssue[]) =>
    issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : [])).length;
  const isOfValueItself = ({ path, code }: z.core.$ZodIssue) =>
    path.length === 0 && (code === 'invalid_type' || code === 'invalid_value');
  return branches
    .filter((issues) => !issues.some(isOfValueItself))
    .toSorted((a, b) => unknownKeys(a) - unknownKeys(b) || a.length - b.length)[0];
}

const NOUNS: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

function expectedBy(issue: z.core.$ZodIssue): string {
  // Example: `a color as #rrggbb` in `Expected a color as #rrggbb`.
  const ownMessage = /^Expected (.*?)(?:, received.*)?$/.exec(issue.message)?.[1];
  switch (issue.code) {
    case 'invalid_type':
      return NOUNS[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return issue.values
        .map((value) => (typeof value === 'string' ? `'${value}'` : String(value)))
        .join(' or ');
    case 'invalid_union': {
      const firstIssues = issue.errors.flatMap((issues) => issues.slice(0, 1));
      return [...new Set(firstIssues.map(expectedBy))].join(' or ');
    }
    case 'too_small':
      return issue.origin === 'array' ? 'at least one item' : (ownMessage ?? 'more than zero');
    case 'invalid_format':
      return issue.format === 'url' ? 'an https:// address' : (ownMessage ?? 'something else');
    case 'invalid_key':
      return issue.issues.map(expectedBy).join(' and ');
    default:
      return ownMessage ?? 'something else';
  }
}

function describe(value: Json): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'number')
    return String(value);
  if (typeof value !== 'string') return Array.isArray(value) ? 'a list' : 'an object';
  return value.length > 60 ? `'${value.slice(0, 60)}…'` : `'${value}'`;
}

function valueAt(value: Json, path: KeyPath): Json | undefined {
  return path.reduce<Json | undefined>((at, key) => {
    if (typeof at !== 'object' || at === null) return undefined;
    return Object.hasOwn(at, key)
      ? (at as Readonly<Record<string | number, Json>>)[key]
      : undefined;
  }, value);
}

type Schema = z.core.JSONSchema.JSONSchema;

/** Returns the members of a union, or the schema itself. Follows references. */
function alternatives(schema: Schema, root: Schema): Schema[] {
  const shared = schema.$ref && root.$defs?.[schema.$ref.replace('#/$defs/', '')];
  if (shared) return alternatives(shared, root);
  return schema.anyOf?.flatMap((one) => alternatives(one, root)) ?? [schema];
}

/** Returns the schemas of the value at a path. A union is one schema. */
const schemasAt = (root: Schema, path: KeyPath): Schema[] =>
  path.reduce<Schema[]>(
    (schemas, key) =>
      schemas
        .flatMap((schema) => alternatives(schema, root))
        .flatMap(({ properties = {}, items, additionalProperties }) => {
          const own = Object.hasOwn(properties, key) ? properties[key] : undefined;
          const child = own ?? items ?? additionalProperties;
          return typeof child === 'object' && !Array.isArray(child) ? [child] : [];
        }),
    [root],
  );

/** Returns the keys of the object at a path; empty if it takes any key. */
const keysAt = (root: Schema, path: KeyPath): string[] =>
  schemasAt(root, path)
    .flatMap((schema) => alternatives(schema, root))
    .flatMap(({ properties = {} }) => Object.keys(properties));
