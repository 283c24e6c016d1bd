import type { z } from 'zod';
import type { Json } from '../model/host.ts';
import { RULE_NAMES } from '../report/catalogue.ts';
import { closest } from '../report/suggest.ts';
import type { KeyPath, Problem } from './problem.ts';
import { configSchema, fillConfig, type SiteConfig } from './schema.ts';
import { keysAt, meaningAt } from './schema-walk.ts';

/** The checked configuration, or everything wrong with it. */
export type Checked =
  { readonly config: SiteConfig } | { readonly problems: readonly [Problem, ...Problem[]] };

/** Checks a configuration against the schema and fills in its defaults. */
export function validateConfig(value: Json): Checked {
  const parsed = configSchema.safeParse(value);
  const issues = parsed.success ? [] : parsed.error.issues;
  const [first, ...rest] = [
    ...issues.flatMap((issue) => problemsOf(issue, value)),
    ...unknownRules(value),
    ...(parsed.success ? [...repetitions(parsed.data), ...hiddenKey(parsed.data)] : []),
  ];
  if (first) return { problems: [first, ...rest] };
  return { config: fillConfig(parsed.data as z.output<typeof configSchema>) };
}

function unknownRules(value: Json): Problem[] {
  const check = valueAt(value, ['check']);
  const names = typeof check === 'object' && check !== null ? Object.keys(check) : [];
  const allow = valueAt(value, ['allow']);
  const entries = Array.isArray(allow) ? [...allow.keys()] : [];
  const written = [
    ...(Array.isArray(check) ? [] : names.map((name) => ({ name, path: ['check', name] }))),
    ...entries.map((index) => {
      const path = ['allow', index, 'rule'];
      return { name: valueAt(value, path), path };
    }),
  ];
  return written.flatMap(({ name, path }) =>
    typeof name === 'string' && !RULE_NAMES.includes(name)
      ? [{ ...problem('unknown-rule', path, closest(name, RULE_NAMES)), name }]
      : [],
  );
}

/** What names something and stands there twice. */
function repetitions({ site, products, codeStyles }: z.output<typeof configSchema>): Problem[] {
  const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
  return [
    ...repeated(ids(products), (index, id) => ({
      path: ['products', index, 'id'],
      reason: `two products have the id ${id}`,
    })),
    ...repeated(ids(codeStyles), (index, id) => ({
      path: ['codeStyles', index, 'id'],
      reason: `two ways of writing have the id ${id}`,
    })),
    // Addresses of `pt-BR` and `pt-br` are one folder on many disks.
    ...repeated(
      site.languages.map((language) => language.toLowerCase()),
      (index, language) => ({
        path: ['site', 'languages', index],
        reason: `the language ${language} stands there twice`,
      }),
    ),
  ];
}

/** A licence key goes to readers: its variable has to be among those that they may see. */
function hiddenKey({ features: { licence }, publicEnv }: z.output<typeof configSchema>): Problem[] {
  if (licence === false || publicEnv.includes(licence.variable)) return [];
  return [
    {
      kind: 'invalid',
      path: ['features', 'licence', 'variable'],
      reason: `${licence.variable} is not named in publicEnv`,
      meaning: 'The key is sent to readers, so publicEnv has to name its variable',
    },
  ];
}

function repeated(
  names: readonly string[],
  problemOf: (index: number, name: string) => { readonly path: KeyPath; readonly reason: string },
): Problem[] {
  return names.flatMap((name, index) =>
    names.indexOf(name) === index ? [] : [{ kind: 'invalid', ...problemOf(index, name) } as const],
  );
}

const problem = (
  kind: 'unknown-key' | 'unknown-rule',
  path: KeyPath,
  meant: string | undefined,
): Problem => ({ kind, path, ...(meant !== undefined && { meant }) });

function problemsOf(issue: z.core.$ZodIssue, value: Json): Problem[] {
  const path = issue.path.filter((key) => typeof key !== 'symbol');
  if (issue.code === 'unrecognized_keys') {
    const known = keysAt(configSchema, path);
    return issue.keys.map((key) => problem('unknown-key', [...path, key], closest(key, known)));
  }
  if (issue.code === 'invalid_union') {
    const branch = likeliest(issue.errors);
    if (branch) {
      const nested = branch.map((one) => ({ ...one, path: [...issue.path, ...one.path] }));
      return nested.flatMap((one) => problemsOf(one, value));
    }
  }
  const meaning = meaningAt(configSchema, path);
  const reason = reasonOf(issue, valueAt(value, path));
  return [{ kind: 'invalid', path, reason, ...(meaning !== undefined && { meaning }) }];
}

/** The alternative that was perhaps meant: the one whose problems lie deepest, if any lies below the value itself. */
function likeliest(branches: readonly (readonly z.core.$ZodIssue[])[]) {
  const depth = (issues: readonly z.core.$ZodIssue[]) =>
    Math.max(0, ...issues.map((issue) => issue.path.length));
  const isOfValueItself = ({ path, code }: z.core.$ZodIssue) =>
    path.length === 0 && (code === 'invalid_type' || code === 'invalid_value');
  return branches.find(
    (issues) => !issues.some(isOfValueItself) && depth(issues) === Math.max(...branches.map(depth)),
  );
}

const NOUNS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

function reasonOf(issue: z.core.$ZodIssue, value: Json | undefined): string {
  const expected = expectedBy(issue);
  if (value === undefined) return `expected ${expected}, but it is missing`;
  return `expected ${expected}, received ${describe(value)}`;
}

function expectedBy(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return NOUNS[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return issue.values
        .map((one) => (typeof one === 'string' ? `'${one}'` : String(one)))
        .join(' or ');
    case 'invalid_union':
      return unionOf(issue.errors);
    case 'too_small':
      return issue.origin === 'array'
        ? 'at least one item'
        : (plainMessage(issue) ?? 'more than zero');
    default:
      return plainMessage(issue) ?? 'something else';
  }
}

const unionOf = (branches: readonly (readonly z.core.$ZodIssue[])[]) =>
  [...new Set(branches.flatMap((issues) => issues.slice(0, 1).map(expectedBy)))].join(' or ');

/** `a colour as #rrggbb` of `Expected a colour as #rrggbb`. */
const plainMessage = ({ message }: z.core.$ZodIssue) =>
  /^Expected (.*?)(?:, received.*)?$/.exec(message)?.[1];

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
