import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { PageReference } from '../../model/page.ts';
import { missingAlt } from '../../report/catalogue/content/html.ts';
import { linkEmpty } from '../../report/catalogue/site/link.ts';
import { type PageInWork, rangeAt } from '../page.ts';
import { walkElements } from '../walk.ts';
import { attributeSpan, placeOfTag, tagOffset } from './source-place.ts';

/** Links and images that are written in HTML. Those of Markdown are collected before. */
export function collectRawReferences(tree: Root, page: PageInWork): PageReference[] {
  const references: PageReference[] = [];
  walkElements(tree, (node) => {
    const name = node.tagName === 'a' ? 'href' : 'src';
    if (node.tagName !== 'a' && node.tagName !== 'img') return;
    if (node.tagName === 'a') reportEmpty(node, page);
    const isRaw = tagOffset(node, page) !== undefined;
    const { alt, [name]: href } = node.properties;
    if (node.tagName === 'img' && (alt === undefined || (alt === '' && !isRaw))) {
      page.diagnostics.push(missingAlt(placeOfTag(node, page)));
      node.properties['alt'] ??= '';
    }
    const span =
      isRaw && typeof href === 'string' ? attributeSpan(node, name, page)?.value : undefined;
    if (!span || typeof href !== 'string') return;
    const kind = node.tagName === 'a' ? 'link' : 'image';
    references.push({ kind, href, range: rangeAt(page, span.offset, span.length) });
  });
  return references;
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
    some ||= (tagName === 'img' && isShown) || 'dataDocsSlot' in properties;
  });
  return some;
}
