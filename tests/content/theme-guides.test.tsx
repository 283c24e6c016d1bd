import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import * as colors from '@mui/material/colors';
import * as locales from '@mui/material/locale';
import {
  type StorageManager,
  type Theme,
  ThemeProvider,
  createTheme,
  getContrastRatio,
  responsiveFontSizes,
  styled,
  useColorScheme,
  useTheme,
} from '@mui/material/styles';
import { readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { render } from './rendered.ts';
import { runSnippet, snippetsOf } from './snippets.ts';
import { staticMarkup } from './static-markup.ts';

const guide = (name: string) => `material-ui/customization/${name}/index.md`;

function themesOf(page: string): Theme[] {
  return snippetsOf(page)
    .filter(({ title }) => title === 'theme.ts')
    .flatMap((snippet) => runSnippet<{ theme?: Theme }>(snippet).theme ?? []);
}

/** Returns the cells of the table rows whose first cell is code. */
function codeRows(page: string): string[][] {
  const lines = readFileSync(`content/${page}`, 'utf8').split('\n');
  return lines
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')));
}

/** What `useTheme` and `useColorScheme` return inside these elements. */
function read(wrap: (probe: ReactElement) => ReactElement) {
  const seen: { theme: Theme; mode: string | undefined }[] = [];
  function Probe() {
    seen.push({ theme: useTheme(), mode: useColorScheme().mode });
    return null;
  }
  renderToStaticMarkup(wrap(<Probe />));
  const [first] = seen;
  if (!first) throw new Error('The probe was not rendered');
  return first;
}

/** A storage in which a visitor has chosen dark mode. */
const dark: StorageManager = () => ({
  get: (fallback: unknown) => (fallback === 'system' ? 'dark' : fallback),
  set: () => undefined,
  subscribe: () => () => undefined,
});

test('the themes of the theming guide are complete, and own values stay as they are', () => {
  const [first, own, composed, responsive] = themesOf(guide('theming'));
  expect(first).toMatchObject({ shape: { borderRadius: 8 }, cssVarPrefix: 'mui' });
  expect(own).toMatchObject({ article: { width: '36em' } });
  expect(composed?.shape.borderRadius).toBe('8px');
  expect(responsive?.typography.h1['@media (min-width:1200px)']).toBeDefined();
  expect(() => createTheme({ vars: {} } as object)).toThrow(/private field/);
});

test('createTheme completes its first argument only, and later ones change no variables', () => {
  const base = createTheme({ palette: { primary: { main: '#00695c' } } });
  const late = createTheme(base, { palette: { primary: { main: '#ffff00' } } });
  expect(late.palette.primary).toEqual({ ...base.palette.primary, main: '#ffff00' });
  const variables = createTheme(createTheme({ cssVariables: true }), {
    shape: { borderRadius: 9 },
  }) as Theme & { generateStyleSheets: () => object[] };
  expect(JSON.stringify(variables.generateStyleSheets())).toContain('shape-borderRadius":"4px"');
});

test('an inner theme replaces the outer theme, and a function receives it', () => {
  const outer = createTheme({ spacing: 5, cssVariables: true });
  const replaced = read((probe) => (
    <ThemeProvider theme={outer}>
      <ThemeProvider theme={createTheme()}>{probe}</ThemeProvider>
    </ThemeProvider>
  ));
  expect(replaced.theme.spacing(1)).toBe('8px');
  expect(replaced.theme).toMatchObject({ vars: null });
  const derived = read((probe) => (
    <ThemeProvider theme={outer}>
      <ThemeProvider theme={(given: Theme) => ({ ...given, shape: { borderRadius: 1 } })}>
        {probe}
      </ThemeProvider>
    </ThemeProvider>
  ));
  expect(derived.theme.shape.borderRadius).toBe(1);
  expect(derived.theme.spacing(1)).toBe('var(--mui-spacing)');
});

test('responsive font sizes change text above 16 pixels', () => {
  const fixed = createTheme().typography;
  const { typography } = responsiveFontSizes(createTheme());
  const names = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'subtitle1', 'body1', 'button'] as const;
  const changed = names.filter((name) => typography[name].fontSize !== fixed[name].fontSize);
  expect(changed).toEqual(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
});

test('the palette is computed from main as the guide says', () => {
  const [theme] = themesOf(guide('palette'));
  expect(theme?.palette.primary).toEqual({
    main: '#00695c',
    light: 'rgb(51, 135, 124)',
    dark: 'rgb(0, 73, 64)',
    contrastText: '#fff',
  });
  const ofHue = createTheme({ palette: { primary: colors.teal, secondary: colors.teal } }).palette;
  expect([ofHue.primary.main, ofHue.primary.dark]).toEqual([colors.teal[500], colors.teal[700]]);
  expect([ofHue.secondary.main, ofHue.secondary.light]).toEqual([
    colors.teal.A400,
    colors.teal.A200,
  ]);
  for (const main of ['teal', 'oklch(0.5 0.1 200)', 'var(--brand)']) {
    expect(() => createTheme({ palette: { primary: { main } } }), main).toThrow(/Unsupported/);
  }
  const spaced = createTheme({ palette: { primary: { main: 'rgb(0 105 92)' } } });
  expect(spaced.palette.primary.light).toContain('NaN');
});

test('a custom color has all values, and a higher threshold chooses dark text', () => {
  const [, , custom, contrast] = themesOf(guide('palette'));
  expect(custom?.palette).toMatchObject({
    violet: { main: '#6d28d9', contrastText: '#fff', dark: expect.any(String) as string },
  });
  expect(contrast?.palette.info.contrastText).toBe('rgba(0, 0, 0, 0.87)');
  expect(getContrastRatio('#fff', '#0288d1')).toBeCloseTo(3.9, 1);
});

test('without CSS variables, a chosen mode does not change the palette', () => {
  const colorSchemes = { light: true, dark: true };
  const shown = (theme: Theme) =>
    read((probe) => (
      <ThemeProvider theme={theme} storageManager={dark} noSsr>
        {probe}
      </ThemeProvider>
    ));
  const plain = shown(createTheme({ colorSchemes }));
  expect([plain.mode, plain.theme.palette.mode]).toEqual(['dark', 'light']);
  expect(plain.theme).toMatchObject({ vars: undefined });
  expect(shown(createTheme({ cssVariables: true, colorSchemes })).theme).toMatchObject({
    palette: { mode: 'light' },
    vars: expect.any(Object) as object,
  });
});

test('the mode is undefined at the first render unless noSsr is set', () => {
  const [, , switched] = themesOf(guide('dark-mode'));
  if (!switched) throw new Error('The guide has no theme with a selector');
  const modeWith = (noSsr: boolean) =>
    read((probe) => (
      <ThemeProvider theme={switched} storageManager={dark} noSsr={noSsr}>
        {probe}
      </ThemeProvider>
    )).mode;
  expect(modeWith(false)).toBeUndefined();
  expect(modeWith(true)).toBe('dark');
});

test('applyStyles works with each selector of the table, and with a dark palette', () => {
  const styles = { color: 'red' };
  const rows = codeRows(guide('css-theme-variables')).filter((cells) => cells[2]?.startsWith('in'));
  const selectors = rows.map(([, name = '', use = '']) => [
    name.split(',')[0] ?? '',
    use.replace('inside ', ''),
  ]);
  expect(selectors.map(([name]) => name)).toEqual([
    'media',
    'class',
    'data',
    'data-theme',
    '.mode-%s',
  ]);
  for (const [name = '', selector = ''] of selectors) {
    const theme = createTheme({
      cssVariables: { colorSchemeSelector: name },
      colorSchemes: { light: true, dark: true },
    });
    const key = name === 'media' ? '@media (prefers-color-scheme: dark)' : `*:where(${selector}) &`;
    expect(theme.applyStyles('dark', styles), name).toEqual({ [key]: styles });
  }
  const [darkOnly] = themesOf(guide('dark-mode'));
  expect(darkOnly?.applyStyles('dark', styles)).toEqual(styles);
});

test('the style sheet of the theme has its added variables, and those of each scheme', () => {
  const theme = themesOf(guide('css-theme-variables')).at(-1) as Theme & {
    generateStyleSheets: () => object[];
  };
  const css = JSON.stringify(theme.generateStyleSheets());
  for (const declaration of [
    '"--mui-article-width":"36em"',
    '"--mui-palette-highlight":"#fff59d"',
    '"--mui-palette-highlight":"#5d4037"',
    '"--mui-palette-primary-mainChannel":"25 118 210"',
    '"--mui-shape-borderRadius":"4px"',
    '"--mui-zIndex-modal":1300',
    '"--mui-font-body1"',
  ]) {
    expect(css).toContain(declaration);
  }
  expect(css).not.toMatch(/--mui-(?:typography|breakpoints|transitions|mixins)/);
});

test('styles win in the order of the theme components guide', () => {
  const red = { letterSpacing: '1px' };
  const theme = createTheme({
    components: {
      MuiButton: {
        styleOverrides: { root: red },
        variants: [{ props: { variant: 'outlined' }, style: { letterSpacing: '2px' } }],
      },
    },
  });
  const Wide = styled(Button)({ letterSpacing: '3px' });
  const spacingOf = (button: ReactElement) =>
    staticMarkup(<ThemeProvider theme={theme}>{button}</ThemeProvider>).styleOf('MuiButton-root')[
      'letter-spacing'
    ];
  expect(spacingOf(<Button />)).toBe('1px');
  expect(spacingOf(<Button variant="outlined" />)).toBe('2px');
  expect(spacingOf(<Wide variant="outlined" />)).toBe('3px');
  expect(spacingOf(<Wide variant="outlined" sx={{ letterSpacing: '4px' }} />)).toBe('4px');
});

test('the themes of the theme components guide apply', () => {
  const [defaults, overrides, , dashed] = themesOf(guide('theme-components'));
  const css = (theme: Theme | undefined, button: ReactElement) =>
    render(<ThemeProvider theme={theme ?? createTheme()}>{button}</ThemeProvider>).css;
  expect(defaults?.components?.MuiTextField?.defaultProps).toMatchObject({ size: 'small' });
  expect(css(overrides, <Button disabled />)).toMatch(
    /Mui-disabled\{[^}]*text-decoration:line-through/,
  );
  expect(css(dashed, <Button variant={'dashed' as 'text'} />)).toContain('2px dashed');
});

test('the tables of breakpoints and spacing have the values of the theme', () => {
  const { breakpoints, containerQueries } = createTheme();
  const rows = codeRows(guide('breakpoints'));
  const methods: Readonly<Record<string, string>> = {
    "up('md')": breakpoints.up('md'),
    "down('md')": breakpoints.down('md'),
    "only('md')": breakpoints.only('md'),
    "between('sm', 'lg')": breakpoints.between('sm', 'lg'),
    "not('md')": breakpoints.not('md'),
  };
  for (const [call, query] of Object.entries(methods)) {
    expect(rows.find((cells) => cells[1] === call)?.[2], call).toBe(query);
  }
  for (const [name, width] of Object.entries(breakpoints.values)) {
    expect(Number.parseInt(rows.find((cells) => cells[1] === name)?.[2] ?? '', 10)).toBe(width);
  }
  expect(containerQueries.up('sm')).toBe('@container (min-width:600px)');

  const units = codeRows(guide('spacing')).filter((cells) => cells[3]?.startsWith('For'));
  const inputs = [6, '0.5rem', (factor: number) => factor ** 2, [0, 4, 8, 16, 32]];
  expect(units.map((cells) => cells[2])).toEqual(
    inputs.map((spacing) => createTheme({ spacing }).spacing(2)),
  );
  expect(createTheme().spacing(1, 2)).toBe('8px 16px');
});

test('keys of breakpoints in sx become media queries of the theme', () => {
  const { rulesOf } = staticMarkup(<Box sx={{ p: { xs: 2, md: 4 } }} />);
  expect(rulesOf('MuiBox-root')).toMatch(/@media \(min-width:900px\)\{.*padding:32px/s);
});

test('fontSize is the size of body2, and rem values depend on htmlFontSize', () => {
  const [family, , , larger, small] = themesOf(guide('typography'));
  expect(family?.typography.body1.letterSpacing).toBeUndefined();
  expect(larger?.typography.body2.fontSize).toBe('1rem');
  expect(small?.typography.body1.fontSize).toBe('1.6rem');
  expect(createTheme().typography.pxToRem(20)).toBe('1.25rem');
});

test('locales translate the props of the localization guide, and later texts win', () => {
  const page = 'material-ui/guides/localization/index.md';
  const [german, shop] = themesOf(page);
  expect(german?.palette.primary.main).toBe('#00695c');
  expect(german?.components?.MuiAlert?.defaultProps?.closeText).toBe('Schließen');
  expect(shop?.components?.MuiAutocomplete?.defaultProps).toMatchObject({
    noOptionsText: 'Kein Artikel gefunden',
    clearText: 'Leeren',
  });
  const listed = readFileSync(`content/${page}`, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ['))
    .map((line) => [
      `Mui${/\[(\w+)\]/.exec(line)?.[1]}`,
      [...line.matchAll(/`([\w-]+)`/g)].map(([, name]) => name).sort(),
    ]);
  const translated = Object.entries(locales.deDE.components ?? {}).map(
    ([name, { defaultProps }]) => [name, Object.keys(defaultProps).sort()],
  );
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(translated));
  expect(Object.keys(locales).length).toBeGreaterThan(50);
});
