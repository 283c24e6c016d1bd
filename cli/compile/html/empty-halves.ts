import type { Element, Root, RootContent } from 'hast';
import { walkElements } from '../walk.ts';

/** Where a block begins in a link, HTML makes two links of one, and the first of them is empty. */
export function dropEmptyHalves(tree: Root) {
  const counts = new Map<number, number>();
  const startOf = ({ tagName, position }: Element) =>
    tagName === 'a' ? position?.start.offset : undefined;
  walkElements(tree, (node) => {
    const start = startOf(node);
    if (start !== undefined) counts.set(start, (counts.get(start) ?? 0) + 1);
  });
  const isEmptyHalf = (node: RootContent) =>
    node.type === 'element' &&
    (counts.get(startOf(node) ?? -1) ?? 0) > 1 &&
    node.children.every((child) => child.type === 'text' && child.value.trim() === '');
  const drop = (parent: Root | Element) => {
    parent.children = parent.children.filter((child) => !isEmptyHalf(child));
  };
  if ([...counts.values()].every((count) => count === 1)) return;
  drop(tree);
  walkElements(tree, drop);
}
