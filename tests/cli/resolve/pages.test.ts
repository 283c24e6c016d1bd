import { expect, test } from 'vitest';
import { lineRange } from '../../../cli/model/diagnostic.ts';
import { formatFinding, openSite, page } from '../../harness/open-site.ts';

const pathnames = async (...args: Parameters<typeof openSite>) =>
  (await openSite(...args)).site.pages.map(({ language, pathname }) => `${language} ${pathname}`);

test.each([
  ['content/index.md', '/'],
  ['content/a.md', '/a/'],
  ['content/a/index.md', '/a/'],
  ['content/a/b.md', '/a/b/'],
  ['content/a/index/b.md', '/a/index/b/'],
  ['content/404.md', '/404/'],
])('serves %s as %s', async (file, pathname) => {
  expect(await pathnames({ [file]: page('A') })).toEqual([`en ${pathname}`]);
});

test('takes the pathname from front matter', async () => {
  const files = { 'content/x.md': page('A', '', 'pathname: /a/b\n') };
  expect(await pathnames(files)).toEqual(['en /a/b/']);
});

test.each(['a/b', '../a', '/a/../b', '//a', '/a\\b', '/a?b', '/a#b', '/%2e%2e/a', '/./a'])(
  'rejects the pathname %j at its key',
  async (pathname) => {
    const files = {
      'content/x.md': page('A', '', `pathname: ${JSON.stringify(pathname)}\nnav: false\n`),
    };
    const { diagnostics, site } = await openSite(files);
    expect(diagnostics.map(formatFinding)).toEqual([
      `content/x.md:4:1 error path/invalid ${JSON.stringify(pathname)} is not a pathname`,
    ]);
    expect(site.pages[0]?.pathname).toBe('/x/');
  },
);

test('leaves out drafts', async () => {
  expect(await pathnames({ 'content/a.md': page('A', '', 'draft: true\n') })).toEqual([]);
});

test('reports two files for one pathname and keeps the first', async () => {
  const { site, diagnostics } = await openSite({
    'content/a.md': page('A'),
    'content/a/index.md': page('B'),
  });
  expect(diagnostics.map(formatFinding)).toEqual([
    'content/a/index.md:1:1 error path/duplicate Both content/a.md and content/a/index.md have the address /a/',
  ]);
  expect(site.pages.map(({ title }) => title)).toEqual(['A']);
});

test('reports addresses that differ only in case or Unicode form', async () => {
  const { diagnostics } = await openSite({
    'content/Guide.md': page('A'),
    'content/guide.md': page('B'),
    'content/caf\u00e9.md': page('C'),
    'content/cafe\u0301.md': page('D'),
  });
  expect(diagnostics.map(({ file, code }) => [file, code])).toEqual([
    ['content/caf\u00e9.md', 'path/duplicate'],
    ['content/guide.md', 'path/collision'],
  ]);
  expect(diagnostics[0]?.hint).toMatch('The names look the same');
  expect(diagnostics[1]).toMatchObject({ range: { start: { line: 1, column: 1 } } });
});

test.each([
  ['content/con.md', 'The name "con" is reserved for a device on Windows'],
  ['content/aux/a.md', 'The name "aux" is reserved for a device on Windows'],
  ['content/lpt1.x.md', 'The name "lpt1.x" is reserved for a device on Windows'],
  ['content/a:b.md', 'The name "a:b" contains ":", which Windows does not allow'],
  ['content/a?.md', 'The name "a?" contains "?", which Windows does not allow'],
  ['content/a\\b.md', 'The name "a\\\\b" contains "\\\\", which Windows does not allow'],
  ['content/a#b.md', 'The name "a#b" contains #, which is reserved in addresses'],
  ['content/%2e%2e.md', 'The name "%2e%2e" contains %, which is reserved in addresses'],
  ['content/a./b.md', 'The name "a." ends with a dot or a space, which Windows drops'],
  [`content/${'a'.repeat(121)}.md`, `The name "${'a'.repeat(121)}" has 121 bytes, more than 120`],
])('reports the name %s as not portable', async (file, message) => {
  const { diagnostics, site } = await openSite({ [file]: page('A') });
  expect(diagnostics.map(formatFinding)).toEqual([`${file}:1:1 error path/portable ${message}`]);
  expect(site.pages[0]?.pathname).toMatch(/^\/unplaced\/[\w-]+\/$/);
});

test.each([
  ['content/sitemap.xml.md', '/sitemap.xml/ is reserved for files of the built site'],
  ['content/zh/a.md', '/zh/ is reserved for pages in the language zh'],
  ['content/a.md.md', '/a.md/ is reserved for pages as Markdown'],
])('reports the reserved address of %s', async (file, message) => {
  const config = { site: { recognizedLanguages: ['en', 'zh'] } };
  const { diagnostics } = await openSite({ [file]: page('A') }, { config });
  expect(diagnostics.map(formatFinding)).toEqual([`${file}:1:1 error path/reserved ${message}`]);
});

test('reports a folder named like a language once, and none of its pages as duplicates', async () => {
  const names = ['first-steps-with-themes-in-a-team', 'first-steps-with-themes-in-a-shop'];
  const files = names.map((name) => [`content/en/${name}.md`, page(name)] as const);
  const { diagnostics, site } = await openSite(Object.fromEntries(files));
  expect(diagnostics.map(formatFinding)).toEqual([
    `content/en/${names[1]}.md:1:1 error path/reserved /en/ is reserved for pages in the language en`,
  ]);
  expect(site.pages).toHaveLength(2);
});

const chinese = { config: { site: { languages: ['en', 'zh'] } } };

test.each([
  ['/a/index.html', 'content/a.md', '/a/'],
  ['/a.md', 'content/a.md', '/a/'],
  ['/index.html', 'content/index.md', '/'],
  ['/zh/a/index.html', 'content/a.zh.md', '/a/'],
])('reports a public file %s in place of a page', async (address, file, pathname) => {
  const files = {
    'content/index.md': page('Home'),
    'content/a.md': page('A'),
    'content/a.zh.md': page('甲'),
    [`content/public${address}`]: '',
  };
  const { diagnostics, site } = await openSite(files, chinese);
  expect(diagnostics.map(formatFinding)).toEqual([
    `${file}:1:1 error path/duplicate Both content/public${address} and ${file} have the address ${pathname}`,
  ]);
  expect(site.publicFiles.size).toBe(0);
});

test.each([
  ['/_headers', 'the headers of the built site'],
  ['/pages.json', 'the list of pages'],
  ['/404.html', 'the page for unknown addresses, which is content/404.md'],
  ['/_assets/a.js', 'scripts and styles'],
])('reports the public file %s that the build would overwrite', async (address, use) => {
  const file = `content/public${address}`;
  const { diagnostics, site } = await openSite({ 'content/a.md': page('A'), [file]: '' });
  expect(diagnostics.map(formatFinding)).toEqual([
    `${file} error path/reserved ${address} is reserved for ${use}`,
  ]);
  expect(site.publicFiles.size).toBe(0);
});

test('reports files that collide if case is ignored, and names that Windows rejects', async () => {
  const { diagnostics, site } = await openSite({
    'content/a.md': page('A'),
    'content/b.md': page('B'),
    'content/public/logo.svg': '',
    'content/public/LOGO.svg': '',
    'content/public/caf\u00e9.svg': '',
    'content/public/cafe\u0301.svg': '',
    'content/public/A.md': '',
    'content/public/Robots.txt': '',
    'content/public/PAGES.json': '',
    'content/public/a#b%20.svg': '',
    'content/public/.well-known/security.txt': '',
    'content/public/what?.bin': '',
    'content/demos/nul.ts': '',
    'content/demos/null.ts': '',
    'content/demos/Save.tsx': '',
    'content/demos/save.tsx': '',
    'content/other/save.tsx': '',
    'content/files./one.zip': '',
    'content/files./two.zip': '',
    'content/B.MD': '',
    'content/demos/Parts': '',
    'content/demos/parts/button/one.ts': '',
    'content/demos/parts/two.ts': '',
  });
  expect(diagnostics.map(formatFinding).sort()).toEqual([
    'content/B.MD error path/collision content/B.MD and content/b.md are the same file on many systems',
    'content/demos/Parts error path/collision content/demos/Parts and the folder content/demos/parts have the same name on many systems',
    'content/demos/nul.ts error path/portable The name "nul.ts" is reserved for a device on Windows',
    'content/demos/save.tsx error path/collision content/demos/save.tsx and content/demos/Save.tsx are the same file on many systems',
    'content/files./one.zip error path/portable The name "files." ends with a dot or a space, which Windows drops',
    'content/public/A.md error path/collision /A.md and /a.md of content/a.md are the same address on many systems',
    'content/public/PAGES.json error path/reserved /PAGES.json is reserved for the list of pages',
    'content/public/Robots.txt error path/reserved /Robots.txt is reserved for the file /robots.txt',
    'content/public/caf\u00e9.svg error path/collision content/public/caf\u00e9.svg and content/public/cafe\u0301.svg are the same file on many systems',
    'content/public/logo.svg error path/collision content/public/logo.svg and content/public/LOGO.svg are the same file on many systems',
    'content/public/what?.bin error path/portable The name "what?.bin" contains "?", which Windows does not allow',
  ]);
  expect(site.publicFiles.has('/A.md')).toBe(false);
});

test('reports a file in place of a folder, whichever of them is public', async () => {
  const { diagnostics, site } = await openSite({
    'content/guide/usage.md': page('Usage'),
    'content/guide/more.md': page('More'),
    'content/public/Guide': '',
    'content/public/guide.txt': '',
    'content/public/guide/usage.md/one.txt': '',
    'content/public/guide/usage.md/two.txt': '',
    'content/public/_demos': '',
    'content/odd.md': page('Odd', '', 'pathname: /notes.md/odd/\n'),
  });
  expect(diagnostics.map(formatFinding)).toEqual([
    'content/public/Guide error path/collision content/public/Guide and the folder content/public/guide have the same name on many systems',
    'content/odd.md:4:1 error path/reserved /notes.md/odd/ is reserved for pages as Markdown',
    'content/public/_demos error path/reserved /_demos is reserved for documents in frames',
    'content/public/Guide error path/duplicate content/public/Guide is served as the file /Guide, but content/guide/more.md needs a folder of this name',
    'content/public/guide/usage.md/one.txt error path/duplicate content/guide/usage.md is served as the file /guide/usage.md, but content/public/guide/usage.md/one.txt needs a folder of this name',
    'content/public/guide/usage.md/two.txt error path/duplicate content/guide/usage.md is served as the file /guide/usage.md, but content/public/guide/usage.md/two.txt needs a folder of this name',
  ]);
  expect([...site.publicFiles.keys()]).toEqual(['/guide.txt']);
});

test('reports public files that would replace output of the configuration', async () => {
  const files = {
    'content/a.md': page('A'),
    'content/public/_redirects': '/old/ /a/',
    'content/public/notifications.json': '[]',
  };
  const config = {
    site: { url: 'https://docs.example.org', notifications: [{ id: 1, text: 'News' }] },
    redirects: [{ from: '/b/', to: '/a/' }],
  };
  expect((await openSite(files, { config })).diagnostics.map(formatFinding)).toEqual([
    'content/public/_redirects error path/reserved /_redirects would replace the redirects and pathAliases of the configuration',
    'content/public/notifications.json error path/reserved /notifications.json is reserved for the notifications of the configuration',
  ]);
});

test('reports page files that collide if case is ignored, drafts included', async () => {
  const { diagnostics } = await openSite({
    'content/Guide.md': page('A', '', 'pathname: /a/\n'),
    'content/guide.md': page('B', '', 'pathname: /b/\n'),
    'content/Next.md': page('C', '', 'draft: true\n'),
    'content/next.md': page('D'),
  });
  expect(diagnostics.map(formatFinding)).toEqual([
    'content/guide.md:1:1 error path/collision content/guide.md and content/Guide.md are the same file on many systems',
    'content/next.md:1:1 error path/collision content/next.md and content/Next.md are the same file on many systems',
  ]);
});

test.each(['/robots.txt', '/sitemap.xml', '/_redirects', '/llms.txt', '/manifest.webmanifest'])(
  'allows the public file %s',
  async (address) => {
    const files = { 'content/a.md': page('A'), [`content/public${address}`]: '' };
    expect((await openSite(files)).diagnostics).toEqual([]);
  },
);

test('reports a site without pages', async () => {
  const config = { content: './docs' };
  const place = { file: 'docs.config.ts', range: lineRange(3, 12, 8) };
  const locate = (text: string) => (text === './docs' ? [place] : []);
  const { diagnostics } = await openSite({ 'content/a.md': '# A' }, { config, locate });
  expect(diagnostics.map(formatFinding)).toEqual([
    'docs.config.ts:3:12 error path/no-pages No pages in ./docs',
  ]);
});

test('reports files that are pages in other generators once for each reason', async () => {
  const names = [
    ...['index.md', 'b.mdx', 'a/c.mdx', 'd.markdown', '_part.mdx', 'public/e.mdx'],
    ...['a/_index.md', 'b/_index.md', 'b/_part.md'],
  ];
  const files = names.map((name) => [`content/${name}`, page('A')] as const);
  const { diagnostics } = await openSite(Object.fromEntries(files));
  expect(diagnostics.map(formatFinding)).toEqual([
    'content/a/c.mdx warning path/not-a-page content/a/c.mdx is not a page, because it does not end in .md (also: content/b.mdx, content/d.markdown)',
    'content/a/_index.md warning path/not-a-page content/a/_index.md is not a page, because its name begins with _ (also: content/b/_index.md)',
  ]);
});

test('serves a translation at the address of its original', async () => {
  const files = {
    'content/a.md': page('A', '', 'pathname: /moved/\n'),
    'content/a.zh.md': page('甲'),
    'content/b/index.md': page('B'),
    'content/b/index.zh.md': page('乙'),
  };
  expect(await pathnames(files, chinese)).toEqual(['en /moved/', 'en /b/', 'zh /moved/', 'zh /b/']);
});

test('reports a translation without an original', async () => {
  const { diagnostics, site } = await openSite({ 'content/a.zh.md': page('甲') }, chinese);
  expect(diagnostics.map(formatFinding)).toEqual([
    'content/a.zh.md:1:1 error translation/no-original This translates /a/, but no such page exists in en',
  ]);
  expect(site.pages).toEqual([]);
});

test('leaves out a translation in a language that is recognized but not served, with a warning', async () => {
  const config = { site: { recognizedLanguages: ['en', 'zh'] } };
  const files = { 'content/a.md': page('A'), 'content/a.zh.md': page('甲') };
  const { diagnostics, site } = await openSite(files, { config });
  expect(diagnostics.map(formatFinding)).toEqual([
    'content/a.zh.md:1:1 warning translation/language-off The site has no language zh: this translation is not used',
  ]);
  expect(site.pages).toHaveLength(1);
});

test('reports a translation into an unknown language, which is a page of its own', async () => {
  const names = [
    'index',
    'index.ko',
    'a',
    'a.pt-BR',
    'a.js',
    'a.ts',
    'a.v2',
    'a.1',
    'a.qq',
    'b.ko',
    'c.en',
  ];
  const files = Object.fromEntries(names.map((name) => [`content/${name}.md`, page(name)]));
  const { diagnostics, site } = await openSite(files);
  expect(diagnostics.map(formatFinding)).toEqual([
    'content/a.pt-BR.md:1:1 warning translation/language-off The site has no language pt-BR: this translation of /a/ is a page of its own, /a.pt-BR/',
    'content/index.ko.md:1:1 warning translation/language-off The site has no language ko: this translation of / is a page of its own, /index.ko/',
  ]);
  expect(site.pages).toHaveLength(names.length);
});

test('spec §2: serves no translations under an untranslated prefix', async () => {
  const files = { 'content/blog/a.md': page('A'), 'content/blog/a.zh.md': page('甲') };
  const config = { ...chinese.config, untranslated: ['/blog/'] };
  const { diagnostics, site } = await openSite(files, { config });
  expect(diagnostics.map(formatFinding)).toEqual([
    'content/blog/a.zh.md:1:1 warning translation/untranslated Pages under /blog/ are never translated: this file is not used',
  ]);
  expect(site.pages).toHaveLength(1);
});

test.each([
  ['front matter', '---\ntitle: Buttons\ndescription: B\n---\n# Other', 'Buttons'],
  ['the first heading', '---\ndescription: B\n---\n# `Button` basics', 'Button basics'],
])('takes the title from %s', async (_, text, title) => {
  const { site, diagnostics } = await openSite({ 'content/a.md': text });
  expect(site.pages[0]?.title).toBe(title);
  expect(diagnostics).toEqual([]);
});

test('warns about a page without a title', async () => {
  const { diagnostics } = await openSite({ 'content/a.md': '---\ndescription: B\n---\n\nText.\n' });
  expect(diagnostics.map(formatFinding)).toEqual([
    'content/a.md:1:1 warning front-matter/no-title The page has no title',
  ]);
});

const UNTITLED = '---\ndescription: B\n---\n\nText.\n';

test.each([
  ['its label in the navigation', [{ pathname: '/guide/first-steps/', title: 'Start' }], 'Start'],
  ['the name of its file', [{ pathname: '/guide/first-steps/' }], 'First steps'],
  ['the name of its file outside the navigation', [], 'First steps'],
  ['the name of its file in a derived navigation', undefined, 'First steps'],
])('takes the title of a page without one from %s', async (_name, navigation, title) => {
  const files = { 'content/guide/first-steps.md': UNTITLED };
  const { site } = await openSite(files, { config: navigation ? { navigation } : {} });
  expect(site.pages.map((page) => page.title)).toEqual([title]);
});

test('takes the title of a translation without one from its label in that language', async () => {
  const { site } = await openSite(
    {
      'content/sizes.md': page('Sizes'),
      'content/sizes.zh.md': UNTITLED,
      'content/translations/zh.json': '{"pages./sizes": "尺寸"}',
    },
    chinese,
  );
  expect(site.pages.map(({ title }) => title)).toEqual(['Sizes', '尺寸']);
});

test('gives a home page without a title the title Home', async () => {
  const { site } = await openSite({ 'content/index.md': UNTITLED });
  expect(site.pages.map(({ title }) => title)).toEqual(['Home']);
});

test('warns about the missing title of an empty file', async () => {
  const { diagnostics } = await openSite({ 'content/a.md': '' });
  expect(diagnostics.map(formatFinding)).toEqual([
    'content/a.md:1:1 warning front-matter/no-title The page has no title',
  ]);
});

test('reports broken front matter once, and not its missing keys', async () => {
  const { diagnostics } = await openSite({ 'content/a.md': '---\ntitle: A: b\n---\n' });
  expect(diagnostics.map(({ code }) => code)).toEqual(['front-matter/yaml']);
});

test('reports a title of the wrong type once', async () => {
  const { diagnostics } = await openSite({
    'content/a.md': '---\ntitle: 7\ndescription: B\n---\n',
  });
  expect(diagnostics.map(({ code }) => code)).toEqual(['front-matter/type']);
});

test('warns about titles and descriptions over the limits at their keys', async () => {
  const text = `---\ntitle: ${'é'.repeat(71)}\ndescription: ${'b'.repeat(161)}\n---\n`;
  const { diagnostics } = await openSite({ 'content/a.md': text });
  expect(diagnostics.map(formatFinding)).toEqual([
    'content/a.md:2:1 warning front-matter/title-length The title has 71 characters; the limit is 70',
    'content/a.md:3:1 warning front-matter/description-length The description has 161 characters; the limit is 160',
  ]);
});

test('accepts titles and descriptions at the limits', async () => {
  const text = `---\ntitle: ${'🙂'.repeat(70)}\ndescription: ${'b'.repeat(160)}\n---\n`;
  expect((await openSite({ 'content/a.md': text })).diagnostics).toEqual([]);
});

test('reports products in front matter that neither the site nor its path rules know', async () => {
  const named = (id: string) => `---\ntitle: ${id}\ndescription: D\nproductId: ${id}\n---\n`;
  const config = {
    products: [{ id: 'charts', name: 'Charts', path: '/charts' }],
    pathRules: [{ path: '/old', category: null, product: 'archive' }],
  };
  const { diagnostics } = await openSite(
    {
      'content/a.md': named('charts'),
      'content/b.md': named('archive'),
      'content/c.md': named('"Charts"'),
      'content/d.md': named('pickers'),
    },
    { config },
  );
  expect(diagnostics.map(formatFinding)).toEqual([
    'content/c.md:4:13 warning front-matter/unknown-product Unknown product Charts',
    'content/d.md:4:12 warning front-matter/unknown-product Unknown product pickers',
  ]);
  expect(diagnostics.map(({ fix }) => fix)).toEqual([{ replace: 'charts' }, undefined]);
});
