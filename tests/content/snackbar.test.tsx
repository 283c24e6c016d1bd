import Snackbar from '@mui/material/Snackbar';
import SnackbarContent from '@mui/material/SnackbarContent';
import { createTheme, getContrastRatio } from '@mui/material/styles';
import { expect, test } from 'vitest';
import { staticMarkup } from './static-markup.ts';

const theme = createTheme();

test('a closed snackbar renders nothing, an open one renders in place', () => {
  expect(staticMarkup(<Snackbar open={false} message="Saved" />).html).toBe('');
  expect(staticMarkup(<Snackbar open message="Saved" />).text).toContain('Saved');
});

test('the default position is bottom left, 24 pixels from the edges from sm up', () => {
  const { find, styleOf, rulesOf } = staticMarkup(<Snackbar open message="Saved" />);
  expect(find('MuiSnackbar-root').classes).toContain('MuiSnackbar-anchorOriginBottomLeft');
  expect(styleOf('MuiSnackbar-root')).toMatchObject({
    position: 'fixed',
    left: '8px',
    right: '8px',
    bottom: '8px',
    'z-index': '1400',
  });
  const rules = rulesOf('MuiSnackbar-root');
  expect(rules).toContain('@media (min-width:600px){&{bottom:24px;}}');
  expect(rules).toContain('@media (min-width:600px){&{left:24px;right:auto;}}');
});

test('only tooltips are above a snackbar', () => {
  const above = Object.entries(theme.zIndex).filter(([, level]) => level > theme.zIndex.snackbar);
  expect(above.map(([name]) => name)).toEqual(['tooltip']);
});

test('the content is an alert, at least 288 pixels wide from sm up', () => {
  const { find, rulesOf } = staticMarkup(<SnackbarContent message="Saved" />);
  expect(find('MuiSnackbarContent-root').attributes['role']).toBe('alert');
  expect(rulesOf('MuiSnackbarContent-root')).toMatch(/min-width:600px\)\{&\{[^}]*min-width:288px/);
});

test('slotProps.content sets the role of the content', () => {
  const { find } = staticMarkup(
    <Snackbar open message="Saved" slotProps={{ content: { role: 'status' } }} />,
  );
  expect(find('MuiSnackbarContent-root').attributes['role']).toBe('status');
});

test('the primary color is too dark for a button on the bar', () => {
  const { styleOf } = staticMarkup(<SnackbarContent message="Saved" />);
  const { 'background-color': bar = '', color } = styleOf('MuiSnackbarContent-root');
  expect([bar, color]).toEqual(['rgb(50, 50, 50)', '#fff']);
  expect(getContrastRatio(theme.palette.primary.main, bar).toFixed(1)).toBe('2.8');
});

test('messages enter the screen in 225 milliseconds and leave it in 195', () => {
  const { enteringScreen, leavingScreen } = theme.transitions.duration;
  expect([enteringScreen, leavingScreen]).toEqual([225, 195]);
});
