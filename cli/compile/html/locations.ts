import type { Element } from 'hast';
import type { Place } from '../../model/diagnostic.ts';
import { locationAt, type PageInWork } from '../page.ts';

/** Maximum length of a start tag that is searched for an attribute, in characters. */
const MAX_TAG_LENGTH = 10_000;

/** Returns the offset of an element's start tag, or undefined if Markdown generated the element. */
export function tagOffset(element: Element, page: PageInWork): number | undefined {
  const { line, offset } = element.position?.start ?? {};
  if (!page.hasHtml || line === undefined || offset === undefined) return undefined;
  const { text, lineStarts } = page;
  if (isTagAt(text, offset, element.tagName)) return offset;
  // Markdown also makes links of bare addresses.
  const [label] = element.children;
  if (element.tagName === 'a' && label?.type === 'text' && text.startsWith(label.value, offset))
    return undefined;
  // In quotes and lists, the HTML parser ignores the line prefix, so its column is too small.
  if (text[offset] === '[' || text[offset] === '!' || text[offset] === '<') return undefined;
  const end = (lineStarts[line] ?? text.length + 1) - 1;
  for (let at = text.indexOf('<', lineStarts[line - 1]); at !== -1 && at < end;) {
    if (isTagAt(text, at, element.tagName)) return at;
    at = text.indexOf('<', at + 1);
  }
  return undefined;
}

function isTagAt(text: string, offset: number, name: string): boolean {
  const end = offset + name.length + 1;
  return (
    text[offset] === '<' &&
    text.slice(offset + 1, end).toLowerCase() === name.toLowerCase() &&
    !/[\w-]/.test(text[end] ?? '')
  );
}

/** An attribute of a start tag: its name, and its value with double, single or no quotes. */
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g;

/** Returns the spans of an attribute's name and value, or undefined if Markdown generated them. */
export function attributeSpan(element: Element, name: string, page: PageInWork) {
  const start = tagOffset(element, page);
  if (start === undefined) return undefined;
  const text = page.text.slice(start, start + MAX_TAG_LENGTH);
  const tag = /^<(?:"[^"]*"|'[^']*'|[^>"'])*/.exec(text)?.[0] ?? '';
  const nameEnd = element.tagName.length + 1;
  const match = [...tag.slice(nameEnd).matchAll(ATTRIBUTE)].find(
    ([, written = '']) => plainName(written) === plainName(name),
  );
  if (!match) return undefined;
  const value = match[2] ?? match[3] ?? match[4];
  const offset = start + nameEnd + match.index;
  const quote = match[4] === undefined ? 1 : 0;
  return {
    name: { offset, length: match[1]?.length ?? 0 },
    value:
      value === undefined
        ? undefined
        : { offset: offset + match[0].length - value.length - quote, length: value.length },
  };
}

/** Normalizes an attribute name: `dataGaEvent` in a tree equals `data-ga-event` in the source. */
const plainName = (name: string) => name.replaceAll('-', '').toLowerCase();

/** Returns the location of an element's start tag, through the end of its name. */
export function tagLocation(element: Element, page: PageInWork): Place {
  const start = tagOffset(element, page);
  if (start !== undefined) return locationAt(page, start, element.tagName.length + 1);
  const { position } = element;
  const [from, to] = [position?.start.offset, position?.end.offset];
  return from === undefined || to === undefined
    ? { file: page.file }
    : locationAt(page, from, to - from);
}

/** Returns the location of an attribute's name, or of its element if it was not found. */
export function attributeLocation(element: Element, name: string, page: PageInWork): Place {
  const span = attributeSpan(element, name, page);
  return span ? locationAt(page, span.name.offset, span.name.length) : tagLocation(element, page);
}

/** Returns the location of an address in an attribute or in Markdown, or of its element. */
export function addressLocation(element: Element, name: string, page: PageInWork): Place {
  const span = attributeSpan(element, name, page)?.value;
  if (span) return locationAt(page, span.offset, span.length);
  const [from, to] = [element.position?.start.offset, element.position?.end.offset];
  const address = String(element.properties[name]);
  const offset = from === undefined ? -1 : page.text.indexOf(address, from);
  return offset === -1 || to === undefined || offset + address.length > to
    ? tagLocation(element, page)
    : locationAt(page, offset, address.length);
}
