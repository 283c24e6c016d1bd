import { expect, test } from 'vitest';
import { formatFinding, openSite, page } from '../../harness/open-site.ts';

const post = (title: string, date: string, more = '') =>
  `---\ntitle: ${title}\ndescription: About ${title}.\ndate: ${date}\n${more}---\n\nText.\n`;

const config = {
  blog: { pageSize: 2, authors: { ada: { name: 'Ada King Lovelace' } } },
  site: { languages: ['en', 'zh'] },
} as const;

const POSTS = {
  'content/blog/a.md': post('A *star*', '2026-01-05', 'authors: [ada]\ntags: [Design Notes]\n'),
  'content/blog/b.md': post('B', '2026-03-01', 'tags: [Design Notes, speed]\n'),
  'content/blog/c.md': post('C', '2026-02-01'),
  'content/index.md': page('Home', '', 'nav: false\n'),
};

const open = (files: Readonly<Record<string, string>> = POSTS) => openSite(files, { config });

test('lists posts by date, newest first, in pages of the configured size', async () => {
  const { site, diagnostics } = await open();
  const textOf = (pathname: string) => site.pageByKey.get(`en${pathname}`)?.source.text;
  expect(diagnostics.map(formatFinding)).toEqual([]);
  expect(textOf('/blog/')).toBe(`* [Design Notes](/blog/tags/design-notes/)
* [speed](/blog/tags/speed/)

- ## [B](/blog/b/)

  About B.

  1 March 2026\u00A0· [Design Notes](/blog/tags/design-notes/)\u00A0· [speed](/blog/tags/speed/)

- ## [C](/blog/c/)

  About C.

  1 February 2026
`);
  expect(textOf('/blog/page/2/')).toContain('## [A \\*star\\*](/blog/a/)');
});

test.each([
  '2026-01-31-news.md',
  '2026-01-31-news/index.md',
  '2026-01-31.md',
  '2026-01-01-series/2026-01-31-part.md',
])('takes the day of %s as the date of a post without one', async (name) => {
  const { site, diagnostics } = await open({ ...POSTS, [`content/blog/${name}`]: page('News') });
  expect(diagnostics).toEqual([]);
  const news = site.pages.find(({ pathname }) => pathname.includes('/2026-01-31'));
  expect(news?.post?.date).toBe('2026-01-31');
});

test.each(['2026-02-31-news.md', '2026-01-311.md', 'v2026-01-31.md'])(
  'takes no date from the name %s',
  async (name) => {
    const { diagnostics } = await open({ ...POSTS, [`content/blog/${name}`]: page('News') });
    expect(diagnostics.map(({ code }) => code)).toEqual(['front-matter/no-date']);
  },
);

test('marks the tag of a list', async () => {
  const { site } = await open();
  expect(site.pageByKey.get('en/blog/tags/speed/')?.source.text).toContain(
    '* [Design Notes](/blog/tags/design-notes/)\n* **speed**\n',
  );
});

test('creates a page for each tag and author', async () => {
  const { site } = await open();
  const lists = site.pages
    .filter(({ source }) => source.text !== undefined && source.file.startsWith('<blog>'))
    .map(({ pathname, title, language }) => `${language} ${pathname} ${title}`);
  expect(lists).toEqual([
    'en /blog/ Blog',
    'en /blog/page/2/ Blog (2)',
    'en /blog/tags/design-notes/ Design Notes',
    'en /blog/tags/speed/ speed',
    'en /blog/authors/ada/ Ada King Lovelace',
  ]);
});

test('gives a post its author and neighbors, and does not translate it', async () => {
  const { site } = await open();
  const found = site.pageByKey.get('en/blog/a/');
  expect(found?.post?.authors).toEqual([
    { name: 'Ada King Lovelace', initials: 'AL', pathname: '/blog/authors/ada/' },
  ]);
  expect(found?.position).toMatchObject({
    parents: [{ title: 'Blog', href: '/blog/' }],
    next: { pathname: '/blog/c/', title: 'C' },
  });
  expect(found?.position.previous).toBeUndefined();
  expect(site.pages.filter(({ language }) => language === 'zh').map((one) => one.pathname)).toEqual(
    ['/'],
  );
});

test('replaces a generated list with a page at its address', async () => {
  const { site } = await open({ ...POSTS, 'content/blog/index.md': page('News') });
  expect(site.pageByKey.get('en/blog/')?.title).toBe('News');
  expect(site.pages.filter(({ pathname }) => pathname === '/blog/')).toHaveLength(1);
});

test('reports a post without a date', async () => {
  const { diagnostics } = await open({ 'content/blog/a.md': page('A') });
  expect(diagnostics.map(formatFinding)).toEqual([
    'content/blog/a.md:1:1 error front-matter/no-date A blog post needs a date',
  ]);
});
