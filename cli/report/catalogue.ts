import type { Diagnostic, Fix, Place, Severity } from '../model/diagnostic.ts';
import { groupBy } from '../model/collections.ts';
import api from './rules/api.json' with { type: 'json' };
import asset from './rules/asset.json' with { type: 'json' };
import commands from './rules/commands.json' with { type: 'json' };
import config from './rules/config.json' with { type: 'json' };
import demo from './rules/demo.json' with { type: 'json' };
import frontMatter from './rules/front-matter.json' with { type: 'json' };
import html from './rules/html.json' with { type: 'json' };
import link from './rules/link.json' with { type: 'json' };
import markdown from './rules/markdown.json' with { type: 'json' };
import navigation from './rules/navigation.json' with { type: 'json' };
import path from './rules/path.json' with { type: 'json' };
import redirect from './rules/redirect.json' with { type: 'json' };
import translation from './rules/translation.json' with { type: 'json' };

/** Properties of a rule in addition to its severity. */
export interface Traits {
  /** Flag or setting that enables the rule. Absent for a rule that is always checked. */
  readonly enabledBy?: EnabledBy;
  /** A finding means that a page has no content. It is always an error and cannot be suppressed. */
  readonly losesPage?: true;
  /** Findings with the same message in the same file share one row, with their number. */
  readonly isFolded?: true;
  /** Has one cause for all pages: findings with the same message share one row. */
  readonly isOfSite?: true;
  /** `--fix` corrects it, where only one correction is possible. */
  readonly isFixable?: true;
  /** Requires bundling and rendering of demos. */
  readonly needsRender?: true;
  readonly needsTypes?: true;
  /** Concerns the content of a page, which Markdown plugins may still change. */
  readonly changedByPlugins?: true;
  /** Changes of navigation or redirects can cause a finding on an unchanged page. */
  readonly dependsOnConfig?: true;
  /** While a finding is reported, findings of other rules may be missing. */
  readonly hidesFindings?: true;
  /** Omitted in code whose fence is reported as part of HTML, which is the cause. */
  readonly followsCodeFence?: true;
  /** Omitted below a container that is not closed, which is the cause. */
  readonly followsUnclosedContainer?: true;
}

/** One kind of finding. Its explanation and samples are in the Markdown file of its family. */
export interface Rule extends Traits {
  /** `family/what-happened`. */
  readonly code: string;
  readonly severity: Severity;
}

/** A property of rules that is either true or absent. */
export type Trait = Exclude<keyof Traits, 'enabledBy'>;

/**
 * A flag of `check` that must be set, or `name`: `check` in the configuration, or `--only`, must
 * name the rule.
 */
export type EnabledBy = '--against' | '--demos' | '--external' | 'name';

/** A message and a hint with `%{name}` placeholders. A variant has only what differs. */
interface Template extends Traits {
  readonly severity?: Severity;
  readonly message?: string;
  readonly hint?: string;
}

const TEXTS = {
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

/** `code`, or `code:variant` for another text of the same rule. */
type TemplateId = keyof typeof TEXTS;

const TEMPLATES = TEXTS as Readonly<Record<string, Template>>;

/** Values for the placeholders of a template, and optionally a fix. */
interface Values {
  /** A similar text that exists: the hint becomes `Did you mean …?`. */
  readonly meant?: string | undefined;
  readonly fix?: Fix | undefined;
  readonly [placeholder: string]: string | number | Fix | undefined;
}

/** Returns a diagnostic with a template's message and hint, filled with the values. */
export function report(
  id: TemplateId,
  place: Place | undefined,
  { meant, fix, ...texts }: Values = {},
): Diagnostic {
  const [code = id] = id.split(':');
  const template = { ...TEMPLATES[code], ...TEMPLATES[id] };
  const valueOf = (name: string) => {
    const value = texts[name];
    return typeof value === 'object' ? '' : String(value);
  };
  const fill = (text = '') => text.replace(/%\{(\w+)\}/g, (_, name: string) => valueOf(name));
  const hint = meant === undefined ? fill(template.hint) : `Did you mean ${meant}?`;
  return {
    code,
    severity: template.severity ?? 'error',
    message: fill(template.message),
    ...(hint !== '' && { hint }),
    ...(place && { file: place.file, ...(place.range && { range: place.range }) }),
    ...(fix && { fix }),
  };
}

export const RULES: readonly Rule[] = Object.entries(TEMPLATES)
  .flatMap(([code, { severity, message, hint, ...traits }]): Rule[] => {
    const changedByPlugins = code in html || code in markdown;
    return severity
      ? [{ code, severity, ...traits, ...(changedByPlugins && { changedByPlugins }) }]
      : [];
  })
  .sort((a, b) => compareText(a.code, b.code));

const BY_CODE: ReadonlyMap<string, Rule> = new Map(RULES.map((rule) => [rule.code, rule]));

/** Returns the flag or setting that enables a rule. Undefined for a rule that is always checked. */
export const enabledBy = (code: string): EnabledBy | undefined => BY_CODE.get(code)?.enabledBy;

export const hasTrait = (code: string, trait: Trait): boolean =>
  BY_CODE.get(code)?.[trait] === true;

export const codesWith = (trait: Trait): readonly string[] =>
  RULES.filter((rule) => rule[trait]).map(({ code }) => code);

export const codesEnabledBy = (flag: EnabledBy): readonly string[] =>
  RULES.filter((rule) => rule.enabledBy === flag).map(({ code }) => code);

/** Returns the family of a rule: `link` for `link/no-such-page`. */
export const familyOf = (code: string) => code.slice(0, code.indexOf('/'));

/** All names of rules for `check`, `--only` and `--skip`: codes, and `family/*` for each family. */
export const RULE_NAMES: readonly string[] = [
  ...new Set(RULES.map(({ code }) => `${familyOf(code)}/*`)),
  ...RULES.map(({ code }) => code),
];

/** Severity of a rule or a family in the configuration. */
export type RuleSetting = 'error' | 'warn' | 'off';

/**
 * Applies the configured severities and drops findings that are off. A rule overrides its family.
 * A lost page stays an error, because a build without the page would have broken links to it.
 */
export function applySeverities(
  diagnostics: readonly Diagnostic[],
  check: Readonly<Record<string, RuleSetting>>,
): Diagnostic[] {
  return diagnostics.flatMap((diagnostic) => {
    if (hasTrait(diagnostic.code, 'losesPage')) return [diagnostic];
    const setting = check[diagnostic.code] ?? check[`${familyOf(diagnostic.code)}/*`];
    if (setting === 'off') return [];
    if (setting === undefined) return [diagnostic];
    return [{ ...diagnostic, severity: setting === 'warn' ? 'warning' : 'error' }];
  });
}

/** Whether a list such as `link, demo/*, nav/orphan` includes the code. */
export const includesRule = (code: string, names: readonly string[]) =>
  names.some((name) => [code, familyOf(code), `${familyOf(code)}/*`].includes(name));

/** Sorts by file, line, column, code and message; diagnostics without a file come first. */
export const sortDiagnostics = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  [...diagnostics].sort(
    (a, b) =>
      compareLocations(a, b) || compareText(a.code, b.code) || compareText(a.message, b.message),
  );

export const compareLocations = (a: Partial<Place>, b: Partial<Place>): number =>
  compareText(a.file ?? '', b.file ?? '') ||
  (a.range?.start.line ?? 0) - (b.range?.start.line ?? 0) ||
  (a.range?.start.column ?? 0) - (b.range?.start.column ?? 0);

export function countDiagnostics(diagnostics: readonly Diagnostic[]) {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return { errors, warnings: diagnostics.length - errors };
}

/** Groups by file, in order. The key is empty for diagnostics without a file. */
export const groupByFile = <T extends { readonly file?: string }>(list: readonly T[]) =>
  groupBy(list, ({ file = '' }) => file);

/** Compares by code units: the same on every machine, whatever its language. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Returns the fix that replaces the marked text. Undefined without a replacement. */
export const replaceWith = (replacement: string | undefined): Fix | undefined =>
  replacement === undefined ? undefined : { replace: replacement };

/** Formats at most this many names: `a, b and 3 more`. */
export function listSome(names: readonly string[], max: number): string {
  const rest = names.length - max;
  return `${names.slice(0, max).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
