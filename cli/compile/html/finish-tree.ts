import type { Element, Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { walkElements } from '../walk.ts';

/** Longest name of a check box: enough to know it by. */
const LONGEST_LABEL = 80;

/** Gives the boxes of task lists a name: the text of their item. */
export function nameCheckboxes(tree: Root) {
  walkElements(tree, (item) => {
    if (item.tagName !== 'li') return;
    // Items further in come later and name their own boxes.
    walkElements(item, (node) => {
      if (node.tagName !== 'input') return;
      node.properties['ariaLabel'] = ownText(item).slice(0, LONGEST_LABEL) || 'Task';
    });
  });
}

const ownText = (item: Element) =>
  item.children
    .filter((child) => child.type !== 'element' || !/^[uo]l$/.test(child.tagName))
    .map((child) => toString(child))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

/** Every id in the tree, in order. */
export function collectIds(tree: Root): string[] {
  const ids: string[] = [];
  walkElements(tree, ({ properties: { id } }) => {
    if (typeof id === 'string') ids.push(id);
  });
  return ids;
}

/** Drops positions: they have served, and a body is kept and copied many times. */
export function dropPositions(node: Root | RootContent) {
  delete node.position;
  if ('children' in node) for (const child of node.children) dropPositions(child);
}
