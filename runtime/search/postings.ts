/** Postings of a term as text: for each page ` <distance to the page before><records>`, each record `<level><number>`. */

const LEVELS_PER_DOUBLING = 3;
const MAX_LEVEL = 25;
const FIRST_LEVEL = 'A'.charCodeAt(0);

/** Returns the level of a weight, from 0 to 25, three for each doubling. */
export const levelOf = (weight: number): number =>
  Math.max(0, Math.min(MAX_LEVEL, Math.round(LEVELS_PER_DOUBLING * Math.log2(weight * 4))));

const weightOf = (level: number) => 2 ** (level / LEVELS_PER_DOUBLING) / 4;

/** Encodes one record of a page. */
export const encodePosting = (record: number, level: number): string =>
  String.fromCharCode(FIRST_LEVEL + level) + (record === 0 ? '' : record.toString(36));

/** Calls `visit` for every record of every page of a term. */
export function readPostings(
  text: string,
  visit: (page: number, record: number, weight: number) => void,
): void {
  let page = 0;
  for (const entry of text.split(' ')) {
    const [distance = '', ...records] = entry.split(/(?=[A-Z])/);
    page += distance === '' ? 0 : parseInt(distance, 36);
    for (const one of records) {
      const number = one.length === 1 ? 0 : parseInt(one.slice(1), 36);
      visit(page, number, weightOf(one.charCodeAt(0) - FIRST_LEVEL));
    }
  }
}
