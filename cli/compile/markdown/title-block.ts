import type { Heading, Html, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { PageInWork } from '../page.ts';
import { takeExplicitId } from './explicit-id.ts';

/** What the start of a page says about it. */
export interface TitleBlock {
  /** The `#` heading that gives the page its title. */
  readonly heading?: Heading;
  /** Its text. */
  readonly title?: string;
  /** The heading is still in the tree, below other text. */
  readonly isInBody?: true;
  /** Id that the author gave to a heading that is not: `# Title {#id}`. */
  readonly id?: string;
  readonly lead?: Html;
  /** Text of the paragraph of class `description` after it. */
  readonly description?: string;
}

const LEAD = /^<p\s[^>]*class=(["'])[^"']*\bdescription\b[^"']*\1[^>]*>([\s\S]*?)<\/p>\s*$/;

/**
 * Takes the title and the lead after it out of the tree. The title is the `#` heading that the page begins with, else that of the front
 * matter, else the first `#` heading, which stays where it is if there is text before it.
 */
export function takeTitleBlock(root: Root, { text, input }: PageInWork): TitleBlock {
  const index = root.children.findIndex((node) => node.type === 'heading' && node.depth === 1);
  const before = root.children.slice(0, index === -1 ? undefined : index);
  const isTitle = input.title === '' || before.every(isComment);
  const first = isTitle ? root.children[index] : undefined;
  const heading = before.every(isTextless) ? first : undefined;
  const start = heading ? index + 1 : root.children.findIndex((node) => node.type === 'html');
  const next = root.children.findIndex((node, at) => at >= start && !isComment(node));
  const lead = root.children[next];
  const match = lead?.type === 'html' ? LEAD.exec(lead.value) : null;
  root.children = root.children.filter((node) => node !== heading && !(match && node === lead));
  return {
    ...(first?.type === 'heading' && titleOf(first, { source: text, isTaken: first === heading })),
    ...(match && lead?.type === 'html' && { lead, description: plainText(match[2] ?? '') }),
  };
}

function titleOf(
  heading: Heading,
  { source, isTaken }: { readonly source: string; readonly isTaken: boolean },
): TitleBlock {
  const { text, id } = readTitle(heading, source);
  return {
    heading,
    title: text,
    ...(!isTaken && { isInBody: true }),
    ...(isTaken && id !== undefined && { id }),
  };
}

/** Returns the text of a heading without the mark of its id. */
export const titleText = (heading: Heading, source: string) => readTitle(heading, source).text;

function readTitle(heading: Heading, source: string) {
  const text = toString(heading, { includeHtml: false }).trim();
  if (!text.endsWith('}')) return { text };
  const copy = structuredClone(heading);
  const id = takeExplicitId(copy, source);
  return { text: toString(copy, { includeHtml: false }).trim(), id };
}

const isComment = (node: { readonly type: string; readonly value?: unknown }) =>
  node.type === 'html' && typeof node.value === 'string' && /^<!--[\s\S]*?-->\s*$/.test(node.value);

/** Whether a block shows no words, such as a logo. */
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

function plainText(html: string): string {
  return html
    .replace(/<[^<>]*>|`/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES.get(entity) ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
