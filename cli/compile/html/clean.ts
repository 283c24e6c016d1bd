import type { Element, ElementContent, Properties, Root, RootContent } from 'hast';
import {
  type CompilingPage,
  addressLocation,
  attributeLocation,
  tagLocation,
  tagOffset,
} from '../page.ts';
import { walkElements } from '../syntax/nodes.ts';
import type { Schema } from 'hast-util-sanitize';
import { parseSrcset } from '../../model/markdown.ts';
import type { PageReference } from '../../model/page.ts';

/** Elements that other generators move into the head of the page. */
const HEAD_ELEMENTS: ReadonlySet<string> = new Set(['link', 'meta', 'title']);

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
    const isInHead = HEAD_ELEMENTS.has(tagName);
    const id = isInHead ? 'html/active-content:head' : 'html/active-content';
    page.report(id, tagLocation(element, page), { what: `<${tagName}>` });
    return [];
  }
  const children = cleanChildren(element, page);
  if (!ALLOWED_ELEMENTS.has(tagName) || !isAllowedIn(element, parent)) {
    page.report('html/raw', tagLocation(element, page), { what: `<${tagName}>` });
    return children;
  }
  const properties = cleanAttributes(element, page);
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

/** Returns the allowed attributes. Converts alignment to a class. Sets `rel` of external links. */
function cleanAttributes(element: Element, page: CompilingPage): Properties {
  const cleaned: Properties = {};
  for (const [name, value] of Object.entries(element.properties)) {
    if (value === null || value === undefined || name === 'align') continue;
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
  const id = UNSAFE_SCHEME.test(bad.url.replace(IGNORED, ''))
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

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Elements allowed in Markdown. `iframe`, `input`, `source` and `track` have conditions. */
const ALLOWED_ELEMENTS = words(`
  a abbr audio b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure
  h1 h2 h3 h4 h5 h6 hr i iframe img input ins kbd li mark ol p picture pre q rp rt ruby s samp section small source
  span strong sub summary sup table tbody td tfoot th thead time tr track u ul var video wbr
`);

/** Elements that run code, load resources or change the page. Removed with content, as an error. */
export const ACTIVE_ELEMENTS = words(`
  applet base basefont bgsound embed form frame frameset link math meta noembed noframes noscript object param
  plaintext portal script style svg template title xmp
`);

/** Other HTML elements, current and obsolete. Removed with a warning; their content is kept. */
const OTHER_ELEMENTS = words(`
  acronym address area article aside big body button canvas center data datalist dialog dir fieldset font
  footer head header hgroup html image keygen label legend main map marquee menu menuitem meter nav nobr optgroup
  option output progress search select slot strike textarea tt
`);

/** All HTML element names. Other names in angle brackets are text. */
export const HTML_ELEMENTS: ReadonlySet<string> = new Set([
  ...ALLOWED_ELEMENTS,
  ...ACTIVE_ELEMENTS,
  ...OTHER_ELEMENTS,
]);

/** Whether a tag is HTML. `<BUTTON>` is. `<Button>` and `<T>` are components or type parameters. */
export const isHtmlName = (name: string) =>
  HTML_ELEMENTS.has(name.toLowerCase()) && !/^[A-Z](?:$|.*[a-z])/.test(name);

/** Attributes that name the analytics event of a click. */
const EVENT_ATTRIBUTES: readonly string[] = [
  'dataGaEventAction',
  'dataGaEventCategory',
  'dataGaEventLabel',
  'dataGaEventSplit',
];

const GLOBAL_ATTRIBUTES: readonly string[] = [
  'ariaDescribedBy',
  'ariaHidden',
  'ariaLabel',
  'ariaLabelledBy',
  'className',
  ...EVENT_ATTRIBUTES,
  'dir',
  'id',
  'lang',
  'role',
  'title',
  'translate',
];

/** Without `autoplay`: readers start motion and sound themselves. */
const PLAYER_ATTRIBUTES: readonly string[] = ['controls', 'loop', 'muted', 'preload', 'src'];

/** Additional attributes by element. Only the compiler writes attributes of footnotes and slots. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['dataFootnoteBackref', 'dataFootnoteRef', 'download', 'href', 'rel', 'target'],
  audio: PLAYER_ATTRIBUTES,
  blockquote: ['cite'],
  col: ['span'],
  colgroup: ['span'],
  del: ['cite', 'dateTime'],
  details: ['open'],
  div: ['dataDocsSlot'],
  iframe: [
    'allow',
    'allowFullScreen',
    'height',
    'loading',
    'referrerPolicy',
    'sandbox',
    'src',
    'width',
  ],
  img: ['alt', 'decoding', 'height', 'loading', 'sizes', 'src', 'srcSet', 'width'],
  input: ['checked', 'disabled', 'type'],
  ins: ['cite', 'dateTime'],
  li: ['value'],
  ol: ['reversed', 'start', 'type'],
  q: ['cite'],
  section: ['dataFootnotes'],
  source: ['height', 'media', 'sizes', 'src', 'srcSet', 'type', 'width'],
  td: ['colSpan', 'headers', 'rowSpan'],
  th: ['abbr', 'colSpan', 'headers', 'rowSpan', 'scope'],
  time: ['dateTime'],
  track: ['default', 'kind', 'label', 'src', 'srcLang'],
  video: [...PLAYER_ATTRIBUTES, 'height', 'playsInline', 'poster', 'width'],
};

const isAllowedAttribute = (element: string, name: string) =>
  GLOBAL_ATTRIBUTES.includes(name) || (ATTRIBUTES[element]?.includes(name) ?? false);

/** Whether an attribute runs code or loads a document. */
const isActiveAttribute = (name: string) =>
  /^on/i.test(name) ||
  /^(?:srcdoc|srcDoc|formAction|formaction|dynsrc|lowsrc|ping|background)$/.test(name);

const ADDRESS_KINDS: ReadonlyMap<string, PageReference['kind']> = new Map([
  ['cite', 'link'],
  ['href', 'link'],
  ['src', 'link'],
  ['img src', 'image'],
  ['poster', 'image'],
  ['srcSet', 'image'],
]);

/** Returns the kind of reference in an attribute, or undefined for attributes without addresses. */
export const addressKind = (element: string, name: string) =>
  ADDRESS_KINDS.get(`${element} ${name}`) ?? ADDRESS_KINDS.get(name);

/** Returns the addresses in an attribute's value and their offsets in it. */
export const addressesInAttribute = (
  name: string,
  value: string,
): { readonly url: string; readonly offset: number }[] =>
  name === 'srcSet' ? parseSrcset(value) : [{ url: value, offset: 0 }];

/** Properties of `document` and ids of the page itself, which an author's id must not shadow. */
const TAKEN_IDS = words(
  `activeElement adoptNode all alinkColor anchors append applets attributes baseURI bgColor body characterSet charset
  childNodes children close compatMode contentType cookie createElement currentScript defaultView designMode dir doctype
  documentElement documentURI domain embeds exitFullscreen fgColor firstChild fonts forms fullscreenElement getElementById
  head hidden images implementation inputEncoding lastChild lastModified linkColor links location nodeName nodeType
  normalize open ownerDocument parentNode plugins prepend querySelector querySelectorAll readyState referrer rootElement
  scripts scrollingElement styleSheets textContent timeline title URL visibilityState vlinkColor write writeln
  main-content self window top parent frames document history navigator constructor __proto__ toString valueOf`,
);

/** Returns an author's id, prefixed if it would shadow another name. */
const safeId = (id: string) => (TAKEN_IDS.has(id) || id.startsWith('docs-') ? `user-${id}` : id);

const SCHEMES = new Set(['http', 'https', 'mailto', 'tel']);
/** Schemes with which an address contains code or a file. Others, such as `irc:`, start programs. */
const UNSAFE_SCHEME = /^(?:javascript|vbscript|data|blob|file|filesystem|about|view-source):/i;
const IMAGE_DATA = /^data:image\/(?:png|gif|jpeg|webp)[;,]/i;
/** Characters that browsers remove from an address before they read its scheme. */
const IGNORED = /[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060\ufeff]/g;

/** Whether an address is http, https, mailto, tel, relative, `#id` or, for images, data. */
export function isAllowedUrl(url: string, kind: PageReference['kind']): boolean {
  const bare = url.replace(IGNORED, '');
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(bare) ?? [];
  if (scheme === undefined || SCHEMES.has(scheme.toLowerCase())) return true;
  return kind === 'image' && IMAGE_DATA.test(bare);
}

/** Returns the host that has to be allowed for an iframe. Undefined if none can be. */
function embedHost(url: string): string | undefined {
  return /^https:\/\/[^\s\\@]+$/i.test(url) && URL.canParse(url) ? new URL(url).host : undefined;
}

/**
 * Allow-list for the sanitizer, an independent second check after `cleanTree`. It has no list of
 * schemes, because the sanitizer would read any colon as the end of a scheme.
 */
export const SANITIZER_SCHEMA: Schema = {
  tagNames: [...ALLOWED_ELEMENTS],
  attributes: {
    ...Object.fromEntries(Object.entries(ATTRIBUTES).map(([name, list]) => [name, [...list]])),
    '*': [...GLOBAL_ATTRIBUTES],
  },
  // Without a list, the sanitizer would apply its defaults.
  protocols: {},
  required: { input: { disabled: true, type: 'checkbox' } },
  clobber: [],
  strip: ['script', 'style', 'template', 'title'],
  allowComments: false,
  allowDoctypes: false,
};
