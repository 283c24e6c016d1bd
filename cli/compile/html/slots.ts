import type { Element, ElementContent, Properties, Root } from 'hast';
import type { PageInWork } from '../page.ts';
import { walkElements } from '../walk.ts';

/** A prefix that does not occur in the text, so that nobody can write the name of a slot. */
export function slotPrefixFor(text: string): string {
  let count = 0;
  while (text.includes(`slot${count}-`)) count++;
  return `slot${count}-`;
}

/** An element of ours. Its properties are plain data under the one name `props`. */
export const ownElement = (
  tagName: string,
  props: object,
  children: ElementContent[] = [],
): Element => ({
  type: 'element',
  tagName,
  // hast knows strings, numbers and lists; the renderer takes `props` as it is.
  properties: { props } as unknown as Properties,
  children,
});

/** Puts an element of ours aside: what is returned stands for it and passes through any HTML parser and sanitizer. */
export function slotFor(page: PageInWork, element: Element): Element {
  const index = page.slots.push(element) - 1;
  return {
    type: 'element',
    tagName: 'div',
    properties: { dataDocsSlot: `${page.slotPrefix}${index}` },
    children: element.children,
  };
}

/** Puts the elements back in their slots, with what the slots contain by now. */
export function fillSlots(tree: Root, page: PageInWork) {
  walkElements(tree, (node) => {
    const { dataDocsSlot } = node.properties;
    if (typeof dataDocsSlot !== 'string') return;
    const element = page.slots[Number(dataDocsSlot.slice(page.slotPrefix.length))];
    if (!element) return;
    node.tagName = element.tagName;
    node.properties = element.properties;
  });
}
