import { expect, test } from 'vitest';
import { checkedPage } from './checked-site.ts';

test.each([
  ['Use the `colr` prop.', '6:10 api/unknown-prop Button has no prop colr | Did you mean color?'],
  [
    'The `colr` and `sizee` props.',
    '6:6 api/unknown-prop Button has no prop colr | Did you mean color?',
    '6:17 api/unknown-prop Button has no prop sizee | Did you mean size?',
  ],
  [
    'Write `<Button colr="x">`.',
    '6:16 api/unknown-prop Button has no prop colr | Did you mean color?',
  ],
  [
    'Write `fulWidth={true}`.',
    '6:8 api/unknown-prop Button has no prop fulWidth | Did you mean fullWidth?',
  ],
  [
    'The **`disableRiple`** prop.',
    '6:8 api/unknown-prop Button has no prop disableRiple | Did you mean disableRipple?',
  ],
  [
    '| Prop | Default |\n| - | - |\n| `fullwidth` | `false` |',
    '8:4 api/unknown-prop Button has no prop fullwidth | Did you mean fullWidth?',
  ],
])('%j is told at the name of the prop', async (text, ...findings) => {
  expect(await checkedPage(text)).toEqual(findings);
});

test('an attribute that a component cannot hand on is told without a guess', async () => {
  expect(await checkedPage('`<Chip elevation={2} />`', ['Chip'])).toEqual([
    '6:8 api/unknown-prop Chip has no prop elevation | Correct the name, or take it out.',
  ]);
});

test.each([
  ['a prop of its own', 'The `color` prop, `size="small"`, `<Button fullWidth />`.'],
  ['a prop of its parent', 'The `disableRipple` prop.'],
  ['a slot', 'The `startDecorator` prop.'],
  [
    'an attribute of elements',
    'The `rel`, `style` and `aria-label` props, `<Button type="submit">`.',
  ],
  ['a prop of another component', 'The `label` prop.'],
  ['code that nobody calls a prop', 'Call `colr` or `sizes`; `colour` is a word.'],
  ['a component', 'The `Buton` props.'],
  ['an attribute of another component', '`<Other colr="x" />` and `<Chip lable="x" />`.'],
  ['a name that is near to none', 'The `formatter` prop.'],
  ['code in a block', '```jsx\n<Button colr="x" />\n```'],
  [
    'attributes behind values with brackets',
    '`<Button color={{ a: { b: 1 } }} {...rest} size="small">`',
  ],
])('%s is let pass', async (_, text) => {
  expect(await checkedPage(text)).toEqual([]);
});

test('a page that is about no component is not looked at', async () => {
  expect(await checkedPage('Use the `colr` prop.', [])).toEqual([]);
});
