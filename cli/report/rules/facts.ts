import { RULES, familyOf } from '../catalogue.ts';
import type { Asking, Rule } from '../rule.ts';
import { shownSamples, type SampleFile } from './sample-files.ts';

/** One rule of `check` as tools and pages are told about it. */
export interface RuleFacts {
  /** `link/no-such-page`. */
  readonly code: string;
  /** `link`. */
  readonly family: string;
  /** Severity unless a site says otherwise. */
  readonly severity: 'error' | 'warning';
  /** What it means and why it matters, in a sentence or two; code stands between backticks. */
  readonly explanation: string;
  /** What has to ask for it, where not every check looks for it: a flag of `check`, or its own name in `check` of the configuration or in `--only`. */
  readonly askedBy?: Asking;
  /** Set where a finding means that a page has no content: always an error, whatever the configuration says. */
  readonly losesPage?: true;
  /** Whether `check --fix` puts it right where only one thing can be meant. */
  readonly fixable: boolean;
  /** What is wrong: files, or the body of a page. */
  readonly bad?: readonly SampleFile[];
  /** What differs when it is put right. A file without text is to go. */
  readonly good?: readonly SampleFile[];
  /** In place of files, for what no site can show: what happens → what to do. */
  readonly example?: string;
}

/** What is known about a rule. */
export const factsOf = (rule: Rule): RuleFacts => ({
  code: rule.code,
  family: familyOf(rule.code),
  severity: rule.severity,
  explanation: rule.explanation,
  ...(rule.askedBy && { askedBy: rule.askedBy }),
  ...(rule.losesPage && { losesPage: true }),
  fixable: rule.isFixable === true,
  ...shownSamples(rule),
  ...('example' in rule && { example: rule.example }),
});

/** Every rule of `check`, sorted by code. */
export const rules: readonly RuleFacts[] = RULES.map(factsOf);

/** The JSON document of `--list-rules`, one line feed at its end. */
export const formatRules = (shown: readonly Rule[]) =>
  `${JSON.stringify({ version: 1, rules: shown.map(factsOf) }, null, 2)}\n`;
