import type { Element, ElementContent, Properties, Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { LINE_TAG } from '../../../runtime/contract/dev.ts';
import { walkElements } from '../syntax/nodes.ts';
import { createElement } from './to-hast.ts';

const MAX_LABEL_LENGTH = 80;

/**
 * Maximum length of inline code that never breaks at a line end, in characters. Fits a phone of 320
 * pixels.
 */
const MAX_WHOLE_CODE = 30;

/**
 * Labels checkboxes with the text of their item, and tables with the heading before them. Makes
 * empty header cells plain cells. Marks long code, which may break at the end of a line.
 */
export function finishElements(tree: Root) {
  let label: string[] | undefined;
  walkElements(tree, (node) => {
    const { tagName, properties, children } = node;
    if (tagName === 'li') nameCheckboxes(node);
    if (/^h[2-6]$/.test(tagName) && typeof properties['id'] === 'string')
      label = [properties['id']];
    if (tagName === 'table' && label) properties['ariaLabelledBy'] ??= label;
    if (tagName === 'th' && children.every(isBlank)) {
      node.tagName = 'td';
      delete properties['scope'];
    }
    if (tagName === 'code' && toString(node).length > MAX_WHOLE_CODE) addClass(properties, 'long');
  });
}

/** Nested items are visited later and overwrite the labels of their checkboxes. */
function nameCheckboxes(item: Element) {
  walkElements(item, (node) => {
    if (node.tagName !== 'input') return;
    node.properties['ariaLabel'] = ownText(item).slice(0, MAX_LABEL_LENGTH) || 'Task';
  });
}

export function addClass(properties: Properties, name: string) {
  const { className } = properties;
  properties['className'] = [...(Array.isArray(className) ? className : []), name];
}

const isBlank = (node: ElementContent) =>
  node.type === 'text'
    ? node.value.trim() === ''
    : node.type === 'element' && node.tagName === 'br';

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
