import { expect, test } from 'vitest';
import { pageKey, translationsOf, treeOf } from '../../../cli/model/site.ts';
import { openSite, page, type OpenOptions } from '../../harness/open-site.ts';

const LANGUAGES = { languages: ['en', 'zh', 'pt'] };

const FILES = {
  'content/index.md': page('Home'),
  'content/guide/a.md': page('A'),
  'content/guide/a.zh.md': page('甲'),
  'content/guide/b.md': page('B'),
  'content/blog/one.md': page('One'),
  'content/404.md': page('Not found'),
};

const open = async (
  files: Readonly<Record<string, string>> = FILES,
  config: OpenOptions['config'] = {},
) => openSite(files, { config: { site: LANGUAGES, ...config } });

const served = async (...args: Parameters<typeof open>) => {
  const { site } = await open(...args);
  return site.pages
    .map(({ language, pathname, source }) => [language, pathname, source.language].join(' '))
    .sort();
};

test('serves a fallback page for each missing translation', async () => {
  const pages = await served(FILES, { untranslated: ['/blog/'] });
  expect(pages.filter((one) => one.startsWith('zh'))).toEqual([
    'zh / en',
    'zh /guide/a/ zh',
    'zh /guide/b/ en',
  ]);
  expect(pages.filter((one) => one.startsWith('pt'))).toEqual([
    'pt / en',
    'pt /guide/a/ en',
    'pt /guide/b/ en',
  ]);
});

test('serves no fallback page for the 404 page', async () => {
  expect(await served({ 'content/404.md': page('A') })).toEqual(['en /404/ en']);
  expect(await served({ 'content/404.md': page('A'), 'content/404.zh.md': page('甲') })).toEqual([
    'en /404/ en',
    'zh /404/ zh',
  ]);
});

test('serves a draft in no language, nor its translations', async () => {
  const files = {
    'content/a.md': page('A', '', 'draft: true\n'),
    'content/a.zh.md': page('甲'),
    'content/b.md': page('B'),
    'content/b.zh.md': page('乙', '', 'draft: true\n'),
  };
  expect(await served(files)).toEqual(['en /b/ en', 'pt /b/ en', 'zh /b/ en']);
  expect((await open(files)).diagnostics).toEqual([]);
});

test('a translation has the product, names, links and image of its original', async () => {
  const keys = [
    ...['productId: kit', 'components: [Button]', 'githubLabel: a', 'image: a.png', 'nav: false'],
    ...['waiAria: https://example.org/', 'keywords: [word]', 'sourceHash: bcdfghjk'],
  ];
  const { site, diagnostics } = await open(
    {
      'content/a.md': page('A', '', `${keys.join('\n')}\n`),
      'content/a.zh.md': '# 甲\n',
      'content/a.pt.md': page('A', '', 'components: []\ngithubLabel: b\n'),
      'content/b.md': page('B', '', 'image: b.png\nproductId: none\n'),
      'content/b/index.zh.md': '# 乙\n',
    },
    { products: [{ id: 'kit', name: 'Kit', path: '/kit/' }] },
  );
  const of = (language: string, pathname: string) => {
    const { product, source } = site.pageByKey.get(pageKey(language, pathname))!;
    return { product, ...source.frontMatter };
  };
  const inherited = {
    ...{ product: 'kit', productId: 'kit', components: ['Button'], githubLabel: 'a' },
    ...{ image: 'a.png', nav: false, waiAria: 'https://example.org/' },
  };
  expect(of('zh', '/a/')).toEqual(inherited);
  expect(of('pt', '/a/')).toMatchObject({ ...inherited, components: [], githubLabel: 'b' });
  // A relative address has another target in another folder.
  expect(of('zh', '/b/')).toEqual({ product: null, productId: 'none' });
  const unknown = diagnostics.filter(({ code }) => code === 'front-matter/unknown-product');
  expect(unknown.map(({ file }) => file)).toEqual(['content/b.md']);
});

test('returns the languages in which a page has a file', async () => {
  const { site } = await open();
  expect(translationsOf(site, '/guide/a/')).toEqual(['en', 'zh']);
  expect(translationsOf(site, '/guide/b/')).toEqual(['en']);
});

test('reports a problem of a page or a tree once for all languages', async () => {
  const { diagnostics } = await open(
    { 'content/a.md': '---\ntitle: A\n---\n\n{{"demo": "Gone.tsx"}}\n' },
    { navigation: [{ pathname: '/a/' }, { pathname: '/gone/' }] },
  );
  expect(diagnostics.map(({ code }) => code).sort()).toEqual(['demo/not-found', 'nav/no-page']);
});

const titlesIn = async (
  language: string,
  files: Readonly<Record<string, string>>,
  config: OpenOptions['config'] = {},
) => {
  const { site } = await open(files, config);
  const tree = treeOf(site, { product: null, language });
  return tree.map(({ title, href }) => [title, href]);
};

const TEXTS = {
  'content/translations/en.json': JSON.stringify({ 'pages./first': 'First', 'pages./own': 'No' }),
  'content/translations/zh.json': JSON.stringify({ 'pages./both': '两', 'pages.part': '部分' }),
};

test('labels an entry by its translation, its title, the first language, or its path', async () => {
  const names = ['both', 'own', 'first', 'a-path'];
  const navigation = [
    { pathname: '/both/', title: 'Both' },
    { pathname: '/own/', title: 'Own' },
    { pathname: '/first/' },
    { pathname: '/a-path/' },
    { pathname: '/part', subheader: 'part' },
  ];
  const pages = names.map((name) => [`content/${name}.md`, page(name)] as const);
  const files = { ...Object.fromEntries(pages), ...TEXTS };
  expect(await titlesIn('zh', files, { navigation })).toEqual([
    ['两', '/both/'],
    ['Own', '/own/'],
    ['First', '/first/'],
    ['A path', '/a-path/'],
    ['部分', undefined],
  ]);
  const first = await titlesIn('en', files, { navigation });
  expect(first.map(([title]) => title)).toEqual(['Both', 'No', 'First', 'A path', 'Part']);
});

test('labels a derived tree with the titles of translations', async () => {
  const files = {
    'content/a.md': page('A'),
    'content/a.zh.md': page('甲'),
    'content/b.md': page('B'),
  };
  expect(await titlesIn('zh', files)).toEqual([
    ['甲', '/a/'],
    ['B', '/b/'],
  ]);
  expect(await titlesIn('pt', files)).toEqual([
    ['A', '/a/'],
    ['B', '/b/'],
  ]);
});

test('names parents and neighbors of a page in its language', async () => {
  const { site } = await open({
    'content/guide/a.md': page('A'),
    'content/guide/a.zh.md': page('甲'),
    'content/guide/b.md': page('B'),
    'content/translations/zh.json': JSON.stringify({ 'pages./guide': '指南' }),
  });
  const place = (language: string) => site.pageByKey.get(pageKey(language, '/guide/b/'))?.position;
  expect(place('zh')?.parents.map(({ title }) => title)).toEqual(['指南']);
  expect(place('zh')?.previous).toEqual({ pathname: '/guide/a/', title: '甲' });
  expect(place('en')?.parents.map(({ title }) => title)).toEqual(['Guide']);
  expect(place('en')?.previous).toEqual({ pathname: '/guide/a/', title: 'A' });
});
