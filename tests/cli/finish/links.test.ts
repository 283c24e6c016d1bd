import { expect, test } from 'vitest';
import { checkAddress, createLinkContext } from '../../../cli/finish/address.ts';
import { checkHome } from '../../../cli/finish/links.ts';
import { openSite, page } from '../../harness/open-site.ts';
import { testSite } from '../../harness/test-site.ts';
import { cpuMsOf } from '../../harness/cpu-time.ts';
import { finished } from './finished-site.ts';

const files = {
  'content/index.md': page('Home'),
  'content/guide/index.md': page('Guide'),
  'content/guide/usage.md': page('Usage'),
  'content/guide/sizes.png': '',
  'content/guide/BasicButton.tsx': '',
  'content/api-docs/button.md': page('API'),
  'content/news/README.md': page('News'),
  'content/public/logo.svg': '',
  'content/guide/u\u0308bersicht.png': '',
  'content/\u00fcber.md': page('About'),
};
const config = {
  pathAliases: [{ from: '/api', to: '/api-docs' }],
  redirects: [
    { from: '/old/', to: '/guide/' },
    { from: '/older', to: '/guide/#start' },
  ],
  site: { recognizedLanguages: ['en', 'zh'] },
};
const ids = ['start', 'äöü', encodeURIComponent('步骤')];

/** Findings for links in `content/guide/usage.md`; the guide has the ids `start` and `äöü`. */
const links = async (...hrefs: readonly string[]) =>
  finished(
    files,
    {
      'content/guide/usage.md': { links: hrefs, ids: ['own'] },
      'content/guide/index.md': { ids },
    },
    { config },
  );

test.each([
  '/guide/',
  '/guide/usage/',
  '/',
  '/guide/#start',
  '/guide/?a=b#start',
  '/guide/#%C3%A4%C3%B6%C3%BC',
  '/guide/#äöü',
  '/guide/#步骤',
  '/guide/#%E6%AD%A5%E9%AA%A4',
  '/guide/#',
  '#own',
  '#top',
  '#usage',
  '/zh/guide/usage/#usage',
  '#',
  'usage.md',
  './usage.md#own',
  'index.md#start',
  '/index.html',
  '/guide/index.html',
  '/guide/index.html#start',
  '/zh/guide/index.html',
  'index.html#start',
  '../index.html',
  '../guide/index.html',
  '../index.md',
  '../guide/',
  'usage',
  'sizes.png',
  './BasicButton.tsx',
  '/logo.svg',
  '/logo.svg?v=2',
  '../public/logo.svg',
  'u\u0308bersicht.png',
  '\u00fcbersicht.png',
  '%C3%BCbersicht.png',
  '/u\u0308ber/',
  '/api/button/',
  '/api-docs/button/',
  '/zh/guide/',
  '/en/guide/#start',
  'https://example.org/a',
  'https://localhost.example.org/',
  'mailto:a@example.org',
  '//example.org/a',
])('accepts the link %s', async (href) => {
  expect((await links(href)).findings).toEqual([]);
});

const at = 'content/guide/usage.md:10:5';

test.each(['/llms.txt', '/llms-full.txt', '/sitemap.xml', '/robots.txt'])(
  'accepts the link %s to a file that the build writes',
  async (href) => {
    expect((await links(href)).findings).toEqual([]);
  },
);

test('reports a link to a file for agents that the site does not have', async () => {
  const site = testSite({
    'docs.config.ts': `export default {
      site: { url: 'https://docs.example.org', name: 'Test' },
      theme: './theme.tsx',
      features: { llms: false },
    };\n`,
    'content/index.md':
      '---\ntitle: A\ndescription: D.\n---\n\n[a](/llms.txt) [b](/llms-full.txt) [c](/sitemap.xml)\n',
  });
  expect(await site.findings()).toEqual([
    'content/index.md:6:5 link/no-such-file',
    'content/index.md:6:20 link/no-such-file',
  ]);
});

test.each([
  ['/guide/usge/', 'No page at /guide/usge/', 'Did you mean /guide/usage/?', '/guide/usage/'],
  ['/giude/usage/#a', 'No page at /giude/usage/', 'Did you mean /guide/usage/?', '/guide/usage/#a'],
  [
    '/giude/usage/#äöü',
    'No page at /giude/usage/',
    'Did you mean /guide/usage/?',
    '/guide/usage/#äöü',
  ],
  [
    '/giude/usage/#%C3%A4',
    'No page at /giude/usage/',
    'Did you mean /guide/usage/?',
    '/guide/usage/#%C3%A4',
  ],
  ['/guide/old/usage/', 'No page at /guide/old/usage/', 'Did you mean /guide/usage/?', undefined],
  [
    '/other/place/usage/',
    'No page at /other/place/usage/',
    'Link to an existing page, or write this one.',
    undefined,
  ],
  ['/nowhere/', 'No page at /nowhere/', 'Link to an existing page, or write this one.', undefined],
  [
    '/nowhere/index.html',
    'No page at /nowhere/',
    'Link to an existing page, or write this one.',
    undefined,
  ],
  [
    '/nowhere/away.html#a',
    'No page at /nowhere/away.html',
    'Link to an existing page, or write this one.',
    undefined,
  ],
  [
    '/a/{{version}}/b/',
    'Template tags in an address are not evaluated: /a/{{version}}/b/',
    'Write the whole address.',
    undefined,
  ],
  [
    '%7B%7Burl%7D%7D#a',
    'Template tags in an address are not evaluated: {{url}}#a',
    'Write the whole address.',
    undefined,
  ],
  [
    '%7B%25%20link%20a.md%20%25%7D',
    'Template tags in an address are not evaluated: {% link a.md %}',
    'Write the whole address.',
    undefined,
  ],
  [
    'https://%7B%7B%20host%20%7D%7D/a/',
    'Template tags in an address are not evaluated: https://{{ host }}/a/',
    'Write the whole address.',
    undefined,
  ],
  [
    '/zh/nowhere/',
    'No page at /nowhere/',
    'Link to an existing page, or write this one.',
    undefined,
  ],
  [
    'usage.html#start',
    'No page at content/guide/usage.html',
    'Did you mean usage.md#start?',
    'usage.md#start',
  ],
  [
    '/guide/usage.html',
    'No page at /guide/usage.html',
    'Did you mean /guide/usage/?',
    '/guide/usage/',
  ],
  [
    '/guide/usage.md#own',
    'No page at /guide/usage.md',
    'Did you mean /guide/usage/#own?',
    '/guide/usage/#own',
  ],
  ['/guide/index.md', 'No page at /guide/index.md', 'Did you mean /guide/?', '/guide/'],
  [
    '/zh/guide/usage.mdx',
    'No page at /zh/guide/usage.mdx',
    'Did you mean /zh/guide/usage/?',
    '/zh/guide/usage/',
  ],
  [
    'usage.mdx#own',
    'No page at content/guide/usage.mdx',
    'Did you mean usage.md#own?',
    'usage.md#own',
  ],
  ['/guide/usge.md', 'No page at /guide/usge.md', 'Did you mean /guide/usage/?', '/guide/usage/'],
  ['usge.mdx', 'No page at content/guide/usge.mdx', 'Did you mean usage.md?', 'usage.md'],
  [
    '../far/away.mdx',
    'No page at content/far/away.mdx',
    'Link to an existing page, or write this one.',
    undefined,
  ],
  ['usge.md', 'No page at content/guide/usge.md', 'Did you mean usage.md?', 'usage.md'],
  ['usge#own', 'No page at content/guide/usge', 'Did you mean usage.md?', 'usage.md#own'],
  ['../usage.md', 'No page at content/usage.md', 'Did you mean usage.md?', undefined],
  ['/news/', 'No page at /news/', 'Rename content/news/README.md to index.md.', undefined],
  ['../news/', 'No page at content/news', 'Rename content/news/README.md to index.md.', undefined],
  [
    'nothing',
    'No page at content/guide/nothing',
    'Link to an existing page, or write this one.',
    undefined,
  ],
])('reports the link %s to a missing page', async (href, message, hint, fix) => {
  const { findings, diagnostics } = await links(href);
  expect(findings).toEqual([`${at} error link/no-such-page ${message}`]);
  expect(diagnostics[0]?.hint).toBe(hint);
  expect(diagnostics[0]?.fix).toEqual(fix === undefined ? undefined : { replace: fix });
});

test.each([
  ['#owm', 'No anchor #owm in this page', undefined],
  ['/guide/#strat', 'No anchor #strat in /guide/', '/guide/#start'],
  ['index.md#strat', 'No anchor #strat in index.md', 'index.md#start'],
  ['/guide/#entirely-else', 'No anchor #entirely-else in /guide/', undefined],
])('reports the missing anchor %s', async (href, message, fix) => {
  const { findings, diagnostics } = await links(href);
  expect(findings).toEqual([`${at} error link/no-such-anchor ${message}`]);
  expect(diagnostics[0]?.fix).toEqual(fix === undefined ? undefined : { replace: fix });
});

test('reports the whole address of a page of the site, and fixes it', async () => {
  const own = 'https://docs.example.org/docs/';
  const hrefs = ['guide/#start', 'old/', 'nothing/', 'logo.svg', 'guide/usage', ''];
  const { findings, diagnostics } = await finished(
    files,
    {
      'content/guide/usage.md': {
        links: [...hrefs.map((path) => own + path), 'https://docs.example.org/guide/'],
      },
      'content/guide/index.md': { ids },
    },
    { config: { redirects: config.redirects.slice(0, 1) }, options: { base: '/docs/' } },
  );
  expect(findings).toEqual([
    'content/guide/usage.md:10:5 warning link/own-site This page is part of the site: /guide/#start',
    'content/guide/usage.md:14:5 warning link/own-site This page is part of the site: /guide/usage/',
    'content/guide/usage.md:15:5 warning link/own-site This page is part of the site: /',
  ]);
  expect(diagnostics[1]?.fix).toEqual({ replace: '/guide/usage/' });
});

test('accepts links to a demo and to its code in each language and style', async () => {
  const links = ['#Box', '#Box.tsx', '#css-Box.js', '#Box-2.js', '#Bax.tsx', '#start.js'];
  const site = testSite({
    'docs.config.ts': "export default { site: { url: 'https://docs.example.org' } };\n",
    'content/index.md': page(
      'Home',
      ['## Start', '{{"demo": "Box.tsx"}}', ...links.map((href) => `[A](${href})`)].join('\n\n'),
    ),
    'content/Box.tsx': 'export default function Box() {\n  return <b>1</b>;\n}\n',
  });
  expect(await site.findings()).toEqual([
    'content/index.md:18:5 link/no-such-anchor',
    'content/index.md:20:5 link/no-such-anchor',
  ]);
});

test('fixes a link to the id that GitHub would derive from a heading', async () => {
  const range = { start: { line: 5, column: 1 }, end: { line: 5, column: 16 } };
  const heading = { id: 'astro-slots', level: 2, text: 'Astro.slots', range } as const;
  const facts = {
    'content/a.md': { links: ['#astroslots'], ids: [heading.id], headings: [heading] },
  };
  const { diagnostics } = await finished({ 'content/a.md': page('A') }, facts);
  expect(diagnostics).toMatchObject([
    {
      code: 'link/no-such-anchor',
      hint: "GitHub would derive this anchor from a heading. Write #astro-slots, or set `markdown.headingIds` to 'github'.",
      fix: { replace: '#astro-slots' },
    },
  ]);
});

const times = (count: number, href: string) => Array.from({ length: count }, () => href);

test.each([
  { githubLinks: 10, wordLinks: 9, isReported: true },
  { githubLinks: 10, wordLinks: 10, isReported: false },
  { githubLinks: 9, wordLinks: 0, isReported: false },
])(
  'names the setting of ids once if most anchors have the form of GitHub: $githubLinks of many',
  async ({ githubLinks, wordLinks, isReported }) => {
    const range = { start: { line: 5, column: 1 }, end: { line: 5, column: 16 } };
    const headings = [
      { id: 'astro-slots', level: 2, text: 'Astro.slots', range },
      { id: 'usage', level: 2, text: 'Usage', range },
      { id: 'own', level: 2, text: 'Astro.own', range, explicit: true },
    ] as const;
    const links = [
      ...times(githubLinks, '#astroslots'),
      ...times(wordLinks, '/a/#astro-slots'),
      ...times(20, '#usage'),
      ...times(20, '#own'),
    ];
    const facts = { 'content/a.md': { links, ids: headings.map(({ id }) => id), headings } };
    const { diagnostics } = await finished({ 'content/a.md': page('A') }, facts);
    expect(diagnostics.filter(({ file }) => file === undefined)).toEqual(
      isReported
        ? [
            {
              code: 'link/no-such-anchor',
              severity: 'error',
              message: 'Most anchors in links have the form of GitHub',
              hint: "Set `markdown.headingIds` to 'github' in the configuration, or let check --fix rewrite the anchors.",
            },
          ]
        : [],
    );
  },
);

test('fixes a link to the id that GitHub would derive from a heading of a translation', async () => {
  const range = { start: { line: 5, column: 1 }, end: { line: 5, column: 16 } };
  const heading = { id: 'all-slots', level: 2, text: '所有插槽', range } as const;
  const { diagnostics } = await finished(
    { 'content/a.md': page('A'), 'content/a.zh.md': page('甲') },
    {
      'content/a.md': { ids: [heading.id], headings: [heading] },
      'content/a.zh.md': { links: ['#所有插槽'], ids: [heading.id], headings: [heading] },
    },
    { config: { site: { languages: ['en', 'zh'] } } },
  );
  expect(diagnostics).toMatchObject([
    {
      code: 'link/no-such-anchor',
      hint: 'Headings of a translation have the ids of the original. Write #all-slots',
      fix: { replace: '#all-slots' },
    },
  ]);
});

test('does not fix a link to a heading of a translation with other headings', async () => {
  const range = { start: { line: 5, column: 1 }, end: { line: 5, column: 16 } };
  const original = ['first', 'second'].map((id) => ({ id, level: 2, text: id, range }) as const);
  const heading = { id: 'first', level: 2, text: '第二', range } as const;
  const { diagnostics } = await finished(
    { 'content/a.md': page('A'), 'content/a.zh.md': page('甲') },
    {
      'content/a.md': { ids: ['first', 'second'], headings: original },
      'content/a.zh.md': { links: ['#第二'], ids: ['first'], headings: [heading] },
    },
    { config: { site: { languages: ['en', 'zh'] } } },
  );
  const found = diagnostics.find(({ code }) => code === 'link/no-such-anchor');
  expect(found?.hint).toContain('write {#第二} at this one');
  expect(found).not.toHaveProperty('fix');
});

test('fixes a link to the text of a heading with an explicit id', async () => {
  const range = { start: { line: 5, column: 1 }, end: { line: 5, column: 16 } };
  const heading = { id: 'slots', level: 2, text: 'All slots', range, explicit: true } as const;
  const facts = { 'content/a.md': { links: ['#all-slots'], ids: ['slots'], headings: [heading] } };
  const { diagnostics } = await finished({ 'content/a.md': page('A') }, facts);
  expect(diagnostics).toMatchObject([
    {
      code: 'link/no-such-anchor',
      hint: 'Did you mean #slots?',
      fix: { replace: '#slots' },
    },
  ]);
});

test('suggests a similar anchor, but does not fix the link', async () => {
  const facts = { 'content/a.md': { links: ['#default-values'], ids: ['default-colors'] } };
  const { diagnostics } = await finished({ 'content/a.md': page('A') }, facts);
  expect(diagnostics).toMatchObject([
    { code: 'link/no-such-anchor', hint: 'Did you mean #default-colors?' },
  ]);
  expect(diagnostics[0]?.fix).toBeUndefined();
});

test.each([
  ['#accessiblevalue-ios-android', '#accessiblevalue'],
  ['#colors', '#colors-of-buttons'],
  ['#accessiblevalues', '#accessiblevalue'],
])('suggests for %s the id with the same first words', async (href, meant) => {
  const ids = ['accessibleregion-android', 'accessiblevalue', 'colors-of-buttons', 'colorful'];
  const { diagnostics } = await finished(
    { 'content/a.md': page('A') },
    { 'content/a.md': { links: [href], ids } },
  );
  expect(diagnostics[0]?.hint).toBe(`Did you mean ${meant}?`);
});

test.each([
  ['/guide', '/guide/'],
  ['/guide#start', '/guide/#start'],
  ['/guide/usage?a=b', '/guide/usage/?a=b'],
  ['//guide/', '/guide/'],
  ['/guide//usage/', '/guide/usage/'],
  ['/zh/guide', '/zh/guide/'],
])('warns about the spelling of %s, and fixes it', async (href, tidy) => {
  const { findings, diagnostics } = await links(href);
  expect(findings).toEqual(
    tidy === undefined ? [] : [`${at} warning link/slash ${href} is served as ${tidy}`],
  );
  expect(diagnostics[0]?.fix).toEqual(tidy === undefined ? undefined : { replace: tidy });
});

test.each([
  { trailingSlash: true, others: '/guide', asSet: '/guide/usage/' },
  { trailingSlash: false, others: '/guide/', asSet: '/guide/usage' },
])(
  'names trailingSlash once if most links to pages differ from it: $trailingSlash',
  async ({ trailingSlash, others, asSet }) => {
    const found = async (...hrefs: readonly string[]) => {
      const facts = { 'content/guide/usage.md': { links: hrefs, ids: ['own'] } };
      const { diagnostics } = await finished(files, facts, {
        config: { trailingSlash },
      });
      return diagnostics.flatMap(({ code, file, hint }) =>
        file === undefined ? [code, hint] : [],
      );
    };
    const others11 = times(11, others);
    const elsewhere = times(20, trailingSlash ? '/' : 'https://a.example/b');
    expect(await found(...others11, ...times(10, asSet), ...elsewhere)).toEqual([
      'link/slash',
      trailingSlash
        ? 'Set `trailingSlash` to false in the configuration, or let check --fix add the slashes.'
        : 'Set `trailingSlash` to true in the configuration, or let check --fix remove the slashes.',
    ]);
    expect(await found(...others11, ...times(11, asSet))).toEqual([]);
    expect(await found(...others11.slice(2))).toEqual([]);
    expect(await found(...times(11, '//guide/'))).toEqual([]);
  },
);

test.each([
  ['/old/', '/guide/'],
  ['/old', '/guide/'],
  ['/old/#start', '/guide/#start'],
  ['/older/', '/guide/#start'],
])('reports the link %s to a redirected address', async (href, to) => {
  const { findings, diagnostics } = await links(href);
  expect(findings).toEqual([`${at} warning link/moved ${href} has moved to ${to}`]);
  expect(diagnostics[0]?.fix).toEqual({ replace: to });
});

test.each([
  ['/oldest/?x=1', '/guide/?x=1', true],
  ['/there/', '/back?x=1', false],
  ['/back/#a', '/there#a', false],
  ['/gone/', '/nowhere/', false],
])('fixes %s, which has moved to %s, only if the target exists', async (href, to, arrives) => {
  const redirects = [
    ...config.redirects,
    { from: '/oldest/', to: '/old/' },
    { from: '/oldest/', to: '/nowhere/' },
    { from: '/there/', to: '/back?x=1' },
    { from: '/back/', to: '/there' },
    { from: '/gone/', to: '/nowhere/' },
  ];
  const written = { 'content/guide/usage.md': { links: [href] } };
  const { diagnostics } = await finished(files, written, { config: { ...config, redirects } });
  const moved = diagnostics.find(({ code }) => code === 'link/moved');
  expect(moved?.message).toBe(`${href} has moved to ${to}`);
  expect(moved?.fix).toEqual(arrives ? { replace: to } : undefined);
});

test.each([
  'http://localhost:3003/a/',
  'https://localhost',
  'http://127.0.0.1/',
  'http://127.3.0.1:80',
  'http://[::1]:3000/',
  'http://0.0.0.0:8080/',
  '//localhost/a',
  'http://user@app.localhost/',
])('reports %s, which is on the reader’s own machine', async (href) => {
  expect((await links(href)).findings).toEqual([
    `${at} error link/localhost ${href} links to the reader's own computer`,
  ]);
});

test('accepts an address on the reader’s own machine that is the text of its link', async () => {
  const { site } = await openSite(files, { config });
  const [home] = site.pages;
  const written = { kind: 'link', href: 'http://localhost:3003/a/', place: undefined } as const;
  const context = createLinkContext(site, new Map());
  expect(
    home && checkAddress({ ...written, page: home, hasAddressAsText: true }, context),
  ).toBeUndefined();
});

test.each([
  ['size.png', 'No file content/guide/size.png', 'Did you mean sizes.png?'],
  ['./size.png', 'No file content/guide/size.png', 'Did you mean ./sizes.png?'],
  ['gone.zip', 'No file content/guide/gone.zip', 'Put the file beside the page, or under public/.'],
])('reports the link %s to a missing file', async (href, message, hint) => {
  const { findings, diagnostics } = await links(href);
  expect(findings).toEqual([`${at} error asset/not-found ${message}`]);
  expect(diagnostics[0]?.hint).toBe(hint);
});

test('shows a path out of the content as written, and suggests a target', async () => {
  const { findings, diagnostics } = await finished(files, {
    'content/guide/usage.md': {
      images: ['../../../a.png'],
      links: ['../../b.md#c', '../../src/c.ts'],
    },
  });
  expect(findings.map((finding) => finding.replace(/^\S+ error /, ''))).toEqual([
    'link/no-such-page No page at ../../b.md: this path leaves the content folder',
    'asset/not-found No file ../../src/c.ts: this path leaves the content folder',
    'asset/not-found No image ../../../a.png: this path leaves the content folder',
  ]);
  for (const { hint } of diagnostics) expect(hint).toContain('link to its address');
});

test('fixes the path of an image that is relative to the address of its page', async () => {
  const { diagnostics } = await finished(files, {
    'content/guide/usage.md': { images: ['../sizes.png'], links: ['../sizes.png?a#b'] },
  });
  expect(diagnostics).toMatchObject([
    { code: 'asset/not-found', fix: { replace: 'sizes.png?a#b' } },
    { code: 'asset/not-found', fix: { replace: 'sizes.png' } },
  ]);
});

test('fixes the path of a public file that is relative to the address of its page', async () => {
  const { diagnostics } = await finished(
    { ...files, 'content/public/guide/two.svg': '', 'content/public/guide/usage/two.svg': '' },
    {
      'content/guide/usage.md': {
        images: ['../logo.svg', '../../logo.svg#a', './two.svg', '../guide/usage/two.svg'],
      },
    },
  );
  expect(diagnostics.map(({ hint, fix }) => ({ hint, fix }))).toEqual([
    { hint: 'Did you mean /logo.svg?', fix: { replace: '/logo.svg' } },
    { hint: 'Did you mean /logo.svg#a?', fix: { replace: '/logo.svg#a' } },
    { hint: 'Did you mean /guide/usage/two.svg?', fix: undefined },
    { hint: 'Did you mean /guide/usage/two.svg?', fix: { replace: '/guide/usage/two.svg' } },
  ]);
});

test('encodes spaces in the address of a file', async () => {
  const { diagnostics } = await finished(
    { ...files, 'content/guide/all sizes.png': '' },
    { 'content/guide/usage.md': { images: ['../all%20sizes.png', '/guide/all%20sizes.png'] } },
  );
  const fix = { replace: 'all%20sizes.png' };
  expect(diagnostics).toMatchObject([
    { code: 'asset/not-found', fix },
    { code: 'link/no-such-file', fix },
  ]);
});

test('fixes the address of a file that other generators serve from the content', async () => {
  const { findings, diagnostics } = await finished(files, {
    'content/guide/usage.md': { images: ['/guide/sizes.png'], links: ['/guide/sizes.png?a#b'] },
  });
  expect(findings).toEqual([
    `${at} error link/no-such-file No file at /guide/sizes.png`,
    `content/guide/usage.md:11:5 error link/no-such-file No file at /guide/sizes.png`,
  ]);
  expect(diagnostics.map(({ fix }) => fix)).toEqual([
    { replace: 'sizes.png?a#b' },
    { replace: 'sizes.png' },
  ]);
});

test.each([
  ['/logo.svgz', 'Did you mean /logo.svg?'],
  ['/files/gone.zip', 'Put the file under public/, or correct the address.'],
])('reports the link %s to a missing public file', async (href, hint) => {
  const { findings, diagnostics } = await links(href);
  expect(findings).toEqual([`${at} error link/no-such-file No file at ${href}`]);
  expect(diagnostics[0]?.hint).toBe(hint);
});

test.each([
  ['/api-docs/React.Component', 'No page at /api-docs/React.Component/'],
  ['/api-docs/buton-1.16', 'No page at /api-docs/buton-1.16/'],
  ['../go1.16', 'No page at content/go1.16'],
])('takes the end of %s for no file extension', async (href, message) => {
  const { findings } = await links(href);
  expect(findings).toEqual([`${at} error link/no-such-page ${message}`]);
});

test('reports a missing image at its location, and accepts an existing one', async () => {
  const { findings } = await finished(files, {
    'content/guide/usage.md': { images: ['sizes.png', 'sises.png', '/logo.svg'] },
  });
  expect(findings).toEqual([
    'content/guide/usage.md:11:5 error asset/not-found No image content/guide/sises.png',
  ]);
});

test('reports links page by page in the order of the text', async () => {
  const { findings } = await finished(files, {
    'content/guide/usage.md': { links: ['/x1/', '/guide/', '/x2/'] },
    'content/guide/index.md': { links: ['/x3/'] },
  });
  expect(findings.map((finding) => finding.split(' ')[0])).toEqual([
    'content/guide/index.md:10:5',
    'content/guide/usage.md:10:5',
    'content/guide/usage.md:12:5',
  ]);
});

test('resolves links of a translation to translations if they exist', async () => {
  const { findings } = await finished(
    {
      'content/a.md': page('A'),
      'content/a.zh.md': page('甲'),
      'content/b.md': page('B'),
      'content/b.zh.md': page('乙'),
      'content/c.md': page('C'),
    },
    {
      'content/a.zh.md': { links: ['/b/#yi', '/c/#see', 'b.md#yi', '/b/#bee'] },
      'content/b.md': { ids: ['bee'] },
      'content/b.zh.md': { ids: ['yi'] },
      'content/c.md': { ids: ['see'] },
    },
    { config: { site: { languages: ['en', 'zh'] } } },
  );
  expect(findings).toEqual([
    'content/a.zh.md:13:5 error link/no-such-anchor No anchor #bee in /b/',
  ]);
});

test('reports a front matter anchor whose heading is missing', async () => {
  const { findings } = await finished(
    {
      'content/a.md':
        '---\ntitle: A\ndescription: B\nanchors:\n  old: start\n  older: begin\n---\n',
    },
    // As after `compile`, the page has the ids of the anchors that could be placed.
    { 'content/a.md': { ids: ['start', 'old'] } },
  );
  expect(findings).toEqual([
    'content/a.md:6:10 error link/no-such-anchor No anchor #begin in this page',
  ]);
});

test('finds many broken links in a large site quickly', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 600 }, (_, index) => [
      `content/group-${index % 20}/page-${index}.md`,
      page(`P ${index}`),
    ]),
  );
  const broken = Array.from(
    { length: 400 },
    (_, index) => `/group-${index % 7}/missing-page-${index}/`,
  );
  const ms = await cpuMsOf(async () => {
    const { findings } = await finished(many, { 'content/group-0/page-0.md': { links: broken } });
    expect(findings).toHaveLength(400);
  });
  expect(ms).toBeLessThan(3000);
});

test.each([
  [{ 'content/guide.md': page('Guide') }, ['path/no-home']],
  [{ 'content/index.md': page('Home') }, []],
  [{ 'content/guide.md': page('Guide'), 'content/public/index.html': '' }, []],
])('reports a site without a home page: %j', async (all, codes) => {
  const { site } = await openSite(all);
  expect(checkHome(site).map(({ code }) => code)).toEqual(codes);
});

test('says that a README.md is not the home page', async () => {
  const { site } = await openSite({ 'content/README.md': page('Guide') });
  expect(checkHome(site)).toMatchObject([
    { file: 'content/README.md', hint: 'Rename README.md to index.md.' },
  ]);
});

test('accepts a redirect from the address of the home page', async () => {
  const redirected = { redirects: [{ from: '/', to: '/guide/' }] };
  const { site } = await openSite({ 'content/guide.md': page('Guide') }, { config: redirected });
  expect(checkHome(site)).toEqual([]);
});

test('names the public folder for files in the folder of other generators', async () => {
  const { site } = await openSite({
    'content/index.md': page('Home'),
    'static/img/a.png': '',
    'content/public/b.png': '',
  });
  const [home] = site.pages;
  const hintFor = (href: string) =>
    home &&
    checkAddress(
      { page: home, kind: 'image', href, place: undefined },
      createLinkContext(site, new Map()),
    )?.hint;
  expect(hintFor('/img/a.png')).toBe(
    'static/img/a.png is not served. Move it to public/img/a.png in the content directory.',
  );
  expect(hintFor('/b.png')).toBeUndefined();
  expect(hintFor('/img/c.png')).toContain('Put the file under public/');
});
