import type { Schema } from 'hast-util-sanitize';
import { parseSrcset } from '../../model/markdown.ts';
import type { PageReference } from '../../model/page.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Elements allowed in Markdown. `iframe`, `input`, `source` and `track` have conditions. */
export const ALLOWED_ELEMENTS = words(`
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
export const EVENT_ATTRIBUTES: readonly string[] = [
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

export const isAllowedAttribute = (element: string, name: string) =>
  GLOBAL_ATTRIBUTES.includes(name) || (ATTRIBUTES[element]?.includes(name) ?? false);

/** Whether an attribute runs code or loads a document. */
export const isActiveAttribute = (name: string) =>
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
export const safeId = (id: string) =>
  TAKEN_IDS.has(id) || id.startsWith('docs-') ? `user-${id}` : id;

const SCHEMES = new Set(['http', 'https', 'mailto', 'tel']);
/** Schemes of addresses that contain code or a file. Others, such as `irc:`, start programs. */
export const UNSAFE_SCHEME =
  /^(?:javascript|vbscript|data|blob|file|filesystem|about|view-source):/i;
const IMAGE_DATA = /^data:image\/(?:png|gif|jpeg|webp)[;,]/i;
/** Characters that browsers remove from an address before they read its scheme. */
export const IGNORED_IN_ADDRESSES =
  /[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060\ufeff]/g;

/** Whether an address is http, https, mailto, tel, relative, `#id` or, for images, data. */
export function isAllowedUrl(url: string, kind: PageReference['kind']): boolean {
  const bare = url.replace(IGNORED_IN_ADDRESSES, '');
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(bare) ?? [];
  if (scheme === undefined || SCHEMES.has(scheme.toLowerCase())) return true;
  return kind === 'image' && IMAGE_DATA.test(bare);
}

/** Returns the host that has to be allowed for an iframe. Undefined if none can be. */
export function embedHost(url: string): string | undefined {
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
