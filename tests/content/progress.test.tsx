import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import { createTheme, getContrastRatio, lighten } from '@mui/material/styles';
import { expect, test } from 'vitest';
import { staticMarkup } from './static-markup.ts';

test('both indicators are indeterminate progress bars of the primary color by default', () => {
  for (const [element, name] of [
    [<CircularProgress />, 'MuiCircularProgress'],
    [<LinearProgress />, 'MuiLinearProgress'],
  ] as const) {
    const { attributes, classes } = staticMarkup(element).find(`${name}-root`);
    expect(attributes['role']).toBe('progressbar');
    expect(attributes).not.toHaveProperty('aria-valuenow');
    expect(classes).toEqual(
      expect.arrayContaining([`${name}-indeterminate`, `${name}-colorPrimary`]),
    );
  }
});

test('the ring is 40 pixels wide with a stroke of 3.6 in a drawing of 44 units', () => {
  const ring = staticMarkup(<CircularProgress />);
  expect(ring.find('MuiCircularProgress-root').attributes['style']).toBe('width:40px;height:40px');
  expect(ring.find('MuiCircularProgress-svg').attributes['viewBox']).toBe('22 22 44 44');
  expect(ring.find('MuiCircularProgress-circle').attributes['stroke-width']).toBe('3.6');
});

test('the bar is 4 pixels high', () => {
  expect(staticMarkup(<LinearProgress />).styleOf('MuiLinearProgress-root')['height']).toBe('4px');
});

test('aria-valuenow is rounded, and only the bar sets aria-valuemin and aria-valuemax', () => {
  const ring = staticMarkup(<CircularProgress variant="determinate" value={33.4} />);
  expect(ring.find('MuiCircularProgress-root').attributes['aria-valuenow']).toBe('33');
  expect(ring.find('MuiCircularProgress-root').attributes).not.toHaveProperty('aria-valuemax');
  const bar = staticMarkup(<LinearProgress variant="determinate" value={33.6} />);
  expect(bar.find('MuiLinearProgress-root').attributes).toMatchObject({
    'aria-valuenow': '34',
    'aria-valuemin': '0',
    'aria-valuemax': '100',
  });
});

test('a value above 100 moves the bar out of its track', () => {
  const bar = staticMarkup(<LinearProgress variant="determinate" value={120} />);
  expect(bar.find('MuiLinearProgress-bar').attributes['style']).toBe('transform:translateX(20%)');
});

test('disableShrink stops the stroke animation and keeps the rotation', () => {
  const animated = (isStill: boolean) => staticMarkup(<CircularProgress disableShrink={isStill} />);
  expect(animated(false).styleOf('MuiCircularProgress-circle')).toHaveProperty('animation');
  expect(animated(true).styleOf('MuiCircularProgress-circle')).not.toHaveProperty('animation');
  expect(animated(true).styleOf('MuiCircularProgress-root')).toHaveProperty('animation');
});

test('the bar of the primary color has a contrast of about 2.7:1 to its track', () => {
  const { main } = createTheme().palette.primary;
  const track = staticMarkup(<LinearProgress />).styleOf('MuiLinearProgress-root');
  expect(track['background-color']).toBe(lighten(main, 0.62));
  expect(getContrastRatio(main, lighten(main, 0.62)).toFixed(1)).toBe('2.7');
});
