import { expect, test } from 'vitest';
import { component, reference } from '../references.ts';
import { checkedPage, checkedPages, member } from './checked-site.ts';

test.each([
  [
    'Write `<Button colr="x">`.',
    '6:16 api/unknown-prop Button has no prop colr | Did you mean color?',
  ],
  [
    'Write **`<Button {...rest} sizee={2} colr>`**.',
    '6:28 api/unknown-prop Button has no prop sizee | Did you mean size?',
    '6:38 api/unknown-prop Button has no prop colr | Did you mean color?',
  ],
  [
    '| Prop | Default |\n| - | - |\n| `fullwidth` * | `false` |',
    '8:4 api/unknown-prop Button has no prop fullwidth | Did you mean fullWidth?',
  ],
])('reports the unknown props of %j at their names', async (text, ...findings) => {
  expect(await checkedPage(text)).toEqual(findings);
});

test('reports an attribute that the component does not pass on, without a suggestion', async () => {
  expect(await checkedPage('`<Chip elevation={2} />`', ['Chip'])).toEqual([
    '6:8 api/unknown-prop Chip has no prop elevation | Correct the name, or remove it.',
  ]);
});

test('checks the attributes of a component that is a member of an export', async () => {
  const text = '---\ntitle: Menu\ncomponents: [Menu.Item]\n---\n\n`<Menu.Item lable="x" />`\n';
  const references = [reference('kit', [component('Menu.Item', { props: [member('label')] })])];
  expect(await checkedPages({ 'content/menu.md': text }, { references })).toEqual([
    '6:13 api/unknown-prop Menu.Item has no prop lable | Did you mean label?',
  ]);
});

test.each(['Menu.Item', 'MenuItem'])(
  'checks the attributes of a member called %s',
  async (name) => {
    const text = '---\ntitle: Menu\ncomponents: [Menu]\n---\n\n`<Menu.Item lable="x" />`\n';
    const item = component(name, { props: [member('label')] });
    const references = [reference('kit', [component('Menu'), item])];
    expect(await checkedPages({ 'content/menu.md': text }, { references })).toContain(
      '6:13 api/unknown-prop Menu.Item has no prop lable | Did you mean label?',
    );
  },
);

test('reports a name that is close to several props, and one with two edits in eight letters', async () => {
  const props = ['sizeXa', 'sizeXb', 'disabled', 'tone'].map((name) => member(name));
  const references = [reference('kit', [component('Two', { props, spreadsTo: 'div' })])];
  const page = (text: string) =>
    checkedPages(
      { 'content/a.md': `---\ntitle: A\ncomponents: [Two]\n---\n\n${text}\n` },
      { references },
    );
  expect(await page('`<Two sizeXz tnoe toe sizes>`')).toEqual([
    '6:7 api/unknown-prop Two has no prop sizeXz | Did you mean sizeXa?',
    '6:14 api/unknown-prop Two has no prop tnoe | Did you mean tone?',
  ]);
  expect(await page(table('disble'))).toEqual([
    '8:4 api/unknown-prop Two has no prop disble | Did you mean disabled?',
  ]);
});

const table = (name: string) => `| Prop |\n| - |\n| \`${name}\` |`;

test.each([
  ['a prop of the component', '`<Button fullWidth size="small" />`'],
  ['a prop of its parent', '`<Button disableRipple />`'],
  ['a slot', table('startDecorator')],
  ['an attribute of elements', '`<Button type="submit" rel="x" style={{}} aria-label="x">`'],
  ['a prop of another component in a table', table('label')],
  ['a name in prose', 'The `colr` prop, `fulWidth={true}`, and `size` defaults to `large`.'],
  ['an attribute of another component', '`<Other colr="x" />` and `<Chip lable="x" />`.'],
  ['a name in a table that is close to no prop', table('formatter')],
  ['a table without a column of props', '| Name |\n| - |\n| `colr` |'],
  ['a cell with more than a name', '| Prop |\n| - |\n| `colr` and `sizee` |'],
  ['code in a fence', '```jsx\n<Button colr="x" />\n```'],
  [
    'attributes after values with brackets',
    '`<Button color={{ a: { b: 1 } }} {...rest} size="small">`',
  ],
])('does not report %s', async (_, text) => {
  expect(await checkedPage(text)).toEqual([]);
});

test('does not check a page that names no component', async () => {
  expect(await checkedPage('`<Button colr="x">`', [])).toEqual([]);
});
