import type { Definition, Image, Link, Nodes, Root } from 'mdast';
import type { Position } from 'unist';
import type { PageReference } from '../../model/page.ts';
import { type PageInWork, rangeAt } from '../page.ts';
import { walkMarkdown, walkElements } from '../walk.ts';
import type { Element, Root as HastRoot } from 'hast';
import { toString } from 'hast-util-to-string';
import { toString as textOfLink } from 'mdast-util-to-string';
import { addressesInAttribute, addressKind } from '../html/allow-list.ts';
import { attributeSpan, tagLocation, tagOffset } from '../html/locations.ts';

/**
 * Collects links and images in text order. The range covers the address only, and is empty for links
 * that a plugin added.
 */
export function collectReferences(root: Root, page: PageInWork): PageReference[] {
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
    const hasAddressAsText = node.type === 'link' && bare(textOfLink(node)) === bare(node.url);
    references.push({
      kind,
      href: encodedAddress(node.url),
      range,
      ...(hasAddressAsText && { hasAddressAsText }),
    });
  });
  return references;
}

/** Removes the scheme and the last slash of an address. */
const bare = (address: string) => address.replace(/^https?:\/\/|\/$/gi, '');

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
  const address = angled ?? (node.type === 'definition' ? plain : untilClosed(plain));
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
function untilClosed(address: string): string {
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

/** Elements whose addresses are references of the page. */
const REFERRING: ReadonlySet<string> = new Set(['a', 'audio', 'img', 'source', 'track', 'video']);

/** Collects the references in raw HTML. Reports empty links and images without `alt`. */
export function collectHtmlReferences(tree: HastRoot, page: PageInWork): PageReference[] {
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

function elementReferences(element: Element, page: PageInWork): PageReference[] {
  return Object.entries(element.properties).flatMap(([name, value]) => {
    const kind = addressKind(element.tagName, name);
    const span = kind && attributeSpan(element, name, page)?.value;
    if (!span || typeof value !== 'string') return [];
    // An expression of JSX, which another rule reports.
    if (value.startsWith('{') && page.text[span.offset - 1] === '=') return [];
    const source = page.text.slice(span.offset, span.offset + span.length);
    const written = addressesInAttribute(name, source);
    const hasAddressAsText = element.tagName === 'a' && bare(toString(element)) === bare(value);
    return addressesInAttribute(name, value).map(({ url }, index): PageReference => {
      const at = written[index] ?? { url: source, offset: 0 };
      const range = rangeAt(page, span.offset + at.offset, at.url.length);
      return { kind, href: url, range, ...(hasAddressAsText && { hasAddressAsText }) };
    });
  });
}

/** Reports a link without an address or content. An anchor without `href` is not a link. */
function reportEmptyLink(link: Element, page: PageInWork) {
  const { href, ariaLabel, ariaLabelledBy, title } = link.properties;
  if (typeof href !== 'string') return;
  if (href === '') {
    page.report('link/empty', tagLocation(link, page));
    return;
  }
  const isNamed = [ariaLabel, ariaLabelledBy, title].some(Boolean) || toString(link).trim() !== '';
  if (!isNamed && !hasMedia(link, page)) {
    page.report('link/empty:text', tagLocation(link, page));
  }
}

/** Whether an element has media. Images without `alt` count if another rule reports them. */
function hasMedia(parent: Element, page: PageInWork): boolean {
  let found = false;
  walkElements(parent, (element) => {
    const { tagName, properties } = element;
    const isShown = properties['alt'] !== '' || tagOffset(element, page) === undefined;
    found ||= (tagName === 'img' && isShown) || tagName === 'video' || 'dataDocsSlot' in properties;
  });
  return found;
}
