import Fab from '@mui/material/Fab';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { expect, test } from 'vitest';
import { render, rulesOf, tagOf } from './rendered.ts';

const root = 'MuiFab-root';

/** Returns the last value of a property, which applies. */
const lastOf = (rules: string, property: string) =>
  [...rules.matchAll(new RegExp(`[;{]${property}:([^;}]+)`, 'g'))].at(-1)?.[1];

test('is large, circular and gray by default', () => {
  const fab = render(<Fab aria-label="Add" />);
  expect(tagOf(fab, root)).toMatch(/^<button(?=.*MuiFab-circular)(?=.*MuiFab-sizeLarge)/);
  const rules = rulesOf(fab, root);
  expect(rules).toContain(`background-color:${createTheme().palette.grey[300]}`);
  expect(rules).toContain('border-radius:50%');
});

test('is 40, 48 or 56 px wide', () => {
  const width = (size: 'small' | 'medium' | 'large') =>
    lastOf(rulesOf(render(<Fab size={size} />), root), 'width');
  expect([width('small'), width('medium'), width('large')]).toEqual(['40px', '48px', '56px']);
});

test('is 34, 40 or 48 px high with a label', () => {
  const height = (size: 'small' | 'medium' | 'large') =>
    lastOf(rulesOf(render(<Fab variant="extended" size={size} />), root), 'height');
  expect([height('small'), height('medium'), height('large')]).toEqual(['34px', '40px', '48px']);
});

test('lies below app bars, drawers and dialogs, and has no position of its own', () => {
  const { zIndex } = createTheme();
  expect([zIndex.fab, zIndex.appBar, zIndex.drawer, zIndex.modal]).toEqual([
    1050, 1100, 1200, 1300,
  ]);
  const rules = rulesOf(render(<Fab />), root);
  expect(rules).toContain('z-index:1050');
  expect(rules).not.toMatch(/position:(absolute|fixed)/);
});

test('renders a link with an href', () => {
  expect(tagOf(render(<Fab href="#a">Plan</Fab>), root)).toMatch(/^<a(?=.*href="#a")/);
});

test('leaves the tab order when disabled', () => {
  const tag = tagOf(render(<Fab disabled>Plan</Fab>), root);
  expect(tag).toMatch(/(?=.*disabled="")(?=.*tabindex="-1")/);
});

test('has the text color on gray with CSS theme variables', () => {
  const theme = createTheme({ cssVariables: true, colorSchemes: { light: true, dark: true } });
  const fab = render(
    <ThemeProvider theme={theme}>
      <Fab />
    </ThemeProvider>,
  );
  expect(rulesOf(fab, root)).toContain('color:var(--mui-palette-text-primary)');
  expect(rulesOf(fab, root)).toContain('background-color:var(--mui-palette-grey-300)');
});
