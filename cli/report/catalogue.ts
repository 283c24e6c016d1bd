import { rules as api } from './catalogue/site/api.ts';
import { rules as apiCommand } from './catalogue/site/api-command.ts';
import { rules as apiSource } from './catalogue/site/api-source.ts';
import { rules as asset } from './catalogue/content/asset.ts';
import { rules as codeSyntax } from './catalogue/content/code-syntax.ts';
import { rules as config } from './catalogue/site/config.ts';
import { rules as demo } from './catalogue/demo/demo.ts';
import { rules as demoCheck } from './catalogue/demo/demo-check.ts';
import { rules as demoCode } from './catalogue/demo/demo-code.ts';
import { rules as demoOptions } from './catalogue/demo/demo-options.ts';
import { rules as edit } from './catalogue/machine/edit.ts';
import { rules as external } from './catalogue/site/external.ts';
import { rules as frontMatter } from './catalogue/content/front-matter.ts';
import { rules as git } from './catalogue/machine/git.ts';
import { rules as html } from './catalogue/content/html.ts';
import { rules as ignore } from './catalogue/site/ignore.ts';
import { rules as link } from './catalogue/site/link.ts';
import { rules as llms } from './catalogue/content/llms.ts';
import { rules as markdown } from './catalogue/content/markdown.ts';
import { rules as markdownLimits } from './catalogue/content/markdown-limits.ts';
import { rules as move } from './catalogue/machine/move.ts';
import { rules as nav } from './catalogue/site/nav.ts';
import { rules as output } from './catalogue/machine/output.ts';
import { rules as packageCommands } from './catalogue/content/package-commands.ts';
import { rules as pageWork } from './catalogue/content/page-work.ts';
import { rules as path } from './catalogue/site/path.ts';
import { rules as knownNames } from './catalogue/site/known-names.ts';
import { rules as published } from './catalogue/site/published.ts';
import { rules as redirect } from './catalogue/site/redirect.ts';
import { rules as server } from './catalogue/machine/server.ts';
import { rules as translation } from './catalogue/content/translation.ts';
import { rules as translationTexts } from './catalogue/content/translation-texts.ts';
import { rules as translationUpkeep } from './catalogue/content/translation-upkeep.ts';
import type { Diagnostic, Severity } from '../model/diagnostic.ts';
import type { Asking, Rule, Trait } from './rule.ts';

const TABLES: readonly Readonly<Record<string, Rule>>[] = [
  api,
  apiCommand,
  apiSource,
  asset,
  config,
  demo,
  demoCheck,
  demoCode,
  demoOptions,
  edit,
  external,
  frontMatter,
  git,
  ignore,
  link,
  move,
  nav,
  output,
  path,
  knownNames,
  published,
  redirect,
  server,
  translation,
  translationTexts,
  translationUpkeep,
];

/** Families about the content of pages. */
const PAGE_TABLES: typeof TABLES = [
  codeSyntax,
  html,
  llms,
  markdown,
  markdownLimits,
  packageCommands,
  pageWork,
];

/** Every kind of finding, sorted by code: what `--list-rules` shows and `check` may name. */
export const RULES: readonly Rule[] = [
  ...TABLES.flatMap((family) => Object.values(family)),
  ...PAGE_TABLES.flatMap((family) => Object.values(family)).map((rule): Rule => ({
    ...rule,
    changedByPlugins: true,
  })),
].sort((a, b) => compareText(a.code, b.code));

const BY_CODE: ReadonlyMap<string, Rule> = new Map(RULES.map((rule) => [rule.code, rule]));

/** Returns the flag or the setting that enables a rule; undefined for rules of every check. */
export const askedBy = (code: string): Asking | undefined => BY_CODE.get(code)?.askedBy;

/** Whether the rule with this code has the trait. */
export const hasTrait = (code: string, trait: Trait): boolean =>
  BY_CODE.get(code)?.[trait] === true;

/** Codes of the rules with the trait. */
export const codesWith = (trait: Trait): readonly string[] =>
  RULES.filter((rule) => rule[trait]).map(({ code }) => code);

/** Codes of the rules that a flag enables. */
export const codesAskedBy = (asking: Asking): readonly string[] =>
  RULES.filter((rule) => rule.askedBy === asking).map(({ code }) => code);

/** `link` of `link/no-such-page`. */
export const familyOf = (code: string) => code.slice(0, code.indexOf('/'));

/** Every name under which `check`, `--only` and `--skip` know a rule: the codes, and a `family/*` for each family. */
export const RULE_NAMES: readonly string[] = [
  ...new Set(RULES.map((rule) => `${familyOf(rule.code)}/*`)),
  ...RULES.map((rule) => rule.code),
];

/** What a site says about a rule or a family. */
export type RuleSetting = 'error' | 'warn' | 'off';

const SEVERITIES: Readonly<Record<'error' | 'warn', Severity>> = {
  error: 'error',
  warn: 'warning',
};

/**
 * The diagnostics with the severities from the configuration, without those that are turned off. The setting of a rule beats that of its family.
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

/** By file, line, column and code; those without a file first. Equal ones keep their order. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...diagnostics].sort(
    (a, b) =>
      compareText(a.file ?? '', b.file ?? '') ||
      (a.range?.start.line ?? 0) - (b.range?.start.line ?? 0) ||
      (a.range?.start.column ?? 0) - (b.range?.start.column ?? 0) ||
      compareText(a.code, b.code) ||
      compareText(a.message, b.message),
  );
}

/** How many there are of each severity. */
export function countDiagnostics(diagnostics: readonly Diagnostic[]) {
  const errors = diagnostics.filter((diagnostic) => diagnostic.severity === 'error').length;
  return { errors, warnings: diagnostics.length - errors };
}

/** Code unit order: the same on every machine, whatever its language. */
function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
