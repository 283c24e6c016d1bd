import { expect, test } from 'vitest';
import type { ApiReference } from '../../../../cli/model/api/reference.ts';
import { component, reference } from '../references.ts';
import { checkedPage, checkedPages, member, PARTS } from './checked-site.ts';

const wrong = (prop: string, really: string, said: string) =>
  `api/wrong-default Prop ${prop} of Button defaults to ${really}, not to ${said} | Correct the page, or the package.`;

test.each([
  ["`size` defaults to `'large'`.", `6:21 ${wrong('size', "'medium'", "'large'")}`],
  ['The `size` prop is `large` by default.', `6:21 ${wrong('size', "'medium'", 'large')}`],
  ['The `size` prop (default: `small`).', `6:28 ${wrong('size', "'medium'", 'small')}`],
  [
    'The default value of the `size` prop is `small`.',
    `6:42 ${wrong('size', "'medium'", 'small')}`,
  ],
  [
    'The `disableRipple` prop, which defaults to `true`.',
    `6:46 ${wrong('disableRipple', 'false', 'true')}`,
  ],
  [
    'Sizes are `small` (default), `medium` and `large`.',
    `6:12 ${wrong('size', "'medium'", 'small')}`,
  ],
  [
    '`loadingPosition`: `start` (the default) or `end`.',
    `6:21 ${wrong('loadingPosition', "'end'", 'start')}`,
  ],
  [
    '| Prop | Default |\n| - | - |\n| `size` | `"large"` |',
    `8:13 ${wrong('size', "'medium'", '"large"')}`,
  ],
])('%j is told at the value', async (text, finding) => {
  expect(await checkedPage(text)).toEqual([finding]);
});

test.each([
  ['the true default', '`size` defaults to `"medium"`, `fullWidth` to `false`.'],
  ['the true one of a list', 'Sizes are `small`, `medium` (default), and `large`.'],
  ['values that no prop has', 'Choose `tiny` (default) or `huge`.'],
  ['what no component has', '`speed` defaults to `3`.'],
  ['code that is no value', '`size` defaults to `theme.size()`.'],
  ['a paragraph about another component', "The `size` of a Chip: `size` defaults to `'large'`."],
  ['a section about another component', '## Chip\n\n`size` defaults to `small`.'],
])('%s is let pass', async (_, text) => {
  expect(await checkedPage(text)).toEqual([]);
});

test('with several components a default is right that one of them has', async () => {
  const group = component('ButtonGroup', { props: [member('size', 'string', "'large'")] });
  const references = [reference('@acme/kit', [...PARTS, group])];
  const text = (said: string) =>
    `---\ntitle: Page\ncomponents: [Button, ButtonGroup]\n---\n\nThe Button Group: \`size\` defaults to \`${said}\`.\n`;
  const findingsFor = async (said: string) =>
    (await checkedPages({ 'content/a.md': text(said) }, { references })).filter((line) =>
      line.includes('wrong-default'),
    );
  expect(await findingsFor('large')).toEqual([]);
  expect(await findingsFor('small')).toHaveLength(1);
});

test('a comment that tells another default than the code is told for packages of the team alone', async () => {
  const size = { ...member('size', 'string', "'large'"), publishedDefault: "'medium'" };
  const button = component('Button', {
    props: [size],
    declaration: { file: 'Button/Button.d.ts', line: 7 },
  });
  const kit = reference('@acme/kit', [button]);
  const commentsIn = async (one: ApiReference) =>
    (await checkedPages({}, { references: [one] })).filter((line) =>
      line.includes('wrong-default'),
    );
  expect(await commentsIn(kit)).toEqual([]);
  expect(await commentsIn({ ...kit, ownFolder: '../packages/kit' })).toEqual([
    "7:1 api/wrong-default The comment of prop size of Button says 'large', but its default is 'medium' | Correct @default in the comment, or the code.",
  ]);
});
