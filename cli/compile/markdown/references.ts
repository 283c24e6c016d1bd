import type { Definition, Image, Link, Nodes, Root, InlineCode, Table, TableCell } from 'mdast';
import type { Position } from 'unist';
import type { PageReference, PropMention } from '../../model/page.ts';
import {
  type CompilingPage,
  rangeAt,
  attributeSpan,
  sourceAt,
  tagLocation,
  tagOffset,
} from '../page.ts';
import { walkMarkdown, walkElements } from '../syntax/nodes.ts';
import type { Element, Root as HastRoot } from 'hast';
import { toString } from 'hast-util-to-string';
import { toString as textOfLink } from 'mdast-util-to-string';
import { addressesInAttribute, addressKind } from '../html/allow-list.ts';

/**
 * Collects links and images in text order. The range covers the address only, and is empty for
 * links that a plugin added.
 */
export function collectReferences(root: Root, page: CompilingPage): PageReference[] {
  const references: PageReference[] = [];
  /** Offset from which to search for the next address without a position. */
  let reached = 0;
  walkMarkdown(root, (node, parent) => {
    const start = node.position?.start.offset;
    if (start !== undefined) reached = Math.max(reached, start);
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return;
    const written = node.position
      ? findAddress(node, node.position, page.text)
      : bareAddress(node, parent.position, { text: page.text, from: reached });
    // Links that a plugin adds are not in the text.
    const found = written ?? { offset: reached, length: 0 };
    reached = found.offset + found.length;
    const kind = node.type === 'image' ? 'image' : 'link';
    const range = rangeAt(page, found.offset, found.length);
    const hasAddressAsText =
      node.type === 'link' && withoutProtocol(textOfLink(node)) === withoutProtocol(node.url);
    references.push({
      kind,
      href: encodedAddress(node.url),
      range,
      ...(hasAddressAsText && { hasAddressAsText }),
    });
  });
  return references;
}

const withoutProtocol = (address: string) => address.replace(/^https?:\/\/|\/$/gi, '');

/** Percent-encodes an address in the same way as the HTML tree, so that both can be compared. */
export const encodedAddress = (url: string) =>
  encodeURI(url.replace(/[\uD800-\uDFFF]/gu, '\uFFFD')).replace(/%25(?=[\da-z]{2})/gi, '%');

/** Finds the address in a link, an image, a definition `[label]: address`, `<address>` or a URL. */
function findAddress(node: Link | Image | Definition, position: Position, text: string) {
  const start = position.start.offset ?? 0;
  const end = position.end.offset ?? start;
  const whole = { offset: start, length: end - start };
  const written = text.slice(start, end);
  if (written.startsWith('<')) return { offset: start + 1, length: whole.length - 2 };
  const label = labelEnd(node, written, start);
  const match = /^\]\s*[(:]\s*(?:<([^>\n]*)>|(\S*))/.exec(written.slice(label));
  if (!match) return whole;
  const [all, angled, plain = ''] = match;
  const address = angled ?? (node.type === 'definition' ? plain : cutAtClosingParenthesis(plain));
  const offset =
    start + label + all.length - (angled === undefined ? plain.length : angled.length + 1);
  return { offset, length: address.length };
}

/** Returns the offset of the `]` after the label, relative to the start of the node. */
function labelEnd(node: Link | Image | Definition, written: string, start: number): number {
  const last = node.type === 'link' ? node.children.at(-1) : undefined;
  const from = last?.position?.end.offset;
  if (from !== undefined) return written.indexOf(']', from - start);
  const at = /^!?\[(?:\\.|`[^`]*`|\[[^\]]*\]|[^\\\]])*/.exec(written)?.[0].length;
  return at ?? 0;
}

/** Cuts an address at the `)` that ends the link. Balanced parentheses belong to the address. */
function cutAtClosingParenthesis(address: string): string {
  let depth = 0;
  for (let index = 0; index < address.length; index++) {
    const char = address[index];
    if (char === '\\') index++;
    if (char === '(') depth++;
    if (char === ')' && --depth < 0) return address.slice(0, index);
  }
  return address;
}

/** Finds an autolinked address in its parent's text. The parser does not return its position. */
function bareAddress(
  node: Nodes,
  parent: Position | undefined,
  { text, from }: { readonly text: string; readonly from: number },
) {
  const label = 'children' in node ? node.children[0] : undefined;
  const written = label?.type === 'text' ? label.value : '';
  const offset = text.indexOf(written, Math.max(from, parent?.start.offset ?? 0));
  const end = parent?.end.offset ?? text.length;
  return written === '' || offset === -1 || offset > end
    ? undefined
    : { offset, length: written.length };
}

const REFERRING: ReadonlySet<string> = new Set(['a', 'audio', 'img', 'source', 'track', 'video']);

/** Collects the references in raw HTML. Reports empty links and images without `alt`. */
export function collectHtmlReferences(tree: HastRoot, page: CompilingPage): PageReference[] {
  const references: PageReference[] = [];
  walkElements(tree, (node) => {
    if (!REFERRING.has(node.tagName)) return;
    if (node.tagName === 'a') reportEmptyLink(node, page);
    const isHtml = tagOffset(node, page) !== undefined;
    const { alt } = node.properties;
    if (node.tagName === 'img' && (alt === undefined || (alt === '' && !isHtml))) {
      page.report('html/image-alt', tagLocation(node, page));
      node.properties['alt'] ??= '';
    }
    if (isHtml) references.push(...elementReferences(node, page));
  });
  return references;
}

function elementReferences(element: Element, page: CompilingPage): PageReference[] {
  return Object.entries(element.properties).flatMap(([name, value]) => {
    const kind = addressKind(element.tagName, name);
    const span = kind && attributeSpan(element, name, page)?.value;
    if (!span || typeof value !== 'string') return [];
    // A JSX expression, which another rule reports.
    if (value.startsWith('{') && page.text[span.offset - 1] === '=') return [];
    const source = page.text.slice(span.offset, span.offset + span.length);
    const written = addressesInAttribute(name, source);
    const hasAddressAsText =
      element.tagName === 'a' && withoutProtocol(toString(element)) === withoutProtocol(value);
    return addressesInAttribute(name, value).map(({ url }, index): PageReference => {
      const at = written[index] ?? { url: source, offset: 0 };
      const range = rangeAt(page, span.offset + at.offset, at.url.length);
      return { kind, href: url, range, ...(hasAddressAsText && { hasAddressAsText }) };
    });
  });
}

/** Reports a link without an address or content. An anchor without `href` is not a link. */
function reportEmptyLink(link: Element, page: CompilingPage) {
  const { href, ariaLabel, ariaLabelledBy, title } = link.properties;
  if (typeof href !== 'string') return;
  if (href === '') {
    page.report('link/empty', tagLocation(link, page));
    return;
  }
  const isNamed = [ariaLabel, ariaLabelledBy, title].some(Boolean) || toString(link).trim() !== '';
  if (!isNamed && !hasMedia(link, page)) {
    // A heading with the same id takes it from the link.
    const [, id] = /\sid=["']([^"']+)["']/.exec(sourceAt(page.text, link.position)) ?? [];
    const rule = id && href === `#${id}` ? 'link/empty:anchor' : 'link/empty:text';
    page.report(rule, tagLocation(link, page), { id });
  }
}

/** Whether an element has media. Images without `alt` count if another rule reports them. */
function hasMedia(parent: Element, page: CompilingPage): boolean {
  let found = false;
  walkElements(parent, (element) => {
    const { tagName, properties } = element;
    const isShown = properties['alt'] !== '' || tagOffset(element, page) === undefined;
    found ||= (tagName === 'img' && isShown) || tagName === 'video' || 'dataDocsSlot' in properties;
  });
  return found;
}

/** Collects props named in JSX in inline code, and in tables with a column "Prop". */
export function collectPropMentions(root: Root, page: CompilingPage): PropMention[] {
  const mentions: PropMention[] = [];
  walkMarkdown(root, (node) => {
    if (node.type === 'inlineCode') mentions.push(...jsxMentions(node, page));
    if (node.type === 'table') mentions.push(...tableMentions(node, page));
  });
  return mentions;
}

function jsxMentions(code: InlineCode, page: CompilingPage): PropMention[] {
  if (!code.value.includes('<')) return [];
  const start = codeOffset(code, page.text);
  if (start === undefined) return [];
  return jsxAttributes(code.value).map(({ component, prop, offset }) => ({
    prop,
    component,
    range: rangeAt(page, start + offset, prop.length),
  }));
}

function tableMentions({ children: [head, ...rows] }: Table, page: CompilingPage): PropMention[] {
  const column = head?.children.findIndex((cell) => /^props?$/i.test(cellText(cell))) ?? -1;
  return rows.flatMap((row) => {
    const code = onlyCode(row.children[column]);
    const start = code && codeOffset(code, page.text);
    if (!code || start === undefined || !/^[a-z][\w-]*$/i.test(code.value)) return [];
    return [{ prop: code.value, range: rangeAt(page, start, code.value.length) }];
  });
}

const cellText = ({ children }: TableCell) =>
  children.map((node) => ('value' in node ? node.value : '')).join('');

/** Returns the code of a cell that contains only code and a mark such as `*` or `?`. */
function onlyCode(cell: TableCell | undefined): InlineCode | undefined {
  const codes = cell?.children.filter((node) => node.type === 'inlineCode') ?? [];
  const rest = cell?.children.filter((node) => node.type !== 'inlineCode') ?? [];
  const isMark = rest.every((node) => node.type === 'text' && /^[\s*?]*$/.test(node.value));
  return codes.length === 1 && isMark ? codes[0] : undefined;
}

/** Returns the offset of code within backticks. Undefined if it has escapes, as `\|` in a table. */
function codeOffset({ position, value }: InlineCode, source: string): number | undefined {
  const start = position?.start.offset;
  if (start === undefined) return undefined;
  const within = source.slice(start, position?.end.offset).indexOf(value);
  return within === -1 ? undefined : start + within;
}

const JSX_TAG = /<([A-Z][\w.]*)(?=[\s/>]|$)/g;
const ATTRIBUTE = /\s+([A-Za-z_][\w:-]*)(?=[\s=/>]|$)/y;
const VALUE = /=(?:"[^"]*"|'[^']*'|\{)/y;
const SPREAD = /\s*\{/y;

/** Returns attributes of components in code: `<Button color="primary" />`, also without the end. */
function jsxAttributes(code: string) {
  const ends = braceEnds(code);
  return [...code.matchAll(JSX_TAG)].flatMap(({ 0: tag, 1: component = '', index }) =>
    attributesFrom(code, index + tag.length, ends).map((attribute) => ({
      component,
      ...attribute,
    })),
  );
}

function attributesFrom(code: string, start: number, ends: ReadonlyMap<number, number>) {
  const found: { readonly prop: string; readonly offset: number }[] = [];
  let at = start;
  const skip = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const match = pattern.exec(code);
    at += match?.[0].length ?? 0;
    if (match?.[0].endsWith('{')) at = ends.get(at - 1) ?? code.length;
    return match;
  };
  for (;;) {
    if (skip(SPREAD)) continue;
    const prop = skip(ATTRIBUTE)?.[1];
    if (prop === undefined) return found;
    found.push({ prop, offset: at - prop.length });
    skip(VALUE);
  }
}

/** Returns the offset after each closing brace, by the offset of its opening brace. */
function braceEnds(code: string): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const open: number[] = [];
  for (const { 0: brace, index } of code.matchAll(/[{}]/g)) {
    const start = brace === '}' ? open.pop() : undefined;
    if (brace === '{') open.push(index);
    if (start !== undefined) ends.set(start, index + 1);
  }
  return ends;
}
