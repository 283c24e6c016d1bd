import type { Diagnostic, Severity } from '../../model/diagnostic.ts';
import type { Paint } from '../terminal-text.ts';

/** From this many findings on, those of each rule are counted. */
const MANY = 12;
/** Rules that are named then. */
const MOST_RULES = 10;

/** How many findings a rule has. */
export interface RuleCount {
  readonly code: string;
  readonly severity: Severity;
  readonly count: number;
}

/** The findings by rule: errors first, then the most frequent, then by name. */
export function countByRule(diagnostics: readonly Diagnostic[]): RuleCount[] {
  const counts = new Map<string, RuleCount>();
  for (const { code, severity } of diagnostics) {
    const before = counts.get(`${severity} ${code}`)?.count ?? 0;
    counts.set(`${severity} ${code}`, { code, severity, count: before + 1 });
  }
  const isMild = ({ severity }: RuleCount) => (severity === 'error' ? 0 : 1);
  return [...counts.values()].sort(
    (a, b) => isMild(a) - isMild(b) || b.count - a.count || (a.code < b.code ? -1 : 1),
  );
}

/** A table of rules for people who were told a lot; nothing for a few findings or those of one rule. */
export function formatOverview(diagnostics: readonly Diagnostic[], paint: Paint): string {
  const rules = countByRule(diagnostics);
  if (diagnostics.length < MANY || rules.length < 2) return '';
  const shown = rules.slice(0, MOST_RULES);
  const width = Math.max(...shown.map(({ count }) => String(count).length));
  const rows = shown.map(
    ({ code, severity, count }) =>
      `  ${paint(severity, String(count).padStart(width))}  ${code}${paint('quiet', `  ${severity}`)}`,
  );
  const others = rules.length - shown.length;
  const rest = others > 0 ? [`  ${' '.repeat(width)}  and ${others} more`] : [];
  return `${[...rows, ...rest].join('\n')}\n\n`;
}

/** `3 can be put right with docs-build check --fix`, or nothing. */
export function formatFixable(diagnostics: readonly Diagnostic[]): string {
  const fixable = diagnostics.filter(({ fix }) => fix !== undefined).length;
  return fixable === 0 ? '' : `${fixable} can be put right with docs-build check --fix`;
}
