import { expect, test } from 'vitest';
import type { PagePayload } from '../../../runtime/contract/payload.ts';
import { formatShort, PLAIN_THEME, testSite, type SiteFiles } from '../../harness/test-site.ts';
import { page } from '../../harness/open-site.ts';
import { IS_FULL, sampleOf } from '../../harness/sample.ts';

const config = (more = '') =>
  `export default { site: { url: 'https://docs.example.org', name: 'Test', languages: ['en', 'zh', 'ar'], repository: 'https://git.example.org/a'${more} }, theme: './theme.tsx', untranslated: ['/blog/'] };\n`;

const DEMO = 'export default function Counter() {\n  return <button>Press</button>;\n}\n';

const FILES = {
  'docs.config.ts': config(),
  'content/a.md': page('A', 'See [B](/b/), [the heading](b.md#place) and [news](/blog/one/).\n'),
  'content/a.zh.md': page('甲', '请看 [B](/b/)。\n'),
  'content/b.md': page('B', '## Place\n\nBack to [A](/a/).\n\n{{"demo": "Counter.tsx"}}\n'),
  'content/Counter.tsx': DEMO,
  'content/blog/one.md': page('One', '', 'nav: false\n'),
};

const build = async (files: SiteFiles = {}) => {
  const { files: built, diagnostics } = await testSite({ ...FILES, ...files }).build();
  const html = (path: string) => built[`${path}index.html`] ?? '';
  return { built, html, findings: diagnostics.map(formatShort) };
};

/** Returns the start tags with this name, as written. */
const tags = (html: string, name: string) => html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];

const links = (html: string, rel: string) =>
  tags(html, 'link').filter((tag) => tag.includes(`rel="${rel}"`));

const hrefs = (html: string) =>
  [...(/<main.*<\/main>/s.exec(html)?.[0] ?? '').matchAll(/<a href="([^"]*)"/g)].map(
    ([, href]) => href,
  );

function payloadOf(html: string): PagePayload {
  const [, json = '{}'] = /<script type="application\/json"[^>]*>(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(json) as PagePayload;
}

test('writes each page in every language, except pages that are never translated', async () => {
  const { built, findings } = await build();
  expect(findings).toEqual([]);
  const pages = Object.keys(built).filter((path) => /^(?:zh|ar)\/.*\.(?:html|md)$/.test(path));
  expect(pages.sort()).toEqual([
    'ar/a/index.html',
    'ar/b/index.html',
    'zh/a.md',
    'zh/a/index.html',
    'zh/b/index.html',
  ]);
});

test('writes the original as fallback page for a missing translation', async () => {
  const { html } = await build();
  expect(html('zh/b/')).toContain('<html lang="zh" dir="ltr">');
  expect(html('ar/b/')).toContain('<html lang="ar" dir="rtl" data-docs-rtl>');
  expect(links(html('zh/b/'), 'canonical')).toEqual([
    '<link rel="canonical" href="https://docs.example.org/b/">',
  ]);
  expect(links(html('zh/b/'), 'alternate')).toEqual([
    '<link rel="alternate" href="/b.md" type="text/markdown">',
    '<link rel="alternate" type="text/plain" title="llms.txt" href="/llms.txt">',
  ]);
  expect(html('zh/b/')).toContain('<meta property="og:locale" content="en_US">');
  expect(html('zh/b/')).not.toContain('noindex');
});

test('marks headings that are not translated in a right-to-left language', async () => {
  const { html } = await build({ 'content/b.ar.md': page('ب', '## Why?\n\n## ل {#l}') });
  expect(tags(html('ar/b/'), 'h2')).toEqual(['<h2 id="place" class="ltr">', '<h2 id="l">']);
});

test('links translations as alternates of each other, with the default language as x-default', async () => {
  const { html } = await build();
  const alternates = [
    '<link rel="alternate" href="https://docs.example.org/a/" hreflang="en">',
    '<link rel="alternate" href="https://docs.example.org/zh/a/" hreflang="zh">',
    '<link rel="alternate" href="https://docs.example.org/a/" hreflang="x-default">',
  ];
  for (const path of ['a/', 'zh/a/']) {
    expect(links(html(path), 'alternate').slice(0, 3)).toEqual(alternates);
  }
  expect(links(html('zh/a/'), 'canonical')[0]).toContain('/zh/a/"');
  expect(html('zh/a/')).toContain('<meta property="og:locale" content="zh_CN">');
});

test('links no translations of the 404 page, which has no address of its own', async () => {
  const { built } = await build({
    'content/404.md': page('Not found'),
    'content/404.zh.md': page('找不到'),
  });
  expect(links(built['404.html'] ?? '', 'alternate').join()).not.toContain('hreflang');
});

test('links to pages in the same language, or to the original of a page that is never translated', async () => {
  const { html } = await build();
  expect(hrefs(html('ar/a/'))).toEqual(['/ar/b/', '/ar/b/#place', '/blog/one/']);
  expect(hrefs(html('zh/a/'))).toEqual(['/zh/b/']);
  expect(hrefs(html('zh/b/'))).toEqual(['/zh/a/']);
});

test('opens a moved section in the language of the page', async () => {
  const redirects = [
    { from: '/b/#old', to: '/a/#new' },
    { from: '/b/#own', to: '#place' },
    { from: '/b/#news', to: '/blog/one/' },
  ];
  const { html } = await build({
    'docs.config.ts': config().replace('theme:', `redirects: ${JSON.stringify(redirects)}, theme:`),
    'content/a.md': page('A', '## New'),
  });
  expect(payloadOf(html('b/')).moved).toEqual({
    old: '/a/#new',
    own: '#place',
    news: '/blog/one/',
  });
  expect(payloadOf(html('zh/b/')).moved).toMatchObject({ old: '/zh/a/#new', news: '/blog/one/' });
});

test('links past redirects to the page in the same language', async () => {
  const redirects = [
    { from: '/old/', to: '/older/' },
    { from: '/older/', to: '/b/#place' },
  ];
  const { html } = await build({
    'docs.config.ts': config().replace('theme:', `redirects: ${JSON.stringify(redirects)}, theme:`),
    'content/a.md': page('A', '[B](/old/) and [B](/old/?q#end)'),
    'content/a.zh.md': page('甲', '[B](/old/)'),
  });
  expect(hrefs(html('a/'))).toEqual(['/b/#place', '/b/#place']);
  expect(hrefs(html('zh/a/'))).toEqual(['/zh/b/#place']);
});

test('old anchors of a page also work in its translations', async () => {
  const { html, findings } = await build({
    'content/b.md': page('B', '## Place\n\n## End', 'anchors:\n  old: place\n  last: end\n'),
    'content/b.zh.md': page('乙', '## 地\n\n## 末\n\n[旧](#old)', 'anchors:\n  last: place\n'),
  });
  expect(findings).toEqual([]);
  expect(html('zh/b/').match(/<h2.*?<\/h2>/g)).toEqual([
    '<h2 id="place"><span id="old"></span><span id="last"></span>地</h2>',
    '<h2 id="end">末</h2>',
  ]);
});

test.runIf(IS_FULL)('checks a link to a heading of a fallback page', async () => {
  const { findings } = await build({ 'content/a.zh.md': page('甲', 'B [C](/b/#gone)\n') });
  expect(findings).toEqual(['content/a.zh.md:6:7 link/no-such-anchor']);
});

test.runIf(IS_FULL)('reports a problem of a page once, not once per language', async () => {
  const { findings } = await build({
    'content/b.md': page('B', '## Place\n\n[C](/c/)\n\n{{"demo": "Counter.tsx"}}\n'),
    'content/Counter.tsx': DEMO.replace('return', 'throw new Error("no luck");\n  return'),
  });
  expect(findings).toEqual([
    'content/b.md:8:5 link/no-such-page',
    'content/b.md:10:1 demo/render-failed',
  ]);
});

test.runIf(IS_FULL)('uses one module for a demo in all languages', async () => {
  const { html } = await build();
  const modules = ['b/', 'zh/b/', 'ar/b/'].map((path) => /module="([^"]+)"/.exec(html(path))?.[1]);
  expect(modules[0]).toMatch(/^\/_assets\//);
  expect(new Set(modules).size).toBe(1);
});

test('lists only translated pages in the sitemap, and only the default language in llms.txt', async () => {
  const { built } = await build();
  const addresses = [...(built['sitemap.xml'] ?? '').matchAll(/<loc>([^<]+)/g)];
  expect(addresses.map(([, address]) => address)).toEqual([
    'https://docs.example.org/a/',
    'https://docs.example.org/b/',
    'https://docs.example.org/blog/one/',
    'https://docs.example.org/zh/a/',
  ]);
  expect(built['sitemap.xml']).not.toMatch(/hreflang="ar"|\/zh\/b\//);
  expect(built['llms.txt']).not.toContain('/zh/');
});

const WORDS = {
  'theme.tsx': `import { theme as plain } from ${JSON.stringify(PLAIN_THEME)};
export { IslandRoot } from ${JSON.stringify(PLAIN_THEME)};
export const theme = { ...plain, browserTexts: ['island'] };
`,
  'content/translations/zh.json': JSON.stringify({
    copied: '已复制',
    island: '岛',
    onThisPage: '本页',
    'pages./a': '甲',
  }),
};

test.runIf(IS_FULL)(
  'includes only the translations that scripts and islands use in a page',
  async () => {
    const { html } = await build(WORDS);
    expect(payloadOf(html('zh/b/'))).toMatchObject({
      pathname: '/b/',
      userLanguage: 'zh',
      home: '/',
      markdown: '/b.md',
      translations: { zh: { copied: '已复制', island: '岛' } },
    });
    expect(Object.keys(payloadOf(html('zh/b/')).translations)).toEqual(['zh']);
    expect(payloadOf(html('b/')).translations).toEqual({ en: {} });
    expect(payloadOf(html('ar/b/')).translations).toEqual({ ar: {} });
  },
);

test('shows texts of the configuration in the language of the page', async () => {
  const link = { text: 'News, v2.0', href: '/blog/one/' };
  const site = { header: [link], footer: [link], announcement: 'Out now' };
  const { html } = await build({
    'docs.config.ts': config(`, ...${JSON.stringify(site)}`).replace(
      " theme: './theme.tsx',",
      " products: [{ id: 'a', name: 'A', path: '/a/', description: 'Parts' }],",
    ),
    'content/translations/zh.json': JSON.stringify({
      config: { 'News, v2.0': '新闻', 'Out now': '已发布', Parts: '部件' },
    }),
  });
  const linksTo = (text: string) => html('zh/b/').match(new RegExp(`>${text}<`, 'g'))?.length;
  expect(linksTo('新闻')).toBe(2);
  expect(linksTo('已发布')).toBe(1);
  expect(html('zh/b/')).not.toMatch(/News, v2|Out now|Parts/);
  expect(html('ar/b/').match(/>News, v2\.0</g)).toHaveLength(2);
});

test('includes the English texts of the site in pages of every language', async () => {
  const english = { 'content/translations/en.json': JSON.stringify({ copied: 'Done' }) };
  const { html } = await build({ ...WORDS, ...english });
  expect(payloadOf(html('b/')).translations).toEqual({ en: { copied: 'Done' } });
  expect(payloadOf(html('zh/b/')).translations.en).toEqual({ copied: 'Done' });
});

test.runIf(IS_FULL)(
  'writes notifications to a separate file, with addresses under the base',
  async () => {
    const { built } = await build({
      'docs.config.ts': config(
        `, base: '/docs/', notifications: [{ id: 1, text: 'News', href: '/a/', date: '2026-11-20', language: 'zh' }]`,
      ),
    });
    expect(JSON.parse(built['notifications.json'] ?? '')).toEqual([
      { id: 1, text: 'News', href: '/docs/a/', date: '2026-11-20', language: 'zh' },
    ]);
    expect((await build()).built).not.toHaveProperty(['notifications.json']);
  },
);

const NOTES = [
  "{ id: 1, text: 'A', date: '20.11.2026' }",
  "{ id: 1, text: 'A', language: 'en-12' }",
];

test.each(sampleOf(NOTES, { of: 'notifications', size: 1 }))(
  'rejects the notification %s',
  async (note) => {
    const site = testSite({ ...FILES, 'docs.config.ts': config(`, notifications: [${note}]`) });
    await expect(site.build()).rejects.toThrow(/expected a (?:day|language)/);
  },
);
