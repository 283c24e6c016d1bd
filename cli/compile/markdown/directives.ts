import type { Root, Text, Blockquote } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { directiveKind } from '../../model/markdown.ts';
import type { DemoPlacement } from '../../model/page.ts';
import { closest, slipOf } from '../../report/suggest.ts';
import type { DemoSource } from '../input.ts';
import { locationAt, locationOf, type PageInWork, rangeAt, rangeOf } from '../page.ts';
import type { DocsDirective } from '../syntax/nodes.ts';
import { walkMarkdown, replaceMarkdown } from '../walk.ts';
import { checkDemoOptions, type OptionLocation } from './demo-options.ts';
import { report } from '../../report/catalogue.ts';
import type { ContainerProblem } from '../syntax/parse.ts';
import { CONTAINER_KINDS, type ContainerKind } from '../syntax/nodes.ts';

/** Demo or component that a directive adds to the page. */
export type Placed =
  | {
      readonly kind: 'demo';
      readonly demo: DemoSource;
      readonly placement: DemoPlacement;
      /** Text of the nearest heading above, or the title of the page. */
      readonly label: string;
    }
  | {
      readonly kind: 'component';
      readonly name: string;
      /** The other keys of the directive, passed to the component. */
      readonly options: Readonly<Record<string, unknown>>;
    };

/** Reads directives and reports problems. Omits invalid directives and missing demos. */
export function readDirectives(root: Root, page: PageInWork, title: string) {
  const placed = new Map<DocsDirective, Placed>();
  let label = title;
  walkMarkdown(root, (node) => {
    if (node.type === 'heading') label = toString(node, { includeHtml: false }).trim() || label;
    if (node.type === 'text') suggestDirective(node, page);
    if (node.type !== 'docsDirective') return;
    const found = readDirective(node, page, label);
    if (found) placed.set(node, found);
  });
  return placed;
}

/** Matches a line that looks like a directive with an unknown name: `{{"dmeo": "X.tsx"}}`. */
const UNKNOWN_DIRECTIVE = /^\{\{\s*"(\w+)"\s*:\s*"([^"\\]*).*\}\}[ \t]*$/;

/** Reports a line that looks like a directive with a misspelled name. */
function suggestDirective({ value, position }: Text, page: PageInWork) {
  const [, name, named = ''] = UNKNOWN_DIRECTIVE.exec(value) ?? [];
  const near = name === undefined ? undefined : closest(name, ['demo', 'component']);
  if (name === undefined || near === undefined) return;
  const start = page.text.indexOf(JSON.stringify(name), position?.start.offset ?? 0);
  // Only offer a fix if the value fits the suggested name.
  const isCertain =
    near === 'demo' ? /\.[jt]sx?$/.test(named) : page.input.options.components.includes(named);
  const fix =
    start !== -1 && isCertain
      ? { replace: near, range: rangeAt(page, start + 1, name.length) }
      : undefined;
  const values = { name, meant: near, fix };
  page.diagnostics.push(report('markdown/unknown-directive', locationOf(page, position), values));
}

function readDirective(node: DocsDirective, page: PageInWork, label: string): Placed | undefined {
  const start = node.position?.start.offset ?? 0;
  const json = node.value.slice(1, -1);
  const problem = node.value.endsWith('}}')
    ? jsonProblem(json)
    : { offset: node.value.length - 1, reason: 'it must end with }}' };
  if (problem) {
    const location = locationAt(page, start + 1 + problem.offset, 1);
    page.diagnostics.push(report('markdown/bad-directive', location, { reason: problem.reason }));
    return undefined;
  }
  const body = JSON.parse(json) as Readonly<Record<string, unknown>>;
  const kind = directiveKind(body);
  const { [kind]: name, ...options } = body;
  const spans = memberSpans(json);
  const locate = (key: string): OptionLocation => {
    const at = spans.get(key);
    if (!at) return { key: locationOf(page, node.position) };
    const whole = rangeAt(page, start + 1 + at.whole.from, at.whole.to - at.whole.from);
    return { key: locationAt(page, start + 1 + at.key.from, at.key.to - at.key.from), whole };
  };
  if (typeof name !== 'string' || name === '') {
    const reason = `${kind} must be a string`;
    page.diagnostics.push(report('markdown/bad-directive', locate(kind).key, { reason }));
    return undefined;
  }
  if (kind === 'component') {
    if (page.input.options.components.includes(name)) return { kind, name, options };
    reportUnknownComponent(name, node, page);
    return undefined;
  }
  const checked = checkDemoOptions(options, locate);
  page.diagnostics.push(...checked.diagnostics);
  // Missing demos are reported before compilation.
  const demo = page.input.demos.find((one) => one.name === name);
  if (!demo || !node.position) return undefined;
  const styles = demo.variants.flatMap(({ style }) => style ?? []);
  const placement = {
    demo: demo.id,
    options: checked.options,
    range: rangeOf(node.position),
    ...(styles.length > 1 && { styles }),
  };
  return { kind, demo, placement, label };
}

function reportUnknownComponent(name: string, node: DocsDirective, page: PageInWork) {
  const known = page.input.options.components;
  // Search after the key, which may be the same word.
  const at = node.value.indexOf(JSON.stringify(name), node.value.indexOf(':'));
  const start = node.position?.start.offset ?? 0;
  const location =
    at === -1 ? locationOf(page, node.position) : locationAt(page, start + at, name.length + 2);
  const slip = at === -1 ? undefined : slipOf(name, known);
  const fix = slip === undefined ? undefined : { replace: JSON.stringify(slip) };
  const values = { name, meant: closest(name, known), fix };
  page.diagnostics.push(report('markdown/unknown-component', location, values));
}

/** A syntax error in JSON: its offset, and the expected syntax. */
interface JsonProblem {
  readonly offset: number;
  readonly reason: string;
}

const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)/y;

/**
 * Returns the first syntax error in a JSON object. `JSON.parse` is not used, because its messages
 * differ between versions of Node and do not always contain an offset.
 */
function jsonProblem(text: string): JsonProblem | undefined {
  let at = 0;
  const fail = (reason: string): JsonProblem => ({ offset: at, reason });
  const skipSpace = () => {
    while (/\s/.test(text[at] ?? '')) at++;
  };
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) at += match[0].length;
    return match !== null;
  };
  const takeChar = (char: string) => {
    skipSpace();
    if (text[at] !== char) return false;
    at++;
    return true;
  };
  const value = (): JsonProblem | undefined => {
    skipSpace();
    if (text[at] === '{') return list('{', '}', member);
    if (text[at] === '[') return list('[', ']', value);
    if (take(STRING) || take(SCALAR)) return undefined;
    return fail(text[at] === '"' ? 'the string does not end' : 'expected a JSON value');
  };
  const member = (): JsonProblem | undefined => {
    skipSpace();
    if (!take(STRING)) return fail('expected a key in double quotes');
    if (!takeChar(':')) return fail('expected :');
    return value();
  };
  const list = (open: string, close: string, item: typeof value): JsonProblem | undefined => {
    takeChar(open);
    if (takeChar(close)) return undefined;
    for (;;) {
      const problem = item();
      if (problem) return problem;
      if (takeChar(close)) return undefined;
      if (!takeChar(',')) return fail(`expected , or ${close}`);
    }
  };
  const problem = list('{', '}', member);
  skipSpace();
  return problem ?? (at < text.length ? fail('expected nothing more') : undefined);
}

interface Span {
  readonly from: number;
  readonly to: number;
}

interface MemberSpans {
  /** The key including its quotes. */
  readonly key: Span;
  /** The member including the comma before it, so that it can be cut out. */
  readonly whole: Span;
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],]|[^\s{}[\],"]+/g;

/** Returns the spans of the members of a valid JSON object, by key. */
function memberSpans(json: string): ReadonlyMap<string, MemberSpans> {
  const found = new Map<string, MemberSpans>();
  let depth = 0;
  let start = 0;
  let end = 0;
  let key: Span | undefined;
  for (const { 0: token, index } of json.matchAll(TOKEN)) {
    const isEnd = depth === 1 && (token === ',' || token === '}');
    if (isEnd && key) {
      const name = JSON.parse(json.slice(key.from, key.to)) as string;
      found.set(name, { key, whole: { from: start, to: end } });
    }
    if (isEnd) {
      key = undefined;
      start = index;
    } else if (depth === 1) key ??= { from: index, to: index + token.length };
    if (token === '{' || token === '[') depth++;
    if (token === '}' || token === ']') depth--;
    end = index + token.length;
  }
  return found;
}

/** Reports unknown and unclosed containers. */
export function reportContainers(problems: readonly ContainerProblem[], page: PageInWork) {
  for (const { kind, name, offset, length } of problems) {
    const location = locationAt(page, offset, length);
    if (kind === 'unclosed') {
      page.diagnostics.push(report('markdown/unclosed-container', location, { name }));
      continue;
    }
    const slip = slipOf(name, CONTAINER_KINDS.keys());
    const near = slip ?? closest(name, CONTAINER_KINDS.keys());
    const range = rangeAt(page, page.text.indexOf(name, offset), name.length);
    const fix = slip === undefined ? undefined : { replace: slip, range };
    const meant = near && `:::${near}`;
    page.diagnostics.push(report('markdown/unknown-container', location, { name, meant, fix }));
  }
}

interface Alert {
  readonly kind: ContainerKind;
  readonly title: string;
}

const ALERTS: ReadonlyMap<string, Alert> = new Map<string, Alert>([
  ['NOTE', { kind: 'info', title: 'Note' }],
  ['TIP', { kind: 'success', title: 'Tip' }],
  ['IMPORTANT', { kind: 'info', title: 'Important' }],
  ['WARNING', { kind: 'warning', title: 'Warning' }],
  ['CAUTION', { kind: 'error', title: 'Caution' }],
]);

/** Converts GitHub alerts, quotes that begin with a line such as `[!NOTE]`, to containers. */
export function convertAlerts(root: Root) {
  replaceMarkdown(root, (node) => {
    const alert = node.type === 'blockquote' && takeAlert(node);
    if (node.type !== 'blockquote' || !alert) return [node];
    const { children, position } = node;
    return [{ type: 'docsContainer', ...alert, children, ...(position && { position }) }];
  });
}

/** Removes the marker of an alert from a quote and returns the alert. */
function takeAlert(node: Blockquote): Alert | undefined {
  const [first] = node.children;
  const text = first?.type === 'paragraph' ? first.children[0] : undefined;
  if (first?.type !== 'paragraph' || text?.type !== 'text') return undefined;
  const match = /^\[!([A-Za-z]+)\][ \t]*(?:\n|$)/.exec(text.value);
  const alert = match && ALERTS.get((match[1] ?? '').toUpperCase());
  if (!alert) return undefined;
  text.value = text.value.slice(match[0].length);
  if (text.value === '' && first.children[1]?.type === 'break') first.children.splice(1, 1);
  if (text.value === '') first.children.shift();
  if (first.children.length === 0) node.children.shift();
  return alert;
}
