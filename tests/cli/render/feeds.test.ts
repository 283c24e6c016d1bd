import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { expect, test } from 'vitest';
import { testSite } from '../../harness/test-site.ts';

const CONFIG = `export default {
  site: { url: 'https://docs.example.org', base: '/kit/', name: 'Kit' },
  theme: './theme.tsx',
  blog: { title: 'News', authors: { ada: { name: 'Ada Lovelace' }, bob: { name: 'Bob' } } },
  features: { feeds: true },
};
`;

const FILES = {
  'docs.config.ts': CONFIG,
  'content/index.md': '---\ntitle: Home\ndescription: Home.\n---\n\nHello.\n',
  'content/blog/old.md':
    '---\ntitle: Old & good\ndescription: What was.\ndate: 2026-01-05\n---\n\nText.\n',
  'content/blog/new.md': `---
title: New
description: What is.
date: 2026-02-01
authors: [ada, bob]
tags: [speed]
---

See [the old one](/blog/old/), and <script>alert(1)</script>:

\`\`\`js
const less = 1 < 2;
const end = ']]>';
\`\`\`

## Next {#next}

## Last [#last]
`,
};

const HOST = 'https://docs.example.org/kit/';

test('feeds contain the whole posts with absolute links, newest first', async () => {
  const { files } = await testSite(FILES).build();
  const rss = parseRssFeed(files['blog/rss.xml'] ?? '');
  const atom = parseAtomFeed(files['blog/atom.xml'] ?? '');
  const json = parseJsonFeed(files['blog/feed.json'] ?? '');
  expect(rss).toMatchObject({ title: 'News - Kit', link: `${HOST}blog/` });
  expect(rss.items?.map(({ title, link }) => [title, link])).toEqual([
    ['New', `${HOST}blog/new/`],
    ['Old & good', `${HOST}blog/old/`],
  ]);
  expect(atom.entries?.[0]).toMatchObject({
    title: { value: 'New' },
    id: `${HOST}blog/new/`,
    published: '2026-02-01T00:00:00.000Z',
  });
  const content = json.items?.[0]?.content_html;
  expect(content).toContain(`<a href="${HOST}blog/old/">the old one</a>`);
  expect(content).toContain('const less = 1 &#x3C; 2;');
  expect(content).toContain("const end = ']]&gt;';");
  expect(content?.match(/<h2>.*?<\/h2>/g)).toEqual(['<h2>Next</h2>', '<h2>Last</h2>']);
  // This would end the CDATA section of the content.
  expect(`${files['blog/rss.xml']}${files['blog/atom.xml']}`).not.toContain("']]>'");
  expect(content).not.toContain('<script');
  expect(rss.items?.[0]?.content?.encoded).toBe(content);
  expect(content).not.toContain('<h1>');
  const authors = ['Ada Lovelace', 'Bob'];
  expect(rss.items?.[0]).toMatchObject({ dc: { creators: authors } });
  expect(rss.items?.[0]?.authors).toBeUndefined();
  expect(atom.entries?.[0]?.authors?.map(({ name }) => name)).toEqual(authors);
  expect(json.items?.[0]?.authors?.map(({ name }) => name)).toEqual(authors);
});

test('feeds summarize a post without a description: as HTML in XML, as text in JSON', async () => {
  const post = '---\ntitle: New\ndate: 2026-02-01\n---\n\nThe `<b>` of `a[b[0]]>c`.\n';
  const { files } = await testSite({ ...FILES, 'content/blog/new.md': post }).build();
  const html = 'The &lt;b&gt; of a[b[0]]&gt;c.';
  expect(parseRssFeed(files['blog/rss.xml'] ?? '').items?.[0]?.description).toBe(html);
  expect(parseAtomFeed(files['blog/atom.xml'] ?? '').entries?.[0]?.summary?.value).toBe(html);
  const [item] = parseJsonFeed(files['blog/feed.json'] ?? '').items ?? [];
  expect(item?.summary).toBe('The <b> of a[b[0]]>c.');
});

test('addresses in feeds follow the setting for trailing slashes', async () => {
  const config = CONFIG.replace('features:', 'trailingSlash: false, features:');
  const { files } = await testSite({ ...FILES, 'docs.config.ts': config }).build();
  const rss = parseRssFeed(files['blog/rss.xml'] ?? '');
  expect(rss).toMatchObject({ link: `${HOST}blog`, items: [{ link: `${HOST}blog/new` }, {}] });
});

test('pages of the blog link to the feeds, and name date and author in structured data', async () => {
  const { files } = await testSite(FILES).build();
  const link =
    '<link rel="alternate" href="/kit/blog/rss.xml" type="application/rss+xml" title="RSS">';
  expect(files['blog/index.html']).toContain(link);
  expect(files['blog/new/index.html']).toContain(link);
  expect(files['index.html']).not.toContain('rss.xml');
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(
    files['blog/new/index.html'] ?? '',
  )?.[1];
  const { '@graph': graph } = JSON.parse(data ?? '') as { readonly '@graph': readonly object[] };
  expect(graph[0]).toMatchObject({
    '@type': 'BlogPosting',
    datePublished: '2026-02-01',
    author: [
      { name: 'Ada Lovelace', url: `${HOST}blog/authors/ada/` },
      { name: 'Bob', url: `${HOST}blog/authors/bob/` },
    ],
  });
});

test('writes no feeds unless they are enabled', async () => {
  const config = CONFIG.replace('feeds: true', 'feeds: false');
  const { files } = await testSite({ ...FILES, 'docs.config.ts': config }).build();
  expect(Object.keys(files).filter((path) => /^blog\/(?:rss|atom|feed)\b/.test(path))).toEqual([]);
});
