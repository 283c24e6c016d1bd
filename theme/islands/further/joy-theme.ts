import { extendTheme, type Theme } from '@mui/joy/styles';
import { INITIAL_SETTINGS } from 'docs-build/runtime';
import type { Scheme, Settings } from 'docs-build/theme';
import { DEMO_SCHEME_SELECTOR, librarySheet, MODE_SELECTOR, rulesOf } from '../../colour/sheets.ts';
import type { Shown } from '../demo-theme.ts';
import { remember } from '../remember.ts';

interface ThemeSettings extends Pick<Settings, 'spacing'> {
  /** Tells the schemes apart; that of the page if absent. */
  readonly selector?: string;
}

/** Joy UI's default theme with its colour schemes as variables. It follows the reader's spacing, but has neither densities nor their colours. */
export const joyThemeWithSchemes = /* @__PURE__ */ remember(
  ({ selector = MODE_SELECTOR, spacing }: ThemeSettings): Theme =>
    extendTheme({
      colorSchemeSelector: selector,
      ...(spacing !== INITIAL_SETTINGS.spacing && { spacing }),
    }),
  { keyOf: ({ selector = MODE_SELECTOR, spacing }) => `${spacing} ${selector}`, limit: 4 },
);

const shownTheme = /* @__PURE__ */ remember(
  ({ settings, scheme }: Shown): Theme => {
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

/** The theme around Joy UI's demos: one object for the same settings. With a scheme, it is that of the demo alone. */
export const joyThemeFor = (settings: Settings, scheme?: Scheme): Theme =>
  shownTheme({ settings, scheme });

/** CSS text of Joy UI's variables. */
export const joySheet = (): string => librarySheet(rulesOf(joyThemeWithSchemes(INITIAL_SETTINGS)));
