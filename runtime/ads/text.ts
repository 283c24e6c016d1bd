import { AD_LIMITS } from './policy.ts';

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

function decode(entity: string): string | undefined {
  if (!entity.startsWith('#')) return ENTITIES.get(entity);
  const code = Number(entity.replace(/^#x/i, '0x').replace('#', ''));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

/** The text of an advert. Of its HTML only `b`, `i`, `em`, `strong` and `br` count, without their attributes; other tags are taken away. */
export function parseText(html: string): readonly TextRun[] {
  const source = html.slice(0, AD_LIMITS.maxDescriptionLength);
  const runs: TextRun[] = [];
  const open = new Set<string>();
  const add = (text: string) => {
    if (text !== '') runs.push({ text: text.replace(UNWANTED, ' '), marks: [...open] });
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

/** All of a text, as a screen reader gets it. */
export const wordsOf = (runs: readonly TextRun[]) =>
  runs
    .map(({ text }) => text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

/** As much of a text as is shown: cut after a word, with `…`, where it is too long. */
export function shorten(runs: readonly TextRun[]): readonly TextRun[] {
  const { maxShownLength } = AD_LIMITS;
  const whole = runs.map(({ text }) => text).join('');
  if (whole.length <= maxShownLength) return runs;
  const head = whole.slice(0, maxShownLength);
  const space = head.search(/\s+\S*$/);
  // A word without an end is cut within, but no character is.
  const end =
    space > maxShownLength / 2 ? space : head.slice(0, -1).replace(/[\ud800-\udbff]$/, '').length;
  const shown: TextRun[] = [];
  let left = end;
  for (const run of runs) {
    if (left <= 0) break;
    shown.push({ ...run, text: run.text.slice(0, left) });
    left -= run.text.length;
  }
  return [...shown, { text: '…', marks: [] }];
}
