import { expect, test } from 'vitest';
import { testSite } from '../harness/test-site.ts';
import type { SearchIndex } from '../../runtime/search/query.ts';
import { foundPages, openIndex } from './open-index.ts';

const CONFIG = (search: string) => `export default {
  site: { url: 'https://docs.example.org', base: '/docs/' },
  theme: './theme.tsx',
  products: [{ id: 'kit', name: 'Kit', path: '/kit' }, { id: 'lab', name: 'Lab', path: '/lab' }],
  features: { search: ${search} },
};\n`;

const PAGES = {
  'docs.config.ts': CONFIG(`{ synonyms: { popup: ['dialog'], toast: 'Snack bar' } }`),
  'content/index.md': '# Start\n\nWhere to begin with entries.\n',
  'content/kit/dialog.md':
    '# Dialog\n\nA window above the page.\n\n## Closing it\n\nPress the `disableEscapeKey` button.\n',
  'content/kit/snack-bar.md': '# Snack bar\n\nA short message.\n\n## Position\n\nAt the bottom.\n',
  'content/kit/text-field.md': '# Text Field\n\nStyling of validated values.\n',
  'content/lab/dialog.md': '# Dialog of the lab\n\nAn experiment with dialogs.\n',
  'content/lab/hidden.md': '---\nsearch: false\n---\n\n# Unlisted dialog\n\nText.\n',
  'content/lab/known.md': '---\nkeywords: [zebra]\n---\n\n# Known\n\nAn entry.\n',
  'content/lab/builder.md': '# Builder\n\nCalls `constructor`, `toString` and `valueOf`.\n',
  'content/lab/boosted.md': '---\nsearchBoost: 5\n---\n\n# More\n\nAn entry, and a window.\n',
};

const opened: Promise<SearchIndex>[] = [];

/** Builds the site in the first test. */
const openSite = () => (opened[0] ??= buildIndex());

async function buildIndex() {
  const { files } = await testSite(PAGES).build();
  return openIndex((path) => files[path.replace(/^docs\//, '')] ?? '', '/docs/');
}

test('finds names while they are typed, with typos, in parts, in other forms and by synonyms', async () => {
  const index = await openSite();
  const first = async (query: string) => (await foundPages(index, query))[0];
  const dialog = '/docs/kit/dialog/';
  expect(await first('d')).toBe(dialog);
  expect(await first('dial')).toBe(dialog);
  expect(await first('ialog')).toBe(dialog);
  expect(await first('dailog')).toBe(dialog);
  expect(await first('popup')).toBe(dialog);
  expect(await first('escape')).toBe(dialog);
  expect(await first('textfield')).toBe('/docs/kit/text-field/');
  expect(await first('style')).toBe('/docs/kit/text-field/');
  expect(await first('toast')).toBe('/docs/kit/snack-bar/');
  expect(await first('snackbar')).toBe('/docs/kit/snack-bar/');
  expect(await first('zebra')).toBe('/docs/lab/known/');
  expect(await first('entry')).toBe('/docs/lab/boosted/');
});

test('finds names without their scope and arguments, and names that are common words', async () => {
  const { files } = await testSite({
    'docs.config.ts': `export default { site: { url: 'https://docs.example.org' }, theme: './theme.tsx' };\n`,
    'content/index.md': '# Start\n\nWhereas this is text.\n',
    'content/icons-extra.md': '# @acme/icon-set-extra\n\nMore.\n',
    'content/icons.md': '# @acme/icon-set\n\nSome.\n',
    'content/list.md': '# list.where\n\nFilters.\n',
    'content/values.md': '# Values\n\n## .toBeSet()\n\nA.\n\n## .toBe(value, text)\n\nB.\n',
  }).build();
  const index = openIndex((path) => files[path] ?? '');
  const first = async (query: string) =>
    (await index.search(query, { language: 'en' })).hits[0]?.href;
  expect(await first('icon set')).toBe('/icons/');
  expect(await first('where')).toBe('/list/');
  expect(await first('toBe')).toBe('/values/#tobe-value-text');
});

test('weighs a page by its front matter, else by the longest path of the configuration', async () => {
  const { files } = await testSite({
    'docs.config.ts': CONFIG(`{ boosts: { '/lab/': 2, '/lab/old': 0.5 } }`),
    'content/index.md': '# Start\n\nA quokka.\n',
    'content/lab/old/own.md': '---\nsearchBoost: 3\n---\n\n# One\n\nA quokka.\n',
    'content/lab/older.md': '# Two\n\nA quokka.\n',
    'content/lab/old/all.md': '# Three\n\nA quokka.\n',
  }).build();
  const index = openIndex((path) => files[path.replace(/^docs\//, '')] ?? '', '/docs/');
  expect(await foundPages(index, 'quokka')).toEqual([
    '/docs/lab/old/own/',
    '/docs/lab/older/',
    '/docs/',
    '/docs/lab/old/all/',
  ]);
});

test('finds sections with their page, anchor, product and a text around the match', async () => {
  const index = await openSite();
  const { hits, terms } = await index.search('position', { language: 'en' });
  expect(hits[0]).toMatchObject({
    ...{ kind: 'section', href: '/docs/kit/snack-bar/#position', title: 'Snack bar' },
    ...{ name: 'Position', product: 'kit', excerpt: 'At the bottom.' },
  });
  expect(terms).toContain('position');
});

test('limits results to one product and pages without a product, or finds all pages', async () => {
  const index = await openSite();
  expect(index.products).toEqual([
    { id: 'kit', label: 'Kit' },
    { id: 'lab', label: 'Lab' },
  ]);
  expect(await foundPages(index, 'dialog', { product: 'lab' })).toEqual(['/docs/lab/dialog/']);
  expect(await foundPages(index, 'dialog')).toEqual(['/docs/kit/dialog/', '/docs/lab/dialog/']);
  expect(await foundPages(index, 'begin', { product: 'lab' })).toEqual(['/docs/']);
});

test('ranks pages without a product below those of the product, unless they match much better', async () => {
  const filler = 'Many other words are here. '.repeat(20);
  const { files } = await testSite({
    'docs.config.ts': CONFIG('true'),
    'content/kit/rating.md': '# Rating\n\nStars.\n',
    'content/kit/stars.md': `# List\n\nText.\n\n## More\n\n${filler}Not a rating.\n`,
    'content/ratings.md': '# Error 12\n\nA rating.\n\n## Rating in this error\n\nText.\n',
    'content/index.md': '# Start\n\nText.\n',
  }).build();
  const index = openIndex((path) => files[path.replace(/^docs\//, '')] ?? '', '/docs/');
  const [rating, list, error] = ['/docs/kit/rating/', '/docs/kit/stars/', '/docs/ratings/'];
  expect(await foundPages(index, 'rating', { product: 'kit' })).toEqual([rating, list, error]);
  expect((await foundPages(index, 'error 12', { product: 'kit' }))[0]).toBe(error);
  expect((await foundPages(index, 'rating'))[1]).toBe(error);
  expect((await foundPages(index, 'rating', { product: 'unlisted' }))[1]).toBe(error);
});

test('ranks two of many equal matches first, the others below weaker ones, and counts all', async () => {
  const alike = Object.fromEntries(
    ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => [
      `content/${name}.md`,
      `# Page ${name}\n\nText.\n\n## Density\n\nText.\n`,
    ]),
  );
  const { files } = await testSite({
    'content/index.md': '# Start\n\nText.\n\n## Density of rows\n\nText.\n',
    ...alike,
  }).build();
  const index = openIndex((path) => files[path] ?? '');
  const found = await foundPages(index, 'density');
  expect(found.slice(0, 3)).toEqual(['/a/', '/b/', '/']);
  expect(found).toHaveLength(9);
  const counted = async (limit: number) => index.search('density', { language: 'en', limit });
  expect(await counted(8)).toMatchObject({ hasMore: true });
  expect(await counted(9)).toMatchObject({ hasMore: false });
});

test('finds identifiers of code blocks below names and texts, and Next.js in every spelling', async () => {
  const { files } = await testSite({
    'content/index.md': '# Start\n\nText.\n\n```js\nconst theme = createTheme({});\n```\n',
    'content/popper.md': '# Place\n\nPut it next to an element with Popper.js.\n',
    'content/server.md': '# Server\n\nUse Next.js, and call `createTheme` there.\n',
  }).build();
  const index = openIndex((path) => files[path] ?? '');
  expect(await foundPages(index, 'createTheme')).toEqual(['/server/', '/']);
  for (const query of ['next.js', 'nextjs', 'NextJS', 'Next.js']) {
    expect(await foundPages(index, query)).toEqual(['/server/']);
  }
  expect((await foundPages(index, 'next js'))[0]).toBe('/server/');
  expect(await foundPages(index, 'popper')).toEqual(['/popper/']);
});

test('finds words such as constructor, which are properties of every object', async () => {
  const index = await openSite();
  for (const query of ['constructor', 'toString', 'valueOf']) {
    expect(await foundPages(index, query)).toEqual(['/docs/lab/builder/']);
  }
});

test('suggests the nearest term if nothing is found, and answers an empty query', async () => {
  const index = await openSite();
  const answer = await index.search('posizhion', { language: 'en' });
  expect(answer).toMatchObject({ hits: [], suggestion: 'position' });
  for (const query of ['', '  ', '?!']) {
    expect((await index.search(query, { language: 'en' })).hits).toEqual([]);
  }
});

test('writes the same files for the same pages, and changed files under new names', async () => {
  const site = testSite(PAGES);
  const indexFiles = async () => {
    const { files } = await site.build();
    return Object.keys(files).filter((path) => /search/.test(path));
  };
  const before = await indexFiles();
  expect(before).toContain('search.json');
  expect(await indexFiles()).toEqual(before);
  site.write({ 'content/lab/known.md': '# Known\n\nA zebra.\n' });
  const after = await indexFiles();
  expect(after.filter((path) => !before.includes(path)).length).toBeGreaterThan(0);
});

test.each(['false', `{ provider: 'docsearch', appId: 'A1', apiKey: 'k', indexName: 'i' }`])(
  'writes no index with search: %s',
  async (search) => {
    const { files } = await testSite({ ...PAGES, 'docs.config.ts': CONFIG(search) }).build();
    const paths = Object.keys(files).filter((path) => /search/i.test(path));
    if (search === 'false') expect(paths).toEqual([]);
    expect(paths.filter((path) => /search\.json|_assets\/search\//.test(path))).toEqual([]);
    expect(files['_headers']?.includes('https://a1-dsn.algolia.net')).toBe(search !== 'false');
  },
);
