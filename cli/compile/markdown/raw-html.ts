import type { Html, Nodes, Parents, Root } from 'mdast';
import { closest } from '../../report/suggest.ts';
import { ACTIVE_ELEMENTS, HTML_ELEMENTS, isHtmlName } from '../html/allow-list.ts';
import { locationOf, type PageInWork } from '../page.ts';
import { PHRASING_PARENTS, replaceMarkdown, walkMarkdown } from '../walk.ts';
import { COMMENT, reportUnclosed, reportUnknownComponents, TAG, tagsIn } from './html-checks.ts';
import { report } from '../../report/catalogue.ts';

const TAG_START = new RegExp(String.raw`${COMMENT}|<(\/?)([A-Za-z][^\s/>]*)`, 'g');
/** Elements whose content is not markup and must not be searched for tags. */
const OPAQUE = /^<(?:script|style|textarea|title|xmp|iframe|noembed|noframes|plaintext)\b/i;
/** Shorter names are not reported as misspelled. */
const MIN_SUGGESTED_LENGTH = 4;
/** Type names that often appear in angle brackets and resemble element names. */
const TYPE_NAMES = new Set(
  'any bigint boolean never null number object string symbol undefined unknown void'.split(' '),
);

/**
 * Separates HTML from other text in angle brackets: removes comments, and converts names that are not
 * HTML (`<T>`, `Array<string>`, `<Button>`) to text. With `rawHtml: 'escape'`, all HTML becomes text.
 * Sets `page.hasHtml`.
 */
export function readRawHtml(root: Root, page: PageInWork): void {
  const isEscaped = page.input.options.rawHtml === 'escape';
  if (!isEscaped && page.text.includes('<')) {
    hideCodeInHtml(root);
    reportUnclosed(root, page);
    reportUnknownComponents(root, page);
  }
  let hasAny = false;
  walkMarkdown(root, ({ type }) => {
    hasAny ||= type === 'html';
  });
  if (!hasAny) return;
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
}

/** Replaces text with spaces, so that later text keeps its line and column. */
const blank = (text: string) => text.replace(/[^\n]/g, ' ');

const withoutComments = (value: string) => value.replace(new RegExp(COMMENT, 'g'), blank);

function escapeUnknown(node: Html, page: PageInWork): string {
  if (OPAQUE.test(node.value)) return node.value.replaceAll(HIDDEN, '<');
  const escaped = node.value.replace(TAG_START, (tag: string, slash?: string, name?: string) => {
    if (name === undefined) return blank(tag);
    if (isHtmlName(name)) return tag;
    if (slash === '') suggestElement(name, node, page);
    return `&lt;${tag.slice(1)}`;
  });
  return escaped.replaceAll(HIDDEN, '&lt;');
}

function suggestElement(name: string, node: Html, page: PageInWork) {
  const isLikely = name.length >= MIN_SUGGESTED_LENGTH && /^[a-z]+$/.test(name);
  const known = isLikely && !TYPE_NAMES.has(name) ? closest(name, HTML_ELEMENTS) : undefined;
  if (known === undefined) return;
  const values = { name, meant: `<${known}>` };
  page.diagnostics.push(report('html/unknown-element', locationOf(page, node.position), values));
}

function asText({ position }: Html, value: string, parent: Parents): Nodes {
  const at = position && { position };
  const text = { type: 'text' as const, value, ...at };
  return PHRASING_PARENTS.has(parent.type) ? text : { type: 'paragraph', children: [text], ...at };
}

/** Placeholder for a `<` that is text. A Unicode noncharacter of the same length, so that offsets stay. */
const HIDDEN = '\uFDD0';
const SEPARATOR = '\uFDD1';

/** Elements without an end tag that may appear in `<code>`. */
const INLINE_VOID: ReadonlySet<string> = new Set(['br', 'img', 'wbr']);

const TAG_OR_TICKS = new RegExp(`${COMMENT}|${TAG}|\`+`, 'gi');

/**
 * Escapes tags shown as code in raw HTML: all tags between backticks on a line, and unclosed tags in
 * `<code>`. Otherwise, browsers would treat the rest of the page as their content.
 */
function hideCodeInHtml(parent: Root | Parents): void {
  const children: readonly Nodes[] = parent.children;
  const nodes = children.filter((node): node is Html => node.type === 'html');
  const groups = PHRASING_PARENTS.has(parent.type) ? [nodes] : nodes.map((node) => [node]);
  for (const group of groups) {
    if (group.length === 0) continue;
    const values = hideCode(group.map(({ value }) => value).join(SEPARATOR)).split(SEPARATOR);
    for (const [index, node] of group.entries()) node.value = values[index] ?? node.value;
  }
  for (const node of children) if ('children' in node) hideCodeInHtml(node);
}

function hideCode(html: string): string {
  if (!/`|<code/i.test(html)) return html;
  const pattern = new RegExp(TAG_OR_TICKS);
  const hidden: string[] = [];
  /** Code delimiters with no end in the rest of the text. */
  const endless = new Set<string>();
  let reached = 0;
  for (let match = pattern.exec(html); match; match = pattern.exec(html)) {
    const { 0: opening, index } = match;
    const end = endOfCode(opening, { html, from: pattern.lastIndex, endless });
    if (!end) continue;
    const start = index + opening.length;
    const code = html.slice(start, end.index);
    const isSpan = opening.startsWith('`');
    hidden.push(
      html.slice(reached, start),
      isSpan ? code.replace(/<(?=[a-z/!?])/gi, HIDDEN) : hideUnpaired(code),
    );
    reached = end.index;
    pattern.lastIndex = end.index + end[0].length;
  }
  return hidden.join('') + html.slice(reached);
}

interface CodeSearch {
  readonly html: string;
  readonly from: number;
  readonly endless: Set<string>;
}

function endOfCode(
  opening: string,
  { html, from, endless }: CodeSearch,
): RegExpExecArray | undefined {
  const isSpan = opening.startsWith('`');
  if (!isSpan && !/^<code[\s>]/i.test(opening)) return undefined;
  const key = isSpan ? opening : 'code';
  if (endless.has(key)) return undefined;
  const closing = new RegExp(isSpan ? `(?<!\`)${opening}(?!\`)|\n` : '</code\\s*>', 'gi');
  closing.lastIndex = from;
  const end = closing.exec(html);
  if (!end) endless.add(key);
  return end?.[0] === '\n' ? undefined : (end ?? undefined);
}

/** Hides unpaired tags, and tags such as `<script>` that are never meant as HTML inside code. */
function hideUnpaired(html: string): string {
  const open: { readonly name: string; readonly index: number }[] = [];
  const unpaired = new Set<number>();
  for (const { name: written, index, isEnd } of tagsIn(html)) {
    const name = written.toLowerCase();
    if (ACTIVE_ELEMENTS.has(name) || name === 'textarea' || name === 'iframe') unpaired.add(index);
    if (!isHtmlName(written) || INLINE_VOID.has(name)) continue;
    const at = open.findLastIndex((one) => one.name === name);
    if (!isEnd) open.push({ name, index });
    else if (at === -1) unpaired.add(index);
    else open.splice(at, 1);
  }
  for (const { index } of open) unpaired.add(index);
  return html.replace(/</g, (char, index: number) => (unpaired.has(index) ? HIDDEN : char));
}
