import { expect, test } from 'vitest';
import { lineRange } from '../../../cli/model/diagnostic.ts';
import { page } from '../../harness/open-site.ts';
import { finished } from './finished-site.ts';

const files = {
  'content/index.md': page('Home'),
  'content/404.md': page('Not found'),
  'content/guide/usage.md': page('Usage'),
};

test('lists every page but the 404 page in the sitemap', async () => {
  const { outputs } = await finished(files);
  expect(outputs['sitemap.xml']).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
<url><loc>https://docs.example.org/</loc></url>
<url><loc>https://docs.example.org/guide/usage/</loc></url>
</urlset>
`);
});

test('lists translations in the sitemap, and escapes addresses', async () => {
  const { outputs } = await finished(
    { 'content/a&b.md': page('A'), 'content/a&b.zh.md': page('甲'), 'content/ü.md': page('U') },
    {},
    { config: { site: { languages: ['en', 'zh'] } }, options: { base: '/docs/' } },
  );
  const a = 'https://docs.example.org/docs/a&amp;b/';
  const zh = 'https://docs.example.org/docs/zh/a&amp;b/';
  const links = [
    ['en', a],
    ['zh', zh],
    ['x-default', a],
  ]
    .map(([code, href]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${href}"/>`)
    .join('');
  expect(outputs['sitemap.xml']?.split('\n').slice(2, 5)).toEqual([
    '<url><loc>https://docs.example.org/docs/%C3%BC/</loc></url>',
    `<url><loc>${a}</loc>${links}</url>`,
    `<url><loc>${zh}</loc>${links}</url>`,
  ]);
});

test('writes the day of the last change to the sitemap if it is known', async () => {
  const { outputs } = await finished(files, {}, { history: [['content/index.md', '2026-11-20']] });
  expect(outputs['sitemap.xml']?.split('\n').slice(2, 4)).toEqual([
    '<url><loc>https://docs.example.org/</loc><lastmod>2026-11-20</lastmod></url>',
    '<url><loc>https://docs.example.org/guide/usage/</loc></url>',
  ]);
});

test('robots.txt allows everything and names the sitemap', async () => {
  const { outputs } = await finished(files, {}, { options: { base: '/docs/' } });
  expect(outputs['robots.txt']).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://docs.example.org/docs/sitemap.xml\n',
  );
});

test('does not generate a file that the site has under public/', async () => {
  const { outputs } = await finished({ ...files, 'content/public/robots.txt': 'x' });
  expect(Object.keys(outputs)).toEqual([
    'sitemap.xml',
    'pages.json',
    'addresses.json',
    'versions.json',
    'llms.txt',
  ]);
});

test('llms.txt lists products and pages with their Markdown', async () => {
  const { outputs } = await finished(
    { ...files, 'content/core/a.md': page('A [b]') },
    {},
    {
      config: {
        products: [
          { id: 'core', name: 'Core', path: '/core', package: 'x', description: 'Parts.' },
        ],
      },
      packages: { x: '1.2.3' },
    },
  );
  expect(outputs['llms.txt']).toBe(`# Test

## Core 1.2.3

Parts.

- [A \\[b\\]](https://docs.example.org/core/a.md): About A [b].

## Other pages

- [Usage](https://docs.example.org/guide/usage.md): About Usage.
- [Home](https://docs.example.org/index.md): About Home.
`);
});

test('does not write llms.txt if the feature is disabled', async () => {
  const { outputs } = await finished(files, {}, { options: { llms: false } });
  expect(Object.keys(outputs)).toEqual([
    'sitemap.xml',
    'robots.txt',
    'pages.json',
    'addresses.json',
    'versions.json',
  ]);
});

const redirected = (redirects: { from: string; to: string }[], base = '/') =>
  finished(
    files,
    { 'content/guide/usage.md': { ids: ['start'] } },
    {
      config: { redirects, pathAliases: [{ from: '/api', to: '/api-docs' }] },
      options: {
        base,
        locate: (path) => [{ file: 'docs.config.ts', range: lineRange(7, path.length, 1) }],
      },
    },
  );

test('redirects an address with and without a slash, lists aliases last, and escapes white space', async () => {
  const { redirects, findings } = await redirected(
    [
      { from: '/old/', to: '/guide/usage/#start' },
      { from: '/away', to: 'https://example.org/a b\n/c' },
      { from: '/guide/usage/#was', to: '/guide/usage/#start' },
    ],
    '/docs/',
  );
  expect(findings).toEqual([]);
  expect(redirects).toEqual([
    '/docs/old/ /docs/guide/usage/#start',
    '/docs/old /docs/guide/usage/#start',
    '/docs/away/ https://example.org/a%20b%0A/c',
    '/docs/away https://example.org/a%20b%0A/c',
    '/docs/api/* /docs/api-docs/:splat',
  ]);
});

test('redirects to the page in the same language, or to the original if it is never translated', async () => {
  const { findings, redirects } = await finished(
    {
      'content/index.md': page('Home'),
      'content/guide.md': page('Guide'),
      'content/guide.zh.md': page('指南'),
      'content/blog/new.md': page('New'),
    },
    { 'content/guide.md': { ids: ['start'] } },
    {
      config: {
        site: { languages: ['en', 'zh'] },
        untranslated: ['/blog/'],
        pathAliases: [{ from: '/manual', to: '/guide' }],
        redirects: [
          { from: '/old/', to: '/guide/#start' },
          { from: '/post', to: '/blog/new/' },
          { from: '/away/', to: 'https://example.org/' },
        ],
      },
      options: { base: '/docs/' },
    },
  );
  expect(findings).toEqual([]);
  expect(redirects.filter((line) => line.includes('/zh/'))).toEqual([
    '/docs/zh/old/ /docs/zh/guide/#start',
    '/docs/zh/old /docs/zh/guide/#start',
    '/docs/zh/post/ /docs/blog/new/',
    '/docs/zh/post /docs/blog/new/',
    '/docs/zh/away/ https://example.org/',
    '/docs/zh/away https://example.org/',
    '/docs/zh/manual/* /docs/zh/guide/:splat',
  ]);
});

test.each([
  [
    'two that redirect to each other',
    [
      { from: '/a/', to: '/b/' },
      { from: '/b', to: '/a' },
    ],
    'docs.config.ts:7:3 error redirect/loop Redirects form a loop: /a/ → /b/ → /a/',
  ],
  [
    'one that redirects to itself',
    [{ from: '/a/', to: '/a' }],
    'docs.config.ts:7:3 error redirect/loop Redirects form a loop: /a/ → /a/',
  ],
  [
    'two from one address',
    [
      { from: '/a/', to: '/' },
      { from: '/a', to: '/guide/usage/' },
    ],
    'docs.config.ts:7:2 error redirect/duplicate More than one redirect from /a',
  ],
  [
    'one from a page',
    [{ from: '/guide/usage', to: '/' }],
    'docs.config.ts:7:12 error redirect/shadows-page The redirect from /guide/usage hides content/guide/usage.md, which has this address',
  ],
  [
    'one to a missing page',
    [{ from: '/a/', to: '/guide/usge/' }],
    'docs.config.ts:7:9 error redirect/no-target The redirect from /a/ leads to /guide/usge/, which does not exist',
  ],
  [
    'one to a missing anchor',
    [{ from: '/a/', to: '/guide/usage/#strat' }],
    'docs.config.ts:7:9 error redirect/no-target The redirect from /a/ leads to /guide/usage/#strat, which does not exist',
  ],
  [
    'one to an anchor of its own address',
    [{ from: '/a/', to: '/a/#b' }],
    'docs.config.ts:7:3 error redirect/loop Redirects form a loop: /a/ → /a/#b',
  ],
  [
    'one that comes back through an anchor',
    [
      { from: '/a/', to: '/b/#c' },
      { from: '/b/', to: '/a/' },
    ],
    'docs.config.ts:7:3 error redirect/loop Redirects form a loop: /a/ → /b/#c → /a/',
  ],
  [
    'one from an address with a query',
    [{ from: '/a/?b=c', to: '/' }],
    'docs.config.ts:7:7 warning redirect/never-used The redirect from /a/?b=c is never used: redirects ignore the query',
  ],
  [
    'one from a pattern',
    [{ from: '/a/*', to: '/' }],
    'docs.config.ts:7:4 warning redirect/never-used The redirect from /a/* is never used: * is not a wildcard',
  ],
])('reports an invalid redirect at its location: %s', async (_, redirects, finding) => {
  expect((await redirected(redirects)).findings).toEqual([finding]);
});

test('reports the second of two redirects from one address', async () => {
  const redirects = [
    { from: '/a/', to: '/' },
    { from: '/a/', to: '/guide/usage/' },
  ];
  const places = [3, 4].map((line) => ({ file: 'docs.config.ts', range: lineRange(line, 9, 5) }));
  const { findings } = await finished(
    files,
    {},
    { config: { redirects }, options: { locate: () => places } },
  );
  expect(findings).toEqual([
    'docs.config.ts:4:9 error redirect/duplicate More than one redirect from /a/',
  ]);
});

test('reports a chain of redirects with all addresses and the final target', async () => {
  const redirects = [
    { from: '/a/', to: '/b/' },
    { from: '/b', to: '/c/' },
    { from: '/c/', to: '/guide/usage/' },
  ];
  expect((await redirected(redirects)).findings).toEqual([
    'docs.config.ts:7:9 warning redirect/chain One redirect leads to another: /a/ → /b/ → /c/ → /guide/usage/',
    'docs.config.ts:7:8 warning redirect/chain One redirect leads to another: /b → /c/ → /guide/usage/',
  ]);
});

test('reports redirects from translations and public files, but not from anchors of a page', async () => {
  const redirects = [
    { from: '/zh/guide/usage', to: '/' },
    { from: '/logo.svg', to: '/' },
    { from: '/#d', to: '/guide/usage/' },
    { from: '/e/#f', to: '#g' },
  ];
  const { findings } = await finished(
    { ...files, 'content/public/logo.svg': '' },
    {},
    { config: { site: { languages: ['en', 'zh'] }, redirects } },
  );
  const served = 'error redirect/shadows-page The redirect from';
  expect(findings).toEqual([
    `${served} /zh/guide/usage hides content/guide/usage.md, which has this address`,
    `${served} /logo.svg hides content/public/logo.svg, which has this address`,
    'error redirect/no-target The redirect from /e/#f leads to #g, which does not exist',
  ]);
});

test('pages.json of each language lists its pages without the 404 page', async () => {
  const { outputs } = await finished(
    {
      'content/b.md': page('B & <co>'),
      'content/a.md': page('A'),
      'content/a.zh.md': page('甲'),
      'content/404.md': page('Gone'),
    },
    {},
    { config: { site: { languages: ['en', 'zh'] } }, options: { base: '/docs/' } },
  );
  expect(JSON.parse(outputs['pages.json'] ?? '')).toEqual([
    ['/a/', 'A'],
    ['/b/', 'B & <co>'],
  ]);
  expect(JSON.parse(outputs['zh/pages.json'] ?? '')).toEqual([
    ['/a/', '甲'],
    ['/b/', 'B & <co>'],
  ]);
});
