import type { Diagnostic, Fix, Place, Severity } from '../model/diagnostic.ts';
import type { Sample } from './sample.ts';

/** A site in which the rule finds something, and the same site put right. Both are tests. */
interface Shown {
  readonly bad: Sample;
  readonly good: Sample;
}

/** Of what no site can show, such as a full disk: what happens → what to do. */
interface Told {
  readonly example: string;
}

/** One kind of finding, as `--list-rules` and `--explain` show it. */
export type Rule = RuleBase & (Shown | Told);

interface RuleBase {
  /** `family/what-happened`. */
  readonly code: string;
  /** Severity unless the site's `check` says otherwise. */
  readonly severity: Severity;
  /** What has to ask for it, where not every check looks for it. */
  readonly askedBy?: Asking;
  /** A finding means that a page has no content: always an error, which no setting, flag or suppression comment changes. */
  readonly losesPage?: true;
  /** What it means and why it matters, in a sentence or two. */
  readonly explanation: string;
  /** Findings of one message in one file are one row, which says how many there are. */
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
  [Key in keyof RuleBase]-?: true extends RuleBase[Key] ? Key : never;
}[keyof RuleBase];

/** A flag of `check`; or the rule's own name, in the site's `check` or in `--only`: what many sites do not want to hear. */
export type Asking = '--against' | '--demos' | '--external' | 'name';

/** What one finding adds to its rule. */
export interface Finding {
  readonly message: string;
  readonly hint?: string;
  readonly place?: Place;
  readonly fix?: Fix;
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
