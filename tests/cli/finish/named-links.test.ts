import { expect, test } from 'vitest';
import { malformedAddress, withoutDoubledSlashes } from '../../../cli/finish/address.ts';
import { testSite } from '../../harness/test-site.ts';

const page = (title: string, more = '') =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n${more}---\n\nText.\n`;

test('checks addresses in the configuration, navigation and front matter like links', async () => {
  const site = testSite({
    'docs.config.ts': `export default {
  site: {
    url: 'https://docs.example.org',
    footer: [
      { text: 'A', href: '/nope/' },
      { text: 'B', href: '/guide#nope' },
      { text: 'C', href: '/guide' },
      { text: 'D', href: 'mailto:nobody' },
      { text: 'E', href: '/guide/' },
      { text: 'F', href: '/old/' },
    ],
    announcement: { text: 'New', href: 'http://localhost:3000/' },
    notifications: [{ id: 1, text: 'News', href: '/gone/' }],
  },
  theme: './theme.tsx',
  versions: [{ text: 'v1', href: 'https://https://v1.example.org/', notes: '/notes/' }],
  redirects: [
    { from: '/old/', to: '/guide' },
    { from: '/older/', to: 'https://a..example.org/' },
  ],
  navigation: [
    { pathname: '/', title: 'Home' },
    { pathname: '/guide/' },
    { pathname: '/guide/#nope', title: 'Nope' },
    { pathname: 'https://localhost/a', title: 'Own' },
  ],
};
`,
    'content/index.md': page('Home', 'waiAria: https:/w3.org/\nimage: plan.png\n'),
    'content/guide.md': page('Guide', 'materialDesign: /nope/\n'),
  });
  expect(await site.findings()).toEqual([
    'content/guide.md:4:1 link/no-such-page',
    'content/index.md:4:1 link/malformed',
    'content/index.md:5:1 asset/not-found',
    'docs.config.ts:5:26 link/no-such-page',
    'docs.config.ts:6:26 link/no-such-anchor',
    'docs.config.ts:7:26 link/slash',
    'docs.config.ts:8:26 link/malformed',
    'docs.config.ts:10:26 link/moved',
    'docs.config.ts:12:40 link/localhost',
    'docs.config.ts:13:50 link/no-such-page',
    'docs.config.ts:16:34 link/malformed',
    'docs.config.ts:16:76 link/no-such-page',
    'docs.config.ts:18:26 link/slash',
    'docs.config.ts:19:28 link/malformed',
    'docs.config.ts:24:17 link/no-such-anchor',
    'docs.config.ts:25:17 link/localhost',
  ]);
});

test('reports missing logos and icons in the configuration', async () => {
  const site = testSite({
    'docs.config.ts': `export default {
  site: { url: 'https://docs.example.org', brand: { logo: '/logo.svg', favicon: '/icon.svg' } },
  products: [{ id: 'kit', name: 'Kit', path: '/kit/', logo: '/kit.svg' }],
};
`,
    'content/index.md': page('Home'),
    'content/kit/a.md': page('A'),
    'content/public/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });
  expect(await site.findings()).toEqual([
    'docs.config.ts:2:59 link/no-such-file',
    'docs.config.ts:3:61 link/no-such-file',
  ]);
});

test('reports addresses that a translation takes from its original once', async () => {
  const keys = 'waiAria: https:/w3.org/\nmaterialDesign: /nope/\nimage: plan.png\n';
  const site = testSite({
    'docs.config.ts': `export default { site: { url: 'https://docs.example.org', languages: ['en', 'pt'] } };\n`,
    'content/index.md': page('Home', keys),
    'content/index.pt.md': page('Início', ''),
    'content/vector.md': page('Vector', 'image: https://example.org/a.svg\n'),
    'content/vector.pt.md': page('Vetor', ''),
  });
  expect(await site.findings()).toEqual([
    'content/index.md:4:1 link/malformed',
    'content/index.md:5:1 link/no-such-page',
    'content/index.md:6:1 asset/not-found',
    'content/vector.md:4:1 front-matter/no-effect',
  ]);
});

test.each([
  'https://example.org/a//b?c=//d',
  'https://web.archive.org/web/https://example.org/',
  'HTTP://EXAMPLE.ORG',
  'http://user@example.org:80/',
  'https://münchen.example/',
  'https://[::2]/',
  '//example.org/a',
  'mailto:a@example.org',
  'mailto:?subject=a',
  'tel:+1-2',
  '/http/www.a.b/',
  'www/a.md',
  'https.md',
  'http-status/',
  'https/',
])('accepts the spelling of %s', (href) => {
  expect(malformedAddress(href)).toBeUndefined();
});

test.each([
  ['https:/a.org', 'https://a.org'],
  ['https//a.org', 'https://a.org'],
  ['https:a.org', 'https://a.org'],
  ['www.a.org', 'https://www.a.org'],
  ['https://http://a.org', 'http://a.org'],
  ['https://a b.org/', undefined],
  ['https://', undefined],
  ['https://a..org/', undefined],
  ['mailto:a', undefined],
  ['tel:', undefined],
])('reports the malformed address %s', (href, meant) => {
  expect(malformedAddress(href)?.reason).toMatch(/^it/);
  expect(malformedAddress(href)?.meant).toBe(meant);
});

test('merges repeated slashes, but not in addresses of other sites, queries and hashes', () => {
  const hrefs = [
    '/a//b///#c//d',
    '//a/b',
    'a//b.md',
    '/a/?b=//',
    '//a.org//b',
    'https://a//b',
    '/a',
  ];
  expect(hrefs.map(withoutDoubledSlashes)).toEqual([
    '/a/b/#c//d',
    '/a/b',
    'a/b.md',
    ...Array.from({ length: 4 }, () => undefined),
  ]);
});
