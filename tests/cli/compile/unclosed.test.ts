import { expect, test } from 'vitest';
import { compileText } from './compile-text.ts';

async function unclosedIn(text: string, rawHtml: 'safe' | 'escape' = 'safe'): Promise<string[]> {
  const { diagnostics } = await compileText(text, {}, { rawHtml });
  return diagnostics
    .filter(({ code }) => code === 'html/unclosed')
    .map(({ range, message }) => `${range?.start.line}:${range?.start.column} ${message}`);
}

test.each([
  ['a block that holds Markdown', '<details>\n<summary>a</summary>\n\nText\n\n</details>'],
  ['a block that ends in the last line of a paragraph', '<div>\n\nText</div>'],
  ['overlapping tags', '<b>a <i>b</b> c</i>'],
  ['void elements', 'a<br>b <img src="/a.png" alt="a"> <hr/> <wbr>'],
  ['elements with optional end tags', '<p>a\n<ul><li>b<li>c</ul>\n<table><tr><td>d</table></p>'],
  ['uppercase tags', '<SECTION>a</section>'],
  ['text that is not HTML', 'Array<string> <T> <Button> `<div>` \\<b\\> <!-- <div> -->'],
  ['code', '```html\n<div>\n```\n\n    </div>'],
  ['quotes in an attribute, and one too many', '<div title="</div>" class=a">x</div>'],
  ['the start of a comment in an attribute', '<p title="a <!-- b">x</p>'],
  ['the start of a comment in a script', '<script><!-- x </script>'],
  ['the start of a comment in a text area', '<textarea>\n<!-- a\n</textarea>'],
  ['raw text elements', '<style>\n<div>\n</style>\n\n<iframe src="https://a.b/"></iframe>'],
])('reports no unclosed tag: %s', async (_, text) => {
  expect(await unclosedIn(text)).toEqual([]);
});

test('reports a tag that is never closed or closes nothing at its location', async () => {
  const text = `A <kbd>b, a</em> c.

<div>

> - <details>
>   <summary>x <a id="y" />
>
>   text </div>

| a       |
| ------- |
| x</sup> |
`;
  expect(await unclosedIn(text)).toEqual([
    '1:3 <kbd> is never closed',
    '1:12 </em> has no start tag',
    '5:5 <details> is never closed',
    '6:5 <summary> is never closed',
    '6:16 <a> is never closed',
    '12:4 </sup> has no start tag',
  ]);
});

test('reports start tags that are not valid HTML, and not their end tags', async () => {
  const text = `See <a href="/a/"target="_blank">a</a>, <a href="/b/"id="b">b</a> and <div a={f('x')}>c</div>.

- <ins style={{ top: '1px' }} /> and <ins a={f('x')} />

An <img src="https://a.example/a.png"alt="b">, \\<a href="x">, \`<a href="x"b>\` and a <b c.

{"<span style=\\"color: red\\">d</span>"}
`;
  const { diagnostics } = await compileText(text);
  const messages = diagnostics.map(({ range, message }) => `${range?.start.line} ${message}`);
  expect(messages.toSorted()).toEqual([
    '1 <a> is shown as text, 2 times on this page: it is not valid HTML',
    '1 <div> is shown as text: it has JSX attributes',
    '3 <ins> is shown as text, 2 times on this page: it has JSX attributes',
    '5 <img> is shown as text: it is not valid HTML',
    '7 <span> is shown as text: it is not valid HTML',
  ]);
});

test('reports no unclosed tags if HTML is shown as text', async () => {
  expect(await unclosedIn('<div> </b>', 'escape')).toEqual([]);
});
