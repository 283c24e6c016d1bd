import type { Element } from 'hast';
import type { Place } from '../../model/diagnostic.ts';
import { type PageInWork, placeAt } from '../page.ts';

/** Longest start tag in which an attribute is looked for, in characters. */
const LONGEST_TAG = 10_000;

/** Where the start tag of an element stands in the text, or undefined if Markdown made the element. */
export function tagOffset(element: Element, { text, lineStarts }: PageInWork): number | undefined {
  const { line, offset } = element.position?.start ?? {};
  if (line === undefined || offset === undefined) return undefined;
  const tag = new RegExp(`<${element.tagName}(?![\\w-])`, 'iy');
  const isAt = (at: number) => {
    tag.lastIndex = at;
    return tag.test(text);
  };
  if (isAt(offset)) return offset;
  // In quotes and lists the HTML lacks what its lines begin with: the column is too small, the line is right.
  if (text[offset] === '[' || text[offset] === '!' || text[offset] === '<') return undefined;
  const from = lineStarts[line - 1] ?? 0;
  const end = text.indexOf('\n', from);
  for (let at = from; at < (end === -1 ? text.length : end); at++) if (isAt(at)) return at;
  return undefined;
}

/** One attribute of a start tag: its name, and its value in double, in single or without quotes. */
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g;

/** Where an attribute of an element, or its value, stands; undefined where Markdown made it. */
export function attributeSpan(element: Element, name: string, page: PageInWork) {
  const { text } = page;
  const start = tagOffset(element, page);
  if (start === undefined) return undefined;
  const tag =
    /^<(?:"[^"]*"|'[^']*'|[^>"'])*/.exec(text.slice(start, start + LONGEST_TAG))?.[0] ?? '';
  const behindName = element.tagName.length + 1;
  const match = [...tag.slice(behindName).matchAll(ATTRIBUTE)].find(
    ([, written = '']) => plainName(written) === plainName(name),
  );
  if (!match) return undefined;
  const value = match[2] ?? match[3] ?? match[4];
  const offset = start + behindName + match.index;
  const quoted = match[4] === undefined ? 1 : 0;
  return {
    name: { offset, length: match[1]?.length ?? 0 },
    value:
      value === undefined
        ? undefined
        : { offset: offset + match[0].length - value.length - quoted, length: value.length },
  };
}

/** `dataGaEvent` of a tree and `data-ga-event` of a text are one. */
const plainName = (name: string) => name.replaceAll('-', '').toLowerCase();

/** The place of an element's start tag, up to the end of its name. */
export function placeOfTag(element: Element, page: PageInWork): Place {
  const start = tagOffset(element, page);
  if (start !== undefined) return placeAt(page, start, element.tagName.length + 1);
  const { position } = element;
  const [from, to] = [position?.start.offset, position?.end.offset];
  if (from === undefined || to === undefined) return { file: page.input.file };
  return placeAt(page, from, to - from);
}

/** The place of an attribute's name, or of its element. */
export function placeOfAttribute(element: Element, name: string, page: PageInWork): Place {
  const span = attributeSpan(element, name, page);
  return span ? placeAt(page, span.name.offset, span.name.length) : placeOfTag(element, page);
}
