import Box from '@mui/material/Box';
import { expect, test } from 'vitest';
import type { BoxProps } from '@mui/material/Box';
import { staticMarkup } from './static-markup.ts';

const styleOf = (sx: BoxProps['sx']) => staticMarkup(<Box sx={sx ?? {}} />).styleOf('MuiBox-root');

test('a box is a div, or the component that it is given', () => {
  expect(staticMarkup(<Box />).find('MuiBox-root').name).toBe('div');
  expect(staticMarkup(<Box component="dl" />).find('MuiBox-root').name).toBe('dl');
});

test('numbers for spacing, radius and borders are multiples of theme units', () => {
  expect(styleOf({ p: 2, gap: 3, borderRadius: 2, border: 1 })).toMatchObject({
    padding: '16px',
    gap: '24px',
    'border-radius': '8px',
    border: '1px solid',
  });
});

test('colors, shadows and typography are looked up in the theme', () => {
  const style = styleOf({ bgcolor: 'primary.main', boxShadow: 1, typography: 'body2' });
  expect(style).toMatchObject({ 'background-color': '#1976d2', 'font-size': '0.875rem' });
  expect(style['box-shadow']).toContain('rgba(0,0,0,0.2)');
});

test('values that the theme does not have are used as they are', () => {
  expect(styleOf({ bgcolor: 'rebeccapurple' })['background-color']).toBe('rebeccapurple');
});

test('widths up to 1 are fractions, larger ones pixels', () => {
  expect(styleOf({ width: 1 / 2 })['width']).toBe('50%');
  expect(styleOf({ width: 40 })['width']).toBe('40px');
});

test('keys such as @sm create container queries', () => {
  const { rulesOf } = staticMarkup(<Box sx={{ p: { '@': 1, '@sm': 2 } }} />);
  expect(rulesOf('MuiBox-root')).toContain('@container (min-width:600px)');
});

test('system props outside of sx still work', () => {
  expect(staticMarkup(<Box p={2} />).styleOf('MuiBox-root')['padding']).toBe('16px');
});
