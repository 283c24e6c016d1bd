import type { Element, Root as HastRoot, RootContent } from 'hast';
import type { Nodes, Parents, Root } from 'mdast';

/** Nodes of Markdown that contain text rather than blocks. */
export const PHRASING_PARENTS: ReadonlySet<Nodes['type']> = new Set([
  'paragraph',
  'heading',
  'emphasis',
  'strong',
  'delete',
  'link',
  'linkReference',
  'tableCell',
]);

/** Calls `enter` with every node below `parent`, before what is in it. */
export function walkMarkdown(
  parent: Root | Parents,
  enter: (node: Nodes, parent: Parents) => void,
) {
  for (const node of parent.children) {
    enter(node, parent);
    if ('children' in node) walkMarkdown(node, enter);
  }
}

/** Puts what `replace` gives in the place of every node below `parent`, innermost first. */
export function replaceMarkdown(
  parent: Root | Parents,
  replace: (node: Nodes, parent: Parents) => readonly Nodes[],
) {
  const children: Nodes[] = [];
  for (const node of parent.children) {
    if ('children' in node) replaceMarkdown(node, replace);
    children.push(...replace(node, parent));
  }
  // What may stand where is the callers' business; the types of mdast cannot say it for all parents at once.
  (parent as { children: Nodes[] }).children = children;
}

/** Calls `enter` with every element below `parent`, before what is in it. */
export function walkElements(parent: HastRoot | Element, enter: (element: Element) => void) {
  for (const node of parent.children as RootContent[]) {
    if (node.type !== 'element') continue;
    enter(node);
    walkElements(node, enter);
  }
}
