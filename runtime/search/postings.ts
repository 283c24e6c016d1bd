/** Postings of a term as text: a page is ` <distance><records>`, a record `<level><number>`. */

const LEVELS_PER_DOUBLING = 3;
const MAX_LEVEL = 25;
const FIRST_LEVEL = 'A'.charCodeAt(0);

/** Returns the level of a weight, from 0 to 25, three for each doubling. */
export const levelOf = (weight: number): number =>
  Math.max(0, Math.min(MAX_LEVEL, Math.round(LEVELS_PER_DOUBLING * Math.log2(weight * 4))));

const weightOf = (level: number) => 2 ** (level / LEVELS_PER_DOUBLING) / 4;

export const encodePosting = (record: number, level: number): string =>
  String.fromCharCode(FIRST_LEVEL + level) + (record === 0 ? '' : record.toString(36));

const WEIGHTS = Array.from({ length: MAX_LEVEL + 1 }, (_, level) => weightOf(level));

const [SPACE, ZERO, NINE, LETTER_A] = [' ', '0', '9', 'a'].map((character) =>
  character.charCodeAt(0),
) as [number, number, number, number];

export type PostingVisitor = (page: number, record: number, weight: number) => void;

/** Calls `visit` for every record of a term. Reads by character, since lists are long. */
export function readPostings(text: string, visit: PostingVisitor): void {
  let page = 0;
  let number = 0;
  let level = -1;
  for (let at = 0; at <= text.length; at++) {
    const code = at === text.length ? SPACE : text.charCodeAt(at);
    const isLevel = code >= FIRST_LEVEL && code <= FIRST_LEVEL + MAX_LEVEL;
    if (code !== SPACE && !isLevel) {
      number = number * 36 + (code <= NINE ? code - ZERO : code - LETTER_A + 10);
      continue;
    }
    if (level === -1) page += number;
    else visit(page, number, WEIGHTS[level] ?? 0);
    level = isLevel ? code - FIRST_LEVEL : -1;
    number = 0;
  }
}

/** Decoded postings of a term, by page. Lists are parallel. */
export interface PostingList {
  readonly pages: Uint32Array;
  readonly records: Uint32Array;
  readonly weights: Float64Array;
  readonly highest: number;
  /** Number of different pages. */
  readonly count: number;
}

export function decodePostings(text: string): PostingList {
  const pages: number[] = [];
  const records: number[] = [];
  const weights: number[] = [];
  readPostings(text, (page, record, weight) => {
    pages.push(page);
    records.push(record);
    weights.push(weight);
  });
  return {
    pages: Uint32Array.from(pages),
    records: Uint32Array.from(records),
    weights: Float64Array.from(weights),
    highest: weights.reduce((highest, weight) => Math.max(highest, weight), 0),
    count: new Set(pages).size,
  };
}

/** Calls `visit` for every record of a page. */
export function visitPage(
  { pages, records, weights }: PostingList,
  page: number,
  visit: PostingVisitor,
): void {
  let [low, high] = [0, pages.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pages[middle] ?? 0) < page) low = middle + 1;
    else high = middle;
  }
  for (; pages[low] === page; low++) visit(page, records[low] ?? 0, weights[low] ?? 0);
}
