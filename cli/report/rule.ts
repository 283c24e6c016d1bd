import type { Diagnostic, Fix, Place, Severity } from '../model/diagnostic.ts';

/** One kind of finding. Its explanation and samples are in the Markdown file of its family. */
export interface Rule {
  /** `family/what-happened`. */
  readonly code: string;
  /** Severity unless the site's `check` changes it. */
  readonly severity: Severity;
  /** What enables the rule, where not every check runs it. */
  readonly askedBy?: Asking;
  /** A finding means that a page has no content: always an error, which no setting, flag or suppression comment changes. */
  readonly losesPage?: true;
  /** Findings with one message in one file are one row, which gives their number. */
  readonly isFolded?: true;
  /** `--fix` corrects it, where only one correction is possible. */
  readonly isFixable?: true;
  /** Found only when demos are bundled and rendered. */
  readonly needsRender?: true;
  /** Found only by the type checker. */
  readonly needsTypes?: true;
  /** About the content of a page, which Markdown plugins may still change. */
  readonly changedByPlugins?: true;
  /** A change of the navigation or of redirects can cause it in a page. */
  readonly dependsOnConfig?: true;
  /** While it is reported, other findings may be missing. */
  readonly hidesFindings?: true;
}

/** A property of rules that is either true or absent. */
export type Trait = {
  [Key in keyof Rule]-?: true extends Rule[Key] ? Key : never;
}[keyof Rule];

/** A flag of `check`, or `name`: the rule runs only where `check` in the configuration or `--only` names it. */
export type Asking = '--against' | '--demos' | '--external' | 'name';

/** What one finding adds to its rule. */
export interface Finding {
  readonly message: string;
  readonly hint?: string | undefined;
  readonly place?: Place | undefined;
  readonly fix?: Fix | undefined;
}

/** A diagnostic of the rule. */
export function report(rule: Rule, { message, hint, place, fix }: Finding): Diagnostic {
  return {
    code: rule.code,
    severity: rule.severity,
    message,
    ...(hint !== undefined && { hint }),
    ...(place && { file: place.file, ...(place.range && { range: place.range }) }),
    ...(fix && { fix }),
  };
}

/** Declares a rule and the function that reports it. */
export function defineRule<Values extends readonly unknown[]>(
  code: string,
  traits: Omit<Rule, 'code'>,
  find: (...values: Values) => Finding,
) {
  const rule: Rule = { code, ...traits };
  return Object.assign((...values: Values) => report(rule, find(...values)), { rule });
}

/** Declares a rule of severity `error` without further traits. */
export const defineError = <Values extends readonly unknown[]>(
  code: string,
  find: (...values: Values) => Finding,
) => defineRule(code, { severity: 'error' }, find);

/** Declares a rule of severity `warning` without further traits. */
export const defineWarning = <Values extends readonly unknown[]>(
  code: string,
  find: (...values: Values) => Finding,
) => defineRule(code, { severity: 'warning' }, find);

/** The fix that replaces the marked text, or undefined without a replacement. */
export const replaceWith = (replacement: string | undefined): Fix | undefined =>
  replacement === undefined ? undefined : { replace: replacement };

/** `Did you mean /a/?`, or another hint where nothing similar exists. */
export const didYouMean = (similar: string | undefined, otherwise: string) =>
  similar === undefined ? otherwise : `Did you mean ${similar}?`;

/** `a, b and 3 more`: at most this many names. */
export function listSome(names: readonly string[], most: number): string {
  const rest = names.length - most;
  return `${names.slice(0, most).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
