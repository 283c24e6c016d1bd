import { expect, test } from 'vitest';
import { encodePosting, levelOf } from '../../runtime/search/postings.ts';
import type { Host } from '../../cli/model/host.ts';
import { indexFiles } from '../../cli/search/index-files.ts';
import type { PageIndex } from '../../cli/search/index-page.ts';
import { foundPages, openIndex } from './open-index.ts';

const PAGES = 400;

const host: Pick<Host, 'run'> = {
  run: async (step, input) => ({ key: '', value: await step.run(input) }),
};

/** Returns the part of a page with these words. */
function indexOf(number: number, words: readonly string[]): PageIndex {
  const posting = encodePosting(0, levelOf(5));
  return {
    records: [['page', `Page ${number}`, '', words.join(' ')]],
    names: '',
    words: words.map((word) => `${word} ${posting}\n`).join(''),
    titles: [],
  };
}

/** Words of a page: one that all pages have, some that a few have, and one of its own. */
const wordsOf = (number: number) => [
  'everywhere',
  ...Array.from({ length: 20 }, (_, index) => `some${(number * 7 + index * 31) % 997}`),
  `only${number}`,
];

/** Makes the index of all pages. `edited` has more words for some pages. */
async function makeIndex(edited: ReadonlyMap<number, readonly string[]> = new Map()) {
  const pages = Array.from({ length: PAGES }, (_, number) => ({
    pathname: `/page-${number}/`,
    title: `Page ${number}`,
    breadcrumbs: [],
    key: String(number),
  }));
  const options = { language: 'en', path: 'search.json', products: [], synonyms: {} };
  const plan = { options: { ...options, folder: '/_assets/search/' }, pages };
  const files = await indexFiles(host, [plan], async (key) =>
    indexOf(Number(key), [...wordsOf(Number(key)), ...(edited.get(Number(key)) ?? [])]),
  );
  return new Map(files.map(({ path, bytes }) => [String(path), String(bytes)]));
}

test('finds words on pages of all groups', async () => {
  const files = await makeIndex();
  const index = openIndex((path) => files.get(path) ?? '');
  for (const number of [0, 49, 50, 51, 399]) {
    expect(await foundPages(index, `only${number}`)).toContain(`/page-${number}/`);
  }
  expect(await foundPages(index, 'everywhere only399')).toEqual(['/page-399/']);
});

test('an edit changes few files of the index, also if it adds words', async () => {
  const before = await makeIndex();
  const after = await makeIndex(new Map([[200, ['beginning', 'middle', 'zebra']]]));
  const changed = [...after.keys()].filter((path) => !before.has(path));
  expect(before.size).toBeGreaterThan(30);
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.length).toBeLessThan(10);
});
