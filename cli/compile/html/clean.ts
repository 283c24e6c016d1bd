import type { Element, ElementContent, Properties, Root, RootContent } from 'hast';
import { activeContent, badEmbedHost, droppedHtml } from '../../report/rules/html.ts';
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
  const cleaned = { ...tree, children: cleanAll(tree, page) };
  dropEmptyHalves(cleaned);
  return cleaned;
}

function cleanAll(parent: Root | Element, page: PageInWork): ElementContent[] {
  return parent.children.flatMap((node) => {
    if (node.type === 'text') return [node];
    return node.type === 'element' ? cleanElement(node, parent, page) : [];
  });
}

function cleanElement(
  element: Element,
  parent: Root | Element,
  page: PageInWork,
): ElementContent[] {
  const { tagName } = element;
  if (ACTIVE_ELEMENTS.has(tagName)) {
    page.diagnostics.push(activeContent(placeOfTag(element, page), `<${tagName}>`));
    return [];
  }
  const children = cleanAll(element, page);
  if (!ALLOWED_ELEMENTS.has(tagName) || !isFitting(element, parent)) {
    page.diagnostics.push(droppedHtml(placeOfTag(element, page), `<${tagName}>`));
    return children;
  }
  const properties = cleanAttributes(element, page);
  if (tagName === 'iframe') return cleanFrame({ ...element, properties }, page);
  // Without controls nothing would start: the browser is not told to.
  const playing = PLAYERS.has(tagName) && { preload: 'metadata', ...properties, controls: true };
  return [{ ...element, properties: playing || properties, children }];
}

const PLAYERS: ReadonlySet<string> = new Set(['audio', 'video']);
const SOURCED: ReadonlySet<string> = new Set([...PLAYERS, 'picture']);

/** Whether an element may stand where it does. The only form fields are the boxes of task lists. */
function isFitting({ tagName, properties }: Element, parent: Root | Element): boolean {
  const around = parent.type === 'element' ? parent.tagName : '';
  if (tagName === 'source') return SOURCED.has(around);
  if (tagName === 'track') return PLAYERS.has(around);
  if (tagName !== 'input') return true;
  return properties['type'] === 'checkbox' && properties['disabled'] === true;
}

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
