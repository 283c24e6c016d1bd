import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { LINE_TAG } from '../../../runtime/contract/dev.ts';
import { walkElements } from '../walk.ts';
import { createElement } from './to-hast.ts';

/** Maximum length of a checkbox label, in characters. */
const MAX_LABEL_LENGTH = 80;

/** Labels task list checkboxes with the text of their item. */
export function nameCheckboxes(tree: Root) {
  walkElements(tree, (item) => {
    if (item.tagName !== 'li') return;
    // Nested items are visited later and overwrite the labels of their checkboxes.
    walkElements(item, (node) => {
      if (node.tagName !== 'input') return;
      node.properties['ariaLabel'] = ownText(item).slice(0, MAX_LABEL_LENGTH) || 'Task';
    });
  });
}

/**
 * Labels tables with the heading before them. Makes empty header cells, such as those in a corner,
 * plain cells: they are no headers.
 */
export function finishTables(tree: Root) {
  let label: string[] | undefined;
  walkElements(tree, (node) => {
    const { tagName, properties } = node;
    if (/^h[2-6]$/.test(tagName) && typeof properties.id === 'string') label = [properties.id];
    if (tagName === 'table' && label) properties['ariaLabelledBy'] ??= label;
    if (tagName === 'th' && node.children.every(isBlank)) {
      node.tagName = 'td';
      delete properties['scope'];
    }
  });
}

const isBlank = (node: ElementContent) =>
  node.type === 'text'
    ? node.value.trim() === ''
    : node.type === 'element' && node.tagName === 'br';

/**
 * Maximum length of inline code that never breaks at a line end, in characters. Fits a phone of 320
 * pixels.
 */
const MAX_WHOLE_CODE = 30;

/** Marks long code, which may break at the end of a line. */
export function markLongCode(tree: Root) {
  walkElements(tree, (node) => {
    if (node.tagName !== 'code' || toString(node).length <= MAX_WHOLE_CODE) return;
    const { className } = node.properties;
    node.properties['className'] = [...(Array.isArray(className) ? className : []), 'long'];
  });
}

const ownText = (item: Element) =>
  item.children
    .filter((child) => child.type !== 'element' || !/^[uo]l$/.test(child.tagName))
    .map((child) => toString(child))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

export function collectIds(tree: Root): string[] {
  const ids: string[] = [];
  walkElements(tree, ({ properties: { id } }) => {
    if (typeof id === 'string') ids.push(id);
  });
  return ids;
}

/** Adds former ids of sections to the headings that replace them. */
export function addOldIds(tree: Root, anchors: Readonly<Record<string, string>> = {}) {
  const taken = new Set(collectIds(tree));
  const added = Object.entries(anchors).filter(([old]) => !taken.has(old));
  if (added.length === 0) return;
  walkElements(tree, ({ tagName, properties, children }) => {
    if (!/^h[2-6]$/.test(tagName)) return;
    const ids = added.flatMap(([old, id]) => (id === properties['id'] ? old : []));
    children.unshift(...ids.map((id) => createElement('span', { id })));
  });
}

/** Clears positions, which later stages do not need. `delete` would make the nodes slow. */
export function dropPositions(node: Root | RootContent) {
  Object.assign(node, { position: undefined });
  if ('children' in node) for (const child of node.children) dropPositions(child);
}

/** Returns the first element with more than `limit` ancestors, which would overflow the stack. */
export function elementBelow(tree: Root, limit: number): Element | undefined {
  let level: readonly Element[] = elementsIn(tree.children);
  for (let depth = 0; depth < limit && level.length > 0; depth++) {
    level = level.flatMap(({ children }) => elementsIn(children));
  }
  return level[0];
}

const elementsIn = (nodes: readonly RootContent[]): Element[] =>
  nodes.filter((node) => node.type === 'element');

/** HTML blocks whose attributes every theme keeps. */
const PLAIN_BLOCKS = new Set(
  'p ul ol li blockquote pre hr dl dt dd div section details summary tr figure'.split(' '),
);

/** Elements that themes may replace. */
const THEMED = /^(?:docs-.+|table|h[1-6]|img)$/;

/**
 * Marks blocks with their source line, for `dev`. Before elements that themes replace, inserts a
 * marker element, which `applyLineMarkers` removes again.
 */
export function markLines(tree: Root): void {
  tree.children = tree.children.flatMap(withLine);
}

function withLine<T extends RootContent | ElementContent>(node: T): (T | Element)[] {
  if (node.type !== 'element') return [node];
  const line = node.position?.start.line;
  if (PLAIN_BLOCKS.has(node.tagName)) {
    if (line !== undefined) node.properties['dataDocsLine'] = line;
    node.children = node.children.flatMap(withLine);
    return [node];
  }
  if (!THEMED.test(node.tagName)) return [node];
  // No marker elements inside, because themes may count children.
  walkElements(node, ({ tagName, position, properties }) => {
    if (position && PLAIN_BLOCKS.has(tagName)) properties['dataDocsLine'] = position.start.line;
  });
  if (line === undefined) return [node];
  return [createElement(LINE_TAG, { dataDocsLine: line }), node];
}
