import type { Diagnostic, Place, Severity } from '../model/diagnostic.ts';

/** One kind of finding, as `--list-rules` and `--explain` show it. */
export interface Rule {
  /** `family/what-happened`. */
  readonly code: string;
  /** Severity unless the site's `check` says otherwise. */
  readonly severity: Severity;
  /** What it means and why it matters, in a sentence or two. */
  readonly explanation: string;
  /** How it is put right: a short example, before → after. */
  readonly example: string;
}

/** What one finding adds to its rule. */
export interface Finding {
  readonly message: string;
  readonly hint?: string;
  readonly place?: Place;
  readonly fix?: { readonly replace: string };
}

/** A diagnostic of the rule. */
export function report(rule: Rule, finding: Finding): Diagnostic {
  const { message, hint, place, fix } = finding;
  return {
    code: rule.code,
    severity: rule.severity,
    message,
    ...(hint !== undefined && { hint }),
    ...(place && { file: place.file, ...(place.range && { range: place.range }) }),
    ...(fix && { fix }),
  };
}
