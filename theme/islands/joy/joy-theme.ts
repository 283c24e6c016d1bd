import { extendTheme, type Theme } from '@mui/joy/styles';
import { INITIAL_SETTINGS } from 'docs-build/runtime';
import type { Settings } from 'docs-build/theme';
import { librarySheet, MODE_SELECTOR, rulesOf } from '../../colour/sheets.ts';
import { remember } from '../remember.ts';

/** Joy UI's default theme with its colour schemes as variables. It follows the reader's spacing, but has neither densities nor their colours. */
export const joyThemeWithSchemes = /* @__PURE__ */ remember(
  ({ spacing }: Pick<Settings, 'spacing'>): Theme =>
    extendTheme({
      colorSchemeSelector: MODE_SELECTOR,
      ...(spacing !== INITIAL_SETTINGS.spacing && { spacing }),
    }),
  { keyOf: ({ spacing }) => String(spacing), limit: 4 },
);

/** The theme around Joy UI's demos: one object for the same settings. */
export const joyThemeFor = /* @__PURE__ */ remember(
  (settings: Settings): Theme => {
    const whole = joyThemeWithSchemes(settings);
    const shown = settings.paletteMode === 'dark' ? whole.colorSchemes.dark : undefined;
    return Object.assign({}, whole, shown, { direction: settings.direction });
  },
  {
    keyOf: ({ direction, paletteMode, spacing }) => `${direction} ${paletteMode} ${spacing}`,
    limit: 4,
  },
);

/** CSS text of Joy UI's variables. */
export const joySheet = (): string => librarySheet(rulesOf(joyThemeWithSchemes(INITIAL_SETTINGS)));
