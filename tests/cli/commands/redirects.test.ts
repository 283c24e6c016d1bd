import { expect, test } from 'vitest';
import { directoryWith, docsBuild, SMALL_SITE } from './command-line.ts';
import { sampleOf } from '../../harness/sample.ts';

const page = (title: string) =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\nText.\n`;

const FILES = {
  ...SMALL_SITE,
  'content/index.md': page('Home'),
  'content/guide/usage.md': page('Usage'),
  'old.csv':
    'old,new\n/usage.html,/guide/usage/\nhttps://was.example.org/x/,https://docs.example.org/guide/usage/\n/guide/usage/,\n/away/,https://example.org/\n/manual/usage/,\n/bad/,/nowhere/\n',
  _redirects:
    '# moved\n/usage /guide/usage/ 301\n/demos/* /guide/:splat\n/:lang/usage/ https://example.org/:lang/\n',
  'sitemap.xml':
    '<urlset>\n<url><loc>https://docs.example.org/</loc></url>\n<url><loc>https://docs.example.org/lost/</loc></url>\n</urlset>\n',
};

test('imports old addresses from CSV, _redirects and a sitemap', async () => {
  const root = directoryWith(FILES);
  const csv = await docsBuild(root, ['redirects', 'import', 'old.csv']);
  expect(JSON.parse(csv.out)).toEqual([
    { from: '/usage.html', to: '/guide/usage/' },
    { from: '/x/', to: '/guide/usage/' },
    { from: '/away/', to: 'https://example.org/' },
  ]);
  expect(csv.code).toBe(1);
  expect(csv.err).toContain('old.csv:6');
  expect(csv.err).toContain('/guide/usage/');
  expect(csv.err).toContain('old.csv:7');
  const rules = await docsBuild(root, ['redirects', 'import', '_redirects']);
  expect(rules).toMatchObject({ code: 0 });
  expect(JSON.parse(rules.out)).toEqual([{ from: '/usage', to: '/guide/usage/' }]);
  const sitemap = await docsBuild(root, ['redirects', 'import', 'sitemap.xml']);
  expect([sitemap.code, JSON.parse(sitemap.out)]).toEqual([1, []]);
  expect(sitemap.err).toContain('sitemap.xml:3');
});

test('redirects files that the build does not write to the pages at their addresses', async () => {
  const files = '/guide/usage.html\n/guide/usage/index.html\n/index.html\n/lost.html\n';
  const root = directoryWith({ ...FILES, 'files.csv': files });
  const { out, err } = await docsBuild(root, ['redirects', 'import', 'files.csv']);
  expect(JSON.parse(out)).toEqual([{ from: '/guide/usage.html', to: '/guide/usage/' }]);
  expect(err).toContain('/lost.html was published');
});

test('reports each mistake at its line and column, with a correction', async () => {
  const root = directoryWith({
    ...FILES,
    'wrong.csv': [
      'old,new',
      '/a/,/guide/usag/',
      '/b/,javascript:alert(1)',
      '/c/,/guide/usage/#none',
      'not a path,/guide/usage/',
      '/d%ZZ/,/guide/usage/',
      '"/e/,/guide/usage/',
      '"/f,g/","/guide/usage/"',
      '/f,g/;/',
      '"/f,g/";/',
    ].join('\r\n'),
    'cut.xml': '<urlset>\n<url><loc>words</loc></url>\n<url><loc>https://docs.example.org/</loc>',
  });
  const ofFile = async (name: string) => {
    const { out, err } = await docsBuild(root, ['redirects', 'import', name]);
    const found = [...err.matchAll(/^error {2}redirect\/(\S+) {2}(\S+)\n[^]*? {2}help: (.*)$/gm)];
    return { made: JSON.parse(out) as unknown, found: found.map((one) => one.slice(1).join(' ')) };
  };
  const line = 'Write the old address, such as /a/b/, a comma, and the new one.';
  expect(await ofFile('wrong.csv')).toEqual({
    made: [{ from: '/f,g/', to: '/guide/usage/' }],
    found: [
      'no-target wrong.csv:2:5 Did you mean /guide/usage/?',
      'no-target wrong.csv:3:5 Name a page, such as /a/b/, or an https: address.',
      'no-target wrong.csv:4:5 Write /guide/usage/ without the anchor.',
      `no-list wrong.csv:5:1 ${line}`,
      `no-list wrong.csv:6:1 ${line}`,
      `no-list wrong.csv:7:1 ${line}`,
      'no-target wrong.csv:9:4 Name a page, such as /a/b/, or an https: address.',
      'duplicate wrong.csv:10:2 Keep one of them.',
    ],
  });
  const sitemap = 'Correct the sitemap, or import a complete one.';
  expect(await ofFile('cut.xml')).toEqual({
    made: [],
    found: [`no-list cut.xml:2:11 ${sitemap}`, `no-list cut.xml:3:42 ${sitemap}`],
  });
});

const REJECTED = [
  ['an empty file', '', 'it has no addresses'],
  ['a page', '<html>hi</html>', 'it has no addresses'],
  ['JSON', '{"a":1}', 'it has no addresses'],
  ['bytes', 'a\0b', 'it is not text'],
  [
    'a sitemap index',
    '<sitemapindex><loc>/a</loc></sitemapindex>',
    'it is a sitemap index: import each sitemap',
  ],
] as const;

test.each(sampleOf(REJECTED, { of: 'rejected files', size: 2 }))(
  'rejects %s',
  async (_name, text, reason) => {
    const root = directoryWith({ ...FILES, 'list.csv': text });
    const { code, out, err } = await docsBuild(root, ['redirects', 'import', 'list.csv']);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(`Cannot read old addresses from list.csv: ${reason}`);
  },
);

test('reports a list that cannot be read', async () => {
  const { code, err } = await docsBuild(directoryWith(FILES), ['redirects', 'import', 'none.csv']);
  expect(code).toBe(2);
  expect(err).toContain('none.csv');
});
