import { withoutTabs } from '../../../cli/model/paths.ts';
import { expect, test } from 'vitest';
import { lineRange } from '../../../cli/model/diagnostic.ts';
import type { NavEntry, NavNode } from '../../../cli/model/nav.ts';
import { treeOf } from '../../../cli/model/site.ts';
import { formatFinding, openSite, type OpenOptions, page } from '../../harness/open-site.ts';

const files = Object.fromEntries(
  ['a', 'b', 'c', 'd'].map((name) => [`content/${name}.md`, page(name.toUpperCase())]),
);
const open = (navigation: readonly NavEntry[], options: OpenOptions = {}, more = {}) =>
  openSite({ ...files, ...more }, { ...options, config: { navigation, ...options.config } });

/** Formats nodes as `page A /a/`, with indented children. */
const drawn = (nodes: readonly NavNode[], depth = 0): string[] =>
  nodes.flatMap(({ kind, title, href = '-', children }) => [
    `${'  '.repeat(depth)}${kind} ${title} ${href}`,
    ...drawn(children, depth + 1),
  ]);

const all = ['/a', '/b', '/c', '/d'].map((pathname) => ({ pathname }));

test('resolves labels, kinds and addresses of a tree', async () => {
  const { site, diagnostics } = await open([
    {
      pathname: '/group',
      title: 'Group',
      children: [
        { pathname: '/later', planned: true },
        { pathname: '/heading', subheader: 'data-display', children: [{ pathname: '/a' }] },
        { pathname: '/b/', title: 'Bee' },
      ],
    },
    { pathname: '/empty-group', children: [{ pathname: '/later-too', planned: true }] },
    { pathname: 'https://other.test/blog/' },
    { pathname: '/c#part' },
    { pathname: '/d', planned: true },
  ]);
  expect(drawn(site.navigation.get('') ?? [])).toEqual([
    'group Group /a/',
    '  planned Later -',
    '  subheader Data display -',
    '    page A /a/',
    '  page Bee /b/',
    'group Empty group -',
    '  planned Later too -',
    'external Blog https://other.test/blog/',
    'page C /c/#part',
    'page D /d/',
  ]);
  expect(diagnostics).toEqual([]);
});

test('locates entries only to report them, since locating loads a parser', async () => {
  const asked: string[] = [];
  const locate = (value: string) => {
    asked.push(value);
    return [];
  };
  await open([{ pathname: '/group', title: 'Group', children: all }], { locate });
  expect(asked).toEqual([]);
  await open([...all, { pathname: '/nowhere/' }], { locate });
  expect(asked).toContain('/nowhere/');
});

test('links a group to its own page', async () => {
  const { site } = await open([
    { pathname: '/a', children: [{ pathname: '/b' }] },
    ...all.slice(2),
  ]);
  expect(site.navigation.get('')?.[0]).toMatchObject({ kind: 'group', href: '/a/' });
});

test('keeps flags, plan and icon', async () => {
  const marks = { newFeature: true, beta: true, plan: 'pro', icon: 'book' } as const;
  const { site } = await open([{ pathname: '/a', legacy: false, ...marks }, ...all.slice(1)]);
  expect(site.navigation.get('')?.[0]).toMatchObject(marks);
  expect(site.pages[0]?.position.flags).toEqual({ newFeature: true, beta: true });
});

test('takes labels from the translations of the default language', async () => {
  const texts = { 'pages./a': 'Alpha', 'pages.inputs': 'Fields' };
  const { site } = await open(
    [{ pathname: '/x', subheader: 'inputs', children: [{ pathname: '/a/' }] }, ...all.slice(1)],
    {},
    { 'content/translations/en.json': JSON.stringify(texts) },
  );
  expect(drawn(site.navigation.get('') ?? []).slice(0, 2)).toEqual([
    'subheader Fields -',
    '  page Alpha /a/',
  ]);
});

test('spec §5, §8: reports a repeated pathname with both locations', async () => {
  const places = [
    { file: 'navigation/index.ts', range: lineRange(9, 5, 4) },
    { file: 'navigation/index.ts', range: lineRange(3, 5, 3) },
  ];
  const { diagnostics } = await open(
    [...all, { pathname: '/group', children: [{ pathname: '/a/' }] }],
    {
      locate: (pathname) => (pathname === '/a' ? places : []),
    },
  );
  expect(diagnostics.map(formatFinding)).toEqual([
    'navigation/index.ts:9:5 error nav/duplicated-pathname Duplicated pathname /a/ in pages',
  ]);
  expect(diagnostics[0]?.hint).toBe(
    'It is written at navigation/index.ts:3:5 and navigation/index.ts:9:5. Keep one of the two entries, or give the second its own pathname.',
  );
});

test('reports a repeated address of another site', async () => {
  const other = { pathname: 'https://other.test/', title: 'Other' };
  const { diagnostics } = await open([...all, other, other]);
  expect(diagnostics.map(({ message }) => message)).toEqual([
    'Duplicated pathname https://other.test/ in pages',
  ]);
});

test.each(['components-api', 'hooks-api'])(
  'spec §5: allows repeated tab pages of %s',
  async (tab) => {
    const tabs = ['', '#x', '#y', ''].map((hash) => ({ pathname: `/a/${tab}/${hash}` }));
    const { diagnostics } = await open(
      [...all, ...tabs],
      {},
      { [`content/a/${tab}.md`]: page('API') },
    );
    expect(diagnostics).toEqual([]);
  },
);

test('reports an entry without a page and suggests a similar page', async () => {
  const { diagnostics } = await openSite(
    { 'content/guide.md': page('Guide') },
    {
      config: { navigation: [{ pathname: '/giude' }, { pathname: '/guide' }] },
      locate: () => [{ file: 'docs.config.ts', range: lineRange(2, 20, 8) }],
    },
  );
  expect(diagnostics.map(formatFinding)).toEqual([
    'docs.config.ts:2:20 error nav/no-page No page at /giude for this navigation entry',
  ]);
  expect(diagnostics[0]?.hint).toBe('Did you mean /guide/?');
});

test('reports a page without an entry, unless its front matter allows it', async () => {
  const { diagnostics } = await open(
    all.slice(1),
    {},
    {
      'content/e.md': page('E', '', 'nav: false\n'),
      'content/index.md': page('Home'),
      'content/404.md': page('Not found'),
      // It may allow it.
      'content/f.md': '---\nnav: false: b\n---\n',
    },
  );
  expect(diagnostics.map(formatFinding)).toEqual([
    expect.stringContaining('content/f.md:2:6 error front-matter/yaml'),
    'content/a.md:1:1 warning nav/orphan /a/ is not in the navigation',
  ]);
});

test('orders previous and next depth first, without other sites and planned pages', async () => {
  const { site } = await open([
    { pathname: '/one', children: [{ pathname: '/a' }] },
    { pathname: 'https://other.test/' },
    {
      pathname: '/two',
      children: [{ pathname: '/x', subheader: 'X', children: [{ pathname: '/b' }] }],
    },
    { pathname: '/later', planned: true },
    { pathname: '/c', title: 'Sea' },
    { pathname: '/d' },
  ]);
  const place = (pathname: string) => site.pages.find((one) => one.pathname === pathname)?.position;
  expect(place('/a/')).not.toHaveProperty('previous');
  expect(place('/a/')?.next).toEqual({ pathname: '/b/', title: 'B' });
  expect(place('/b/')).toMatchObject({
    parents: [
      { pathname: '/two/', title: 'Two', href: '/b/' },
      { pathname: '/x/', title: 'X' },
    ],
    previous: { pathname: '/a/', title: 'A' },
    next: { pathname: '/c/', title: 'Sea' },
  });
  expect(place('/d/')).not.toHaveProperty('next');
});

test('a link to a section further down does not move its page', async () => {
  const { site } = await open([
    { pathname: '/a' },
    { pathname: '/b' },
    { pathname: '/a#part', title: 'Part' },
    { pathname: '/c' },
    { pathname: '/d' },
  ]);
  const order = site.pages.map(({ position }) => position.next?.pathname);
  expect(order).toEqual(['/b/', '/c/', '/d/', undefined]);
  expect(site.pages[0]?.position).not.toHaveProperty('previous');
});

test('gives a page outside the navigation no neighbors', async () => {
  const { site } = await open(all, {}, { 'content/e.md': page('E', '', 'nav: false\n') });
  expect(site.pages.at(-1)?.position).toEqual({ parents: [], flags: {} });
});

test.each(['/a/components-api/', '/a/hooks-api/#use-a', '/a/[docsTab]', '/a/[docsTab]/', '/a'])(
  'recognizes %s as a tab of /a/',
  (pathname) => {
    expect(withoutTabs(pathname)).toBe('/a/');
  },
);

test('gives the tab of an API reference the position of its page', async () => {
  const { site } = await open(all, {}, { 'content/b/components-api.md': page('API') });
  const tab = site.pages.find(({ pathname }) => pathname === '/b/components-api/');
  expect(tab?.position).toMatchObject({ previous: { pathname: '/a/' }, next: { pathname: '/c/' } });
});

const products = [
  { id: 'one', name: 'One', path: '/one', category: 'core' },
  { id: 'two', name: 'Two', path: '/two' },
];
const productFiles = {
  'content/one/a.md': page('A'),
  'content/two/index.md': page('Overview'),
  'content/two/b.md': page('B'),
  'content/two/deep-folder/c.md': page('C'),
  'content/other.md': page('Other'),
};

test('resolves one tree per product, and derives missing ones from the content', async () => {
  const navigation = { one: [{ pathname: '/one/a' }], default: [{ pathname: '/other' }] };
  const { site, diagnostics } = await openSite(productFiles, { config: { products, navigation } });
  expect(drawn(site.navigation.get('one') ?? [])).toEqual(['page A /one/a/']);
  expect(drawn(site.navigation.get('two') ?? [])).toEqual([
    'page Overview /two/',
    'page B /two/b/',
    'group Deep folder /two/deep-folder/c/',
    '  page C /two/deep-folder/c/',
  ]);
  expect(drawn(site.navigation.get('') ?? [])).toEqual(['page Other /other/']);
  expect(diagnostics).toEqual([]);
});

test('uses one array as the tree of every page', async () => {
  const navigation = [{ pathname: '/one/a' }];
  const { site } = await openSite(productFiles, { config: { products, navigation } });
  expect(site.navigation.get('two')).toBe(site.navigation.get('one'));
});

test('gives a page outside of its product the default tree, unless the product lists it', async () => {
  const pathRules = [
    { path: '/other', category: null, product: 'one' },
    { path: '/listed', category: null, product: 'one' },
  ];
  const navigation = {
    one: [{ pathname: '/one/a' }, { pathname: '/listed' }],
    default: [{ pathname: '/other' }],
  };
  const files = {
    ...productFiles,
    'content/listed.md': page('Listed'),
    'content/one/hidden.md': '---\ntitle: Hidden\nnav: false\n---\n',
  };
  const { site } = await openSite(files, { config: { products, pathRules, navigation } });
  const treeFor = (pathname: string) => {
    const found = site.pages.find((one) => one.pathname === pathname);
    return found && [found.product, drawn(treeOf(site, found))];
  };
  const own = ['page A /one/a/', 'page Listed /listed/'];
  expect(treeFor('/one/a/')).toEqual(['one', own]);
  expect(treeFor('/one/hidden/')).toEqual(['one', own]);
  expect(treeFor('/listed/')).toEqual(['one', own]);
  expect(treeFor('/other/')).toEqual(['one', ['page Other /other/']]);
});

test('reports a tree for an unknown product', async () => {
  const navigation = { onn: [] };
  const files = { 'content/index.md': page('Home') };
  const { diagnostics } = await openSite(files, { config: { products, navigation } });
  expect(diagnostics.map(formatFinding)).toEqual([
    'error nav/unknown-product Navigation for the unknown product onn',
  ]);
  expect(diagnostics[0]?.hint).toBe('Did you mean one?');
});

test('derives the navigation from content: pages before folders, no drafts or hidden pages', async () => {
  const { site, diagnostics } = await openSite({
    'content/index.md': page('Home'),
    'content/404.md': page('Not found'),
    'content/z.md': page('Zed'),
    'content/guide/index.md': page('Overview'),
    'content/guide/usage.md': page('Usage'),
    'content/guide/hidden.md': page('Hidden', '', 'nav: false\n'),
    'content/guide/draft.md': page('Draft', '', 'draft: true\n'),
  });
  expect(drawn(site.navigation.get('') ?? [])).toEqual([
    'page Home /',
    'page Zed /z/',
    'group Guide /guide/',
    '  page Overview /guide/',
    '  page Usage /guide/usage/',
  ]);
  expect(diagnostics).toEqual([]);
});

test('derives navigation in which numbers are in order of their value', async () => {
  const { site } = await openSite({
    'content/index.md': page('Home'),
    'content/v2.10.md': page('New'),
    'content/v2.9.md': page('Old'),
    'content/10/a.md': page('Ten'),
    'content/9/a.md': page('Nine'),
  });
  expect(drawn(site.navigation.get('') ?? [])).toEqual([
    'page Home /',
    'page Old /v2.9/',
    'page New /v2.10/',
    'group 9 /9/a/',
    '  page Nine /9/a/',
    'group 10 /10/a/',
    '  page Ten /10/a/',
  ]);
});

test('derives navigation in which a name precedes longer names that begin with it', async () => {
  const { site } = await openSite({
    'content/index.md': page('Home'),
    'content/card-title.md': page('Card title'),
    'content/card.md': page('Card'),
  });
  expect(drawn(site.navigation.get('') ?? [])).toEqual([
    'page Home /',
    'page Card /card/',
    'page Card title /card-title/',
  ]);
});

test('omits numbers from labels of folders that are all numbered', async () => {
  const { site } = await openSite({
    'content/index.md': page('Home'),
    'content/01-first-steps/a.md': page('A'),
    'content/02-guides/2-factor/b.md': page('B'),
    'content/02-guides/deploy/c.md': page('C'),
    'content/10-api/d.md': page('D'),
  });
  const labels = drawn(site.navigation.get('') ?? []).filter((line) => line.includes('group'));
  expect(labels).toEqual([
    'group First steps /01-first-steps/a/',
    'group Guides /02-guides/2-factor/b/',
    '  group 2 factor /02-guides/2-factor/b/',
    '  group Deploy /02-guides/deploy/c/',
    'group API /10-api/d/',
  ]);
});

test('writes initialisms in labels of folders in capitals, unless a text has the label', async () => {
  const { site } = await openSite({
    'content/index.md': page('Home'),
    'content/api/a.md': page('A'),
    'content/guide/cli-options/a.md': page('A'),
    'content/build/css/a.md': page('A'),
    'content/translations/en.json': JSON.stringify({ 'pages./build/css': 'Your Css' }),
  });
  const labels = drawn(site.navigation.get('') ?? []).filter((line) => line.includes('group'));
  expect(labels).toEqual([
    'group API /api/a/',
    'group Build /build/css/a/',
    '  group Your Css /build/css/a/',
    'group Guide /guide/cli-options/a/',
    '  group CLI options /guide/cli-options/a/',
  ]);
});

test("reads a product's current version from its package and puts it first", async () => {
  const versions = [{ text: 'v1', href: 'https://v1.example.org/' }];
  const { site } = await openSite(productFiles, {
    config: { products: [{ ...products[0]!, package: '@example/one', versions }] },
    packages: { '@example/one': '2.0.0-beta.1' },
  });
  expect(site.products).toEqual([
    {
      id: 'one',
      name: 'One',
      category: 'core',
      package: '@example/one',
      version: '2.0.0-beta.1',
      metadata: '',
      versions: [{ text: 'v2.0.0-beta.1', current: true }, ...versions],
      href: '/one/a/',
    },
  ]);
});

test('reports a product whose package is not installed', async () => {
  const { diagnostics } = await openSite(productFiles, {
    config: { products: [{ ...products[0]!, package: '@example/one' }] },
    locate: (written) =>
      written === '@example/one' ? [{ file: 'docs.config.ts', range: lineRange(4, 3, 7) }] : [],
  });
  expect(diagnostics.map(formatFinding)).toEqual([
    'docs.config.ts:4:3 error nav/product-package The package @example/one of the product one is not installed',
  ]);
});

test('takes the product from the path, else from front matter', async () => {
  const { site } = await openSite(
    {
      'content/one/a.md': page('A', '', 'productId: two\n'),
      'content/other.md': page('Other', '', 'productId: two\n'),
      'content/free.md': page('Free', '', 'productId: unknown\n'),
    },
    { config: { products } },
  );
  expect(
    site.pages.map(({ pathname, product, category }) => [pathname, product, category]),
  ).toEqual([
    ['/free/', null, null],
    ['/one/a/', 'one', 'core'],
    ['/other/', 'two', null],
  ]);
});

test('keeps a version number in a title that is derived from the path', async () => {
  const entries = ['/v3.6', '/4.x', '/app.html'].map((pathname) => ({ pathname, children: [] }));
  const { site } = await open([...all, ...entries]);
  expect((site.navigation.get('') ?? []).slice(-3).map(({ title }) => title)).toEqual([
    'V3.6',
    '4.x',
    'App',
  ]);
});

test('treats a title of white space as missing', async () => {
  const { site, diagnostics } = await open([
    ...all.slice(1),
    { pathname: '/a', title: ' \t' },
    { pathname: '/more', subheader: ' ', children: [] },
    { pathname: 'https://x.test/y', title: ' ' },
  ]);
  expect(diagnostics).toEqual([]);
  expect(drawn(site.navigation.get('') ?? []).slice(3)).toEqual([
    'page A /a/',
    'subheader More -',
    'external Y https://x.test/y',
  ]);
});
