import { expect, test } from 'vitest';
import type { PlacedApi } from '../../../../cli/model/api/site-api.ts';
import type { NavEntry, NavNode } from '../../../../cli/model/nav.ts';
import { toPathname, toSourcePath } from '../../../../cli/model/paths.ts';
import { pageKey } from '../../../../cli/model/site.ts';
import { openSite, page } from '../../../harness/open-site.ts';

const placedAt = (pathnames: readonly string[], isTab = false): PlacedApi['pages'] =>
  pathnames.map((pathname) => ({
    page: {
      pathname: toPathname(pathname),
      package: 'kit',
      names: [pathname],
      isTab,
      homes: [],
    },
    source: {
      file: toSourcePath(`<api>/kit${pathname}`),
      hash: pathname,
      language: 'en',
      frontMatter: { title: `${pathname} API`, description: 'D.' },
      keyRanges: {},
      directives: [],
    },
  }));

const API: PlacedApi = {
  api: { references: [], addresses: [] },
  pages: placedAt(['/kit/api/alert', '/kit/api/button']),
  branches: [
    {
      path: toPathname('/kit/api'),
      title: 'API',
      entries: [
        { pathname: '/kit/api/alert/', title: 'Alert' },
        { pathname: '/kit/api/button/', title: 'Button' },
      ],
    },
  ],
};

const FILES = { 'content/index.md': page('Home'), 'content/guide.md': page('Guide') };

const drawn = (nodes: readonly NavNode[] = [], depth = 0): string[] =>
  nodes.flatMap(({ kind, title, href = '-', children }) => [
    `${'  '.repeat(depth)}${kind} ${title} ${href}`,
    ...drawn(children, depth + 1),
  ]);

const open = (navigation?: readonly NavEntry[], files: Record<string, string> = FILES, api = API) =>
  openSite(files, { api, config: navigation ? { navigation } : {} });

test('adds API pages below the navigation entry with the path of the reference', async () => {
  const { site, diagnostics } = await open([
    { pathname: '/kit/api', title: 'Component API' },
    { pathname: '/guide' },
  ]);
  expect(diagnostics).toEqual([]);
  expect(drawn(site.navigation.get(''))).toEqual([
    'group Component API /kit/api/alert/',
    '  page Alert /kit/api/alert/',
    '  page Button /kit/api/button/',
    'page Guide /guide/',
  ]);
  expect(site.pageByKey.get(pageKey('en', '/kit/api/button/'))?.position).toMatchObject({
    parents: [{ title: 'Component API' }],
    previous: { title: 'Alert' },
    next: { title: 'Guide' },
  });
});

test('adds a group of API pages to a tree without an entry for them, also to a derived tree', async () => {
  const group = [
    'group API /kit/api/alert/',
    '  page Alert /kit/api/alert/',
    '  page Button /kit/api/button/',
  ];
  const authored = await open([{ pathname: '/guide' }]);
  expect(drawn(authored.site.navigation.get(''))).toEqual(['page Guide /guide/', ...group]);
  const derived = await open();
  expect(drawn(derived.site.navigation.get('')).slice(-3)).toEqual(group);
  expect([...authored.diagnostics, ...derived.diagnostics]).toEqual([]);
});

test('does not add API pages that the tree already lists', async () => {
  const { site, diagnostics } = await open([
    { pathname: '/kit/api', children: [{ pathname: '/kit/api/button/', title: 'Press me' }] },
    { pathname: '/guide' },
  ]);
  expect(diagnostics).toEqual([]);
  expect(drawn(site.navigation.get('')).slice(1, 3)).toEqual([
    '  page Press me /kit/api/button/',
    '  page Alert /kit/api/alert/',
  ]);
});

test('prefers a Markdown page to an API page at the same address', async () => {
  const { site, diagnostics } = await open(undefined, {
    ...FILES,
    'content/kit/api/button.md': page('My button'),
  });
  expect(diagnostics).toEqual([]);
  const known = site.pages.filter(({ pathname }) => pathname === '/kit/api/button/');
  expect(known.map(({ kind, title }) => [kind, title])).toEqual([['markdown', 'My button']]);
});

test('places an API tab beside its page, or in the API group if there is no page', async () => {
  const paths = ['/a/components-api', '/later/components-api'];
  const api: PlacedApi = {
    ...API,
    pages: placedAt(paths, true),
    branches: [
      {
        path: toPathname('/kit/api'),
        title: 'API',
        entries: paths.map((path) => ({ pathname: `${path}/#one`, title: 'One' })),
      },
    ],
  };
  const files = { 'content/a.md': page('A'), 'content/b.md': page('B') };
  const navigation = [
    { pathname: '/x', title: 'X', children: [{ pathname: '/a' }, { pathname: '/b' }] },
    { pathname: '/later', planned: true },
    { pathname: '/kit/api', title: 'APIs' },
  ];
  const { site, diagnostics } = await open(navigation, files, api);
  expect(diagnostics).toEqual([]);
  const [beside, alone] = paths.map(
    (path) => site.pageByKey.get(pageKey('en', `${path}/`))?.position,
  );
  expect(beside).toMatchObject({ parents: [{ title: 'X' }], next: { title: 'B' } });
  expect(alone).toMatchObject({ parents: [{ title: 'APIs' }], previous: { title: 'B' } });
  expect(alone?.next).toBeUndefined();
});

test('does not report the navigation entry of a reference whose package is missing', async () => {
  const config = {
    api: [{ package: 'kit', path: '/kit/api' }],
    navigation: [{ pathname: '/kit/api' }, { pathname: '/guide' }, { pathname: '/gone' }],
  };
  const { diagnostics } = await openSite(FILES, { config });
  expect(diagnostics.map(({ message }) => message)).toEqual([
    'No page at /gone for this navigation entry',
  ]);
});
