import Stack from '@mui/material/Stack';
import { expect, test } from 'vitest';
import type { StackProps } from '@mui/material/Stack';
import { staticMarkup } from './static-markup.ts';

const stack = (props: StackProps = {}) =>
  staticMarkup(
    <Stack {...props}>
      <b>one</b>
      <b>two</b>
    </Stack>,
  );

test('a stack is a column without spacing', () => {
  const { styleOf, rulesOf, find } = stack();
  expect(find('MuiStack-root').name).toBe('div');
  expect(styleOf('MuiStack-root')).toMatchObject({ display: 'flex', 'flex-direction': 'column' });
  expect(rulesOf('MuiStack-root')).not.toMatch(/gap|margin/);
});

test('spacing is a margin on all children but the first', () => {
  const rules = stack({ spacing: 2 }).rulesOf('MuiStack-root');
  expect(rules).toContain('&>:not(style)~:not(style){margin-top:16px;}');
});

test('margins of children are reset by a strong selector', () => {
  expect(stack({ spacing: 2 }).rulesOf('MuiStack-root')).toContain(
    '&>:not(style):not(style){margin:0;}',
  );
});

test('useFlexGap sets a gap and no margins', () => {
  const { styleOf, rulesOf } = stack({ spacing: 2, useFlexGap: true });
  expect(styleOf('MuiStack-root')['gap']).toBe('16px');
  expect(rulesOf('MuiStack-root')).not.toContain('margin');
});

test('margins follow the direction at each breakpoint', () => {
  const rules = stack({ spacing: 1, direction: { xs: 'column', sm: 'row' } }).rulesOf(
    'MuiStack-root',
  );
  expect(rules).toContain('margin-top:8px');
  expect(rules).toMatch(/min-width:600px.*margin-left:8px/);
});

test('a divider is rendered between the children', () => {
  expect(stack({ divider: <hr /> }).html).toContain('<b>one</b><hr/><b>two</b>');
});

test('a child that is null gets no divider', () => {
  const { html } = staticMarkup(
    <Stack divider={<hr />}>
      <b>one</b>
      {null}
    </Stack>,
  );
  expect(html).not.toContain('<hr/>');
});
