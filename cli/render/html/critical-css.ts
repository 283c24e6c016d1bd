import { HOOKS } from '../../../runtime/contract/hooks.ts';
import {
  type CssRule,
  cssText,
  type Declaration,
  declarationsOf,
  isVariableRule,
  keepVariables,
  parseCss,
  splitOutside,
  usedVariables,
} from '../../model/css.ts';

/** What a selector needs to match, as far as a document shows it: `.class`, `#id`, `tag`, `[attribute`. */
interface Needs {
  readonly names: readonly string[];
  /** Those of them that are on elements around the matched one. */
  readonly ancestors: readonly string[];
}

/** What a document shows at first, in the form of `Needs`. */
interface ShownNames {
  readonly all: ReadonlySet<string>;
  /** Names that only hidden elements have. */
  readonly hidden: ReadonlySet<string>;
}

interface ParsedRule {
  readonly rule: CssRule;
  /** By selector. Empty for at-rules, which are always needed. */
  readonly needs: readonly Needs[];
  /** Declarations of a rule that declares custom properties for the page. */
  readonly variables?: readonly Declaration[];
  /** Custom properties that any other rule uses. */
  readonly uses: readonly string[];
}

/** Attributes that scripts set before the first paint, or that say a state. */
const CHANGING = new Set(
  [
    ...[HOOKS.mode, HOOKS.modeChoice, HOOKS.dense, HOOKS.codeWrap, HOOKS.codeVariant],
    ...[HOOKS.codeStyle, HOOKS.apiView, HOOKS.announcement],
    ...['dir', 'lang', 'open', 'disabled', 'aria-current', 'aria-expanded', 'aria-pressed'],
  ].map((name) => `[${name}`),
);

/** Rules for paper, for forced colors, for browsers without scripts (which load everything), and for what a reader does. */
const LATER_CONDITION = /\bprint\b|forced-colors|scripting:\s*none/;
const LATER_SELECTOR =
  /:(?:hover|active|focus|popover-open|modal|target-within)\b|::(?:selection|backdrop)/;
const WITHOUT_SCRIPT = `:not([${HOOKS.mode}])`;
const LATER_RULE = /^@(?:-webkit-)?keyframes\b/;

/** The rules of a site's sheet that a first paint may need, and what was selected from them. */
interface ParsedSheet {
  readonly rules: readonly ParsedRule[];
  /** Everything that a selector needs. */
  readonly names: ReadonlySet<string>;
  /** Selected text by `FirstPaint`. */
  readonly selections: Map<string, string>;
}

const parsed = new Map<string, ParsedSheet>();

/** Parses a site's sheet. The last one is kept. */
function parseSheet(css: string): ParsedSheet {
  const known = parsed.get(css);
  if (known) return known;
  const rules = rulesOf(css);
  const sheet = {
    rules,
    names: new Set(rules.flatMap(({ needs }) => needs.flatMap((one) => one.names))),
  };
  parsed.clear();
  parsed.set(css, { ...sheet, selections: new Map() });
  return parseSheet(css);
}

/** Parses the rules that a first paint may need. */
const rulesOf = (css: string): readonly ParsedRule[] =>
  parseCss(css).flatMap((rule): ParsedRule[] => {
    if (LATER_RULE.test(rule.prelude) || LATER_CONDITION.test(rule.conditions.join())) return [];
    const content = isVariableRule(rule)
      ? { variables: declarationsOf(rule), uses: [] }
      : { uses: [...usedVariables(cssText([rule]))] };
    if (rule.prelude.startsWith('@')) return [{ rule, needs: [], ...content }];
    const selectors = splitOutside(rule.prelude, ',').filter((one) => !isLater(one));
    return selectors.length > 0 ? [{ rule, needs: selectors.map(needsOf), ...content }] : [];
  });

/** Whether a selector is about what a reader does. `:not(:focus)` is not. */
const isLater = (selector: string) =>
  selector.includes(WITHOUT_SCRIPT) || LATER_SELECTOR.test(withoutFunctions(selector));

/** Returns what a selector needs outside of functions such as `:not()`. */
function needsOf(selector: string): Needs {
  const plain = withoutFunctions(selector).replace(/(\[[\w-]+)[^\]]*\]/g, '$1]');
  // Elements and combinators alternate.
  const parts = plain.trim().split(/\s*([>~+]|\s)\s*/);
  const ancestors = parts.filter((_, at) => /^[>\s]$/.test(parts[at + 1] ?? ''));
  return { names: namesIn(plain), ancestors: ancestors.flatMap(namesIn) };
}

function namesIn(selector: string): string[] {
  const attributes = [...selector.matchAll(/\[[\w-]+/g)].map(([name]) => name);
  const rest = selector.replace(/\[[^\]]*\]|::?[\w-]+/g, ' ');
  const names = [...rest.matchAll(/[.#]?(?:\\.|[\w-])+/g)].map(([name]) => name);
  return [...names, ...attributes.filter((name) => !CHANGING.has(name))];
}

function withoutFunctions(selector: string): string {
  const shorter = selector.replace(/::?[\w-]+\([^()]*\)/g, '');
  return shorter === selector ? shorter : withoutFunctions(shorter);
}

const UNSEEN = /<(script|style|template|dialog|noscript)\b.*?<\/\1>/gs;
const OPENING_TAG = /<([a-zA-Z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/g;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const HIDDEN = /\s(?:popover|hidden)(?=[=\s]|$)/;

export function shownNames(html: string): ShownNames {
  const visible = new Set(['html', 'body']);
  const hidden = new Set<string>();
  // Highlighted code repeats a few tags many times.
  const read = new Set<string>();
  const text = html.replace(UNSEEN, '');
  const tags = new RegExp(OPENING_TAG);
  for (let found = tags.exec(text); found; found = tags.exec(text)) {
    const [whole, tag = '', attributes = ''] = found;
    if (read.has(whole)) continue;
    // Style sheets may show a hidden element, or keep its room.
    const isHidden = HIDDEN.test(attributes);
    if (!/\spopover\b/.test(attributes)) addNames(isHidden ? hidden : visible, tag, attributes);
    if (!isHidden || VOID.test(tag) || attributes.endsWith('/')) read.add(whole);
    else tags.lastIndex = endOfElement(text, tag, tags.lastIndex);
  }
  const onlyHidden = new Set([...hidden].filter((name) => !visible.has(name)));
  return { all: new Set([...visible, ...hidden]), hidden: onlyHidden };
}

/** Returns the end of an element, given the end of its opening tag. */
function endOfElement(text: string, tag: string, start: number): number {
  let depth = 1;
  for (const { 0: found, index } of text
    .slice(start)
    .matchAll(new RegExp(`</?${tag}(?=[\\s>/])`, 'g'))) {
    depth += found.startsWith('</') ? -1 : 1;
    if (depth === 0) return start + index + found.length;
  }
  return text.length;
}

function addNames(names: Set<string>, tag: string, attributes: string): void {
  names.add(tag);
  for (const [, name = '', value = ''] of attributes.matchAll(/\s([\w:-]+)(?:="([^"]*)")?/g)) {
    names.add(`[${name}`);
    if (name === 'id') names.add(`#${value}`);
    if (name === 'class') for (const one of value.split(/\s+/)) names.add(`.${one}`);
  }
}

/** A document whose first paint is styled. */
interface ShownDocument {
  /** The document without its sidebar. */
  readonly html: string;
  /** Style sheet of the components on it. */
  readonly own: string;
  /** What its sidebar shows. */
  readonly sidebar: readonly string[];
}

/** What decides about the rules of a first paint. Equal for many pages. */
export interface FirstPaint {
  /** What the document shows, as far as the site's sheet has rules for it. Sorted. */
  readonly names: readonly string[];
  /** Those of them that only hidden elements have. Sorted. */
  readonly hidden: readonly string[];
  /** Custom properties that the document and its own style sheet use. Sorted. */
  readonly variables: readonly string[];
}

/** Reads from a document which rules of a site's sheet its first paint needs. Also returns the rules of its own sheet that it needs. */
export function readFirstPaint(css: string, { html, own, sidebar }: ShownDocument) {
  const { names } = parseSheet(css);
  const { all, hidden } = shownNames(html);
  const shown = new Set([...all, ...sidebar]);
  const onlyHidden = new Set([...hidden].filter((name) => !sidebar.includes(name)));
  const known = (some: ReadonlySet<string>) => [...some].filter((name) => names.has(name)).sort();
  const ownText = cssText(neededRules(rulesOf(own), shown, onlyHidden).map(({ rule }) => rule));
  const variables = [...usedVariables(ownText + html)].sort();
  const paint: FirstPaint = { names: known(shown), hidden: known(onlyHidden), variables };
  return { paint, own: ownText };
}

/** Selections kept in memory: one for each kind of page. */
const MAX_SELECTIONS = 100;

/**
 * Returns the part of a site's style sheet that a document needs before its first paint: rules that may match what it shows, and the custom
 * properties that these rules and its other style sheets use. The whole sheet follows later.
 */
export function criticalCss(css: string, paint: FirstPaint): string {
  const { rules, selections } = parseSheet(css);
  const key = JSON.stringify(paint);
  const text = selections.get(key) ?? selectRules(rules, paint);
  if (selections.size >= MAX_SELECTIONS) selections.clear();
  selections.set(key, text);
  return text;
}

/** Returns the rules that may match shown elements. What a hidden element contains is not shown. */
const neededRules = (
  rules: readonly ParsedRule[],
  names: ReadonlySet<string>,
  hidden: ReadonlySet<string>,
) =>
  rules.filter(
    ({ needs }) =>
      needs.length === 0 ||
      needs.some(
        (one) =>
          one.names.every((name) => names.has(name)) &&
          !one.ancestors.some((name) => hidden.has(name)),
      ),
  );

function selectRules(all: readonly ParsedRule[], { names, hidden, variables }: FirstPaint): string {
  const rules = neededRules(all, new Set(names), new Set(hidden));
  const used = new Set([...variables, ...rules.flatMap(({ uses }) => uses)]);
  addIndirect(used, rules);
  const isUsed = (name: string) => used.has(name);
  return cssText(
    rules.flatMap(({ rule, variables: declarations }) =>
      declarations ? keepVariables(rule, declarations, isUsed) : [rule],
    ),
  );
}

/** Adds the custom properties on which the values of others depend. */
function addIndirect(used: Set<string>, rules: readonly ParsedRule[]): void {
  const values = new Map<string, string>();
  for (const { text, variable } of rules.flatMap(({ variables = [] }) => variables)) {
    if (variable !== undefined) values.set(variable, `${values.get(variable) ?? ''} ${text}`);
  }
  // The loop also visits names that are added while it runs.
  for (const name of used) for (const next of usedVariables(values.get(name) ?? '')) used.add(next);
}
