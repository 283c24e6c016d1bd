/** A rule of a style sheet, including statements such as `@import` and unknown at-rules. */
export interface CssRule {
  /** Conditions around the rule, outermost first: `@media print`. */
  readonly conditions: readonly string[];
  /** Selectors, or the at-rule: `@font-face`. */
  readonly prelude: string;
  /** Text between the braces. Undefined for a statement. */
  readonly body?: string;
}

const CONDITION = /^@(?:media|supports|container|layer)\b/;

/** Returns the index of the first of these characters outside strings, parentheses and blocks. */
export function indexAtTopLevel(text: string, signs: string, start: number): number {
  const special = new RegExp(`[${signs}\\\\"'()[\\]{}]`, 'g');
  special.lastIndex = start;
  let depth = 0;
  for (let found = special.exec(text); found; found = special.exec(text)) {
    const { 0: sign, index } = found;
    if (depth === 0 && signs.includes(sign)) return index;
    if (sign === '\\') special.lastIndex = index + 2;
    else if (sign === '"' || sign === "'") special.lastIndex = endOfString(text, index) + 1;
    else if ('([{'.includes(sign)) depth++;
    else if (')]}'.includes(sign)) depth--;
  }
  return text.length;
}

function endOfString(text: string, start: number): number {
  for (let index = start + 1; index < text.length; index++) {
    if (text[index] === '\\') index++;
    else if (text[index] === text[start]) return index;
  }
  return text.length;
}

export const withoutCssComments = (css: string) => css.replace(/\/\*[^]*?\*\//g, '');

/** Splits a style sheet into its rules. Comments are left out. */
export const parseCss = (css: string): CssRule[] => parseRules(withoutCssComments(css), []);

function parseRules(css: string, conditions: readonly string[]): CssRule[] {
  const rules: CssRule[] = [];
  for (let start = 0; start < css.length;) {
    const open = indexAtTopLevel(css, '{;', start);
    const prelude = css.slice(start, open).trim();
    if (css[open] !== '{') {
      if (prelude !== '') rules.push({ conditions, prelude });
      start = open + 1;
      continue;
    }
    const end = indexAtTopLevel(css, '}', open + 1);
    const body = css.slice(open + 1, end);
    if (CONDITION.test(prelude)) rules.push(...parseRules(body, [...conditions, prelude]));
    else rules.push({ conditions, prelude, body });
    start = end + 1;
  }
  return rules;
}

/** Returns the rules as CSS. Consecutive rules with the same conditions share one block. */
export function cssText(rules: readonly CssRule[]): string {
  let text = '';
  let open: readonly string[] = [];
  const enter = (conditions: readonly string[]) => {
    if (conditions.join() === open.join()) return;
    text += '}'.repeat(open.length) + conditions.map((condition) => `${condition}{`).join('');
    open = conditions;
  };
  for (const { conditions, prelude, body } of rules) {
    enter(conditions);
    text += body === undefined ? `${prelude};` : `${prelude}{${body}}`;
  }
  enter([]);
  return text;
}

/** Splits a text at a character, outside strings, parentheses and blocks. */
export function splitAtTopLevel(text: string, sign: string): string[] {
  const parts: string[] = [];
  for (let start = 0; start < text.length;) {
    const end = indexAtTopLevel(text, sign, start);
    parts.push(text.slice(start, end).trim());
    start = end + 1;
  }
  return parts.filter((part) => part !== '');
}

/** Returns the names of the custom properties that a text uses: `--docs-bg`. */
export const usedVariables = (text: string): Set<string> =>
  new Set([...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name));

/** Whether a rule declares custom properties globally: no selector has a class, id or element. */
export const isVariableRule = ({ prelude, body = '' }: CssRule): boolean =>
  /(?:^|[;\s])--[\w-]+\s*:/.test(body) &&
  !/(?:^|[\s,>+~])[a-z*]|[.#][\w-]/i.test(prelude.replace(/\[[^\]]*\]/g, ''));

/** A declaration, and the name of the custom property that it declares, if any. */
export interface Declaration {
  readonly text: string;
  readonly variable?: string | undefined;
}

export const declarationsOf = ({ body = '' }: CssRule): Declaration[] =>
  splitAtTopLevel(body, ';').map((text) => ({ text, variable: /^--[\w-]+/.exec(text)?.[0] }));

/** Removes custom properties unless `isKept`. Returns no rule if no declaration is left. */
export function keepVariables(
  rule: CssRule,
  declarations: readonly Declaration[],
  isKept: (name: string) => boolean,
): CssRule[] {
  const kept = declarations.filter(({ variable }) => variable === undefined || isKept(variable));
  return kept.length > 0 ? [{ ...rule, body: kept.map(({ text }) => text).join(';') }] : [];
}

/** Removes custom properties unless `isKept`, and rules that become empty. */
export const withVariables = (
  rules: readonly CssRule[],
  isKept: (name: string) => boolean,
): CssRule[] =>
  rules.flatMap((rule) =>
    isVariableRule(rule) ? keepVariables(rule, declarationsOf(rule), isKept) : [rule],
  );

/** Returns the `unicode-range` of a font face. */
export const unicodeRange = ({ body = '' }: CssRule): string | undefined =>
  /unicode-range:([^;]+)/.exec(body)?.[1];

/** Converts a `unicode-range` to a regular expression: `U+20-7E, U+4??`. */
export const charactersOf = (range: string) => {
  const parts = range.split(',').map((part) => {
    const [first = '', last = first] = part.trim().slice(2).split('-');
    const end = Math.min(Number.parseInt(last.replaceAll('?', 'F'), 16), 0x10_ff_ff).toString(16);
    const start = first.replaceAll('?', '0');
    return `\\u{${start}}-\\u{${end}}`;
  });
  return `[${parts.join('')}]`;
};
