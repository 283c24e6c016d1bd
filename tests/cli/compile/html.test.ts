import type { Element, Root } from 'hast';
import { expect, test } from 'vitest';
import { compileText, summary } from './compile-text.ts';
import { elementsOf, htmlOf } from './to-html.ts';

/** Returns every element of a tree. */
function all(node: Root | Element): Element[] {
  return node.children.flatMap((child) => (child.type === 'element' ? [child, ...all(child)] : []));
}

const SAFE_ELEMENTS =
  /^(?:a|abbr|audio|b|bdi|bdo|blockquote|br|caption|cite|code|col|colgroup|dd|del|details|dfn|div|dl|dt|em|figcaption|figure|h[2-6]|hr|i|iframe|img|input|ins|kbd|li|mark|ol|p|picture|pre|q|rp|rt|ruby|s|samp|section|small|source|span|strong|sub|summary|sup|table|tbody|td|tfoot|th|thead|time|tr|track|u|ul|var|video|wbr|docs-code)$/;

/**
 * Returns everything in a tree that could run code, load a document or imitate the engine's markup.
 */
function dangers(tree: Root): string[] {
  return all(tree).flatMap(({ tagName, properties }) => [
    ...(SAFE_ELEMENTS.test(tagName) ? [] : [`<${tagName}>`]),
    ...Object.entries(properties).flatMap(([name, value]) => {
      const url = String(value).replace(/[\0-\x20]/g, '');
      if (/^on|^style$|^srcDoc$|^formAction$|^data(?!Footnote)|^ping$|^name$/i.test(name))
        return [name];
      if (name === 'autoPlay') return [name];
      if (!/^(?:href|src|srcSet|poster|cite)$/.test(name)) return [];
      return /^(?!https?:|mailto:|tel:)[a-z][a-z\d+.-]*:/i.test(url) &&
        !/^data:image\/(?:png|gif|jpeg|webp)[;,]/.test(url)
        ? [`${name}=${url}`]
        : [];
    }),
  ]);
}

const ACTIVE = 'html/active-content';
const SCHEME = 'html/scheme';

test.each([
  ['<script>alert(1)</script>', ACTIVE],
  ['<SCRIPT SRC=//evil.example/x.js></SCRIPT>', ACTIVE],
  ['<script/x>alert(1)</script>', undefined],
  ['a <script>alert(1)</script> b', ACTIVE],
  ['<script>', ACTIVE],
  ['<div><script>alert(1)</script></div>', ACTIVE],
  ['<style>*{color:red}</style>', ACTIVE],
  ['<link rel="stylesheet" href="//evil.example/x.css">', ACTIVE],
  ['<base href="//evil.example/">', ACTIVE],
  ['<meta http-equiv="refresh" content="0;url=//evil.example">', ACTIVE],
  ['<object data="x.swf"></object>', ACTIVE],
  ['<embed src="x.swf">', ACTIVE],
  ['<applet code="x"></applet>', ACTIVE],
  ['<form action="//evil.example"><input name="p"></form>', ACTIVE],
  ['<svg onload="alert(1)"></svg>', ACTIVE],
  ['<svg><script>alert(1)</script></svg>', ACTIVE],
  ['<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>', ACTIVE],
  ['<svg><animate attributeName="href" values="javascript:alert(1)"/></svg>', ACTIVE],
  ['<svg><foreignObject><iframe srcdoc="x"></iframe></foreignObject></svg>', ACTIVE],
  [
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
    ACTIVE,
  ],
  [
    '<math><maction actiontype="statusline" xlink:href="javascript:alert(1)">x</maction></math>',
    ACTIVE,
  ],
  ['<template><img src=x onerror=alert(1)></template>', ACTIVE],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>', ACTIVE],
  ['<title><img src=x onerror=alert(1)></title>', ACTIVE],
  ['<xmp><img src=x onerror=alert(1)></xmp>', ACTIVE],
  ['<plaintext>x', ACTIVE],
  ['<frameset onload=alert(1)>', undefined],
  ['<body onload=alert(1)>', undefined],
  ['<html onclick=alert(1)>', undefined],
  ['<img src=x onerror=alert(1)>', ACTIVE],
  ['<img src="x" ONERROR="alert(1)">', ACTIVE],
  ['<img src="x"\nonerror\n=alert(1)>', ACTIVE],
  ['<img/src="x"/onerror=alert(1)>', undefined],
  ['<img src=`x`onerror=alert(1)>', undefined],
  ['<p onclick="alert(1)">x</p>', ACTIVE],
  ['<details open ontoggle="alert(1)"><summary>x</summary></details>', ACTIVE],
  ['<a href="#" onfocus=alert(1) autofocus>x</a>', ACTIVE],
  ['<div onpointerenter="alert(1)">x</div>', ACTIVE],
  ['<iframe src="javascript:alert(1)"></iframe>', 'html/embed-host'],
  ['<iframe srcdoc="<script>alert(1)</script>"></iframe>', ACTIVE],
  ['<iframe src="https://www.youtube.com.evil.example/"></iframe>', 'html/embed-host'],
  ['<iframe src="https://evil.example/?www.youtube.com"></iframe>', 'html/embed-host'],
  ['<iframe src="https://www.youtube.com@evil.example/"></iframe>', 'html/embed-host'],
  ['<iframe src="http://www.youtube.com/"></iframe>', 'html/embed-host'],
  ['<iframe src="//www.youtube.com/"></iframe>', 'html/embed-host'],
  ['<iframe></iframe>', 'html/embed-host'],
  ['<a href="javascript:alert(1)">x</a>', SCHEME],
  ['<a href="JaVaScRiPt:alert(1)">x</a>', SCHEME],
  ['<a href=" javascript:alert(1)">x</a>', SCHEME],
  ['<a href="java\tscript:alert(1)">x</a>', SCHEME],
  ['<a href="java\nscript:alert(1)">x</a>', SCHEME],
  ['<a href="&#106;avascript:alert(1)">x</a>', SCHEME],
  ['<a href="javascript&colon;alert(1)">x</a>', SCHEME],
  ['<a href="&#x1;javascript:alert(1)">x</a>', SCHEME],
  ['<a href="vbscript:msgbox(1)">x</a>', SCHEME],
  ['<a href="data:text/html,<script>alert(1)</script>">x</a>', SCHEME],
  ['<a href="data:image/png;base64,AA">x</a>', SCHEME],
  ['<a href="file:///etc/passwd">x</a>', SCHEME],
  ['<a href="blob:https://a.example/x">x</a>', SCHEME],
  ['<img src="javascript:alert(1)" alt="">', SCHEME],
  ['<img src="data:image/svg+xml,<svg onload=alert(1)>" alt="">', SCHEME],
  ['<img src="data:text/html,x" alt="">', SCHEME],
  ['<blockquote cite="javascript:alert(1)">x</blockquote>', SCHEME],
  ['[x](javascript:alert(1))', SCHEME],
  ['[x](JAVASCRIPT:alert(1))', SCHEME],
  ['[x](&#106;avascript:alert(1))', SCHEME],
  ['[x](<java\tscript:alert(1)>)', undefined],
  ['[x](vbscript:x)', SCHEME],
  ['[x](data:text/html;base64,PHNjcmlwdD4=)', SCHEME],
  ['![x](javascript:alert(1))', SCHEME],
  ['![x](data:image/svg+xml;base64,AA)', SCHEME],
  ['[x][r]\n\n[r]: javascript:alert(1)', SCHEME],
  ['<javascript:alert(1)>', SCHEME],
  ['<p style="background:url(javascript:alert(1))">x</p>', 'html/raw'],
  ['<button formaction="javascript:alert(1)">x</button>', 'html/raw'],
  ['<input type="image" src="javascript:alert(1)">', 'html/raw'],
  ['<video src="x" onerror="alert(1)"></video>', ACTIVE],
  ['<video><source onerror="alert(1)"></video>', ACTIVE],
  ['<audio src="x" onerror="alert(1)"></audio>', ACTIVE],
  ['<video autoplay src="x"></video>', 'html/raw'],
  ['<video src="javascript:alert(1)"></video>', SCHEME],
  ['<video src="data:video/mp4;base64,AA"></video>', SCHEME],
  ['<video poster="javascript:alert(1)"></video>', SCHEME],
  ['<video poster="data:image/svg+xml;base64,AA"></video>', SCHEME],
  ['<video><track src="javascript:alert(1)"></video>', SCHEME],
  ['<audio><source src="javascript:alert(1)"></audio>', SCHEME],
  ['<picture><source srcset="javascript:alert(1)"></picture>', SCHEME],
  ['<img srcset="a.png, javascript:alert(1) 2x" alt="">', SCHEME],
  ['<img srcset=",,data:image/svg+xml,x 2x" alt="">', SCHEME],
  ['<source src="x"> <track src="x">', 'html/raw'],
  ['<marquee onstart="alert(1)">x</marquee>', 'html/raw'],
  ['<table background="javascript:alert(1)"><tr><td>x</td></tr></table>', ACTIVE],
  ['<p data-docs-copy="page">x</p>', 'html/raw'],
  ['<div data-docs-slot="slot0-0">x</div>', 'html/raw'],
  ['<!--><script>alert(1)</script>-->', undefined],
  ['<!-- --!><script>alert(1)</script> -->', undefined],
  ['<![CDATA[<script>alert(1)</script>]]>', undefined],
  ['<?php echo "<script>alert(1)</script>" ?>', undefined],
  ['<!DOCTYPE html [<!ENTITY x "y">]>', undefined],
  ['<x-y onclick="alert(1)">x</x-y>', undefined],
  ['<Script>alert(1)</Script>', undefined],
  ['<a\nhref="javascript:alert(1)">x</a>', SCHEME],
  ['**<img src=x onerror=alert(1)>**', ACTIVE],
  ['| a |\n|---|\n| <img src=x onerror=alert(1) alt=""> |', ACTIVE],
  ['> <script>alert(1)</script>', ACTIVE],
  ['- <script>alert(1)</script>', ACTIVE],
  ['# A <script>alert(1)</script>\n\n## B <script>alert(1)</script>', ACTIVE],
  ['```"><script>alert(1)</script>\nx\n```', 'markdown/unknown-language'],
  ['```js title="</span><script>alert(1)</script>"\nx\n```', undefined],
  [':::info <script>alert(1)</script>\nx\n:::', undefined],
])('removes active content: %j', async (text, code) => {
  for (const rawHtml of ['safe', 'escape'] as const) {
    const page = await compileText(text, {}, { rawHtml });
    expect(dangers(page.body.tree).filter((one) => one !== '<docs-callout>')).toEqual([]);
    if (rawHtml === 'safe' && code) expect(page.diagnostics.map((one) => one.code)).toContain(code);
  }
});

test.each([
  ['a <kbd class="key">K</kbd>', 'a <kbd class="key">K</kbd>'],
  ['a<br>b', 'a<br>b'],
  ['H<sub>2</sub>O<sup>2</sup>', 'H<sub>2</sub>O<sup>2</sup>'],
  ['<span class="x" title="t" lang="de">a</span>', '<span class="x" title="t" lang="de">a</span>'],
  ['<a href="/b/" target="_blank">x</a>', '<a href="/b/" target="_blank">x</a>'],
  ['<a name="old">x</a>', '<a id="old">x</a>'],
  [
    'a <img src="a.png" alt="A" width="10" loading="lazy">',
    'a <img src="a.png" alt="A" width="10" loading="lazy">',
  ],
  [
    '<picture><source media="(width > 600px)" srcset="a.png, b.png 2x" type="image/png"><img src="a.png" alt="A" sizes="50vw"></picture>',
    '<picture><source media="(width > 600px)" srcset="a.png, b.png 2x" type="image/png"><img src="a.png" alt="A" sizes="50vw"></picture>',
  ],
  [
    '<video src="a.mp4" poster="a.png" width="10" height="5" loop muted playsinline>Text</video>',
    '<video preload="metadata" src="a.mp4" poster="a.png" width="10" height="5" loop muted playsinline controls>Text</video>',
  ],
  [
    'a <audio preload="none"><source src="a.mp3" type="audio/mpeg"></audio>',
    'a <audio preload="none" controls><source src="a.mp3" type="audio/mpeg"></audio>',
  ],
  [
    'a <video><source src="a.webm"><track src="a.vtt" kind="captions" srclang="en" label="English" default></video>',
    'a <video preload="metadata" controls><source src="a.webm"><track src="a.vtt" kind="captions" srclang="en" label="English" default></video>',
  ],
])('keeps harmless HTML: %s', async (text, html) => {
  const page = await compileText(text);
  expect(summary(page)).toEqual([]);
  expect(htmlOf(page)).toBe(`<p>${html}</p>`);
});

test('compiles Markdown and code blocks inside HTML blocks', async () => {
  const page = await compileText(
    '<details>\n<summary>S</summary>\n\n**a**\n\n```js\nx\n```\n\n</details>\n',
  );
  expect(htmlOf(page)).toContain('<p><strong>a</strong></p>');
  expect(elementsOf(elementsOf(page.body.tree, 'details')[0]!, 'docs-code')).toHaveLength(1);
});

test('lets the keyboard scroll code in raw HTML', async () => {
  const page = await compileText('<div>\n<pre><code>a <b>b</b></code></pre>\n</div>\n');
  expect(htmlOf(page)).toContain('<pre tabindex="0"><code>a <b>b</b></code></pre>');
});

test('text without right-to-left letters is left to right on pages of such a language', async () => {
  const text = 'Vue چیست؟\n\nNot translated.\n\n- Yet.\n';
  const page = await compileText(text, { language: 'fa' });
  expect(htmlOf(page)).toContain('<p>Vue چیست؟</p>\n<p class="ltr">Not translated.</p>');
  expect(htmlOf(page)).toContain('<li class="ltr">Yet.</li>');
  expect(htmlOf(await compileText(text))).not.toContain('ltr');
  expect(htmlOf(await compileText('ߒߞߏ\n', { language: 'nqo' }))).not.toContain('ltr');
});

test('keeps a frame of a listed host', async () => {
  const page = await compileText(
    '<iframe src="https://www.youtube.com/embed/x" title="T" width="560"></iframe>',
  );
  expect(summary(page)).toEqual([]);
  expect(htmlOf(page)).toBe(
    '<iframe loading="lazy" src="https://www.youtube.com/embed/x" title="T" width="560"></iframe>',
  );
});

test.each([
  ['Array<string>', '<p>Array&#x3C;string></p>'],
  ['a <T> b </T>', '<p>a &#x3C;T> b &#x3C;/T></p>'],
  ['The <Button> and the <Tabs>', '<p>The &#x3C;Button> and the &#x3C;Tabs></p>'],
  ['Map<K, V>', '<p>Map&#x3C;K, V></p>'],
  ['{x} ${y} <%= z %> import a', '<p>{x} ${y} &#x3C;%= z %> import a</p>'],
  ['<B> and <S>', '<p>&#x3C;B> and &#x3C;S></p>'],
])('shows angle brackets that are not HTML as text: %s', async (text, html) => {
  const page = await compileText(text);
  expect(summary(page)).toEqual([]);
  expect(htmlOf(page)).toBe(html);
});

test('suggests a name for a misspelled element', async () => {
  const page = await compileText('<detials>x</detials>');
  expect(page.diagnostics).toMatchObject([
    { code: 'html/unknown-element', hint: 'Did you mean <details>?' },
  ]);
});

test.each([
  ['<svg><path d="M0 0"></path></svg>', 'Save it as a file that ends in .svg'],
  ['<style>p { margin: 0 }</style>', 'Remove it: styles of pages belong to the theme'],
])('says what to do instead of %s', async (html, hint) => {
  const { diagnostics } = await compileText(html);
  expect(diagnostics.map((found) => found.hint)).toEqual([expect.stringContaining(hint)]);
});

test('suggests no names for elements of pictures', async () => {
  const page = await compileText('| a |\n| - |\n| <svg><path d="M0 0"></path></svg> |');
  expect(summary(page)).toEqual([`3:3 ${ACTIVE}`]);
});

test.each([
  [
    'https://video.example/a?b#c',
    'Add video.example to markdown.embedHosts, or link to the address.',
  ],
  [
    'HTTPS://Video.example:8443/',
    'Add video.example:8443 to markdown.embedHosts, or link to the address.',
  ],
  ['http://video.example/', 'Use https, and add the host to markdown.embedHosts.'],
  ['https://www.youtube.com@evil.example/', 'Use https, and add the host to markdown.embedHosts.'],
])('names the host to allow for the iframe address %s', async (src, hint) => {
  const page = await compileText(`<iframe src="${src}" title="A"></iframe>`);
  expect(page.diagnostics).toMatchObject([{ code: 'html/embed-host', hint }]);
});

test('removes comments', async () => {
  const page = await compileText('<!-- a -->\n\nb <!-- c --> d\n\n<!--\n## e\n-->\n');
  expect(htmlOf(page)).toBe('<p>b  d</p>');
});

test('shows HTML as text if rawHtml is escape', async () => {
  const page = await compileText('a <b>c</b>\n\n<div>x</div>\n', {}, { rawHtml: 'escape' });
  expect(htmlOf(page)).toBe('<p>a &#x3C;b>c&#x3C;/b></p>\n<p>&#x3C;div>x&#x3C;/div></p>');
});

test.each([
  ['a\n\nb <script>x</script>', '2:0'],
  ['---\ntitle: A\n---\n\n<p onclick="x">a</p>', '5:4-11'],
  ['> a\n> <b onclick="x">c</b>', '2:6-13'],
  ['- a\n\n  <div\n    onclick="x">c</div>', '4:5-12'],
  ['a <a href="javascript:x">c</a>', '1:12-24'],
  ['a [c](javascript:x)', '1:7-19'],
])('reports removed content at its location: %j', async (text, place) => {
  const [found] = (await compileText(text)).diagnostics;
  const { start, end } = found?.range ?? {};
  if (place !== '2:0') expect(`${start?.line}:${start?.column}-${end?.column}`).toBe(place);
  else expect(start).toEqual({ line: 3, column: 3 });
});

test.each(['currentScript', 'cookie', 'main-content', 'docs-payload', '__proto__'])(
  'prefixes the id %s in HTML of the page',
  async (id) => {
    expect(htmlOf(await compileText(`<p id="${id}">x</p>`))).toBe(`<p id="user-${id}">x</p>`);
  },
);

test('prevents authors from forging a slot', async () => {
  const page = await compileText(
    'slot0- slot1-\n\n```js\nx\n```\n\n<div data-docs-slot="slot2-0">y</div>',
  );
  expect(elementsOf(page.body.tree, 'docs-code')).toHaveLength(1);
  expect(summary(page)).toEqual(['7:6 html/raw']);
});

test('keeps analytics attributes, and reports other data attributes', async () => {
  const kept =
    '<a href="/a/" data-ga-event-category="store" data-ga-event-action="click" data-ga-event-label="side" data-ga-event-split="0.1">x</a>';
  const page = await compileText(`${kept} <i data-ga-event-other="1">y</i>`);
  expect(summary(page)).toEqual([`1:${kept.length + 5} html/raw`]);
  const html = htmlOf(page);
  for (const [attribute = ''] of kept.matchAll(/data-[^=]+="[^"]*"/g))
    expect(html).toContain(attribute);
});

test('replaces alignment attributes with classes', async () => {
  const page = await compileText(
    '| a | b | c |\n|:--|:-:|--:|\n| 1 | 2 | 3 |\n\n<p align="center">x</p>',
  );
  const html = htmlOf(page);
  expect(html).toContain(
    '<td class="align-start">1</td>\n<td class="align-center">2</td>\n<td class="align-end">3</td>',
  );
  expect(html).toContain('<p class="align-center">x</p>');
});

test.each([
  ['<iframe srcdoc="x" title="a"></iframe>', ['1:1 html/embed-host', '1:9 html/active-content']],
  ['<img alt="an onerror=x here" onerror=x>', ['1:30 html/active-content']],
  ["<a title='href=x' href='vbscript:x'>b</a>", ['1:25 html/scheme']],
  ['<p data-ga="x" data-ga-event="y">b</p>', ['1:4 html/raw', '1:16 html/raw']],
])('locates an attribute by its exact name: %s', async (text, found) => {
  expect(summary(await compileText(text))).toEqual(found);
});

test.each([
  ['a\n\n<!-- b\n\nc\n', ['3:1 html/unclosed']],
  ['<div><!-- a\n\nb --></div>', ['1:6 html/unclosed']],
  ['<!-- a\n\nb -->\n\n<!-->\n\nc <!-- d -->', []],
])('reports a comment that is never closed: %j', async (text, found) => {
  expect(summary(await compileText(text))).toEqual(found);
});

test.each([
  ['| a |\n|---|\n| b | c | d |\n| `e | f` |', ['3:5', '4:6']],
  ['| a |\n|---|\n| b | |\n| `c \\| d` |\n| e ||', []],
  ['| a | b |\n|---|---|\n| c |', []],
])('reports cells that a table does not show: %j', async (text, found) => {
  const page = await compileText(text);
  expect(summary(page)).toEqual(found.map((place) => `${place} markdown/lost-cell`));
});

test('names the front matter keys that replace a title and metadata', async () => {
  const page = await compileText('<title>a</title>\n<meta name="description" content="b">');
  expect(page.diagnostics).toHaveLength(2);
  for (const { code, hint } of page.diagnostics) {
    expect(code).toBe('html/active-content');
    expect(hint).toContain('description: in the front matter');
  }
});

test('reports a JSX style attribute once', async () => {
  const page = await compileText(
    "<div style={{display: 'flex', justifyContent: 'center'}}>\n\na\n\n</div>",
  );
  expect(summary(page)).toEqual(['1:6 html/raw']);
});

test('compiles elements whose end the HTML parser does not report', async () => {
  const text = '[<object>](V:)||\n-|-\n[^__proto__]\n[^__proto__]:';
  expect(summary(await compileText(text))).toContain('1:2 html/active-content');
});

test.each([
  ['<a name="a"></a>\n## A', '<p><a></a></p>\n<h2 id="a">A</h2>'],
  ['## A <span id="a">b</span> {#a}', '<h2 id="a">A <span>b</span></h2>'],
  ['<b id="a">a</b> <i id="a">b</i>', '<p><b id="a">a</b> <i>b</i></p>'],
])('gives an id to one element, to a heading first: %s', async (text, html) => {
  expect(htmlOf(await compileText(text))).toBe(html);
});

test('keeps the restrictions of a frame', async () => {
  const frame =
    '<iframe src="https://www.youtube.com/a" sandbox="allow-scripts" scrolling="no"></iframe>';
  const page = await compileText(frame);
  expect(htmlOf(page)).toContain('sandbox="allow-scripts"');
  expect(page.diagnostics).toEqual([]);
});

test.each([
  ['<img alt="A" src="a.png" style="WIDTH: 50%">', 'width="50%"'],
  [
    '<iframe src="https://www.youtube.com/a" style="height:300px; border:none;"></iframe>',
    'height="300"',
  ],
])('converts sizes in the style of %s', async (text, attribute) => {
  const page = await compileText(text);
  expect(htmlOf(page)).toContain(attribute);
  expect(page.diagnostics).toEqual([]);
});

test('keeps sizes in attributes, and names attributes that replace a style', async () => {
  const page = await compileText(
    '<img src="a.png" alt="A" height="9" style="height: 8px; max-height: 50%">',
  );
  expect(htmlOf(page)).toContain('height="9"');
  const [found] = page.diagnostics;
  expect(found?.message).toBe('The attribute style of <img> was removed');
  expect(found?.hint).toContain('width="50%"');
});

test.each([
  ['<div markdown="1">\n\n**a**\n\n</div>', '1:6 html/raw', 'text is Markdown'],
  ['<div hidden>a</div>', '1:6 html/raw', 'Remove it'],
  ['[a](irc://irc.example.org/docs)', '1:5 html/scheme', 'Link to a web page'],
  ['<a href="xmpp:a@b.example">a</a>', '1:10 html/scheme', 'Link to a web page'],
  ['[a](file:///etc/hosts)', '1:5 html/scheme', 'Use http, https'],
  ['[a](mail:a@b.example)', '1:5 html/scheme', 'Did you mean mailto:a@b.example?'],
  ['![a](irc://irc.example.org/a.png)', '1:6 html/scheme', 'Use http, https'],
])('explains what to write instead of %j', async (text, place, hint) => {
  const page = await compileText(text);
  expect(summary(page)).toEqual([place]);
  expect(page.diagnostics[0]?.hint).toContain(hint);
});
