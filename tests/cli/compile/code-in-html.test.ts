import { expect, test } from 'vitest';
import { cpuMsOf } from '../../harness/cpu-time.ts';
import { compileText, summary } from './compile-text.ts';
import { htmlOf } from './to-html.ts';

const NEXT = '\n<h2 id="next">Next</h2>';

test.each([
  ['<div>Put it in `<script>`.</div>', '<div>Put it in `&#x3C;script>`.</div>'],
  [
    '<div>\nSee `<style>`, `<table>`\nand `</title>`.\n</div>',
    '<div>\nSee `&#x3C;style>`, `&#x3C;table>`\nand `&#x3C;/title>`.\n</div>',
  ],
  ['<div>See `` a ` <b> `` here.</div>', '<div>See `` a ` &#x3C;b> `` here.</div>'],
  ['<div>From `<div` to `<p>`.</div>', '<div>From `&#x3C;div` to `&#x3C;p>`.</div>'],
  ['<div>See `<!--` here.</div>', '<div>See `&#x3C;!--` here.</div>'],
  ['<div>See <code><script></code> here.</div>', '<div>See <code>&#x3C;script></code> here.</div>'],
  [
    '<div>See <code class="x"><ul><li></code> here.</div>',
    '<div>See <code class="x">&#x3C;ul>&#x3C;li></code> here.</div>',
  ],
  [
    '<div>See <code></details></code> here.</div>',
    '<div>See <code>&#x3C;/details></code> here.</div>',
  ],
  [
    '<div>See <code>a <b>b</b><br>c</code> here.</div>',
    '<div>See <code>a <b>b</b><br>c</code> here.</div>',
  ],
  [
    '<div><code><script>x</script></code></div>',
    '<div><code>&#x3C;script>x&#x3C;/script></code></div>',
  ],
  ['See <code><script></code> here.', '<p>See <code>&#x3C;script></code> here.</p>'],
  [
    '> <div>See `<script>` here.</div>',
    '<blockquote>\n<div>See `&#x3C;script>` here.</div>\n</blockquote>',
  ],
])('shows tags in code within HTML as text, and the heading after it: %j', async (text, html) => {
  const page = await compileText(`${text}\n\n## Next\n`);
  expect(htmlOf(page)).toBe(html + NEXT);
  expect(summary(page)).toEqual([]);
});

test.each([
  [
    '<div title="`">a</div> <b title="`">a</b>',
    '<div title="&#x60;">a</div> <b title="&#x60;">a</b>',
  ],
  ['<div>a `\n<b>b</b> ` c</div>', '<div>a `\n<b>b</b> ` c</div>'],
  ['<div>a ` <b>b</b></div>', '<div>a ` <b>b</b></div>'],
  ['<div>`a`` <b>b</b></div>', '<div>`a`` <b>b</b></div>'],
])('keeps tags that are not between matching backticks: %j', async (text, html) => {
  expect(htmlOf(await compileText(text))).toBe(html);
});

test('reports an unclosed tag after code at its column', async () => {
  expect(summary(await compileText('<div>`<i>` <b>x</div>'))).toEqual(['1:12 html/unclosed']);
});

test('still treats a script outside of code as a script', async () => {
  const page = await compileText('<div>`a` <script>alert(`<b>`)</script></div>');
  expect(htmlOf(page)).toBe('<div>`a` </div>');
  expect(summary(page)).toEqual(['1:10 html/active-content']);
});

test.each([
  ['backticks', (count: number) => `<div>${'` `` ``` '.repeat(count)}</div>`],
  ['open code elements', (count: number) => `<div>${'<code>'.repeat(count)}`],
  ['open tags in code', (count: number) => `<div><code>${'<b '.repeat(count)}</code></div>`],
])('reads many %s quickly', async (_name, make) => {
  expect(await cpuMsOf(() => compileText(make(2000)))).toBeLessThan(3000);
});

test.each([
  ['<details>\n<summary>More</summary>\n```js\nsave();\n```\n</details>', ['3:1']],
  ['<Tab label="a">\n  ~~~sh\n  run\n  ~~~\n  ```sh\n  stop\n  ```\n</Tab>', ['2:3', '5:3']],
  ['- a\n\n  <div>\n  ```\n  b\n  ```\n  </div>', ['4:3']],
  ['<div>\n\n```js\nsave();\n```\n\n</div>', []],
  ['<div>\n<pre>\n```\n</pre>\n<!--\n```\n-->\n</div>', []],
  ['<div>See ```a``` here.</div>', []],
  ['<div id="a" />\n## B', ['2:1']],
  ['<Note>\n  # A\n</Note>\n\n## B', ['2:3']],
  ['<p>\n#a\n#\n<code>\n```\n# b\n```\n</code>\n\n# c', ['5:1']],
  ['<pre>\n# a\n</pre>\n<!-- b\n# c -->', []],
])('reports code fences and headings that are part of HTML: %j', async (text, places) => {
  const found = summary(await compileText(text)).filter((one) => one.endsWith('html/code-fence'));
  expect(found).toEqual(places.map((place) => `${place} html/code-fence`));
});

test('reports only the fence, where a fence is part of HTML and its code goes on below', async () => {
  const code = '```html\n<p>\n\n# Run\n\n<main>\n<script>a()</script>\n</p></b>\n```\n';
  const found = summary(await compileText(`<div>\n${code}</div>\n\n<script>b()</script>`));
  expect(found).toEqual(['2:1 html/code-fence', '13:1 html/active-content']);
});

test('checks no addresses in code whose fence is part of HTML', async () => {
  const code = '```html\n<a href="/a/">a</a>\n\n[b](/b/)\n<p>\n```\n';
  const { facts } = await compileText(`<div>\n${code}</div>\n\n[c](/c/)`);
  expect(facts.references.map(({ href }) => href)).toEqual(['/c/']);
});
