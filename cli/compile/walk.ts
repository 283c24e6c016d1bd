import type { Element, Root as HastRoot } from 'hast';
import type { Nodes, Parents, Root } from 'mdast';

/** Markdown nodes that contain phrasing content, not blocks. */
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

/** Calls `enter` for every node below `parent`, parents first. */
export function walkMarkdown(
  parent: Root | Parents,
  enter: (node: Nodes, parent: Parents) => void,
) {
  for (const node of parent.children) {
    enter(node, parent);
    if ('children' in node) walkMarkdown(node, enter);
  }
}

/** Replaces every node below `parent` with the result of `replace`, children first. */
export function replaceMarkdown(
  parent: Root | Parents,
  replace: (node: Nodes, parent: Parents) => readonly Nodes[],
) {
  const children: Nodes[] = [];
  for (const node of parent.children) {
    if ('children' in node) replaceMarkdown(node, replace);
    children.push(...replace(node, parent));
  }
  // The mdast types cannot express allowed children per parent; callers are responsible.
  (parent as { children: Nodes[] }).children = children;
}

/** Calls `enter` for every element below `parent`, parents first. */
export function walkElements(parent: HastRoot | Element, enter: (element: Element) => void) {
  for (const node of parent.children) {
    if (node.type !== 'element') continue;
    enter(node);
    walkElements(node, enter);
  }
}
