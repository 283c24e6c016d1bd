import { expect, test } from 'vitest';
import { readPageFacts } from '../../../cli/compile/page-facts.ts';
import { compileText, summary } from './compile-text.ts';
import { htmlOf } from './to-html.ts';

test.each([
  ['# Sizes {#sizes}', 'sizes'],
  ['# Sizes {#v1.2_sizes}', 'v1.2_sizes'],
  ['# Sizes {#_sizes_}', '_sizes_'],
  ['Sizes {#sizes}\n===', 'sizes'],
  ['# Sizes [#sizes]', 'sizes'],
])('keeps the id of the title %j as an anchor, and does not show it', async (heading, id) => {
  const page = await compileText(`${heading}\n\nThere are two.\n`);
  expect(page.facts).toMatchObject({ title: 'Sizes', titleId: id, anchors: [id] });
  expect(page.body.markdown).toBe('# Sizes\n\nThere are two.\n');
  expect(htmlOf(page)).toBe('<p>There are two.</p>');
});

test.each([
  '<h1 align="center">Sizes &amp; <em>more</em></h1>',
  '<!-- Note -->\n\n<h1>\n  Sizes & more\n</h1>',
])('reads the title in HTML at the start of a page: %j', async (heading) => {
  const page = await compileText(`${heading}\n\nText.\n`, { title: 'Other' });
  expect(page.facts.title).toBe('Sizes & more');
  expect(htmlOf(page)).toBe('<p>Text.</p>');
  expect(page.body.markdown).toContain('# Sizes & more\n');
  expect(readPageFacts(`${heading}\n`).firstHeading).toBe('Sizes & more');
  expect(summary(page)).toEqual([]);
});

test('gives the id of the title to no other heading', async () => {
  const page = await compileText('# Sizes {#sizes}\n\n## Sizes\n\n## All {#sizes}\n');
  expect(page.facts.anchors).toEqual(['sizes', 'sizes-3', 'sizes-2']);
  expect(summary(page)).toEqual(['5:1 markdown/duplicate-id']);
});

test('has no id for a title without one', async () => {
  expect((await compileText('# Sizes\n')).facts).not.toHaveProperty('titleId');
});

test.each([
  ['a paragraph', 'There are two.\n\n# Small {#small}\n', '<p>There are two.</p>\n'],
  ['a heading', '## Sizes\n\n# Small {#small}\n', '<h2 id="sizes">Sizes</h2>\n'],
  ['an image', '![Two](two.svg)\n\n# Small {#small}\n', '<p><img src="two.svg" alt="Two"></p>\n'],
])('keeps a # heading after %s in its place', async (_name, text, before) => {
  const page = await compileText(text, { title: 'Sizes of buttons' });
  expect(page.facts.title).toBe('Sizes of buttons');
  expect(page.facts).not.toHaveProperty('titleId');
  expect(page.facts.headings).toMatchObject([...page.facts.headings.slice(0, -1), { id: 'small' }]);
  expect(htmlOf(page)).toBe(`${before}<h2 id="small">Small</h2>`);
  expect(page.body.markdown).toBe(`# Sizes of buttons\n\n${text.replace('# Small', '## Small')}`);
  expect(summary(page)).toEqual(['3:1 html/multiple-h1']);
});

test.each([
  '<!-- a -->\n\n<!-- b -->',
  '<script setup>\nlet a;\n\nlet b;\n</script>',
  '[a]: /b/ (link)',
  '&nbsp;',
])('prefers a # heading after %j to the title in the front matter', async (before) => {
  const page = await compileText(`${before}\n\n# Small\n\nOne.\n`, { title: 'Sizes' });
  expect(page.facts.title).toBe('Small');
  expect(htmlOf(page)).toMatch(/^(?:<p>\u00a0<\/p>)?\s*<p>One\.<\/p>$/);
});

test.each([
  ['a logo', '<img src="a.svg" alt="A">\n\n# Sizes\n\nTwo.\n'],
  ['an image', '![A](a.svg)\n\n# Sizes\n\nTwo.\n'],
])('moves a # heading after %s to the top if nothing else names the page', async (_, text) => {
  const page = await compileText(text);
  expect(page.facts.title).toBe('Sizes');
  expect(htmlOf(page)).not.toContain('Sizes');
  expect(summary(page)).toEqual([]);
});

test('takes the title from a # heading below text, which stays in its place', async () => {
  const page = await compileText('There are two.\n\n# Small {#small}\n');
  expect(page.facts).toMatchObject({ title: 'Small', anchors: ['small'] });
  expect(htmlOf(page)).toBe('<p>There are two.</p>\n<h2 id="small">Small</h2>');
  expect(page.body.markdown).toBe('# Small\n\nThere are two.\n\n## Small {#small}\n');
  expect(summary(page)).toEqual([]);
});

test.each([
  ['without a title', 'There are two.\n'],
  ['with an empty heading', '#\n\nThere are two.\n'],
])('shows the fallback title on a page %s', async (_name, text) => {
  const page = await compileText(text, { fallbackTitle: 'Sizes' });
  expect(page.facts.title).toBe('Sizes');
  expect(page.body.markdown).toBe('# Sizes\n\nThere are two.\n');
});

test('keeps type arguments in a title, and leaves out other tags', async () => {
  const page = await compileText('# Promise<void> and Array<Item> <sup>new</sup>\n\nText.');
  expect(page.facts.title).toBe('Promise<void> and Array<Item> new');
  expect(page.diagnostics).toEqual([]);
});

test.each([
  ['# Kit &middot; [![build](b.svg)](/b/) ![size](s.svg)', 'Kit'],
  ['# ![Logo](a.svg) The *Kit*', 'The Kit'],
  ['# ![The Kit](a.svg)', 'The Kit'],
])('leaves out badges and other images beside the text of the title %j', async (text, title) => {
  expect((await compileText(`${text}\n\nTwo.\n`)).facts.title).toBe(title);
});

test('names a heading by its text, without that of images', async () => {
  const { facts } = await compileText('# Kit\n\n## ![moon](m.svg) Dark\n');
  expect(facts.headings).toMatchObject([{ id: 'dark', text: 'Dark' }]);
});
