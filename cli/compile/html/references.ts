import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { PageReference } from '../../model/page.ts';
import { type PageInWork, rangeAt } from '../page.ts';
import { walkElements } from '../walk.ts';
import { addressesIn, addressKind } from './allow-list.ts';
import { attributeSpan, tagLocation, tagOffset } from './locations.ts';
import { report } from '../../report/catalogue.ts';

/** Elements whose addresses are references of the page. */
const REFERRING: ReadonlySet<string> = new Set(['a', 'audio', 'img', 'source', 'track', 'video']);

/** Collects the references in raw HTML. Reports empty links and images without `alt`. */
export function collectHtmlReferences(tree: Root, page: PageInWork): PageReference[] {
  const references: PageReference[] = [];
  walkElements(tree, (node) => {
    if (!REFERRING.has(node.tagName)) return;
    if (node.tagName === 'a') reportEmptyLink(node, page);
    const isHtml = tagOffset(node, page) !== undefined;
    const { alt } = node.properties;
    if (node.tagName === 'img' && (alt === undefined || (alt === '' && !isHtml))) {
      page.diagnostics.push(report('html/image-alt', tagLocation(node, page)));
      node.properties['alt'] ??= '';
    }
    if (isHtml) references.push(...referencesOf(node, page));
  });
  return references;
}

function referencesOf(element: Element, page: PageInWork): PageReference[] {
  return Object.entries(element.properties).flatMap(([name, value]) => {
    const kind = addressKind(element.tagName, name);
    const span = kind && attributeSpan(element, name, page)?.value;
    if (!span || typeof value !== 'string') return [];
    const source = page.text.slice(span.offset, span.offset + span.length);
    const written = addressesIn(name, source);
    return addressesIn(name, value).map(({ url }, index): PageReference => {
      const at = written[index] ?? { url: source, offset: 0 };
      return { kind, href: url, range: rangeAt(page, span.offset + at.offset, at.url.length) };
    });
  });
}

/** Reports a link without an address or content. An anchor without `href` is not a link. */
function reportEmptyLink(link: Element, page: PageInWork) {
  const { href, ariaLabel, ariaLabelledBy, title } = link.properties;
  if (typeof href !== 'string') return;
  if (href === '') page.diagnostics.push(report('link/empty', tagLocation(link, page)));
  const isNamed = [ariaLabel, ariaLabelledBy, title].some(Boolean) || toString(link).trim() !== '';
  if (!isNamed && !hasMedia(link, page)) {
    page.diagnostics.push(report('link/empty:text', tagLocation(link, page)));
  }
}

/** Whether an element contains media. Markdown images without `alt` count, because they are reported. */
function hasMedia(parent: Element, page: PageInWork): boolean {
  let found = false;
  walkElements(parent, (element) => {
    const { tagName, properties } = element;
    const isShown = properties['alt'] !== '' || tagOffset(element, page) === undefined;
    found ||= (tagName === 'img' && isShown) || tagName === 'video' || 'dataDocsSlot' in properties;
  });
  return found;
}
