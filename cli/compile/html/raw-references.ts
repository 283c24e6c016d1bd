import type { Root } from 'hast';
import type { PageReference } from '../../model/page.ts';
import { missingAlt } from '../../report/catalogue/content/html.ts';
import { type PageInWork, rangeAt } from '../page.ts';
import { walkElements } from '../walk.ts';
import { attributeSpan, placeOfTag, tagOffset } from './source-place.ts';

/** Links and images that are written in HTML. Those of Markdown are collected before. */
export function collectRawReferences(tree: Root, page: PageInWork): PageReference[] {
  const references: PageReference[] = [];
  walkElements(tree, (node) => {
    const name = node.tagName === 'a' ? 'href' : 'src';
    if (node.tagName !== 'a' && node.tagName !== 'img') return;
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
