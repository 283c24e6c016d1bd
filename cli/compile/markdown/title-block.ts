import type { Heading, Html, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { PageInWork } from '../page.ts';
import { headingText, takeExplicitId } from './headings.ts';

export interface TitleBlock {
  /** The `#` heading used as the title of the page. */
  readonly heading?: Heading;
  readonly title?: string;
  /** Whether the heading stays in the tree because text precedes it. */
  readonly isInBody?: true;
  /** Id from `# Title {#id}`, if the heading was removed from the tree. */
  readonly id?: string;
  readonly lead?: Html;
  /** Text of the lead. */
  readonly description?: string;
}

const LEAD = /^<p\s[^>]*class=(["'])[^"']*\bdescription\b[^"']*\1[^>]*>([\s\S]*?)<\/p>\s*$/;

/**
 * Removes the title and the lead (a paragraph of class `description`) from the tree. The title is a
 * `#` heading at the start, or else the one in front matter, or else the first `#` heading, which
 * stays in place if text precedes it.
 */
export function takeTitleBlock(root: Root, { text, input }: PageInWork): TitleBlock {
  const index = root.children.findIndex((node) => node.type === 'heading' && node.depth === 1);
  const before = root.children.slice(0, index === -1 ? undefined : index);
  const isTitle = input.title === '' || before.every(isHidden);
  const first = isTitle ? root.children[index] : undefined;
  const heading = before.every(isTextless) ? first : undefined;
  const start = heading ? index + 1 : root.children.findIndex((node) => node.type === 'html');
  const lead = root.children.find((node, at) => at >= start && !isComment(node));
  const match = lead?.type === 'html' ? LEAD.exec(lead.value) : null;
  root.children = root.children.filter((node) => node !== heading && !(match && node === lead));
  return {
    ...(first?.type === 'heading' && titleOf(first, text, first === heading)),
    ...(match && lead?.type === 'html' && { lead, description: textOfHtml(match[2] ?? '') }),
  };
}

function titleOf(heading: Heading, source: string, isTaken: boolean): TitleBlock {
  const { text, id } = readTitle(heading, source);
  return {
    heading,
    title: text,
    ...(!isTaken && { isInBody: true }),
    ...(isTaken && id !== undefined && { id }),
  };
}

/** Returns the text of a heading without `{#id}`, and the id. */
export function readTitle(heading: Heading, source: string): { text: string; id?: string } {
  const text = headingText(heading);
  if (!/[}\]]$/.test(text)) return { text };
  const copy = structuredClone(heading);
  const id = takeExplicitId(copy, source);
  return { text: headingText(copy), ...(id !== undefined && { id }) };
}

export const isComment = (node: RootContent) =>
  node.type === 'html' && /^<!--[\s\S]*?-->\s*$/.test(node.value);

const isHidden = (node: RootContent) =>
  isComment(node) ||
  node.type === 'definition' ||
  (node.type === 'paragraph' &&
    node.children.every((child) => child.type === 'text' && child.value.trim() === '')) ||
  (node.type === 'html' && /^<(script|style)\b[\s\S]*<\/\1>\s*$/i.test(node.value));

/** Whether a block contains no text, such as a logo. */
const isTextless = (node: RootContent) =>
  node.type === 'html' ||
  node.type === 'definition' ||
  (node.type === 'paragraph' &&
    toString(node, { includeImageAlt: false, includeHtml: false }).trim() === '');

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&nbsp;', '\u00a0'],
]);

const textOfHtml = (html: string) =>
  html
    .replace(/<[^<>]*>|`/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES.get(entity) ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
