import type ts from 'typescript';
import type { Blockquote, Root, Text } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { DIRECTIVE_KINDS, directiveKind } from '../../model/markdown.ts';
import { withoutCssComments } from '../../model/code/css.ts';
import { capitalized, failureOffset, tryParseJson } from '../../model/text.ts';
import type { ComponentPlacement, DemoOptions, DemoPlacement } from '../../model/page.ts';
import { loadTypeScript } from '../../model/code/typescript.ts';
import { closest, certainCorrection } from '../../report/suggest.ts';
import { isLongFile, writtenSource } from '../code/demo-sources.ts';
import type { DemoInput } from '../input.ts';
import { OUTSIDE_CODE_ELEMENTS } from './other-generators.ts';
import {
  type CompilingPage,
  locationAt,
  nodeLocation,
  nodeRange,
  rangeAt,
  sourceAt,
} from '../page.ts';
import {
  CONTAINER_KINDS,
  containerFor,
  type DocsDirective,
  replaceMarkdown,
  walkMarkdown,
} from '../syntax/nodes.ts';
import type { ContainerProblem } from '../syntax/parse.ts';
import type { Place, Range } from '../../model/diagnostic.ts';

/** Demo or component that a directive adds to the page. */
export type DirectiveContent =
  | {
      readonly kind: 'demo';
      readonly demo: DemoInput;
      readonly placement: DemoPlacement;
      /** Text of the nearest heading above, or the title of the page. */
      readonly label: string;
    }
  | ({ readonly kind: 'component' } & ComponentPlacement);

export type PlacedDirectives = ReadonlyMap<DocsDirective, DirectiveContent>;

/** Reads directives and reports problems. Omits invalid directives and missing demos. */
export function readDirectives(root: Root, page: CompilingPage, title: string) {
  const placed = new Map<DocsDirective, DirectiveContent>();
  let label = title;
  walkMarkdown(root, (node) => {
    if (node.type === 'heading') label = toString(node, { includeHtml: false }).trim() || label;
    if (node.type === 'text') {
      suggestDirective(node, page);
      reportInlineDirectives(node, page);
    }
    if (node.type !== 'docsDirective') return;
    const found = readDirective(node, page, label);
    if (found) placed.set(node, found);
  });
  reportDemoFiles(placed, page);
  return placed;
}

/** Reports long files and uncompiled style sheets, once each: at the first demo with the file. */
function reportDemoFiles(placed: PlacedDirectives, page: CompilingPage): void {
  const limit = page.input.options.limits.codeBytes;
  const longFiles = new Map<string, Place>();
  const uncompiled = new Map<string, readonly [written: string, place: Place]>();
  for (const [node, content] of placed) {
    if (content.kind !== 'demo') continue;
    const place = nodeLocation(page, node.position);
    for (const file of content.demo.variants.flatMap((variant) => writtenSource(variant).files)) {
      const { name } = file;
      if (isLongFile(file, limit) && !longFiles.has(name)) longFiles.set(name, place);
      const written = name.endsWith('.css') ? tailwindRuleIn(file.text) : undefined;
      if (written !== undefined && !uncompiled.has(name)) uncompiled.set(name, [written, place]);
    }
  }
  for (const [name, place] of longFiles) page.report('demo/long-file', place, { name, limit });
  for (const [name, [written, place]] of uncompiled) {
    page.report('demo/uncompiled-css', place, { name, written });
  }
}

/** Matches a rule of Tailwind CSS, which browsers ignore. */
const TAILWIND_RULE =
  /@(?:apply|config|custom-variant|plugin|reference|source|tailwind|theme|utility|variant)\b|@import\s+["']tailwindcss[^"']*["']/;

const tailwindRuleIn = (css: string): string | undefined =>
  TAILWIND_RULE.exec(withoutCssComments(css))?.[0];

/** Matches a line that looks like a directive with an unknown name: `{{"dmeo": "X.tsx"}}`. */
const UNKNOWN_DIRECTIVE = /^\{\{\s*"(\w+)"\s*:\s*"([^"\\]*).*\}\}[ \t]*$/;

function suggestDirective({ value, position }: Text, page: CompilingPage) {
  const [, name, named = ''] = UNKNOWN_DIRECTIVE.exec(value) ?? [];
  const near = name === undefined ? undefined : closest(name, DIRECTIVE_KINDS);
  if (name === undefined || near === undefined || name === near) return;
  const start = page.text.indexOf(JSON.stringify(name), position?.start.offset ?? 0);
  // Only offer a fix if the value fits the suggested name.
  const isCertain =
    near === 'component'
      ? page.input.options.components.includes(named)
      : near === 'demo' && /\.[jt]sx?$/.test(named);
  const fix =
    start !== -1 && isCertain
      ? { replace: near, range: rangeAt(page, start + 1, name.length) }
      : undefined;
  const values = { name, meant: near, fix };
  page.report('markdown/unknown-directive', nodeLocation(page, position), values);
}

/**
 * Matches a directive within a line, but not a JSX attribute (`value={{"code": 1}}`), and nothing
 * in quotation marks or in a code element.
 */
const INLINE_DIRECTIVE = new RegExp(
  String.raw`(?<![\\={"'‘“])${OUTSIDE_CODE_ELEMENTS}\{\{\s*"(demo|component|code)"\s*:(?:(?!\{\{)[^\n])*?\}\}`,
  'y',
);

function reportInlineDirectives({ position }: Text, page: CompilingPage) {
  const start = position?.start.offset ?? 0;
  for (const { index } of sourceAt(page.text, position).matchAll(/\{\{/g)) {
    // In the whole text, because the tag of a code element comes before this node.
    INLINE_DIRECTIVE.lastIndex = start + index;
    const [written, name] = INLINE_DIRECTIVE.exec(page.text) ?? [];
    if (written === undefined || name === undefined) continue;
    const location = locationAt(page, start + index, written.length);
    page.report('markdown/bad-directive:inline', location, { name });
  }
}

function readDirective(
  node: DocsDirective,
  page: CompilingPage,
  label: string,
): DirectiveContent | undefined {
  const json = node.value.slice(1, -1);
  const { value, failure } = tryParseJson(json);
  if (!node.value.endsWith('}}') || failure !== undefined) {
    reportSyntax(node, json, page);
    return undefined;
  }
  const body = value as Readonly<Record<string, unknown>>;
  const kind = directiveKind(body);
  const { [kind]: name, ...options } = body;
  const locate: Locate = (key) => memberLocation(json, key, { node, page });
  if (typeof name !== 'string' || name === '') {
    const reason = `${kind} must be a string`;
    page.report('markdown/bad-directive', locate(kind).key, { reason });
    return undefined;
  }
  if (kind === 'component') {
    if (page.input.options.components.includes(name)) return { kind, name, props: options };
    reportUnknownComponent(name, node, page);
    return undefined;
  }
  // Missing files are reported before compilation, and others are code blocks now.
  if (kind === 'code') return undefined;
  const valid = checkDemoOptions(options, page, locate);
  // Missing demos are reported before compilation.
  const demo = page.input.demos.find((demo) => demo.name === name);
  if (!demo || !node.position) return undefined;
  const styles = demo.variants.flatMap(({ style }) => style ?? []);
  const placement = {
    demo: demo.id,
    options: valid,
    range: nodeRange(node.position),
    ...(styles.length > 1 && { styles }),
  };
  return { kind, demo, placement, label };
}

function reportSyntax({ value, position }: DocsDirective, json: string, page: CompilingPage) {
  const isClosed = value.endsWith('}}');
  const offset = isClosed ? failureOffset(json) : value.length - 1;
  const [unexpected] = /^(?:\w{1,40}|\S)/.exec(json.slice(offset)) ?? [];
  const reason = unexpected === undefined ? 'it ends too early' : `unexpected ${unexpected}`;
  const location = locationAt(page, (position?.start.offset ?? 0) + 1 + offset, 1);
  const values = { reason: isClosed ? reason : 'it must end with }}' };
  page.report('markdown/bad-directive', location, values);
}

function reportUnknownComponent(name: string, node: DocsDirective, page: CompilingPage) {
  const known = page.input.options.components;
  // Search after the key, which may be the same word.
  const at = node.value.indexOf(JSON.stringify(name), node.value.indexOf(':'));
  const start = node.position?.start.offset ?? 0;
  const location =
    at === -1 ? nodeLocation(page, node.position) : locationAt(page, start + at, name.length + 2);
  const correction = at === -1 ? undefined : certainCorrection(name, known);
  const fix = correction === undefined ? undefined : { replace: JSON.stringify(correction) };
  const values = { name, meant: closest(name, known), fix };
  page.report('markdown/unknown-component', location, values);
}

interface MemberLocation {
  /** Location of the key including its quotes. */
  readonly key: Place;
  /** Range of the member and the comma before it. Undefined if only the directive is located. */
  readonly whole?: Range;
}

type Locate = (key: string) => MemberLocation;

/** Locates a member of a directive's JSON. Of members with the same key, the last takes effect. */
function memberLocation(
  json: string,
  key: string,
  { node, page }: { readonly node: DocsDirective; readonly page: CompilingPage },
): MemberLocation {
  const compiler = loadTypeScript();
  const file = compiler.parseJsonText('directive.json', json);
  const object = file.statements[0]?.expression;
  const members = object && compiler.isObjectLiteralExpression(object) ? object.properties : [];
  const nameOf = ({ name }: ts.ObjectLiteralElementLike) => name?.getText(file) ?? '';
  const index = members.findLastIndex((member) => JSON.parse(nameOf(member)) === key);
  const member = members[index];
  if (!member?.name) return { key: nodeLocation(page, node.position) };
  const offset = (node.position?.start.offset ?? 0) + 1;
  const from = member.getStart(file);
  const wholeFrom = members[index - 1]?.end ?? from;
  return {
    key: locationAt(page, offset + from, member.name.end - from),
    whole: rangeAt(page, offset + wholeFrom, member.end - wholeFrom),
  };
}

const isAbbreviationOf = (name: string, kind: string) => name.length > 2 && kind.startsWith(name);

export function reportContainers(problems: readonly ContainerProblem[], page: CompilingPage) {
  for (const { kind, name, offset, length } of problems) {
    const location = locationAt(page, offset, length);
    if (kind === 'unclosed') {
      page.report('markdown/unclosed-container', location, { name });
      continue;
    }
    const kinds = [...CONTAINER_KINDS.keys()];
    const correction = certainCorrection(name, kinds);
    const near =
      correction ??
      containerFor(name) ??
      closest(name, kinds) ??
      kinds.find((kind) => isAbbreviationOf(name, kind));
    const range = rangeAt(page, page.text.indexOf(name, offset), name.length);
    const fix = correction === undefined ? undefined : { replace: correction, range };
    const meant = near && `:::${near}`;
    page.report('markdown/unknown-container', location, { name, meant, fix });
  }
}

/** Kinds of GitHub alerts. A caution is an error, unlike `:::caution`. */
const ALERTS = {
  note: 'info',
  tip: 'success',
  important: 'info',
  warning: 'warning',
  caution: 'error',
} as const;

/** Converts GitHub alerts, quotes that begin with a line such as `[!NOTE]`, to containers. */
export function convertAlerts(root: Root) {
  replaceMarkdown(root, (node) => {
    const alert = node.type === 'blockquote' && takeAlert(node);
    if (node.type !== 'blockquote' || !alert) return [node];
    const { children, position } = node;
    return [{ type: 'docsContainer', ...alert, children, ...(position && { position }) }];
  });
}

function takeAlert({ children }: Blockquote) {
  const [first] = children;
  const text = first?.type === 'paragraph' ? first.children[0] : undefined;
  if (first?.type !== 'paragraph' || text?.type !== 'text') return undefined;
  const [marker = '', name = ''] =
    /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i.exec(text.value) ?? [];
  if (name === '') return undefined;
  text.value = text.value.slice(marker.length);
  if (text.value === '' && first.children[1]?.type === 'break') first.children.splice(1, 1);
  if (text.value === '') first.children.shift();
  if (first.children.length === 0) children.shift();
  const kind = name.toLowerCase() as keyof typeof ALERTS;
  return { kind: ALERTS[kind], title: '', label: capitalized(kind) };
}

interface OptionKind {
  /** Completes the message "Expected …". */
  readonly expected: string;
  readonly accepts: (value: unknown) => boolean;
  readonly texts?: readonly string[];
}

const BOOLEAN: OptionKind = {
  expected: 'true or false',
  accepts: (value) => typeof value === 'boolean',
};
const BACKGROUNDS = ['gradient', 'inline', 'outlined', 'playground'];
const BACKGROUND: OptionKind = {
  expected: 'true, false, "gradient", "inline", "outlined" or "playground"',
  accepts: (value) =>
    BOOLEAN.accepts(value) || BACKGROUNDS.some((background) => background === value),
  texts: BACKGROUNDS,
};
const PIXELS: OptionKind = {
  expected: 'a number of pixels above 0',
  accepts: (value) => typeof value === 'number' && value > 0,
};

const OPTIONS: ReadonlyMap<string, OptionKind> = new Map<keyof DemoOptions, OptionKind>([
  ['bg', BACKGROUND],
  ['hideToolbar', BOOLEAN],
  ['defaultCodeOpen', BOOLEAN],
  ['iframe', BOOLEAN],
  ['height', PIXELS],
  ['maxWidth', PIXELS],
  ['disableLiveEdit', BOOLEAN],
  ['hideEditButton', BOOLEAN],
  ['disableAd', BOOLEAN],
]);

function checkDemoOptions(
  written: Readonly<Record<string, unknown>>,
  page: CompilingPage,
  locate: Locate,
): DemoOptions {
  const options: Record<string, unknown> = {};
  const taken = new Set(Object.keys(written));
  // Offers a fix if a similar option is unused and accepts the value.
  const reportUnknown = (key: string, value: unknown) => {
    const { key: place, whole } = locate(key);
    const correction = certainCorrection(key, OPTIONS.keys());
    const isFree =
      correction !== undefined && !taken.has(correction) && OPTIONS.get(correction)?.accepts(value);
    const isCertain = isFree === true && whole !== undefined;
    if (isCertain) taken.add(correction);
    const meant = correction ?? closest(key, OPTIONS.keys());
    const fix = isCertain ? { replace: JSON.stringify(correction) } : undefined;
    page.report('demo/unknown-option', place, { name: key, meant, fix });
  };
  for (const [key, value] of Object.entries(written)) {
    const kind = OPTIONS.get(key);
    if (!kind) reportUnknown(key, value);
    else if (kind.accepts(value)) options[key] = value;
    else {
      const similar = typeof value === 'string' ? closest(value, kind.texts ?? []) : undefined;
      const meant = similar && JSON.stringify(similar);
      const values = { name: key, value: JSON.stringify(value), expected: kind.expected, meant };
      page.report('demo/option-type', locate(key).key, values);
    }
  }
  reportRedundant(options, page, locate);
  return options;
}

const NEEDS_TOOLBAR = [
  'defaultCodeOpen',
  'disableAd',
  'hideEditButton',
  'disableLiveEdit',
] as const;

function reportRedundant(options: DemoOptions, page: CompilingPage, locate: Locate) {
  const { hideToolbar, iframe, height } = options;
  for (const key of NEEDS_TOOLBAR.filter((option) => hideToolbar && options[option])) {
    page.report('demo/redundant-option:toolbar', locate(key).key, { key });
  }
  if (hideToolbar === false) {
    const { key, whole } = locate('hideToolbar');
    const fix = whole && { replace: '', range: whole };
    page.report('demo/redundant-option', key, { fix });
  }
  if (height !== undefined && !iframe) {
    // No fix: the author may want no `height`, or may have forgotten `iframe`.
    page.report('demo/redundant-option:height', locate('height').key);
  }
}
