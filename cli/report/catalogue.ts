import type { Diagnostic, Severity } from '../model/diagnostic.ts';
import { reporterOf, type Asking, type Rule, type Template, type Trait } from './rule.ts';
import { api } from './rules/api.ts';
import { asset } from './rules/asset.ts';
import { commands } from './rules/commands.ts';
import { config } from './rules/config.ts';
import { demo } from './rules/demo.ts';
import { frontMatter } from './rules/front-matter.ts';
import { html } from './rules/html.ts';
import { link } from './rules/link.ts';
import { markdown } from './rules/markdown.ts';
import { navigation } from './rules/navigation.ts';
import { path } from './rules/path.ts';
import { redirect } from './rules/redirect.ts';
import { translation } from './rules/translation.ts';

const TEMPLATES = {
  ...api,
  ...asset,
  ...commands,
  ...config,
  ...demo,
  ...frontMatter,
  ...html,
  ...link,
  ...markdown,
  ...navigation,
  ...path,
  ...redirect,
  ...translation,
};

/** Returns the diagnostic of a rule from `code` or `code:variant`, its location, and the values of the placeholders. */
export const report = reporterOf(TEMPLATES);

/** Every rule, sorted by code. */
export const RULES: readonly Rule[] = Object.entries<Template>(TEMPLATES)
  .flatMap(([code, { severity, traits }]): Rule[] => {
    const changedByPlugins = code in html || code in markdown;
    return severity
      ? [{ code, severity, ...traits, ...(changedByPlugins && { changedByPlugins }) }]
      : [];
  })
  .sort((a, b) => compareText(a.code, b.code));

const BY_CODE: ReadonlyMap<string, Rule> = new Map(RULES.map((rule) => [rule.code, rule]));

/** Returns the flag or the setting that enables a rule; undefined for rules of every check. */
export const askedBy = (code: string): Asking | undefined => BY_CODE.get(code)?.askedBy;

export const hasTrait = (code: string, trait: Trait): boolean =>
  BY_CODE.get(code)?.[trait] === true;

export const codesWith = (trait: Trait): readonly string[] =>
  RULES.filter((rule) => rule[trait]).map(({ code }) => code);

export const codesAskedBy = (asking: Asking): readonly string[] =>
  RULES.filter((rule) => rule.askedBy === asking).map(({ code }) => code);

/** `link` of `link/no-such-page`. */
export const familyOf = (code: string) => code.slice(0, code.indexOf('/'));

/** Every name of rules in `check`, `--only` and `--skip`: the codes, and `family/*` for each family. */
export const RULE_NAMES: readonly string[] = [
  ...new Set(RULES.map(({ code }) => `${familyOf(code)}/*`)),
  ...RULES.map(({ code }) => code),
];

/** Severity of a rule or a family in the configuration. */
export type RuleSetting = 'error' | 'warn' | 'off';

const SEVERITIES: Readonly<Record<'error' | 'warn', Severity>> = {
  error: 'error',
  warn: 'warning',
};

/**
 * Returns the diagnostics with the severities of the configuration, without those that are off. The setting of a rule overrides that of its family.
 * A lost page stays an error: a build without it would have broken links to it.
 */
export function applySeverities(
  diagnostics: readonly Diagnostic[],
  check: Readonly<Record<string, RuleSetting>>,
): Diagnostic[] {
  return diagnostics.flatMap((diagnostic) => {
    if (hasTrait(diagnostic.code, 'losesPage')) return [diagnostic];
    const setting = check[diagnostic.code] ?? check[`${familyOf(diagnostic.code)}/*`];
    if (setting === 'off') return [];
    return [setting ? { ...diagnostic, severity: SEVERITIES[setting] } : diagnostic];
  });
}

/** Whether a list such as `link, demo/*, nav/orphan` names the code. */
export const isNamed = (code: string, names: readonly string[]) =>
  names.some((name) => [code, familyOf(code), `${familyOf(code)}/*`].includes(name));

/** Sorts by file, line, column, code and message; diagnostics without a file come first. */
export const sortDiagnostics = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  [...diagnostics].sort(
    (a, b) =>
      compareText(a.file ?? '', b.file ?? '') ||
      (a.range?.start.line ?? 0) - (b.range?.start.line ?? 0) ||
      (a.range?.start.column ?? 0) - (b.range?.start.column ?? 0) ||
      compareText(a.code, b.code) ||
      compareText(a.message, b.message),
  );

export function countDiagnostics(diagnostics: readonly Diagnostic[]) {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return { errors, warnings: diagnostics.length - errors };
}

/** Groups by file, in order; the key is empty for those without a file. */
export function groupByFile<T extends { readonly file?: string }>(list: readonly T[]) {
  const groups = new Map<string, T[]>();
  for (const one of list) {
    const { file = '' } = one;
    const group = groups.get(file);
    if (group) group.push(one);
    else groups.set(file, [one]);
  }
  return groups;
}

/** Code unit order: the same on every machine, whatever its language. */
function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
