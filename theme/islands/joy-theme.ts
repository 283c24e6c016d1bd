import { extendTheme, type Theme } from '@mui/joy/styles';
import { INITIAL_SETTINGS } from 'docs-build/runtime';
import type { Scheme, Settings } from 'docs-build/theme';
import { DEMO_SCHEME_SELECTOR, librarySheet, MODE_SELECTOR, themeRules } from '../color/sheets.ts';
import type { DemoAppearance } from './demo-theme.ts';
import { memoize } from './memoize.ts';

interface ThemeSettings extends Pick<Settings, 'spacing'> {
  /** Selector of color schemes (default: the page's). */
  readonly selector?: string;
}

/** Returns the default theme of Joy UI with CSS variables and the reader's spacing. */
const joyThemeWithSchemes = /* @__PURE__ */ memoize(
  ({ selector = MODE_SELECTOR, spacing }: ThemeSettings): Theme =>
    extendTheme({
      colorSchemeSelector: selector,
      ...(spacing !== INITIAL_SETTINGS.spacing && { spacing }),
    }),
  { keyOf: ({ selector = MODE_SELECTOR, spacing }) => `${spacing} ${selector}`, limit: 4 },
);

const shownTheme = /* @__PURE__ */ memoize(
  ({ settings, scheme }: DemoAppearance): Theme => {
    const whole = joyThemeWithSchemes(
      scheme ? { ...settings, selector: DEMO_SCHEME_SELECTOR } : settings,
    );
    const mode = scheme ?? settings.paletteMode;
    const shown = mode === 'dark' ? whole.colorSchemes.dark : undefined;
    return Object.assign({}, whole, shown, { direction: settings.direction });
  },
  {
    keyOf: ({ settings: { direction, paletteMode, spacing }, scheme }) =>
      `${direction} ${spacing} ${scheme ?? `page ${paletteMode}`}`,
    limit: 4,
  },
);

/** Returns the theme of Joy UI demos, the same object for the same settings. */
export const joyThemeFor = (settings: Settings, scheme?: Scheme): Theme =>
  shownTheme({ settings, scheme });

/** Returns the CSS variables of Joy UI. */
export const joySheet = (): string =>
  librarySheet(themeRules(joyThemeWithSchemes(INITIAL_SETTINGS)));
