import { expect, test } from 'vitest';
import { directoryWith, docsBuild, SMALL_SITE } from './command-line.ts';

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

test('reports a list that cannot be read', async () => {
  const { code, err } = await docsBuild(directoryWith(FILES), ['redirects', 'import', 'none.csv']);
  expect(code).toBe(2);
  expect(err).toContain('none.csv');
});
