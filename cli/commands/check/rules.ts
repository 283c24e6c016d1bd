import { DocsError } from '../../model/diagnostic.ts';
import { noSuchRule } from '../../report/catalogue/site/config.ts';
import { RULE_NAMES, RULES, familyOf, ruleOf } from '../../report/catalogue.ts';
import type { Rule } from '../../report/rule.ts';
import type { Sample } from '../../report/sample.ts';
import { closest } from '../../report/suggest.ts';

/** Throws unless a rule or a family has this name. */
export function assertRule(name: string): void {
  const names = [...RULE_NAMES, ...RULES.map(({ code }) => familyOf(code))];
  if (!names.includes(name)) throw new DocsError(noSuchRule(name, closest(name, names)));
}

/** Every rule in a line: code, severity, what it means. */
export function listRules(): string {
  const width = Math.max(...RULES.map(({ code }) => code.length));
  const rows = RULES.map(
    ({ code, severity, explanation }) =>
      `${code.padEnd(width)}  ${severity.padEnd(7)}  ${explanation}`,
  );
  return `${rows.join('\n')}\n`;
}

/** What a rule, or each rule of a family, means, with an example. */
export function explainRules(name: string): string {
  const family = familyOf(`${name}/`);
  const one = ruleOf(name);
  const shown = one ? [one] : RULES.filter(({ code }) => familyOf(code) === family);
  return shown
    .map((rule) => {
      const { code, severity, explanation } = rule;
      return `${code} (${severity} unless the site says otherwise)\n  ${explanation}\n${exampleOf(rule)}`;
    })
    .join('\n');
}

function exampleOf(rule: Rule): string {
  if ('example' in rule) return `  Example: ${rule.example}\n`;
  return `  Wrong:\n${indented(rule.bad)}  Right:\n${indented(rule.good)}`;
}

/** The lines of a sample; those of several files below their paths. */
function indented(sample: Sample): string {
  const texts =
    typeof sample === 'string'
      ? [sample]
      : Object.entries(sample).map(([path, text]) => `${path}\n${text}`);
  return (
    texts
      .join('\n')
      .replace(/^(?=.)/gm, '    ')
      .trimEnd() + '\n'
  );
}
