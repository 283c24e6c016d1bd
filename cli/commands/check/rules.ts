import { DocsError } from '../../model/diagnostic.ts';
import { noSuchRule } from '../../report/rules/config.ts';
import { RULE_NAMES, RULES, familyOf, isNamed } from '../../report/catalogue.ts';
import { explainRules, listRules } from '../../report/explain.ts';
import { formatRules } from '../../report/rule-docs.ts';
import { closest } from '../../report/suggest.ts';
import { usesColor, type GlobalOptions, type Terminal } from '../terminal/terminal.ts';

/** Flags that ask for rules in place of a check. */
export interface RulesOptions extends GlobalOptions {
  readonly format: string;
  readonly only?: readonly string[];
  readonly skip?: readonly string[];
  readonly explain?: string;
}

/** Throws unless a rule or a family has this name. */
export function assertRule(name: string): void {
  const names = [...RULE_NAMES, ...RULES.map(({ code }) => familyOf(code))];
  if (names.includes(name)) return;
  // `no-such-page` is short for the one rule of this name in any family.
  const [only, other] = RULES.filter(({ code }) => code.endsWith(`/${name}`));
  throw new DocsError(noSuchRule(name, only && !other ? only.code : closest(name, names)));
}

/** Prints what rules mean, or a list of them, on stdout. */
export function tellRules(options: RulesOptions, terminal: Terminal): void {
  const { explain, only, skip = [], format } = options;
  const shown = RULES.filter(({ code }) => {
    if (explain !== undefined) return isNamed(code, [explain]);
    return (!only || isNamed(code, only)) && !isNamed(code, skip);
  });
  if (format === 'json') return terminal.out(formatRules(shown));
  const watched = { ...terminal, isTty: terminal.outIsTty === true };
  const printing = {
    color: usesColor(options, watched),
    dumb: terminal.environment.dumbTerminal,
    columns: terminal.outIsTty ? terminal.columns : undefined,
  };
  terminal.out(explain === undefined ? listRules(shown, printing) : explainRules(shown, printing));
}
