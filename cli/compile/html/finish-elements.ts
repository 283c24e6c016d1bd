import type { Element, ElementContent, Properties, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { directionOf, oneLine, RTL_LETTER } from '../../model/text.ts';
import { walkElements } from '../syntax/nodes.ts';

const MAX_LABEL_LENGTH = 80;

const TEXT_BLOCK = /^(?:p|li|t[dh]|d[td]|summary|h[2-6])$/;

/**
 * Maximum length of inline code that never breaks at a line end, in characters. Fits a phone of 320
 * pixels.
 */
const MAX_WHOLE_CODE = 30;

/**
 * Adds what elements need apart from what the author wrote:
 * - Checkboxes are labeled by the text of their item, and tables by the heading before them.
 * - Empty header cells become plain cells.
 * - Long code is marked, because it may break at the end of a line.
 * - Code in raw HTML can be scrolled with the keyboard.
 * - In a right-to-left language, text without its letters is marked as left to right.
 */
export function finishElements(tree: Root, language: string) {
  const isRightToLeft = directionOf(language) === 'rtl';
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
    if (isRightToLeft && TEXT_BLOCK.test(tagName) && !RTL_LETTER.test(toString(node)))
      addClass(properties, 'ltr');
    if (tagName === 'pre') properties['tabIndex'] = 0;
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

function addClass(properties: Properties, name: string) {
  const { className } = properties;
  properties['className'] = [...(Array.isArray(className) ? className : []), name];
}

const isBlank = (node: ElementContent) =>
  node.type === 'text'
    ? node.value.trim() === ''
    : node.type === 'element' && node.tagName === 'br';

const ownText = (item: Element) =>
  oneLine(
    item.children
      .filter((child) => child.type !== 'element' || !/^[uo]l$/.test(child.tagName))
      .map((child) => toString(child))
      .join(''),
  );
