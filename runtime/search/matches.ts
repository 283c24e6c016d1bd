type Match = readonly [start: number, end: number];

const LETTER = /[\p{L}\p{N}]/u;

/** Scripts that are written without spaces, or whose words carry endings. */
export const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Returns the matches of terms at the start of words and at capitals, as in `disableRipple`. */
export function matchesIn(text: string, terms: readonly string[]): Match[] {
  if (terms.length === 0) return [];
  const longestFirst = [...terms].sort((a, b) => b.length - a.length);
  const pattern = longestFirst
    .map((term) => term.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
    .join('|');
  const matches = [...text.matchAll(new RegExp(pattern, 'giu'))];
  return matches.flatMap(({ 0: { length }, index }): Match[] => {
    const [before = '', first = ''] = [text[index - 1], text[index]];
    const isStart =
      !LETTER.test(before) || UNSPACED.test(first) || /\p{Ll}\p{Lu}/u.test(before + first);
    return isStart && length > 0 ? [[index, index + length]] : [];
  });
}

/** Characters of an excerpt, and of those before the match. */
const EXCERPT = { length: 140, before: 40 } as const;

/** Returns the part of a text around the first of the terms; its start if it has none. */
export function excerptOf(text: string, terms: readonly string[]): string {
  if (text.length <= EXCERPT.length) return text;
  const lower = text.toLowerCase();
  const places = terms.map((term) => lower.indexOf(term)).filter((place) => place >= 0);
  const place = places.length === 0 ? 0 : Math.min(...places);
  const start = place <= EXCERPT.before ? 0 : text.indexOf(' ', place - EXCERPT.before) + 1;
  const limit = start + EXCERPT.length;
  const space = text.lastIndexOf(' ', limit);
  const cutAt = space > start ? space : limit;
  const end = limit >= text.length ? text.length : cutAt;
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}
