import type { Element, ElementContent, Properties, Root, RootContent } from 'hast';
import {
  type CompilingPage,
  addressLocation,
  attributeLocation,
  tagLocation,
  tagOffset,
} from '../page.ts';
import { walkElements } from '../syntax/nodes.ts';
import {
  ACTIVE_ELEMENTS,
  addressesInAttribute,
  addressKind,
  ALLOWED_ELEMENTS,
  embedHost,
  EVENT_ATTRIBUTES,
  IGNORED_IN_ADDRESSES,
  isActiveAttribute,
  isAllowedAttribute,
  isAllowedUrl,
  safeId,
  UNSAFE_SCHEME,
} from './allow-list.ts';

/** Active elements with their own hints. Other generators move the first three into the head. */
const ACTIVE_VARIANTS = new Map<string, 'head' | 'style' | 'svg'>([
  ...['link', 'meta', 'title'].map((name) => [name, 'head'] as const),
  ...(['style', 'svg'] as const).map((name) => [name, name] as const),
]);

/**
 * Returns the tree with allowed content only, and reports removed content. Active elements are
 * removed with their content; the content of other disallowed elements is kept.
 */
export function cleanTree(tree: Root, page: CompilingPage): Root {
  const cleaned = { ...tree, children: cleanChildren(tree, page) };
  if (page.hasHtml) {
    dropEmptyHalves(cleaned);
    dropRepeatedIds(cleaned);
  }
  return cleaned;
}

function cleanChildren(parent: Root | Element, page: CompilingPage): ElementContent[] {
  const children: ElementContent[] = [];
  for (const node of parent.children) {
    if (node.type === 'text') children.push(node);
    else if (node.type === 'element') children.push(...cleanElement(node, parent, page));
  }
  return children;
}

function cleanElement(
  element: Element,
  parent: Root | Element,
  page: CompilingPage,
): readonly ElementContent[] {
  const { tagName } = element;
  if (ACTIVE_ELEMENTS.has(tagName)) {
    const variant = ACTIVE_VARIANTS.get(tagName);
    const id = variant ? (`html/active-content:${variant}` as const) : 'html/active-content';
    page.report(id, tagLocation(element, page), { what: `<${tagName}>` });
    return [];
  }
  const children = cleanChildren(element, page);
  if (!ALLOWED_ELEMENTS.has(tagName) || !isAllowedIn(element, parent)) {
    page.report('html/raw', tagLocation(element, page), { what: `<${tagName}>` });
    return children;
  }
  const properties = cleanAttributes(element, page);
  if (tagName === 'h1') {
    // The theme shows the title as `h1`. A heading in Markdown has its level already.
    page.report('html/multiple-h1:element', tagLocation(element, page));
    return [{ ...element, tagName: 'h2', properties, children }];
  }
  if (tagName === 'iframe') return cleanFrame({ ...element, properties }, page);
  // Without controls, readers could not start the player: autoplay is not allowed.
  const player = PLAYERS.has(tagName) && { preload: 'metadata', ...properties, controls: true };
  return [{ ...element, properties: player || properties, children }];
}

const PLAYERS: ReadonlySet<string> = new Set(['audio', 'video']);

function isAllowedIn({ tagName, properties }: Element, parent: Root | Element): boolean {
  const parentName = parent.type === 'element' ? parent.tagName : '';
  if (tagName === 'source') return PLAYERS.has(parentName) || parentName === 'picture';
  if (tagName === 'track') return PLAYERS.has(parentName);
  if (tagName !== 'input') return true;
  return properties['type'] === 'checkbox' && properties['disabled'] === true;
}

function cleanFrame(element: Element, page: CompilingPage): ElementContent[] {
  const { src } = element.properties;
  const written = typeof src === 'string' ? src : '';
  const host = embedHost(written);
  if (host === undefined || !page.input.options.embedHosts.includes(host)) {
    const location = attributeLocation(element, 'src', page);
    const address = quote(written);
    const id = host === undefined ? 'html/embed-host' : 'html/embed-host:https';
    page.report(id, location, { address, host });
    return [];
  }
  const properties: Properties = { loading: 'lazy', ...element.properties };
  // Browsers that support iframes never show their fallback content.
  return [{ ...element, properties, children: [] }];
}

type Value = Properties[string];

/** Attribute name in HTML or a template language: `@click`, `:key`, `#default`, `v-on:click`. */
const ATTRIBUTE_NAME = /^[@:#]?[a-z_](?:[\w.:-]*\w)?$/i;

/** Attributes of frames that are harmless and frequent in old pages, so not worth a warning. */
const OBSOLETE_ATTRIBUTES = new Set(['frameBorder', 'marginHeight', 'marginWidth', 'scrolling']);

/** Returns the rule for a removed attribute. `markdown="1"` is an attribute of kramdown. */
function removalOf(attribute: string) {
  if (attribute === 'markdown') return 'html/raw:markdown';
  return attribute === 'style' ? 'html/raw:style' : 'html/raw:attribute';
}

/** Returns the allowed attributes. Converts alignment and sizes. Sets `rel` of external links. */
function cleanAttributes(element: Element, page: CompilingPage): Properties {
  const style = sizesInStyle(element);
  const cleaned: Properties = { ...style.sizes };
  for (const [name, value] of Object.entries(element.properties)) {
    if (value === null || value === undefined || name === 'align') continue;
    if (name === 'style' && style.isWhole) continue;
    if (name === 'name' && element.tagName === 'a' && typeof value === 'string') {
      cleaned['id'] ??= safeId(value);
    } else if (isKept(element, { name, value }, page)) {
      // The compiler generates ids of headings and footnotes; ids in tags are written by authors.
      const isOfAuthor = name === 'id' && tagOffset(element, page) !== undefined;
      cleaned[name] = isOfAuthor ? safeId(String(value)) : value;
    }
  }
  const alignment = ALIGNMENTS.get(element.properties['align']);
  if (alignment) {
    const names = cleaned['className'];
    cleaned['className'] = [...(Array.isArray(names) ? names.map(String) : []), alignment];
  }
  if (element.tagName === 'a') markLink(cleaned);
  return cleaned;
}

const SIZE_IN_STYLE = /(?:^|;)\s*(width|height)\s*:\s*(\d+(?:\.\d+)?)(?:px|(%))\s*(?=;|$)/gi;

/** The theme draws no borders around images, videos and frames. */
const NO_BORDER = /(?:^|;)\s*border\s*:\s*(?:0|none)(?:px)?\s*(?=;|$)/gi;

/** Returns width and height in a `style` as attributes, and whether it has no other effect. */
function sizesInStyle({ tagName, properties: { style } }: Element) {
  if (typeof style !== 'string' || !isAllowedAttribute(tagName, 'width')) return { sizes: {} };
  const sizes = Object.fromEntries(
    [...style.matchAll(SIZE_IN_STYLE)].map(([, name = '', size = '', percent = '']) => [
      name.toLowerCase(),
      size + percent,
    ]),
  );
  return {
    sizes,
    isWhole: /^[\s;]*$/.test(style.replace(SIZE_IN_STYLE, '').replace(NO_BORDER, '')),
  };
}

const ALIGNMENTS: ReadonlyMap<Value, string> = new Map([
  ['left', 'align-start'],
  ['center', 'align-center'],
  ['right', 'align-end'],
]);

function isKept(
  element: Element,
  { name, value }: { readonly name: string; readonly value: Value },
  page: CompilingPage,
): boolean {
  if (isActiveAttribute(name)) {
    const location = attributeLocation(element, name, page);
    const what = `The attribute ${htmlName(name)}`;
    page.report('html/active-content', location, { what });
    return false;
  }
  if (OBSOLETE_ATTRIBUTES.has(name)) return false;
  const isAuthorsData =
    name.startsWith('data') &&
    !EVENT_ATTRIBUTES.includes(name) &&
    tagOffset(element, page) !== undefined &&
    !(typeof value === 'string' && value.startsWith(page.slotPrefix));
  if (isAuthorsData || !isAllowedAttribute(element.tagName, name)) {
    // HTML splits `style={{ … }}` into several attributes; only the first is reported.
    if (ATTRIBUTE_NAME.test(name)) {
      const what = `The attribute ${htmlName(name)} of <${element.tagName}>`;
      page.report(removalOf(name), attributeLocation(element, name, page), { what });
    }
    return false;
  }
  const kind = addressKind(element.tagName, name);
  if (kind === undefined) return true;
  const bad = addressesInAttribute(name, String(value)).find(({ url }) => !isAllowedUrl(url, kind));
  if (!bad) return true;
  const location = addressLocation(element, name, page);
  const meant = /^mail:/i.test(bad.url) ? bad.url.replace(/^mail/i, 'mailto') : undefined;
  const values = { attribute: htmlName(name), address: quote(bad.url), meant };
  const id = UNSAFE_SCHEME.test(bad.url.replace(IGNORED_IN_ADDRESSES, ''))
    ? 'html/scheme'
    : 'html/scheme:program';
  page.report(kind === 'link' ? id : 'html/scheme', location, values);
  return false;
}

const htmlName = (name: string) =>
  /^(?:data|aria)[A-Z]/.test(name)
    ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    : name.toLowerCase();

function markLink(properties: Properties) {
  const { href, target } = properties;
  delete properties['rel'];
  if (target !== '_blank') delete properties['target'];
  const isExternal = typeof href === 'string' && /^(?:https?:)?\/\//i.test(href.trim());
  if (isExternal) properties['rel'] = ['external', 'noopener'];
}

/** Removes the empty first part of a link that the HTML parser split at a block element. */
function dropEmptyHalves(tree: Root) {
  const counts = new Map<number, number>();
  const startOf = ({ tagName, position }: Element) =>
    tagName === 'a' ? position?.start.offset : undefined;
  walkElements(tree, (node) => {
    const start = startOf(node);
    if (start !== undefined) counts.set(start, (counts.get(start) ?? 0) + 1);
  });
  if ([...counts.values()].every((count) => count === 1)) return;
  const isEmptyHalf = (node: RootContent) =>
    node.type === 'element' &&
    (counts.get(startOf(node) ?? -1) ?? 0) > 1 &&
    node.children.every((child) => child.type === 'text' && child.value.trim() === '');
  const drop = (parent: Root | Element) => {
    parent.children = parent.children.filter((child) => !isEmptyHalf(child));
  };
  drop(tree);
  walkElements(tree, drop);
}

/** Removes ids that a heading or an earlier element has: `<a name="size"></a>` above `## Size`. */
function dropRepeatedIds(tree: Root) {
  const used = new Set<Value>();
  const isHeading = ({ tagName }: Element) => /^h[1-6]$/.test(tagName);
  walkElements(tree, (node) => {
    if (isHeading(node)) used.add(node.properties['id']);
  });
  walkElements(tree, (node) => {
    if (isHeading(node)) return;
    if (used.has(node.properties['id'])) delete node.properties['id'];
    used.add(node.properties['id']);
  });
}

const MAX_ADDRESS = 80;

const quote = (address: string) =>
  JSON.stringify(address.length > MAX_ADDRESS ? `${address.slice(0, MAX_ADDRESS - 1)}…` : address);
