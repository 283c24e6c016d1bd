import Skeleton from '@mui/material/Skeleton';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { expect, test } from 'vitest';
import { staticMarkup } from './static-markup.ts';

test('a skeleton is a pulsing span of one line by default', () => {
  const { find } = staticMarkup(<Skeleton />);
  const { name, classes } = find('MuiSkeleton-root');
  expect(name).toBe('span');
  expect(classes).toEqual(expect.arrayContaining(['MuiSkeleton-text', 'MuiSkeleton-pulse']));
});

test('a line is drawn at 60% of its height', () => {
  expect(staticMarkup(<Skeleton />).styleOf('MuiSkeleton-root')).toMatchObject({
    height: 'auto',
    transform: 'scale(1, 0.60)',
  });
});

test('the pulse starts after half a second, and animation={false} turns it off', () => {
  const pulsing = staticMarkup(<Skeleton />).styleOf('MuiSkeleton-root');
  expect(pulsing['animation']).toMatch(/2s ease-in-out 0\.5s infinite$/);
  const still = staticMarkup(<Skeleton animation={false} />);
  expect(still.styleOf('MuiSkeleton-root')).not.toHaveProperty('animation');
});

test('children are hidden and give the skeleton its size', () => {
  const { styleOf, rulesOf, find } = staticMarkup(<Skeleton>child</Skeleton>);
  expect(find('MuiSkeleton-root').classes).toContain('MuiSkeleton-withChildren');
  expect(rulesOf('MuiSkeleton-root')).toContain('&>*{visibility:hidden;}');
  expect(styleOf('MuiSkeleton-root')['max-width']).toBe('fit-content');
});

test('the background is the text color at 11%, or 13% in dark mode', () => {
  const backgroundIn = (mode: 'light' | 'dark') =>
    staticMarkup(
      <ThemeProvider theme={createTheme({ palette: { mode } })}>
        <Skeleton />
      </ThemeProvider>,
    ).styleOf('MuiSkeleton-root')['background-color'];
  expect(backgroundIn('light')).toBe('rgba(0, 0, 0, 0.11)');
  expect(backgroundIn('dark')).toBe('rgba(255, 255, 255, 0.13)');
});

test('a skeleton has no role and no text', () => {
  const { find, text } = staticMarkup(<Skeleton />);
  expect(find('MuiSkeleton-root').attributes).not.toHaveProperty('role');
  expect(text).toBe('');
});
