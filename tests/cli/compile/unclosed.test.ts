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
  ['one that ends in the last line of a paragraph', '<div>\n\nText</div>'],
  ['tags in each other that close in another order', '<b>a <i>b</b> c</i>'],
  ['elements without end', 'a<br>b <img src="/a.png" alt="a"> <hr/> <wbr>'],
  ['elements that end by themselves', '<p>a\n<ul><li>b<li>c</ul>\n<table><tr><td>d</table></p>'],
  ['capitals', '<SECTION>a</section>'],
  ['what is no HTML', 'Array<string> <T> <Button> `<div>` \\<b\\> <!-- <div> -->'],
  ['code', '```html\n<div>\n```\n\n    </div>'],
  ['quotes in an attribute, and one too many', '<div title="</div>" class=a">x</div>'],
  ['content that is no markup', '<style>\n<div>\n</style>\n\n<iframe src="https://a.b/"></iframe>'],
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

test('reports no unclosed tags if HTML is shown as text', async () => {
  expect(await unclosedIn('<div> </b>', 'escape')).toEqual([]);
});
