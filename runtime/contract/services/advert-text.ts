/** Characters of an advert's text that are read at all. */
const MAX_LENGTH = 1000;

/** Elements that the text of an advert may have, besides `br`. */
const MARKS = ['b', 'i', 'em', 'strong'];

/** A piece of a text, and the elements that it stands in. A line break is a piece of its own, `\n`. */
export interface TextRun {
  readonly text: string;
  readonly marks: readonly string[];
}

const ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
]);

const TOKEN = /<(\/?)([a-z]+)[^<>]*>|&(#?\w+);/gi;

/** What would turn the words around, or cannot be seen. */
const UNWANTED = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** A text without characters that nobody means to show. */
export const plainText = (text: string) => text.replace(UNWANTED, ' ');

function decode(entity: string): string | undefined {
  if (!entity.startsWith('#')) return ENTITIES.get(entity);
  const code = Number(entity.replace(/^#x/i, '0x').replace('#', ''));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

/** The text of an advert. Of its HTML only `b`, `i`, `em`, `strong` and `br` count, without their attributes; other tags are taken away. */
export function parseText(html: string): readonly TextRun[] {
  const source = html.slice(0, MAX_LENGTH);
  const runs: TextRun[] = [];
  const open = new Set<string>();
  const add = (text: string) => {
    if (text !== '') runs.push({ text: plainText(text), marks: [...open] });
  };
  let end = 0;
  for (const { 0: whole, 1: slash, 2: tag = '', 3: entity, index } of source.matchAll(TOKEN)) {
    add(source.slice(end, index));
    end = index + whole.length;
    const name = tag.toLowerCase();
    if (entity !== undefined) add(decode(entity) ?? whole);
    else if (name === 'br') runs.push({ text: '\n', marks: [] });
    else if (slash) open.delete(name);
    else if (MARKS.includes(name)) open.add(name);
  }
  add(source.slice(end));
  return runs;
}
