import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadSources } from '../../cli/load/sources.ts';
import { configSchema, fillConfig } from '../../cli/config/schema.ts';
import type { NavNode } from '../../cli/model/nav.ts';
import { resolveSite } from '../../cli/resolve/site.ts';
import config from '../../docs.config.ts';
import { memoryHost } from '../memory-host.ts';
import { inWords } from '../open-site.ts';

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
const packages = Object.fromEntries(
  filled.products.flatMap(({ package: name }) => (name ? [[name, versionOf(name)]] : [])),
);
const sources = await loadSources(filled, memoryHost(files, { packages }));
const { value: site, diagnostics } = resolveSite(filled, sources.value);

const flat = (nodes: readonly NavNode[]): NavNode[] =>
  nodes.flatMap((node) => [node, ...flat(node.children)]);

test('nothing is wrong with the navigation, the pages and the demos of this site', () => {
  expect([...sources.diagnostics, ...diagnostics].map(inWords)).toEqual([]);
});

test.each(['material-ui', 'joy-ui', 'base-ui', 'system'])(
  'spec §2: %s has a tree of its own',
  (id) => {
    const tree = site.navigation.get(id) ?? [];
    expect(tree[0]).toMatchObject({ kind: 'group', title: 'Getting started' });
    expect(flat(tree).filter(({ title }) => title === '')).toEqual([]);
  },
);

test('spec §2: the components of Material UI are split by category', () => {
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

test('spec §2: the default sidebar leads to versions, templates and the blog', () => {
  expect(site.navigation.get('')?.map(({ title, href }) => [title, href])).toEqual([
    ['Versions', 'https://mui.com/versions/'],
    ['Templates', 'https://mui.com/store/'],
    ['Blog', 'https://mui.com/blog/'],
  ]);
});

test('spec §9: the versions shown', () => {
  expect(site.products.map(({ name, versions }) => [name, versions[0]])).toEqual([
    ['Material UI', { text: 'v7.0.0-beta.4', current: true }],
    ['Joy UI', { text: 'v5.0.0-beta.49', current: true }],
    ['Base UI', { text: 'v7.0.0-beta.4', current: true }],
    ['MUI System', { text: 'v7.0.0-beta.4', current: true }],
  ]);
});

test('spec §9: older versions of Material UI lead to other sites', () => {
  const older = site.products[0]?.versions.slice(1);
  expect(older?.map(({ text }) => text)).toEqual(['v6', 'v5', 'v4', 'View all versions']);
  expect(older?.every(({ href }) => href?.startsWith('https://'))).toBe(true);
});

test('spec §2: paths decide about the product of every page', () => {
  for (const { pathname, product } of site.pages) {
    const [first = ''] = pathname.split('/').filter(Boolean);
    const isProduct = filled.products.some(({ id }) => id === first);
    expect([pathname, product]).toEqual([pathname, isProduct ? first : null]);
  }
});

test('every page of a product knows what comes before or after it', () => {
  const places = site.pages.filter(({ product }) => product !== null).map(({ place }) => place);
  expect(places.filter(({ previous, next }) => !previous && !next)).toEqual([]);
});
