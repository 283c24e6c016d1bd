import Typography from '@mui/material/Typography';
import {
  createTheme,
  getContrastRatio,
  responsiveFontSizes,
  ThemeProvider,
} from '@mui/material/styles';
import { expect, test } from 'vitest';
import { render, rulesOf, tagOf } from './rendered.ts';

const root = 'MuiTypography-root';

test('is a paragraph in body1 without margins', () => {
  const text = render(<Typography>Rope</Typography>);
  expect(tagOf(text, root)).toMatch(/^<p.*MuiTypography-body1/);
  expect(rulesOf(text, root)).toContain('margin:0');
  expect(rulesOf(render(<Typography gutterBottom />), root)).toContain('margin-bottom:0.35em');
});

test.each([
  ['h1', 96, 300, 1.167, 'h1'],
  ['h2', 60, 300, 1.2, 'h2'],
  ['h3', 48, 400, 1.167, 'h3'],
  ['h4', 34, 400, 1.235, 'h4'],
  ['h5', 24, 400, 1.334, 'h5'],
  ['h6', 20, 500, 1.6, 'h6'],
  ['subtitle1', 16, 400, 1.75, 'h6'],
  ['subtitle2', 14, 500, 1.57, 'h6'],
  ['body1', 16, 400, 1.5, 'p'],
  ['body2', 14, 400, 1.43, 'p'],
  ['button', 14, 500, 1.75, 'span'],
  ['caption', 12, 400, 1.66, 'span'],
  ['overline', 12, 400, 2.66, 'span'],
] as const)('%s has %i px, weight %i, line height %d and the element %s', (...row) => {
  const [variant, size, weight, lineHeight, element] = row;
  const text = render(<Typography variant={variant}>Rope</Typography>);
  expect(tagOf(text, root)).toMatch(new RegExp(`^<${element} `));
  const rules = rulesOf(text, root);
  expect(rules).toContain(`font-size:${size / 16}rem`);
  expect(rules).toContain(`font-weight:${weight}`);
  expect(rules).toContain(`line-height:${lineHeight};`);
});

test('variantMapping keeps the elements of the variants that it leaves out', () => {
  const theme = createTheme({
    components: { MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p' } } } },
  });
  const inTheme = (variant: 'subtitle1' | 'h4') =>
    tagOf(
      render(
        <ThemeProvider theme={theme}>
          <Typography variant={variant} />
        </ThemeProvider>,
      ),
      root,
    );
  expect(inTheme('subtitle1')).toMatch(/^<p/);
  expect(inTheme('h4')).toMatch(/^<h4/);
});

test('accepts text colors and system props', () => {
  const { palette } = createTheme();
  const color = rulesOf(render(<Typography color="textSecondary" />), root);
  expect(color).toContain(`color:${palette.text.secondary}`);
  const weight = <Typography fontWeight={700} />;
  expect(rulesOf(render(weight), root)).toContain('font-weight:700');
});

test('truncates text to one line with noWrap', () => {
  const rules = rulesOf(render(<Typography noWrap />), root);
  expect(rules).toContain('overflow:hidden;text-overflow:ellipsis;white-space:nowrap');
});

test('scales all variants by fontSize, and sets letter spacing for Roboto only', () => {
  const { typography } = createTheme({ typography: { fontSize: 28, fontFamily: 'Serif' } });
  expect(typography.body2.fontSize).toBe('1.75rem');
  expect(typography.h5.fontSize).toBe('3rem');
  expect(typography.body1.letterSpacing).toBeUndefined();
  expect(createTheme().typography.body1.letterSpacing).toBeDefined();
  expect(createTheme().typography.fontFamily).toBe('"Roboto", "Helvetica", "Arial", sans-serif');
});

test('responsiveFontSizes changes variants above 16 px only', () => {
  const { typography } = responsiveFontSizes(createTheme());
  expect(JSON.stringify(typography.h5)).toContain('@media');
  expect(JSON.stringify(typography.body1)).not.toContain('@media');
});

test('disabled text has a contrast below 4.5', () => {
  expect(createTheme().palette.text.disabled).toBe('rgba(0, 0, 0, 0.38)');
  // Black at 38 % on white.
  expect(getContrastRatio('rgb(158, 158, 158)', '#fff')).toBeLessThan(4.5);
});
