import type { PageReference } from '../../../model/page.ts';
import type { Candidate } from '../../../model/markdown.ts';
import { candidatesOf } from '../../../model/markdown.ts';

/** What a click on an element is counted as. Words of a report, and no more. */
export const EVENT_ATTRIBUTES: readonly string[] = [
  'dataGaEventAction',
  'dataGaEventCategory',
  'dataGaEventLabel',
  'dataGaEventSplit',
];

/** Attributes allowed on every element, as hast names them. */
export const GLOBAL_ATTRIBUTES: readonly string[] = [
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

/** Attributes of `audio` and `video`. Not `autoplay`: readers start what moves or sounds. */
const PLAYER: readonly string[] = ['controls', 'loop', 'muted', 'preload', 'src'];

/** Further attributes by element. Those of footnotes and slots are written by us alone. */
export const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['dataFootnoteBackref', 'dataFootnoteRef', 'download', 'href', 'rel', 'target'],
  audio: PLAYER,
  blockquote: ['cite'],
  col: ['span'],
  colgroup: ['span'],
  del: ['cite', 'dateTime'],
  details: ['open'],
  div: ['dataDocsSlot'],
  iframe: ['allow', 'allowFullScreen', 'height', 'loading', 'referrerPolicy', 'src', 'width'],
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
  video: [...PLAYER, 'height', 'playsInline', 'poster', 'width'],
};

const ALLOWED: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(ATTRIBUTES).map(([element, names]) => [element, new Set(names)]),
);
const GLOBAL = new Set(GLOBAL_ATTRIBUTES);

/** Whether an element may have an attribute. */
export const isAllowedAttribute = (element: string, name: string) =>
  GLOBAL.has(name) || (ALLOWED.get(element)?.has(name) ?? false);

const ADDRESS_KINDS: ReadonlyMap<string, PageReference['kind']> = new Map([
  ['cite', 'link'],
  ['href', 'link'],
  ['src', 'link'],
  ['img src', 'image'],
  ['poster', 'image'],
  ['srcSet', 'image'],
]);

/** What the addresses in an attribute lead to; undefined for an attribute that holds none. */
export const addressKind = (element: string, name: string) =>
  ADDRESS_KINDS.get(`${element} ${name}`) ?? ADDRESS_KINDS.get(name);

/** The addresses in the value of such an attribute, and where they begin in it. */
export const addressesIn = (name: string, value: string): Pick<Candidate, 'url' | 'offset'>[] =>
  name === 'srcSet' ? candidatesOf(value) : [{ url: value, offset: 0 }];

/** Attributes that run code or load a document. */
export const isActiveAttribute = (name: string) =>
  /^on/i.test(name) ||
  /^(?:srcdoc|srcDoc|formAction|formaction|dynsrc|lowsrc|ping|background)$/.test(name);

/** Names that `document` has, or that are ours: an author's id must not hide them. */
const TAKEN = new Set(
  `activeElement adoptNode all alinkColor anchors append applets attributes baseURI bgColor body characterSet charset
  childNodes children close compatMode contentType cookie createElement currentScript defaultView designMode dir doctype
  documentElement documentURI domain embeds exitFullscreen fgColor firstChild fonts forms fullscreenElement getElementById
  head hidden images implementation inputEncoding lastChild lastModified linkColor links location nodeName nodeType
  normalize open ownerDocument parentNode plugins prepend querySelector querySelectorAll readyState referrer rootElement
  scripts scrollingElement styleSheets textContent timeline title URL visibilityState vlinkColor write writeln
  main-content self window top parent frames document history navigator constructor __proto__ toString valueOf`.split(
    /\s+/,
  ),
);

/** An author's id as it may stand in the page. */
export const safeId = (id: string) => (TAKEN.has(id) || id.startsWith('docs-') ? `user-${id}` : id);
