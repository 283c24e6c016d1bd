import type { Element, ElementContent, Properties, Root, RootContent } from 'hast';
import { activeContent, badEmbedHost, droppedHtml } from '../../report/catalogue/content/html.ts';
import type { PageInWork } from '../page.ts';
import { cleanAttributes } from './clean-attributes.ts';
import { ACTIVE_ELEMENTS, ALLOWED_ELEMENTS } from './allowed/element-names.ts';
import { placeOfAttribute, placeOfTag } from './source-place.ts';
import { isEmbeddable } from './allowed/urls.ts';
import { dropEmptyHalves } from './empty-halves.ts';

/**
 * The tree with nothing in it but what is allowed, and a finding for everything that was left out. What is active goes with all it
 * contains; of other elements the content stays.
 */
export function cleanTree(tree: Root, page: PageInWork): Root {
  const cleaned = { ...tree, children: cleanAll(tree.children, page) };
  dropEmptyHalves(cleaned);
  return cleaned;
}

function cleanAll(nodes: readonly RootContent[], page: PageInWork): ElementContent[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return [node];
    return node.type === 'element' ? cleanElement(node, page) : [];
  });
}

function cleanElement(element: Element, page: PageInWork): ElementContent[] {
  const { tagName } = element;
  if (ACTIVE_ELEMENTS.has(tagName)) {
    page.diagnostics.push(activeContent(placeOfTag(element, page), `<${tagName}>`));
    return [];
  }
  const children = cleanAll(element.children, page);
  if (!ALLOWED_ELEMENTS.has(tagName) || !isFitting(element)) {
    page.diagnostics.push(droppedHtml(placeOfTag(element, page), `<${tagName}>`));
    return children;
  }
  const properties = cleanAttributes(element, page);
  if (tagName === 'iframe') return cleanFrame({ ...element, properties }, page);
  return [{ ...element, properties, children }];
}

/** The only form fields are the boxes of task lists. */
const isFitting = ({ tagName, properties }: Element) =>
  tagName !== 'input' || (properties['type'] === 'checkbox' && properties['disabled'] === true);

function cleanFrame(element: Element, page: PageInWork): ElementContent[] {
  const { src } = element.properties;
  if (typeof src !== 'string' || !isEmbeddable(src, page.input.options.embedHosts)) {
    const place = placeOfAttribute(element, 'src', page);
    page.diagnostics.push(badEmbedHost(place, typeof src === 'string' ? src : ''));
    return [];
  }
  const properties: Properties = { loading: 'lazy', ...element.properties };
  // Between the tags of a frame there is text for browsers that have none; nobody sees it.
  return [{ ...element, properties, children: [] }];
}

/** The first element with more than `limit` others around it. Later steps call themselves at each level, and get slow before they fail. */
export function elementBelow(tree: Root, limit: number): Element | undefined {
  let level: readonly Element[] = elementsIn(tree.children);
  for (let depth = 0; depth < limit; depth++) {
    level = level.flatMap(({ children }) => elementsIn(children));
    if (level.length === 0) return undefined;
  }
  return level[0];
}

const elementsIn = (nodes: readonly RootContent[]): Element[] =>
  nodes.filter((node) => node.type === 'element');
