import Container from '@mui/material/Container';
import { expect, test } from 'vitest';
import type { ContainerProps } from '@mui/material/Container';
import { staticMarkup } from './static-markup.ts';

const rulesOf = (props: ContainerProps = {}) =>
  staticMarkup(<Container {...props} />).rulesOf('MuiContainer-root');

test('a container is a centered div of the full width', () => {
  const { find, styleOf } = staticMarkup(<Container />);
  expect(find('MuiContainer-root').name).toBe('div');
  expect(styleOf('MuiContainer-root')).toMatchObject({
    width: '100%',
    'margin-left': 'auto',
    'margin-right': 'auto',
    'box-sizing': 'border-box',
  });
});

test.each([
  ['xs', 444],
  ['sm', 600],
  ['md', 900],
  ['lg', 1200],
  ['xl', 1536],
] as const)('maxWidth="%s" is a limit of %i pixels', (maxWidth, limit) => {
  expect(rulesOf({ maxWidth })).toContain(`max-width:${limit}px`);
});

test('the default limit is lg, and false removes it', () => {
  expect(rulesOf()).toContain('max-width:1200px');
  expect(rulesOf({ maxWidth: false })).not.toContain('max-width');
});

test('gutters are 16 pixels, 24 from sm up, and can be removed', () => {
  expect(rulesOf()).toContain('padding-left:16px;padding-right:16px');
  expect(rulesOf()).toContain('(min-width:600px){&{padding-left:24px;padding-right:24px;}}');
  expect(rulesOf({ disableGutters: true })).not.toContain('padding');
});

test('a fixed container has the width of each breakpoint', () => {
  const rules = rulesOf({ fixed: true });
  for (const width of [600, 900, 1200, 1536]) {
    expect(rules).toContain(`(min-width:${width}px){&{max-width:${width}px;}}`);
  }
});
