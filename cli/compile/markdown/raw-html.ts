import type { Heading, Html, Nodes, Parents, Root, Text } from 'mdast';
import { groupBy } from '../../model/collections.ts';
import { linesOutsideCode, offsetOfLine, openingFence } from '../../model/markdown.ts';
import { closest } from '../../report/suggest.ts';
import { ACTIVE_ELEMENTS, HTML_ELEMENTS, isHtmlName } from '../html/allow-list.ts';
import { blank, nodeLocation, type CompilingPage, locationAt, locationInBlock } from '../page.ts';
import {
  containerFor,
  nodesOfType,
  PHRASING_PARENTS,
  replaceMarkdown,
  walkMarkdown,
} from '../syntax/nodes.ts';
import type { Place } from '../../model/diagnostic.ts';
import { textTagsIn } from './text-tags.ts';

const COMMENT = '<!--[\\s\\S]*?(?:-->|$)';

/** A tag. Quotes count only after `=`; an unterminated tag extends to the end of the text. */
const TAG = String.raw`<(?<slash>\/?)(?<name>[a-z][^\s/>]*)(?:=\s*"[^"]*(?:"|$)|=\s*'[^']*(?:'|$)|[^>])*(?:>|$)`;

/** Elements whose content is not parsed as markup. */
const RAW_TEXT = 'script|style|textarea|title|xmp|iframe|noembed|noframes|plaintext';
const RAW_ELEMENT = String.raw`<(${RAW_TEXT})\b[\s\S]*?(?:<\/\1\s*>|$)`;

const TAG_PATTERN = new RegExp(`${COMMENT}|${TAG}`, 'gi');
const TAG_OUTSIDE_RAW_TEXT = new RegExp(`${COMMENT}|${RAW_ELEMENT}|${TAG}`, 'gi');

const tagsIn = (html: string) =>
  [...html.matchAll(TAG_PATTERN)].flatMap(({ 0: tag, groups: { slash, name } = {}, index }) =>
    name === undefined ? [] : [{ tag, name, index, isEnd: slash === '/' }],
  );

/** Elements with no or an optional end tag, and elements whose content is not markup. */
const UNPAIRED = new Set(
  `area base br col embed hr img input link meta param source track wbr
  body caption colgroup dd dt head html li optgroup option p rb rp rt rtc tbody td tfoot th thead tr`
    .split(/\s+/)
    .concat(RAW_TEXT.split('|')),
);

function unpairedTags<Tag extends { readonly name: string; readonly isEnd: boolean }>(
  tags: readonly Tag[],
): Tag[] {
  const open: Tag[] = [];
  const ends: Tag[] = [];
  for (const tag of tags) {
    const at = open.findLastIndex(({ name }) => name.toLowerCase() === tag.name.toLowerCase());
    if (!tag.isEnd) open.push(tag);
    else if (at === -1) ends.push(tag);
    else open.splice(at, 1);
  }
  return [...open, ...ends];
}

function reportUnclosed(root: Root, page: CompilingPage): void {
  const tags: (ReturnType<typeof tagsIn>[number] & { readonly node: Html | Text })[] = [];
  walkMarkdown(root, (node) => {
    if (node.type === 'text') {
      for (const { tag, name, index } of textTagsIn(node, page)) {
        tags.push({ tag, name, index, isEnd: false, node });
      }
    }
    if (node.type !== 'html') return;
    for (const match of node.value.matchAll(TAG_OUTSIDE_RAW_TEXT)) {
      const { 0: tag, index, groups: { slash, name } = {} } = match;
      if (tag.startsWith('<!--') && !tag.endsWith('-->')) {
        const location = locationInBlock(page, node, { offset: index, length: 4 });
        page.report('html/unclosed:comment', location);
      }
      if (name === undefined || !isHtmlName(name) || UNPAIRED.has(name.toLowerCase())) continue;
      tags.push({ tag, name, index, isEnd: slash === '/', node });
    }
  });
  for (const { tag, name, index, isEnd, node } of unpairedTags(tags)) {
    if (node.type === 'text') continue;
    const length = name.length + (isEnd ? 2 : 1);
    const location = locationInBlock(page, node, { offset: index, length });
    const id = tag.endsWith('/>') ? 'html/unclosed:empty' : 'html/unclosed';
    page.report(isEnd ? 'html/unclosed:end-tag' : id, location, { name: name.toLowerCase() });
  }
}

const CODE_OR_TAG = new RegExp(
  `${COMMENT}|<(code|kbd|pre|samp|${RAW_TEXT})\\b[\\s\\S]*?(?:<\\/\\1\\s*>|$)|${TAG}|\`[^\`\\n]+\``,
  'gi',
);

/** Returns HTML in which everything but text outside of code is blank. */
export const proseOfHtml = (html: string) => html.replace(CODE_OR_TAG, blank);

const VERBATIM = /<(pre|script|style|textarea)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;

/** Reports code fences and headings that are text, because HTML continues to a blank line. */
function reportMarkdownInHtml(root: Root, page: CompilingPage): void {
  for (const node of nodesOfType(root, 'html')) {
    const prose = withoutComments(node.value).replace(VERBATIM, blank);
    for (const { line, number } of linesOutsideCode(prose)) {
      const fence = openingFence(line);
      const marks = fence ?? /^ {0,3}(#{1,6})\s+\S/.exec(line)?.[1];
      if (marks === undefined) continue;
      const offset = offsetOfLine(prose, number) + line.indexOf(marks);
      const location = locationInBlock(page, node, { offset, length: marks.length });
      page.report(fence === undefined ? 'html/code-fence:heading' : 'html/code-fence', location);
    }
  }
}

/** Matches `Tabs`, `Tabs.Item` and `tab-item`, but neither `T` nor `HTML`. */
const COMPONENT = /^(?:[A-Z]\w*[a-z]\w*(?:\.\w+)*|[a-z]\w*(?:[.-]\w+)+)$/;

/** Matches a tag that is text to the parser, such as one with `{{`, up to its first attribute. */
const TAG_IN_TEXT = /(?<!\\)<(?:(\/)|(?<!\w<))([a-zA-Z][\w.-]*)(\s+[\w:@.-]+\s*=|\s*\{|\s*\/?>)/g;

interface ComponentTag {
  readonly name: string;
  /** `used` means that the tag has attributes, closes itself or begins a block. */
  readonly kind: 'start' | 'used' | 'end';
  readonly location: Place;
}

function componentsIn(root: Root | Parents, page: CompilingPage): ComponentTag[] {
  const found: ComponentTag[] = [];
  walkMarkdown(root, (node, parent) => {
    if (node.type === 'html') found.push(...componentsInHtml(node, parent, page));
    if (node.type === 'text') found.push(...componentsInText(node, page));
  });
  return found;
}

/** Reports components in a title, whose tags are dropped. */
function reportComponentsInTitle(title: Heading, page: CompilingPage): void {
  for (const { name, kind, location } of componentsIn(title, page)) {
    if (kind !== 'end') page.report(`${UNKNOWN}:title`, location, { name });
  }
}

/** Reports components of other generators, each once. A lone `<Button>` in a sentence is a word. */
function reportUnknownComponents(root: Root, page: CompilingPage): void {
  const found = componentsIn(root, page);
  for (const [name, tags] of groupBy(found, (tag) => tag.name)) {
    const starts = tags.filter(({ kind }) => kind !== 'end');
    const isUsed = tags.length > starts.length || starts.some(({ kind }) => kind === 'used');
    const [first] = starts;
    if (!first || !isUsed) continue;
    const known = page.input.options.components.find(
      (component) => plainName(component) === plainName(name),
    );
    const container = containerFor(name);
    const replaced = container === undefined ? UNKNOWN : (`${UNKNOWN}:container` as const);
    const id = known === undefined ? replaced : (`${UNKNOWN}:known` as const);
    page.report(id, first.location, { name, times: timesOnPage(starts), known, container });
  }
}

const UNKNOWN = 'html/unknown-component';

const QUOTED_VALUE = /=\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$))/g;

/** Matches the first expression in a tag that HTML can read, without its quoted values. */
const EXPRESSION = /(?<=\s[\w:-]+=)\{[^\s"'>]*\}(?=[\s/>])/;

/**
 * Reports elements with JSX that HTML can read, such as `<img src={logo} />`, and elements that are
 * text because it cannot read their attributes, such as `<img src={logo('a')} />`.
 */
function reportAttributes(root: Root, page: CompilingPage): void {
  const texts: ReturnType<typeof textTagsIn>[number][] = [];
  walkMarkdown(root, (node) => {
    if (node.type === 'html') {
      for (const { tag, name, index } of tagsIn(node.value)) {
        const found = EXPRESSION.exec(tag.replace(QUOTED_VALUE, blank));
        if (!found || !isHtmlName(name)) continue;
        const [written] = found;
        const span = { offset: index + found.index, length: written.length };
        const values = { name, written };
        page.report(`${UNKNOWN}:expression`, locationInBlock(page, node, span), values);
      }
    }
    if (node.type === 'text') texts.push(...textTagsIn(node, page));
  });
  for (const tags of groupBy(texts, ({ name, isJsx }) => `${name} ${isJsx}`).values()) {
    const [first] = tags;
    if (!first) continue;
    const id = first.isJsx ? (`${UNKNOWN}:jsx` as const) : (`${UNKNOWN}:attributes` as const);
    page.report(id, first.location, { name: first.name, times: timesOnPage(tags) });
  }
}

/** Returns `, 2 times on this page`. Empty for a single tag. */
const timesOnPage = ({ length }: readonly unknown[]) =>
  length > 1 ? `, ${length} times on this page` : '';

const plainName = (name: string) => name.replaceAll(/[-_.]/g, '').toLowerCase();

const isComponentName = (name: string) => COMPONENT.test(name) && !isHtmlName(name);

function componentsInHtml(node: Html, parent: Parents, page: CompilingPage): ComponentTag[] {
  // A tag on a line of its own is not a word. A list may name components.
  const isBlock = !PHRASING_PARENTS.has(parent.type) && parent.type !== 'listItem';
  const before = page.text[(node.position?.start.offset ?? 0) - 1] ?? '';
  return tagsIn(node.value).flatMap(({ tag, name, index, isEnd }): ComponentTag[] => {
    const isTypeArgument = !isEnd && index === 0 && /\w/.test(before); // `Array<Item>`
    if (!isComponentName(name) || isTypeArgument) return [];
    const location = locationInBlock(page, node, { offset: index, length: name.length + 1 });
    const kind = tagKind(isEnd, tag.slice(name.length + 1));
    return [{ name, kind: isBlock && kind === 'start' ? 'used' : kind, location }];
  });
}

function componentsInText({ value, position }: Text, page: CompilingPage): ComponentTag[] {
  const [from, to] = [position?.start.offset, position?.end.offset];
  if (!value.includes('<') || from === undefined || to === undefined) return [];
  return [...page.text.slice(from, to).matchAll(TAG_IN_TEXT)].flatMap(
    ({ 1: slash, 2: name = '', 3: rest = '', index }): ComponentTag[] => {
      if (!isComponentName(name)) return [];
      const location = locationAt(page, from + index, name.length + 1);
      return [{ name, kind: tagKind(slash === '/', rest), location }];
    },
  );
}

function tagKind(isEnd: boolean, rest: string): ComponentTag['kind'] {
  if (isEnd) return 'end';
  return /^\s*>?$/.test(rest) ? 'start' : 'used';
}

const TAG_START = new RegExp(String.raw`${COMMENT}|<(\/?)([A-Za-z][^\s/<>]*)`, 'g');
const RAW_TEXT_START = new RegExp(String.raw`^<(?:${RAW_TEXT})\b`, 'i');
const MIN_SUGGESTED_LENGTH = 4;
/** Type names that often appear in angle brackets and resemble element names. */
const TYPE_NAMES = new Set(
  'any bigint boolean never null number object string symbol undefined unknown void'.split(' '),
);

/**
 * Separates HTML from other text in angle brackets: removes comments, and turns names that are not
 * HTML (`<T>`, `Array<string>`) into text. With `rawHtml: 'escape'`, all HTML becomes text.
 * Sets `page.hasHtml`. `title` is the heading that was taken from the tree.
 */
export function readRawHtml(root: Root, page: CompilingPage, title?: Heading): void {
  const isEscaped = page.input.options.rawHtml === 'escape';
  if (!isEscaped && page.text.includes('<')) {
    hideCodeInHtml(root);
    reportUnclosed(root, page);
    reportMarkdownInHtml(root, page);
    if (title && !root.children.includes(title)) reportComponentsInTitle(title, page);
    reportUnknownComponents(root, page);
    reportAttributes(root, page);
  }
  replaceMarkdown(root, (node, parent) => {
    if (node.type !== 'html') return [node];
    const value = isEscaped ? withoutComments(node.value) : escapeUnknown(node, page);
    if (value.trim() === '') return [];
    if (isEscaped) return [asText(node, value, parent)];
    // Text nodes are escaped later, so undo the escapes of `escapeUnknown`.
    if (!/<[A-Za-z/!?]/.test(value)) {
      return [asText(node, value.replace(/&lt;(?=\/?[A-Za-z])/g, '<'), parent)];
    }
    page.hasHtml = true;
    return [{ ...node, value }];
  });
  if (page.hasHtml) unlinkInAnchors(root, page);
}

/** Turns bare addresses in `<a>` into text: links must not contain links. */
function unlinkInAnchors(root: Root, page: CompilingPage): void {
  walkMarkdown(root, (node) => {
    if (!PHRASING_PARENTS.has(node.type) || !('children' in node)) return;
    let isInside = false;
    node.children = node.children.flatMap((child) => {
      if (child.type === 'html') {
        isInside = /^<a\b/i.test(child.value) || (isInside && !/^<\/a\b/i.test(child.value));
      }
      const isBare = child.type === 'link' && page.text[child.position?.start.offset ?? 0] !== '[';
      return isInside && isBare ? child.children : [child];
    }) as typeof node.children;
  });
}

const withoutComments = (value: string) => value.replace(new RegExp(COMMENT, 'g'), blank);

function escapeUnknown(node: Html, page: CompilingPage): string {
  if (RAW_TEXT_START.test(node.value)) return node.value.replaceAll(HIDDEN, '<');
  const escaped = node.value.replace(TAG_START, (tag: string, slash?: string, name?: string) => {
    if (name === undefined) return blank(tag);
    if (isHtmlName(name)) return tag;
    if (slash === '') suggestElement(name, node, page);
    return `&lt;${tag.slice(1)}`;
  });
  return escaped.replaceAll(HIDDEN, '&lt;');
}

function suggestElement(name: string, node: Html, page: CompilingPage) {
  const isLikely = name.length >= MIN_SUGGESTED_LENGTH && /^[a-z]+$/.test(name);
  const known = isLikely && !TYPE_NAMES.has(name) ? closest(name, HTML_ELEMENTS) : undefined;
  if (known === undefined || isInPicture(node, page)) return;
  const values = { name, meant: `<${known}>` };
  page.report('html/unknown-element', nodeLocation(page, node.position), values);
}

/** Whether an element is part of MathML or SVG, whose names are not misspelled HTML. */
function isInPicture({ position, value }: Html, { text }: CompilingPage): boolean {
  if (/<(?:math|svg)\b/i.test(value)) return true;
  const before = text.slice(0, position?.start.offset);
  const tags = [...before.matchAll(/<(\/?)(?:math|svg)\b/gi)];
  return tags.at(-1)?.[1] === '';
}

function asText({ position }: Html, value: string, parent: Parents): Nodes {
  const at = position && { position };
  const text = { type: 'text' as const, value, ...at };
  return PHRASING_PARENTS.has(parent.type) ? text : { type: 'paragraph', children: [text], ...at };
}

/** Placeholder for a `<` that is text: a noncharacter of the same length, so that offsets stay. */
const HIDDEN = '\uFDD0';
const SEPARATOR = '\uFDD1';

const INLINE_VOID: ReadonlySet<string> = new Set(['br', 'img', 'wbr']);

/** Code in HTML: the content of `<code>`, or text between backticks on a line. */
const CODE = new RegExp(
  [
    COMMENT,
    String.raw`<code(?:\s[^>]*)?>(?<code>(?:(?!<code[\s>])[\s\S])*?)(?=<\/code\s*>)`,
    TAG,
    '(?<!`)(?<ticks>`+)(?!`)(?<span>[^\\n]*?)(?<!`)\\k<ticks>(?!`)',
  ].join('|'),
  'gi',
);

/**
 * Escapes tags shown as code in raw HTML: those between backticks on a line, and unclosed ones in
 * `<code>`. Otherwise, browsers would treat the rest of the page as their content.
 */
function hideCodeInHtml(parent: Root | Parents): void {
  const children: readonly Nodes[] = parent.children;
  const nodes = children.filter((node): node is Html => node.type === 'html');
  const groups = PHRASING_PARENTS.has(parent.type) ? [nodes] : nodes.map((node) => [node]);
  for (const group of groups) {
    const html = group.map(({ value }) => value).join(SEPARATOR);
    if (!/`|<code/i.test(html)) continue;
    const values = hideCode(html).split(SEPARATOR);
    for (const [index, node] of group.entries()) node.value = values[index] ?? node.value;
  }
  for (const node of children) if ('children' in node) hideCodeInHtml(node);
}

function hideCode(html: string): string {
  const parts: string[] = [];
  let reached = 0;
  for (const { 0: all, index, groups: { code, span, ticks = '' } = {} } of html.matchAll(CODE)) {
    const written = code ?? span;
    if (written === undefined) continue;
    const end = index + all.length - ticks.length;
    const hidden =
      code === undefined ? written.replace(/<(?=[a-z/!?])/gi, HIDDEN) : hideUnpaired(code);
    parts.push(html.slice(reached, end - written.length), hidden);
    reached = end;
  }
  return parts.join('') + html.slice(reached);
}

/** Hides unpaired tags, and tags such as `<script>` that are never meant as HTML inside code. */
function hideUnpaired(html: string): string {
  const tags = tagsIn(html);
  const isNever = (name: string) =>
    ACTIVE_ELEMENTS.has(name) || name === 'textarea' || name === 'iframe';
  const never = tags.filter(({ name }) => isNever(name.toLowerCase()));
  const paired = tags.filter(
    ({ name }) => isHtmlName(name) && !INLINE_VOID.has(name.toLowerCase()),
  );
  const hidden = new Set([...never, ...unpairedTags(paired)].map(({ index }) => index));
  return html.replace(/</g, (char, index: number) => (hidden.has(index) ? HIDDEN : char));
}
