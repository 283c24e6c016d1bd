import { HOOKS, ISLAND_TAG } from '../../../runtime/contract/hooks.ts';
import type { PreloadedFont } from '../../model/code/assets.ts';
import { createCache, memoized, reachableFrom } from '../../model/collections.ts';
import {
  charactersOf,
  type CssRule,
  cssText,
  type Declaration,
  declarationsOf,
  indexAtTopLevel,
  isVariableRule,
  keepVariables,
  parseCss,
  splitAtTopLevel,
  unicodeRange,
  usedVariables,
} from '../../model/code/css.ts';

/** Names that an element must have to match a selector: `.class`, `#id`, `tag`, `[attribute`. */
interface Needs {
  readonly names: readonly string[];
  /** Names of elements that must be visible: ancestors, and those with `:not([hidden])`. */
  readonly visible: readonly string[];
}

interface ShownNames {
  readonly visible: ReadonlySet<string>;
  /** Names of hidden elements. Visible elements may have them too. */
  readonly hidden: ReadonlySet<string>;
  readonly variables: ReadonlySet<string>;
}

interface ParsedRule {
  readonly rule: CssRule;
  /** Needs by selector. Empty for at-rules, which are always needed. */
  readonly needs: readonly Needs[];
  /** Declarations of custom properties for the whole page. */
  readonly variables?: readonly Declaration[];
  /** Custom properties used by any other rule. */
  readonly uses: readonly string[];
}

/** Attributes that may change: those that scripts set on `<html>`, and those of element states. */
const CHANGING_ATTRIBUTES = new Set(
  [
    ...[
      HOOKS.layoutLater,
      HOOKS.mode,
      HOOKS.modeChoice,
      HOOKS.dense,
      HOOKS.codeWrap,
      HOOKS.codeVariant,
    ],
    ...[HOOKS.codeStyle, HOOKS.apiView, HOOKS.announcement, HOOKS.pageTabs],
    ...['dir', 'lang', 'open', 'disabled', 'aria-current', 'aria-expanded', 'aria-pressed'],
  ].map((name) => `[${name}`),
);

/** Match CSS that the first paint does not need. Pages without scripts load all CSS. */
const LATER_CONDITION = /\bprint\b|forced-colors|scripting:\s*none/;
const LATER_SELECTOR =
  /:(?:hover|active|focus|popover-open|modal|target-within)\b|::(?:selection|backdrop)/;
const WITHOUT_SCRIPT = `:not([${HOOKS.mode}])`;
const LATER_RULE = /^@(?:-webkit-)?keyframes\b/;

/** Returns the rules of a site's sheet that a first paint may need, and selections from them. */
const parseSheet = memoized((css) => {
  const rules = firstPaintRules(parseCss(css));
  const ranges = rules.flatMap(({ rule }) => unicodeRange(rule) ?? []);
  return {
    rules,
    names: new Set(rules.flatMap(({ needs }) => needs.flatMap((need) => need.names))),
    ranges: new Map(ranges.map((range) => [range, new RegExp(charactersOf(range), 'u')])),
    /** Selected CSS by `FirstPaint`, one for each kind of page. */
    selections: createCache<string>(100),
  };
}, 1);

/** Parses the sheet of a component, which many pages share. */
const parseOwn = memoized((css) => {
  const all = parseCss(css);
  return { all, rules: firstPaintRules(all) };
}, 100);

const firstPaintRules = (all: readonly CssRule[]): readonly ParsedRule[] =>
  all.flatMap((rule): ParsedRule[] => {
    if (LATER_RULE.test(rule.prelude) || LATER_CONDITION.test(rule.conditions.join())) return [];
    const content = isVariableRule(rule)
      ? { variables: declarationsOf(rule), uses: [] }
      : { uses: [...usedVariables(cssText([rule]))] };
    const range = unicodeRange(rule);
    if (range !== undefined)
      return [{ rule, needs: [{ names: [range], visible: [] }], ...content }];
    if (rule.prelude.startsWith('@')) return [{ rule, needs: [], ...content }];
    const selectors = splitAtTopLevel(rule.prelude, ',')
      .flatMap(alternatives)
      .filter((selector) => !isLater(selector));
    return selectors.length > 0 ? [{ rule, needs: selectors.map(needsOf), ...content }] : [];
  });

const FUNCTION = /:([\w-]+)\(/g;

/** Returns a selector for each combination of parts in `:is()` and `:where()`. */
function alternatives(selector: string): string[] {
  let end = 0;
  for (const { 0: opening, 1: name = '', index } of selector.matchAll(FUNCTION)) {
    // Inside another function, such as `:not(:is())`.
    if (index < end) continue;
    const start = index + opening.length;
    end = indexAtTopLevel(selector, ')', start) + 1;
    if (!/^(?:is|where)$/.test(name)) continue;
    const [before, after] = [selector.slice(0, index), selector.slice(end)];
    const compound = /[^\s>~+]*$/.exec(before)?.[0] ?? '';
    const others = before.slice(0, before.length - compound.length);
    // A tag comes first in a compound selector.
    const join = (part: string) => (/^[a-z*]/i.test(compound) ? compound + part : part + compound);
    return splitAtTopLevel(selector.slice(start, end - 1), ',').flatMap((part) =>
      alternatives(others + join(part) + after),
    );
  }
  return [selector];
}

/** Whether a selector is about interaction: `:focus`, but not `:not(:focus)`. */
const isLater = (selector: string) =>
  selector.includes(WITHOUT_SCRIPT) || LATER_SELECTOR.test(withoutFunctions(selector));

/** Marks an element with `:not([hidden])`, because functions are removed from selectors. */
const VISIBLE = ':visible';

/** Returns the names that a selector needs outside functions such as `:not()`. */
function needsOf(selector: string): Needs {
  const marked = selector.replaceAll(':not([hidden]', `${VISIBLE}$&`);
  const plain = withoutFunctions(marked).replace(/(\[[\w-]+)[^\]]*\]/g, '$1]');
  // Simple selectors and combinators alternate.
  const parts = plain.trim().split(/\s*([>~+]|\s)\s*/);
  const visible = parts.filter(
    (part, at) => /^[>\s]$/.test(parts[at + 1] ?? '') || part.includes(VISIBLE),
  );
  return { names: namesOfSelector(plain), visible: visible.flatMap(namesOfSelector) };
}

function namesOfSelector(selector: string): string[] {
  const attributes = [...selector.matchAll(/\[[\w-]+/g)].map(([name]) => name);
  const rest = selector.replace(/\[[^\]]*\]|::?[\w-]+/g, ' ');
  const names = [...rest.matchAll(/[.#]?(?:\\.|[\w-])+/g)].map(([name]) => name);
  return [...names, ...attributes.filter((name) => !CHANGING_ATTRIBUTES.has(name))];
}

function withoutFunctions(selector: string): string {
  const shorter = selector.replace(/::?[\w-]+\([^()]*\)/g, '');
  return shorter === selector ? shorter : withoutFunctions(shorter);
}

const UNSEEN = /<(script|style|template|dialog|noscript)\b.*?<\/\1>/gs;
const OPENING_TAG = /<([a-zA-Z][\w-]*)([^>"']*(?:(?:"[^"]*"|'[^']*')[^>"']*)*)>/g;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const HIDDEN = /\s(?:popover|hidden)(?=[=\s]|$)/;

function readNames(html: string): ShownNames {
  const visible = new Set<string>();
  const hidden = new Set<string>();
  // Highlighted code repeats a few tags many times.
  const read = new Set<string>();
  const text = html.replace(UNSEEN, '');
  const tags = new RegExp(OPENING_TAG);
  for (let found = tags.exec(text); found; found = tags.exec(text)) {
    const [whole, tag = '', attributes = ''] = found;
    if (read.has(whole)) continue;
    // Style sheets may show a hidden element, or reserve its space.
    const isHidden = HIDDEN.test(attributes);
    if (!/\spopover\b/.test(attributes))
      addElementNames(isHidden ? hidden : visible, tag, attributes);
    if (!isHidden || VOID.test(tag) || attributes.endsWith('/')) read.add(whole);
    else tags.lastIndex = endOfElement(text, tag, tags.lastIndex);
  }
  return { visible, hidden, variables: usedVariables(html) };
}

/** Returns the names of all elements, also hidden ones. */
export function elementNamesIn(html: string): Set<string> {
  const { visible, hidden } = readNames(html);
  return withAll(visible, hidden);
}

/** Cache of the names in the sidebar and parts of documents, the same for many pages. */
const sharedNames = createCache<ShownNames & { readonly characters: string }>(64);

/** Returns names of the root elements and in a page's sidebar and parts, and their characters. */
function sharedNamesOf({ parts, sidebar }: Pick<ShownDocument, 'parts' | 'sidebar'>) {
  return sharedNames([...sidebar, ...parts].join('\n'), () => {
    const all = parts.map(readNames);
    const union = (key: keyof ShownNames) => all.flatMap((part) => [...part[key]]);
    return {
      visible: new Set(['html', 'body', ...sidebar, ...union('visible')]),
      hidden: new Set(union('hidden')),
      variables: new Set(union('variables')),
      characters: charactersIn(parts.join('')).all,
    };
  });
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

function addElementNames(names: Set<string>, tag: string, attributes: string): void {
  names.add(tag);
  for (const [, name = '', value = ''] of attributes.matchAll(/\s([\w:-]+)(?:="([^"]*)")?/g)) {
    names.add(`[${name}`);
    if (name === 'id') names.add(`#${value}`);
    if (name === 'class') for (const className of value.split(/\s+/)) names.add(`.${className}`);
  }
}

interface ShownDocument {
  /** The document without its sidebar and parts. */
  readonly html: string;
  /** Characters of the document that the fonts of the page may draw. */
  readonly characters: string;
  /** Parts of the document that others have too. */
  readonly parts: readonly string[];
  readonly own: string;
  readonly sidebar: readonly string[];
}

/** Input of the selection of rules, equal for many pages. All lists are sorted. */
export interface FirstPaint {
  /** Names in the document that occur in the site's sheet. */
  readonly names: readonly string[];
  /** Names that only hidden elements have. */
  readonly hidden: readonly string[];
  /** Custom properties that the document and its own style sheet use. */
  readonly variables: readonly string[];
}

/** Returns both sets as one. Copying a set is faster than adding its items. */
function withAll(some: ReadonlySet<string>, others: Iterable<string>): Set<string> {
  const all = new Set(some);
  for (const item of others) all.add(item);
  return all;
}

/** Returns the input of `criticalCss`, and the document's own sheet: needed rules and the rest. */
export function readFirstPaint(
  css: string,
  { html, characters, parts, own, sidebar }: ShownDocument,
) {
  const { names, ranges } = parseSheet(css);
  const shared = sharedNamesOf({ parts, sidebar });
  const rangesOfPage = [...ranges].flatMap(([range, pattern]) =>
    pattern.test(shared.characters + characters) ? [range] : [],
  );
  const page = readNames(html);
  const visible = withAll(shared.visible, page.visible);
  const hidden = withAll(shared.hidden, page.hidden);
  const shown = withAll(withAll(visible, hidden), rangesOfPage);
  const onlyHidden = new Set([...hidden].filter((name) => !visible.has(name)));
  const known = (some: ReadonlySet<string>) => [...some].filter((name) => names.has(name)).sort();
  const { all, rules } = parseOwn(own);
  const needed = new Set(neededRules(rules, shown, onlyHidden).map(({ rule }) => rule));
  const ownText = cssText([...needed]);
  const ofPage = withAll(shared.variables, page.variables);
  // The other rules, such as those for hover, apply before a script adds the rest of the variables.
  const variables = [...withAll(ofPage, usedVariables(own))].sort();
  const paint: FirstPaint = { names: known(shown), hidden: known(onlyHidden), variables };
  return { paint, own: ownText, rest: cssText(all.filter((rule) => !needed.has(rule))) };
}

/** Returns the rules needed for a first paint, and the custom properties that they use. */
export function criticalCss(css: string, paint: FirstPaint): string {
  const { rules, selections } = parseSheet(css);
  return selections(JSON.stringify(paint), () => selectRules(rules, paint));
}

/** Returns the rules that may match shown elements. Content of hidden elements is not shown. */
const neededRules = (
  rules: readonly ParsedRule[],
  names: ReadonlySet<string>,
  hidden: ReadonlySet<string>,
) =>
  rules.filter(
    ({ needs }) =>
      needs.length === 0 ||
      needs.some(
        (need) =>
          need.names.every((name) => names.has(name)) &&
          !need.visible.some((name) => hidden.has(name)),
      ),
  );

function selectRules(all: readonly ParsedRule[], { names, hidden, variables }: FirstPaint): string {
  const rules = neededRules(all, new Set(names), new Set(hidden));
  const values = valuesOfVariables(rules);
  const used = reachableFrom([...variables, ...rules.flatMap(({ uses }) => uses)], (name) =>
    usedVariables(values.get(name) ?? ''),
  );
  const isUsed = (name: string) => used.has(name);
  return cssText(
    rules.flatMap(({ rule, variables: declarations }) =>
      declarations ? keepVariables(rule, declarations, isUsed) : [rule],
    ),
  );
}

/** Returns the declarations of each custom property, whose values may depend on others. */
function valuesOfVariables(rules: readonly ParsedRule[]): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const { text, variable } of rules.flatMap(({ variables = [] }) => variables)) {
    if (variable !== undefined) values.set(variable, `${values.get(variable) ?? ''} ${text}`);
  }
  return values;
}

/** Matches the start of elements that may have other fonts than the page. */
const OTHER_FONTS = new RegExp(`<(${ISLAND_TAG}|pre|code)\\b`, 'g');

/** Matches without `u`, with which V8 takes several times as long. */
const OUTSIDE_ASCII = /[^\0-\x7F]+/g;

const outsideAscii = (text: string) => text.match(OUTSIDE_ASCII)?.join('') ?? '';

/**
 * Returns the characters of HTML, each once, with one letter for all of ASCII: those of the `page`,
 * and `all` that may have a font of the page, which includes demos but not code.
 */
export function charactersIn(html: string) {
  let [page, demos] = ['a', ''];
  let end = 0;
  const openings = new RegExp(OTHER_FONTS);
  for (let found = openings.exec(html); found; found = openings.exec(html)) {
    const [, tag] = found;
    const close = html.indexOf(`</${tag}>`, found.index);
    if (close === -1) continue;
    page += outsideAscii(html.slice(end, found.index));
    if (tag === ISLAND_TAG) demos += outsideAscii(html.slice(found.index, close));
    openings.lastIndex = end = close;
  }
  page += outsideAscii(html.slice(end));
  return { page: [...new Set(page)].join(''), all: [...new Set(page + demos)].join('') };
}

/** Returns the addresses of the fonts that have one of these characters. */
export const fontsWith = (characters: string, fonts: readonly PreloadedFont[]) =>
  fonts
    .filter((font) => new RegExp(font.characters ?? '', 'u').test(characters))
    .map(({ href }) => href);
