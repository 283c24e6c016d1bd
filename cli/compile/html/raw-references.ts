import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { PageReference } from '../../model/page.ts';
import { missingAlt } from '../../report/rules/html.ts';
import { linkEmpty } from '../../report/rules/link.ts';
import { type PageInWork, rangeAt } from '../page.ts';
import { walkElements } from '../walk.ts';
import { addressesIn, addressKind } from './allowed/attributes.ts';
import { attributeSpan, placeOfTag, tagOffset } from './source-place.ts';

/** Elements whose addresses are references of the page. */
const REFERRING: ReadonlySet<string> = new Set(['a', 'audio', 'img', 'source', 'track', 'video']);

/** Links, images and other files that are named in HTML. Those of Markdown are collected before. */
export function collectRawReferences(tree: Root, page: PageInWork): PageReference[] {
  const references: PageReference[] = [];
  walkElements(tree, (node) => {
    if (node.tagName === 'a') reportEmpty(node, page);
    const isRaw = tagOffset(node, page) !== undefined;
    const { alt } = node.properties;
    if (node.tagName === 'img' && (alt === undefined || (alt === '' && !isRaw))) {
      page.diagnostics.push(missingAlt(placeOfTag(node, page)));
      node.properties['alt'] ??= '';
    }
    if (isRaw && REFERRING.has(node.tagName)) references.push(...referencesOf(node, page));
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
    return addressesIn(name, value).flatMap(({ url }, index): PageReference[] => {
      const {
        url: { length },
        offset,
      } = written[index] ?? { url: source, offset: 0 };
      return [{ kind, href: url, range: rangeAt(page, span.offset + offset, length) }];
    });
  });
}

/** Reports a link that leads nowhere, or that nobody can see or hear. An anchor without `href` is none. */
function reportEmpty(link: Element, page: PageInWork) {
  const { href, ariaLabel, ariaLabelledBy, title } = link.properties;
  if (typeof href !== 'string') return;
  if (href === '') page.diagnostics.push(linkEmpty('address', placeOfTag(link, page)));
  const isNamed = [ariaLabel, ariaLabelledBy, title].some(Boolean) || toString(link).trim() !== '';
  if (!isNamed && !hasOther(link, page))
    page.diagnostics.push(linkEmpty('words', placeOfTag(link, page)));
}

/** Whether something other than text is in an element. What a picture of Markdown lacks is told of the picture. */
function hasOther(parent: Element, page: PageInWork): boolean {
  let some = false;
  walkElements(parent, (one) => {
    const { tagName, properties } = one;
    const isShown = properties['alt'] !== '' || tagOffset(one, page) === undefined;
    some ||= (tagName === 'img' && isShown) || tagName === 'video' || 'dataDocsSlot' in properties;
  });
  return some;
}
