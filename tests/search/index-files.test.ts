import { expect, test } from 'vitest';
import type { TermMatch } from '../../runtime/search/lookup.ts';
import type { SearchManifest } from '../../runtime/search/manifest.ts';
import { decodePostings, encodePosting, levelOf } from '../../runtime/search/postings.ts';
import { queryContext, readQuery } from '../../runtime/search/query.ts';
import { rankPages, rankPagesAbove } from '../../runtime/search/rank.ts';
import type { Host } from '../../cli/model/host.ts';
import { indexFiles } from '../../cli/search/index-files.ts';
import { indexPage, type PageIndex } from '../../cli/search/index-page.ts';
import { createRandom } from '../harness/sample.ts';
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

const NAMES = 'theme style grid button menu layout token color state event value render'.split(' ');

/** Makes an index of pages whose titles share words. Returns its files and the titles. */
async function makeIndexOfTitles(random: () => number) {
  const words = (count: number) =>
    Array.from({ length: count }, () => NAMES[Math.floor(random() ** 2 * NAMES.length)] ?? '');
  const pages = Array.from({ length: PAGES }, (_, number) => ({
    pathname: `/page-${number}/`,
    title: words(1 + (number % 4)).join(number % 3 === 0 ? '' : ' '),
    breadcrumbs: [],
    key: String(number),
  }));
  const products = [
    { id: 'a', name: 'A', pages: 150 },
    { id: 'b', name: 'B', pages: 150 },
  ];
  const options = { language: 'en', path: 'search.json', products, synonyms: {} };
  const plan = { options: { ...options, folder: '/_assets/search/' }, pages };
  const files = await indexFiles(host, [plan], async (key) =>
    indexPage({
      tree: { type: 'root', children: [{ type: 'text', value: words(30).join(' ') }] },
      language: 'en',
      title: pages[Number(key)]?.title ?? '',
      description: words(4).join(' '),
      parts: [],
      isTab: false,
      boost: [0.1, 1, 1, 10][Math.floor(random() * 4)] ?? 1,
    }),
  );
  return {
    files: new Map(files.map(({ path, bytes }) => [String(path), String(bytes)])),
    titles: pages.map(({ title }) => title),
  };
}

test('ranks a page among its possible rivals as among all pages', async () => {
  const { files, titles } = await makeIndexOfTitles(createRandom(1));
  const manifest = JSON.parse(files.get('search.json') ?? '') as SearchManifest;
  const read = async (name: string) => files.get(`_assets/search/${name}`) ?? '';
  const context = queryContext({ manifest, read });
  const listOf = ({ postings }: TermMatch) => decodePostings(postings);
  const places: number[] = [];
  for (const [number, title] of titles.entries()) {
    const product = number < 150 ? 'a' : number < 300 ? 'b' : undefined;
    const input = { ...(await readQuery(title, context)), manifest, product };
    const all = rankPages(input).pages;
    const at = all.findIndex(({ page }) => page === number);
    const above = rankPagesAbove(number, input, listOf);
    const last = at === -1 ? all.length : at + 1;
    expect(above.slice(0, last), title).toEqual(all.slice(0, last));
    places.push(at);
  }
  const placesFrom = (low: number, high: number) => places.filter((at) => at >= low && at <= high);
  expect(placesFrom(0, 2).length).toBeGreaterThan(30);
  expect(placesFrom(3, 60).length).toBeGreaterThan(30);
});
