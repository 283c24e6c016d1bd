import type { Parents, Root } from 'mdast';
import type { ApiMention, ApiMentions, SaidDefault } from '../../model/api/mention.ts';
import { type PageInWork, rangeAt } from '../page.ts';
import { walkMarkdown } from '../walk.ts';
import { saidDefaults } from './defaults.ts';
import { namedProps } from './phrases.ts';
import { namesIn, piecesOf } from './pieces.ts';
import { tableMentions } from './prop-tables.ts';

type Block = Extract<Parents, { type: 'paragraph' | 'heading' | 'table' }>;

/** What a page says of props, in the order of the text; undefined where it says nothing. It knows no component. */
export function collectMentions(root: Root, page: PageInWork): ApiMentions | undefined {
  const named: ApiMention[] = [];
  const defaults: SaidDefault[] = [];
  /** Names in the headings above, by their levels. */
  const above: string[][] = [];
  walkMarkdown(root, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'table') return;
    if (node.type === 'heading')
      above.splice(node.depth - 1, above.length, namesBeside(node, page));
    const found = mentionsIn(node, page);
    named.push(
      ...found.named.map(({ offset, ...one }) => ({
        ...one,
        range: rangeAt(page, offset, one.prop.length),
      })),
    );
    if (found.said.length === 0) return;
    const near = [...new Set([...above.flat(), ...namesBeside(node, page)])];
    defaults.push(
      ...found.said.map(({ offset, ...one }) => ({
        ...one,
        range: rangeAt(page, offset, one.code.length),
        near,
      })),
    );
  });
  return named.length + defaults.length > 0 ? { named, defaults } : undefined;
}

function mentionsIn(block: Block, page: PageInWork) {
  if (block.type === 'table') return tableMentions(block, page.text);
  const pieces = piecesOf(block, page.text);
  return { named: namedProps(pieces), said: saidDefaults(pieces) };
}

/** Names in a paragraph, a heading, or the cells of a table. */
function namesBeside(block: Block, page: PageInWork): string[] {
  const parents: readonly Parents[] =
    block.type === 'table' ? block.children.flatMap((row) => row.children) : [block];
  return parents.flatMap((parent) => namesIn(piecesOf(parent, page.text)));
}
