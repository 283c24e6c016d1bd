import { INITIAL_SETTINGS } from 'docs-build/runtime';
import type { Scheme, Settings } from 'docs-build/theme';
import { describe, expect, test } from 'vitest';
import { demoSheet, demoThemeFor } from '../../theme/islands/demo-theme.ts';
import { joySheet, joyThemeFor } from '../../theme/islands/joy-theme.ts';
import { sharedBrowser } from '../harness/browser.ts';

const DARK: Settings = { ...INITIAL_SETTINGS, paletteMode: 'dark' };

describe('the theme of a demo with a scheme of its own', () => {
  test.each<[string, (settings: Settings, scheme?: Scheme) => object]>([
    ['Material UI', demoThemeFor],
    ['Joy UI', joyThemeFor],
  ])('has the palette and the mode of that scheme: %s', (_library, themeFor) => {
    expect(themeFor(DARK, 'light')).toMatchObject({ palette: { mode: 'light' } });
    expect(themeFor(INITIAL_SETTINGS, 'dark')).toMatchObject({ palette: { mode: 'dark' } });
    expect(themeFor(DARK)).toMatchObject({ palette: { mode: 'dark' } });
    expect(themeFor(DARK, 'light')).toBe(themeFor(INITIAL_SETTINGS, 'light'));
    expect(themeFor(INITIAL_SETTINGS, 'light')).not.toBe(themeFor(INITIAL_SETTINGS));
  });

  test('selects the dark scheme of the demo, not of the page', () => {
    const selectorOf = (scheme?: Scheme) =>
      Object.keys(demoThemeFor(INITIAL_SETTINGS, scheme).applyStyles('dark', { color: 'red' }));
    expect(selectorOf('light')).toEqual(["*:where([data-demo-scheme='dark']) &"]);
    expect(selectorOf()).toEqual(["*:where([data-mode='dark']) &"]);
  });
});

describe('variables in the page', () => {
  const browser = sharedBrowser();

  const NAMES = [
    '--mui-palette-background-paper',
    '--mui-palette-text-primary',
    '--mui-overlays-4',
    '--joy-palette-background-surface',
    '--joy-shadow-md',
    'color-scheme',
  ] as const;

  /** Returns the computed values of a demo with its own scheme, or with the page's scheme. */
  const valuesOf = async (mode: Scheme, scheme?: Scheme) => {
    const page = await browser.newPage();
    const own = scheme ? `data-demo-scheme="${scheme}"` : '';
    await page.setContent(
      `<html data-mode="${mode}"><style>${demoSheet()}\n${joySheet()}</style><div ${own}><p id="demo">x</p></div></html>`,
    );
    const values = await page.locator('#demo').evaluate((element, names) => {
      const style = getComputedStyle(element);
      return names.map((name) => style.getPropertyValue(name));
    }, NAMES);
    await page.close();
    return values;
  };

  test('follow the scheme of the demo, whatever the mode of the page', async () => {
    const [light, dark] = [await valuesOf('light'), await valuesOf('dark')];
    expect(light).not.toEqual(dark);
    expect(await valuesOf('dark', 'light')).toEqual(light);
    expect(await valuesOf('light', 'dark')).toEqual(dark);
  });
});
