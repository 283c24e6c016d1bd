import type { Element, ElementContent, Root, RootContent } from 'hast';
import { LINE_TAG } from '../../../runtime/contract/dev.ts';

/** Blocks of HTML that keep what attributes they have. */
const PLAIN = new Set(
  'p ul ol li blockquote pre hr dl dt dd div section details summary tr figure'.split(' '),
);

/** What themes put their own elements in the place of. */
const THEMED = /^(?:docs-.+|table|h[1-6]|img)$/;

/**
 * Says where blocks of the page stand in its source: in an attribute, or in an element before those that themes replace, which `settleLines`
 * takes away again. Only for those who write: a built page has none of it.
 */
export function markLines(tree: Root): void {
  tree.children = tree.children.flatMap(marked);
}

function marked<T extends RootContent | ElementContent>(node: T): (T | Element)[] {
  if (node.type !== 'element') return [node];
  const line = node.position?.start.line;
  if (PLAIN.has(node.tagName)) {
    if (line !== undefined) node.properties['dataDocsLine'] = line;
    node.children = node.children.flatMap(marked);
    return [node];
  }
  if (!THEMED.test(node.tagName)) return [node];
  markInside(node);
  return line === undefined ? [node] : [markBefore(line), node];
}

/** Elements of themes may count their children: there are no more of them than before. */
function markInside(node: Element): void {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    const line = child.position?.start.line;
    if (line !== undefined && PLAIN.has(child.tagName)) child.properties['dataDocsLine'] = line;
    markInside(child);
  }
}

const markBefore = (line: number): Element => ({
  type: 'element',
  tagName: LINE_TAG,
  properties: { dataDocsLine: line },
  children: [],
});
