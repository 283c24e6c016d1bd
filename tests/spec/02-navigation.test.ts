import { withoutTabs, toPathname } from '../../cli/model/paths.ts';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { wordsFrom } from '../../cli/api/content/sections.ts';
import { placeApi } from '../../cli/api/place-api.ts';
import { loadSources } from '../../cli/load/sources.ts';
import { configSchema, fillConfig } from '../../cli/config/schema.ts';
import type { NavEntry, NavNode } from '../../cli/model/nav.ts';
import { resolveSite } from '../../cli/resolve/site.ts';
import config from '../../docs.config.ts';
import { trees } from '../../navigation/index.ts';
import { component, hook, reference } from '../cli/api/references.ts';
import { docsBuild, directoryWith, SMALL_SITE } from '../cli/commands/command-line.ts';
import { memoryHost } from '../harness/memory-host.ts';
import { formatFinding, openSite, page } from '../harness/open-site.ts';

/** This repository's own content, by names and Markdown only. */
const files = Object.fromEntries(
  readdirSync('content', { recursive: true, encoding: 'utf8' })
    .map((path) => join('content', path))
    .filter((path) => statSync(path).isFile())
    .map((path) => [path, /\.(?:md|tsx?|json|css)$/.test(path) ? readFileSync(path) : '']),
);
const versionOf = (name: string) => {
  const manifest = readFileSync(`node_modules/${name}/package.json`, 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
};
const filled = fillConfig(configSchema.parse(config));
const packageNames = [
  ...filled.products.flatMap(({ package: name }) => name ?? []),
  ...(filled.errorCodes?.packages ?? []),
];
const packages = Object.fromEntries(packageNames.map((name) => [name, versionOf(name)]));
const sources = await loadSources(filled, memoryHost(files, { packages }));

/** The parts of the API references that the navigation and the tabs of a page show. */
const { value: api } = placeApi({
  sources: filled.api.filter(({ package: name }) => /^@mui\/(?:base|joy)$/.test(name)),
  references: [
    reference('@mui/base', [component('Switch'), hook('useSwitch')]),
    reference(
      '@mui/joy',
      ['Autocomplete', 'Card', 'Checkbox', 'Sheet'].map((name) => component(name)),
    ),
  ],
  pages: sources.value.pages
    .filter(({ file }) => file === 'content/base-ui/react-switch/index.md')
    .map((source) => ({
      pathname: toPathname('/base-ui/react-switch/'),
      title: 'Switch',
      product: 'base-ui',
      source,
    })),
  words: wordsFrom({}),
  language: 'en',
  productOf: () => 'base-ui',
  titleOf: (path) => path,
  locate: () => [],
});
const { value: site, diagnostics } = resolveSite(filled, sources.value, { api });

const flat = (nodes: readonly NavNode[]): NavNode[] =>
  nodes.flatMap((node) => [node, ...flat(node.children)]);

test('finds no problems in the navigation, pages and demos of this site', () => {
  expect([...sources.diagnostics, ...diagnostics].map(formatFinding)).toEqual([]);
});

test.each(['material-ui', 'joy-ui', 'base-ui', 'system'])(
  'spec §2: gives %s a tree of its own',
  (id) => {
    const tree = site.navigation.get(id) ?? [];
    expect(tree[0]).toMatchObject({ kind: 'group', title: 'Getting started' });
    expect(flat(tree).filter(({ title }) => title === '')).toEqual([]);
  },
);

test('spec §2: groups the components of Material UI by category', () => {
  const components = site.navigation
    .get('material-ui')
    ?.find(({ title }) => title === 'Components');
  const headings = components?.children.filter(({ kind }) => kind === 'subheader');
  expect(headings?.map(({ title }) => title).slice(0, 5)).toEqual([
    'Inputs',
    'Data display',
    'Feedback',
    'Surfaces',
    'Navigation',
  ]);
});

test('spec §2: links the default sidebar to the libraries, versions, templates and the blog', () => {
  expect(site.navigation.get('')?.map(({ title, href }) => [title, href])).toEqual([
    ['Material UI', '/material-ui/getting-started/'],
    ['Joy UI', '/joy-ui/getting-started/'],
    ['Base UI', '/base-ui/getting-started/'],
    ['MUI System', '/system/getting-started/'],
    ['Versions', '/versions/'],
    ['Templates', 'https://mui.com/store/'],
    ['Blog', '/blog/'],
  ]);
});

test('spec §9: shows the version of each library', () => {
  const libraries = site.products.filter(({ category }) => category === 'core');
  expect(libraries.map(({ name, versions }) => [name, versions[0]])).toEqual([
    ['Material UI', { text: 'v7.0.0-beta.4', current: true }],
    ['Joy UI', { text: 'v5.0.0-beta.49', current: true }],
    ['Base UI', { text: 'v7.0.0-beta.4', current: true }],
    ['MUI System', { text: 'v7.0.0-beta.4', current: true }],
  ]);
});

test('spec §9: links other versions of Material UI to other sites', () => {
  const others = site.products[0]?.versions.slice(1);
  expect(others?.map(({ text }) => text)).toEqual([
    'v9',
    'v7',
    'v6',
    'v5',
    'v4',
    'View all versions',
  ]);
  expect(others?.slice(0, -1).every(({ href }) => href?.startsWith('https://'))).toBe(true);
  expect(others?.at(-1)?.href).toBe('/versions/');
});

test('spec §2: derives the product of every page from its path', () => {
  for (const { pathname, product } of site.pages) {
    const [first = ''] = pathname.split('/').filter(Boolean);
    const isLibrary = filled.products.some(({ id }) => id === first);
    const isOfDocs = ['versions', 'production-error'].includes(first);
    const expected = isLibrary ? first : isOfDocs ? 'docs' : null;
    expect([pathname, product]).toEqual([pathname, expected]);
  }
});

test('links every page of a library to the previous or next one', () => {
  const places = site.pages
    .filter(({ category }) => category === 'core')
    .map(({ position }) => position);
  expect(places.filter(({ previous, next }) => !previous && !next)).toEqual([]);
});

test('spec §2: gives the tabs of a component the parents of its page', () => {
  const placeOf = (pathname: string) =>
    site.pages.find((one) => one.pathname === pathname)?.position.parents.map(({ title }) => title);
  const place = placeOf('/base-ui/react-switch/');
  expect(place).toEqual(['Components', 'Inputs']);
  expect(placeOf('/base-ui/react-switch/components-api/')).toEqual(place);
  expect(placeOf('/base-ui/react-switch/hooks-api/')).toEqual(place);
});

test('spec §3: gives pages about the docs a product whose version links to all versions', () => {
  const identities = site.products.filter(({ unlisted }) => unlisted);
  expect(identities.map(({ id, name, versions }) => [id, name, versions])).toEqual([
    ['docs', 'Documentation', [{ text: 'v0.0.0', href: '/versions/' }]],
    ['docs-infra', 'Docs-infra', [{ text: 'v0.0.0', href: '/versions/' }]],
  ]);
});

test('links products that are documented on another site to that site', () => {
  const elsewhere = site.products.filter(({ category }) => category === 'x');
  expect(elsewhere.map(({ id }) => id)).toEqual([
    'x-data-grid',
    'x-date-pickers',
    'x-charts',
    'x-tree-view',
  ]);
  expect(elsewhere.filter(({ href }) => !href.startsWith('https://mui.com/'))).toEqual([]);
});

test('spec §1, §2: serves only English, and recognizes prefixes of other languages', () => {
  expect(site.routing.languages).toEqual(['en']);
  expect(site.routing.recognizedLanguages).toEqual(['en', 'zh', 'pt']);
  expect(new Set(site.pages.map(({ language }) => language))).toEqual(new Set(['en']));
});

test('spec §2: serves a blog page in the default language only', async () => {
  const blog = {
    'content/blog/a.md': page('A'),
    'content/blog/a.zh.md': page('甲'),
    'content/guide.md': page('Guide'),
  };
  const { untranslated = [] } = config;
  const opened = await openSite(blog, {
    config: { untranslated, site: { languages: ['en', 'zh'] } },
  });
  expect(opened.site.pages.map(({ language, pathname }) => language + pathname).sort()).toEqual([
    'en/blog/a/',
    'en/guide/',
    'zh/guide/',
  ]);
});

test.each([
  ['material-ui', ['Overview', 'Installation', 'Usage', 'Support']],
  ['joy-ui', ['Overview', 'Installation', 'Usage']],
  ['base-ui', ['Overview', 'Quickstart', 'Accessibility']],
  ['system', ['Overview']],
])('spec §2: starts the introduction to %s with the overview, and includes %j', (id, titles) => {
  const [start] = site.navigation.get(id) ?? [];
  const all = start?.children.map(({ title }) => title) ?? [];
  expect(all[0]).toBe('Overview');
  expect(all.filter((title) => titles.includes(title))).toEqual(titles);
});

test.each(['[docsTab]', 'components-api', 'hooks-api'])(
  'spec §2: shows %s as a tab of the page before it',
  (tab) => {
    expect(withoutTabs(`/base-ui/react-switch/${tab}/#use-switch`)).toBe('/base-ui/react-switch/');
    expect(withoutTabs(`/base-ui/${tab}-more/`)).toBe(`/base-ui/${tab}-more/`);
  },
);

/** Returns the findings of this site with additional entries in its Base UI tree. */
const withEntries = (...more: readonly NavEntry[]) => {
  const navigation = { ...trees, 'base-ui': [...(trees['base-ui'] ?? []), ...more] };
  return resolveSite({ ...filled, navigation }, sources.value, { api }).diagnostics.map(
    formatFinding,
  );
};

test('spec §2, §5, §8: rejects a repeated pathname with the message of the specification', () => {
  expect(withEntries({ pathname: '/base-ui/react-switch' })).toEqual([
    'error nav/duplicated-pathname Duplicated pathname /base-ui/react-switch in pages',
  ]);
});

test('spec §2, §5: allows repeated pages that are API tabs', () => {
  const tabs = ['components-api', 'hooks-api'].map((tab) => ({
    pathname: `/base-ui/react-switch/${tab}`,
  }));
  expect(withEntries(...tabs, ...tabs)).toEqual([]);
});

test('spec §8: fails the build if a pathname is repeated', async () => {
  const root = directoryWith({
    ...SMALL_SITE,
    'docs.config.ts': `export default {
      site: { url: 'https://docs.example.org' },
      navigation: [{ pathname: '/' }, { pathname: '/' }],
    };\n`,
  });
  const { code, out, err } = await docsBuild(root, ['build']);
  expect(code).not.toBe(0);
  expect(out + err).toContain('Duplicated pathname / in pages');
});
