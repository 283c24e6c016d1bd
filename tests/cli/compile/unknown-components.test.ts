import { expect, test } from 'vitest';
import { compileText, summary } from './compile-text.ts';
import { htmlOf } from './to-html.ts';

const CODE = 'html/unknown-component';

test.each([
  ['<Steps>\n\n1. Install it.\n\n</Steps>', ['1:1']],
  ['<Badge type="tip" />', ['1:1']],
  ['New <Badge text="beta" /> here', ['1:5']],
  ['New <Since/> here', ['1:5']],
  ['<VideoLesson\n  href="/a/"\n  title="A">x</VideoLesson>', ['1:1']],
  ["a\n\n<Tabs items={['a', 'b']}>", ['3:1']],
  ['a\n\n<Chart data={{ a: 1 }} />', ['3:1']],
  ['<Chart {...props} />', ['1:1']],
  ['<Tabs.Item>x</Tabs.Item>', ['1:1']],
  ['<course-link href="/a/">x</course-link>', ['1:1']],
  ['> - <Card title="a">x</Card>', ['1:5']],
  ['<div>\n<Card>x</Card>\n</div>', ['2:1']],
  ['<Card>a</Card>\n\n<Steps />', ['1:1', '3:1']],
  ['<Tabs>\n\n```js\nf();\n```', ['1:1']],
  ['# Kit <Badge>beta</Badge> <Since v="2" />\n\nText.', ['1:7', '1:27']],
  ['<img src={logo} alt="Logo" />', ['1:10']],
  ['a <a class="b" href={url}>b</a>', ['1:21']],
  ['<img alt="set size={2} now" src={logo}>', ['1:33']],
  ["<img src={require('./a.svg').default} alt='a' />", ['1:1']],
  ['a <img alt="a" src={useBaseUrl("/a.svg")} />', ['1:3']],
])('reports the components in %j', async (text, places) => {
  expect(summary(await compileText(text))).toEqual(places.map((place) => `${place} ${CODE}`));
});

test.each([
  'The <Button> starts an action.',
  '- <Button>\n- <Card>',
  '# The <T> of a list',
  '<p title="a ={b}">c</p>',
  '<img alt="set size={2} to grow" src="a.png">',
  "<p title='use  x={y} now'>c</p>",
  '<p title="over\n two={2} lines">c</p>',
  'A Promise<Response> or Record<string, Item>',
  'Keep<Item extends object = Item>',
  'a <T>b</T>',
  '\\<Card title="a" />',
  '&lt;Card title="a" />',
  '`<Card title="a" />`',
  '```jsx\n<Card title="a" />\n```',
  '    <Card title="a" />',
  '<!-- <Card title="a" /> -->',
  '<div>See `<Card />` here.</div>',
  '<https://a.example/b-c>',
  '<a-b@c.example>',
  '<kbd>Ctrl</kbd>',
  '`<img src={logo("a")} />`',
  'if a <b and c ={1}',
])('reports no component in %j', async (text) => {
  expect(summary(await compileText(text))).toEqual([]);
});

test('reports a component once, with its number of occurrences', async () => {
  const page = await compileText('<Card>a</Card>\n\n<Card>b</Card>\n\n<Card title="c" />\n');
  expect(page.diagnostics).toMatchObject([
    { code: CODE, message: '<Card> is shown as text, 3 times on this page' },
  ]);
});

test('suggests the directive of a configured component', async () => {
  const page = await compileText(
    '<ImageGallery size="2" />',
    {},
    { components: ['image-gallery'] },
  );
  expect(page.diagnostics).toMatchObject([
    { code: CODE, hint: 'Write {{"component": "image-gallery"}} on a line of its own.' },
  ]);
});

test.each([
  ['Tabs', 'tabs'],
  ['TabItem', 'tab'],
  ['FileTree', 'file-tree'],
  ['Cards.Card', undefined],
  ['LinkCard', 'cards'],
  ['Aside', 'note'],
  ['Alert', 'note'],
  ['acme-tabs', 'tabs'],
  ['acme-admonition', 'note'],
  ['AccordionItem', 'details'],
  ['Badge', undefined],
])('names the container that replaces <%s>: %s', async (name, container) => {
  const { diagnostics } = await compileText(`<${name} a="b">\n\nText.\n\n</${name}>`);
  const hint: unknown = container
    ? `Write :::${container} instead, and ::: on a line of its own where it ends.`
    : expect.stringContaining('Markdown has no components');
  expect(diagnostics).toMatchObject([{ code: CODE, hint }]);
});

test.each([
  ['New <Badge text="beta" /> here', '<p>New &#x3C;Badge text="beta" /> here</p>'],
  ['<Code of="A<B<i32>>">', '<p>&#x3C;Code of="A&#x3C;B&#x3C;i32>>"></p>'],
])('shows an unknown component as it is written: %s', async (text, html) => {
  expect(htmlOf(await compileText(text))).toBe(html);
});

test('reports no component if HTML is shown as text', async () => {
  expect(summary(await compileText('<Card title="a" />', {}, { rawHtml: 'escape' }))).toEqual([]);
});
