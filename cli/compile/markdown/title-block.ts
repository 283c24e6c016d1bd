import type { Heading, Html, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';

/** What the start of a page says about it. */
export interface TitleBlock {
  readonly heading?: Heading;
  /** Text of the first `#` heading. */
  readonly title?: string;
  readonly lead?: Html;
  /** Text of the paragraph of class `description` after it. */
  readonly description?: string;
}

const LEAD = /^<p\s[^>]*class=(["'])[^"']*\bdescription\b[^"']*\1[^>]*>([\s\S]*?)<\/p>\s*$/;

/** Takes the first `#` heading and the lead after it out of the tree. */
export function takeTitleBlock(root: Root): TitleBlock {
  const index = root.children.findIndex((node) => node.type === 'heading' && node.depth === 1);
  const heading = root.children[index];
  const start = index === -1 ? root.children.findIndex((node) => node.type === 'html') : index + 1;
  const next = root.children.findIndex((node, at) => at >= start && !isComment(node));
  const lead = root.children[next];
  const match = lead?.type === 'html' ? LEAD.exec(lead.value) : null;
  root.children = root.children.filter((node) => node !== heading && !(match && node === lead));
  return {
    ...(heading?.type === 'heading' && {
      heading,
      title: toString(heading, { includeHtml: false }).trim(),
    }),
    ...(match && lead?.type === 'html' && { lead, description: plainText(match[2] ?? '') }),
  };
}

const isComment = (node: { readonly type: string; readonly value?: unknown }) =>
  node.type === 'html' && typeof node.value === 'string' && /^<!--[\s\S]*?-->\s*$/.test(node.value);

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&nbsp;', '\u00a0'],
]);

function plainText(html: string): string {
  return html
    .replace(/<[^<>]*>|`/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES.get(entity) ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
