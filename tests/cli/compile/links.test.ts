import { expect, test } from 'vitest';
import { compileText, summary } from './compile-text.ts';
import { htmlOf } from './to-html.ts';

test.each([
  ['a [b](/c/) d', [['link', '/c/', '1:7-10']]],
  ['[b](/c/ "Title")', [['link', '/c/', '1:5-8']]],
  ['[b](<c d.md>)', [['link', 'c%20d.md', '1:6-12']]],
  ['[b](ä%20%.md)', [['link', '%C3%A4%20%25.md', '1:5-13']]],
  ['[b](c(d).md)', [['link', 'c(d).md', '1:5-12']]],
  ['[b]( /c/ )', [['link', '/c/', '1:6-9']]],
  ['[`a](b)`](/c/)', [['link', '/c/', '1:11-14']]],
  [
    '[![i](x.png)](/c/)',
    [
      ['image', 'x.png', '1:7-12'],
      ['link', '/c/', '1:15-18'],
    ],
  ],
  ['![a b](./i.png)', [['image', './i.png', '1:8-15']]],
  ['[b][r]\n\n[r]: ../r.md#id "T"', [['link', '../r.md#id', '3:6-16']]],
  ['[r]: <../r.md>\n\n[r]', [['link', '../r.md', '1:7-14']]],
  ['<https://a.example/b>', [['link', 'https://a.example/b', '1:2-21']]],
  ['a https://a.example/b c', [['link', 'https://a.example/b', '1:3-22']]],
  ['a\nwww.a.example b', [['link', 'http://www.a.example', '2:1-14']]],
  [
    '*x* https://a.example https://a.example',
    [
      ['link', 'https://a.example', '1:5-22'],
      ['link', 'https://a.example', '1:23-40'],
    ],
  ],
  [
    '- [a](#b)\n  - [c](d.md)',
    [
      ['link', '#b', '1:7-9'],
      ['link', 'd.md', '2:9-13'],
    ],
  ],
  ['| a |\n|---|\n| [b](/c/) |', [['link', '/c/', '3:7-10']]],
  [':::info\n[b](/c/)\n:::', [['link', '/c/', '2:5-8']]],
  ['<a href="/b/">x</a>', [['link', '/b/', '1:10-13']]],
  ["<a class=x href='/b/'>x</a>", [['link', '/b/', '1:18-21']]],
  ['<a href=/b/>x</a>', [['link', '/b/', '1:9-12']]],
  ['> <img alt="" src="i.png">', [['image', 'i.png', '1:20-25']]],
  [
    '<img alt="" src="a.png" srcset="b.png, c.png 2x">',
    [
      ['image', 'a.png', '1:18-23'],
      ['image', 'b.png', '1:33-38'],
      ['image', 'c.png', '1:40-45'],
    ],
  ],
  [
    'x <video poster="a.png"><source src="b.mp4"><track src="c.vtt"></video>',
    [
      ['image', 'a.png', '1:18-23'],
      ['link', 'b.mp4', '1:38-43'],
      ['link', 'c.vtt', '1:57-62'],
    ],
  ],
  ['x <audio src="a.mp3"></audio>', [['link', 'a.mp3', '1:15-20']]],
  [
    'x <a href="#b">y</a> https://a.example',
    [
      ['link', '#b', '1:12-14'],
      ['link', 'https://a.example', '1:22-39'],
    ],
  ],
  ['x <q cite="/b/">y</q>', []],
  ['`[a](/b/)`', []],
  ['```\n[a](/b/)\n```', []],
  ['[a](javascript:x)', []],
] as [string, [string, string, string][]][])(
  'finds addresses and their locations: %j',
  async (text, expected) => {
    const { references } = (await compileText(`---\ntitle: A\n---\n${text}`)).facts;
    expect(
      references.map(({ kind, href, range: { start, end } }) => [
        kind,
        href,
        `${start.line - 3}:${start.column}-${end.column}`,
      ]),
    ).toEqual(expected);
  },
);

test.each([
  ['https://a.example/', '<a href="https://a.example/" rel="external noopener">x</a>'],
  ['//a.example/', '<a href="//a.example/" rel="external noopener">x</a>'],
  ['/b/#c', '<a href="/b/#c">x</a>'],
  ['../b.md', '<a href="../b.md">x</a>'],
  ['#c', '<a href="#c">x</a>'],
  ['?q=a:b', '<a href="?q=a:b">x</a>'],
  ['mailto:a@b.example', '<a href="mailto:a@b.example">x</a>'],
  ['tel:+49123', '<a href="tel:+49123">x</a>'],
  ['HTTPS://a.example', '<a href="HTTPS://a.example" rel="external noopener">x</a>'],
])('keeps the address %s as written', async (href, html) => {
  const page = await compileText(`[x](${href})`);
  expect(summary(page)).toEqual([]);
  expect(htmlOf(page)).toBe(`<p>${html}</p>`);
});

test('allows data addresses of image formats', async () => {
  const page = await compileText('![x](data:image/png;base64,AAAA)');
  expect(summary(page)).toEqual([]);
  expect(htmlOf(page)).toContain('src="data:image/png;base64,AAAA"');
});

test.each([
  ['![](a.png)', ['1:1 html/image-alt']],
  ['<img src="a.png">', ['1:1 html/image-alt']],
  ['<img src="a.png" alt="">', []],
  ['![A](a.png)', []],
])('requires alternative text of an image: %s', async (text, found) => {
  expect(summary(await compileText(text))).toEqual(found);
});

test.each([
  ['http://localhost:3000', true],
  ['<http://localhost:3000/a/>', true],
  ['[`localhost:3000`](http://localhost:3000/)', true],
  ['<a href="http://localhost:3000">http://localhost:3000</a>', true],
  ['[a](http://localhost:3000)', undefined],
  ['[a]: http://localhost:3000', undefined],
])('notes whether the text of a link is its address: %s', async (text, hasAddressAsText) => {
  const { references } = (await compileText(text)).facts;
  expect(new Set(references.map((reference) => reference.hasAddressAsText))).toEqual(
    new Set([hasAddressAsText]),
  );
});

test('encodes an address in the facts as in the HTML', async () => {
  const page = await compileText('[a](<b c.md>) ![d](ä[1].png) [e](f%20g%zz%.md)');
  for (const { href } of page.facts.references) expect(htmlOf(page)).toContain(`"${href}"`);
});

test.each([
  ['<a href="/b/"><p>Words of a block</p></a>', '<p><a href="/b/">Words of a block</a></p>'],
  ['<span class="x">[</span>Words](/b/)', '<a href="/b/">Words</a>'],
])('leaves no empty link where HTML splits a link: %s', async (text, html) => {
  const page = await compileText(`---\ntitle: A\n---\n${text}`);
  expect(summary(page)).toEqual([]);
  expect(htmlOf(page)).toContain(html);
  expect(htmlOf(page).match(/<a /g)).toHaveLength(1);
});

test('reports an empty link once, even if HTML splits it', async () => {
  const page = await compileText('---\ntitle: A\n---\n<a href="/b/"><p></p></a>');
  expect(summary(page)).toEqual(['4:1 link/empty']);
});

test('says how to write the anchor of a heading that is a link to itself', async () => {
  const { diagnostics } = await compileText('---\ntitle: A\n---\n## B <a href="#b" id="b"></a>');
  const hint: unknown = expect.stringContaining('Write {#b} at the end of the heading');
  expect(diagnostics).toMatchObject([{ code: 'link/empty', hint }]);
});

test('reports a link without address and text once', async () => {
  expect(summary(await compileText('[](){#a}'))).toEqual(['1:1 link/empty']);
});

test('keeps a bare address in a link of raw HTML as text', async () => {
  const url = 'https://example.com/a';
  const page = await compileText(`See <a href="${url}">${url}</a> and ${url} and <b>${url}</b>.\n`);
  const link = `<a href="${url}" rel="external noopener">${url}</a>`;
  expect(htmlOf(page)).toBe(`<p>See ${link} and ${link} and <b>${link}</b>.</p>`);
  expect(page.diagnostics.map(({ code }) => code)).not.toContain('link/empty');
});
