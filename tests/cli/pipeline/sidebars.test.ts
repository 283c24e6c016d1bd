import { expect, test } from 'vitest';
import { testSite } from '../../harness/test-site.ts';
import { IS_FULL } from '../../harness/sample.ts';

/** Builds a site with a folder of this many pages. Returns the navigation of a page in it. */
async function sidebarOf(page: number, pages: number) {
  const names = Array.from({ length: pages }, (_, number) => String(number).padStart(4, '0'));
  const texts = names.map((name): [string, string] => [
    `content/list/p${name}.md`,
    `# Entry ${name}\n`,
  ]);
  const { files } = await testSite(Object.fromEntries(texts)).build();
  const html = String(files[`list/p${names[page]}/index.html`]);
  return /<nav[^]*?<\/nav>/.exec(html)?.[0] ?? '';
}

const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

test('lists all entries of a short list', async () => {
  expect(count(await sidebarOf(3, 30), /href="\/list\//g)).toBe(30);
});

test('divides a long list into groups, and a page contains only the entries of its group', async () => {
  const sidebar = await sidebarOf(120, 210);
  expect(count(sidebar, /href="\/list\//g)).toBe(50);
  expect(sidebar).toContain('Entry 0000 – Entry 0049');
  expect(sidebar).toContain('Entry 0200 – Entry 0209');
  expect(sidebar).toContain('href="/list/p0120/" aria-current="page"');
  expect(count(sidebar, /aria-expanded="true"/g)).toBe(2);
});

test('marks the nearest page above a page that is not listed, but not the home page', async () => {
  const navigation = JSON.stringify([{ pathname: '/' }, { pathname: '/blog/' }]);
  const { files } = await testSite({
    'content/index.md': '# Home\n',
    'content/blog/index.md': '# Blog\n',
    'content/blog/news/a.md': '---\nnav: false\n---\n\n# A\n',
    'content/other.md': '---\nnav: false\n---\n\n# Other\n',
    'docs.config.ts': `export default { site: { url: 'https://a.test' }, navigation: ${navigation} };`,
  }).build();
  const marksOf = (path: string) =>
    String(files[path]).match(/href="[^"]*" aria-current="[^"]*"/g) ?? [];
  expect(marksOf('blog/index.html')).toEqual(['href="/blog/" aria-current="page"']);
  expect(marksOf('blog/news/a/index.html')).toEqual(['href="/blog/" aria-current="true"']);
  expect(marksOf('other/index.html')).toEqual([]);
});

test.runIf(IS_FULL)('loads the entries of a list below a subheader from a file', async () => {
  const names = Array.from({ length: 210 }, (_, number) => `p${number}`);
  const children = names.map((name) => ({ pathname: `/list/${name}/` }));
  const navigation = JSON.stringify([{ pathname: '/list/', subheader: 'List', children }]);
  const texts = names.map((name): [string, string] => [`content/list/${name}.md`, `# ${name}\n`]);
  const { files } = await testSite({
    ...Object.fromEntries(texts),
    'docs.config.ts': `export default { site: { url: 'https://a.test' }, navigation: ${navigation} };`,
  }).build();
  expect(Object.keys(files).filter((path) => /_assets\/sidebar-/.test(path))).toHaveLength(1);
  expect(count(String(files['list/p3/index.html']), /href="\/list\//g)).toBeLessThan(60);
});
