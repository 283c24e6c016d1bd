import { INITIAL_SETTINGS } from 'docs-build/runtime';
import type { Settings } from 'docs-build/theme';
import { describe, expect, test } from 'vitest';
import { HUE_NAMES, HUES } from '../../theme/color/hues.ts';
import { librarySheet, themeRules } from '../../theme/color/sheets.ts';
import { consoleValues } from '../../theme/islands/console-values.ts';
import { demoSheet, demoThemeFor, demoThemeWithSchemes } from '../../theme/islands/demo-theme.ts';
import { demoVariables } from '../../theme/islands/demo-variables.ts';
import { joyThemeFor } from '../../theme/islands/joy-theme.ts';
import { memoize } from '../../theme/islands/memoize.ts';
import { createStyleCache, mirrorFor, prepareIslands } from '../../theme/islands/style-cache.ts';
import { sampleOf } from '../harness/sample.ts';

const withSettings = (changes: Partial<Settings>): Settings => ({
  ...INITIAL_SETTINGS,
  ...changes,
});

const RED = { primary: { main: '#aa0000' }, secondary: { main: '#00aa00' } };

describe('the theme around demos', () => {
  test('is the same object for equal settings', () => {
    const one = demoThemeFor(withSettings({ paletteColors: RED }));
    expect(demoThemeFor(withSettings({ paletteColors: structuredClone(RED) }))).toBe(one);
    expect(demoThemeFor(INITIAL_SETTINGS)).not.toBe(one);
  });

  test('has the default colors and density at first', () => {
    const theme = demoThemeFor(INITIAL_SETTINGS);
    expect(theme.palette.primary.main).toBe('#1976d2');
    expect(Object.keys(theme.components ?? {})).toEqual(['MuiSvgIcon']);
    expect(theme.spacing(2)).toBe('calc(2 * var(--mui-spacing, 8px))');
    expect(theme.direction).toBe('ltr');
  });

  test('has the reader’s colors in both modes', () => {
    const [light, dark] = (['light', 'dark'] as const).map((paletteMode) =>
      demoThemeFor(withSettings({ paletteColors: RED, paletteMode })),
    );
    expect([light?.palette.mode, dark?.palette.mode]).toEqual(['light', 'dark']);
    expect([light?.palette.primary.main, dark?.palette.primary.main]).toEqual([
      '#aa0000',
      '#aa0000',
    ]);
    expect([light?.palette.background.default, dark?.palette.background.default]).toEqual([
      '#fff',
      '#121212',
    ]);
  });

  test('has the same variables in both modes', () => {
    const varsOf = (paletteMode: Settings['paletteMode']) =>
      (demoThemeFor(withSettings({ paletteMode })) as unknown as { vars: object }).vars;
    expect(varsOf('dark')).toEqual(varsOf('light'));
  });

  test.each([0, 3, 20])('has a spacing of %i pixels', (spacing) => {
    expect(demoThemeFor(withSettings({ spacing })).spacing(1)).toBe(
      `var(--mui-spacing, ${spacing}px)`,
    );
  });

  test('facts §3.4: makes components small, narrow or dense in dense demos', () => {
    const components = demoThemeFor(withSettings({ dense: true })).components ?? {};
    const defaults = Object.entries(components).flatMap(
      ([name, { defaultProps }]: [string, { defaultProps?: object }]) =>
        defaultProps ? `${name.slice(3)} ${Object.entries(defaultProps).flat().join(' ')}` : [],
    );
    expect(defaults.sort()).toEqual([
      'Button size small',
      'Fab size small',
      'FilledInput margin dense',
      'FormControl margin dense',
      'FormHelperText margin dense',
      'IconButton size small',
      'InputBase margin dense',
      'InputLabel margin dense',
      'ListItem dense true',
      'OutlinedInput margin dense',
      'Table size small',
      'TextField margin dense',
      'Toolbar variant dense',
    ]);
  });

  test('has the reader’s direction, in both libraries', () => {
    const settings = withSettings({ direction: 'rtl' });
    expect(demoThemeFor(settings).direction).toBe('rtl');
    expect(joyThemeFor(settings)).toMatchObject({ direction: 'rtl' });
  });

  test('follows mode and spacing in Joy UI too', () => {
    const theme = joyThemeFor(withSettings({ paletteMode: 'dark', spacing: 4 }));
    expect(theme.palette.mode).toBe('dark');
    expect(theme.spacing(1)).toBe('calc(1 * var(--joy-spacing, 4px))');
    expect(joyThemeFor(INITIAL_SETTINGS).palette.mode).toBe('light');
  });
});

test('memoize drops the least recently used result', () => {
  const made: string[] = [];
  const ask = memoize((name: string) => (made.push(name), { name }), {
    keyOf: (name) => name,
    limit: 2,
  });
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) ask(name);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

describe('variables for demos', () => {
  /** Stored texts that the runtime accepts. */
  const KEPT = /^(?:--[\w-]+:(?!url)[#\w .,%()/+-]+;)*$/i;
  const textOf = (variables: Readonly<Record<string, string>>) =>
    Object.entries(variables)
      .map(([name, value]) => `${name}:${value};`)
      .join('');

  test.each<Partial<Settings>>([
    {},
    { dense: true },
    { direction: 'rtl' },
    { paletteMode: 'dark' },
  ])('are empty for %o', (changes) => {
    expect(demoVariables(withSettings(changes))).toEqual({ light: {}, dark: {} });
  });

  test('set the unit of both libraries for a changed spacing', () => {
    expect(demoVariables(withSettings({ spacing: 3 }))).toEqual({
      light: { '--mui-spacing': '3px', '--joy-spacing': '3px' },
      dark: {},
    });
  });

  test('contain the colors, their channels and the values that components derive', () => {
    const { light, dark } = demoVariables(withSettings({ paletteColors: RED }));
    for (const scheme of [light, dark]) {
      expect(scheme).toMatchObject({
        '--mui-palette-primary-main': '#aa0000',
        '--mui-palette-primary-mainChannel': '170 0 0',
        '--mui-palette-secondary-main': '#00aa00',
        '--mui-palette-LinearProgress-primaryBg': expect.stringMatching(/^rgb/) as string,
      });
      expect(Object.keys(scheme).filter((name) => /error|background/.test(name))).toEqual([]);
    }
  });

  test('turn the style sheet of the site into the one of a theme with these settings', () => {
    const settings = withSettings({ paletteColors: RED, spacing: 12 });
    const { light, dark } = demoVariables(settings);
    const wanted = librarySheet(themeRules(demoThemeWithSchemes(settings)));
    const declared = (sheet: string, part: number) => sheet.split('\n')[part] ?? '';
    const over = (text: string, changes: Readonly<Record<string, string>>) =>
      Object.entries(changes).reduce(
        (all, [name, value]) =>
          all.includes(`${name}:`)
            ? all.replace(new RegExp(`(?<=[{;]${name}:)[^;}]*`), value)
            : all,
        text,
      );
    const sorted = (text: string) => text.match(/--[\w-]+:[^;}]*/g)?.sort() ?? [];
    for (const [part, changes] of [light, dark].entries()) {
      expect(sorted(declared(wanted, part))).toEqual(
        sorted(over(declared(demoSheet(), part), changes)),
      );
    }
  });

  test('can be stored as text for every hue and shade', () => {
    const colors = HUE_NAMES.flatMap((hue) =>
      Object.values(HUES[hue]).map((main) => ({ ...HUES[hue], main })),
    );
    const refused = sampleOf(colors, { of: 'colors', size: 20 }).filter((color) => {
      const paletteColors = { primary: color, secondary: color };
      const { light, dark } = demoVariables(withSettings({ paletteColors, spacing: 20 }));
      return !KEPT.test(textOf(light)) || !KEPT.test(textOf(dark)) || textOf(light) === '';
    });
    expect(refused).toEqual([]);
  });
});

test('loads the plugin that mirrors styles for right-to-left only, with its own style cache', async () => {
  await prepareIslands(INITIAL_SETTINGS);
  expect(mirrorFor('rtl')).toBeUndefined();
  await prepareIslands(withSettings({ direction: 'rtl' }));
  const mirror = mirrorFor('rtl');
  const [plain, mirrored] = [createStyleCache(), createStyleCache(undefined, mirror)];
  expect([plain.key, mirrored.key, mirrorFor('ltr')]).toEqual(['css', 'rtl', undefined]);
  const cssOf = (cache: typeof plain) => {
    cache.compat = true;
    const styles = 'margin-left:4px;user-select:none;/*! @noflip */left:0;';
    return cache.insert('.a', { name: 'a', styles }, cache.sheet, false) as unknown as string;
  };
  expect(cssOf(plain)).toContain('margin-left:4px;-webkit-user-select:none;user-select:none;');
  expect(cssOf(mirrored)).toContain('margin-right:4px;-webkit-user-select:none;user-select:none;');
  expect(cssOf(mirrored)).not.toMatch(/(?:^|[{;])right:0/);
});

test('offers the theme of demos and `createTheme` in the console', () => {
  expect(consoleValues.theme.palette.primary.main).toBe('#1976d2');
  expect(consoleValues.createTheme({ spacing: 2 }).spacing(1)).toBe('2px');
});
