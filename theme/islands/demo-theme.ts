import { createTheme, type ColorSystem, type Theme } from '@mui/material/styles';
import { INITIAL_SETTINGS } from 'docs-build/runtime';
import type { Scheme, Settings } from 'docs-build/theme';
import { DEMO_SCHEME_SELECTOR, librarySheet, MODE_SELECTOR, rulesOf } from '../colour/sheets.ts';
import { staticTheme } from '../static-theme.ts';
import { DENSE_COMPONENTS } from './dense-components.ts';
import { remember } from './remember.ts';

/** Themes that are kept: a reader goes back and forth between few. */
const KEPT_THEMES = 8;

/** What of the settings is in the theme itself. */
interface ThemeSettings extends Pick<Settings, 'dense' | 'paletteColors' | 'spacing'> {
  /** Tells the schemes apart; that of the page if absent. */
  readonly selector?: string;
}

type Schemes = NonNullable<NonNullable<Parameters<typeof createTheme>[0]>['colorSchemes']>;

/** The reader's colours over those of the library, in both schemes. */
function colorSchemes({ paletteColors }: ThemeSettings): Schemes {
  if (Object.keys(paletteColors).length === 0) return { light: true, dark: true };
  return { light: { palette: paletteColors }, dark: { palette: paletteColors } };
}

/** The library types its themes without the schemes, unless a project says that all its themes have them. */
interface WithSchemes {
  readonly colorSchemes: Readonly<Record<Settings['paletteMode'], ColorSystem>>;
}

/** The library's default theme with its colour schemes as variables. Demos look as they do in a reader's own project. */
export const demoThemeWithSchemes = /* @__PURE__ */ remember(
  (settings: ThemeSettings) =>
    createTheme({
      cssVariables: { colorSchemeSelector: settings.selector ?? MODE_SELECTOR },
      colorSchemes: colorSchemes(settings),
      ...(settings.spacing !== INITIAL_SETTINGS.spacing && { spacing: settings.spacing }),
      ...(settings.dense && { components: DENSE_COMPONENTS }),
    }) as Theme & WithSchemes,
  {
    keyOf: ({ dense, paletteColors, selector = MODE_SELECTOR, spacing }) =>
      JSON.stringify([dense, spacing, selector, paletteColors]),
    limit: KEPT_THEMES,
  },
);

/** What a demo is shown with: the reader's settings, and the scheme that it alone has. */
export interface Shown {
  readonly settings: Settings;
  readonly scheme?: Scheme | undefined;
}

const shownTheme = /* @__PURE__ */ remember(
  ({ settings, scheme }: Shown): Theme => {
    const whole = demoThemeWithSchemes(
      scheme ? { ...settings, selector: DEMO_SCHEME_SELECTOR } : settings,
    );
    const mode = scheme ?? settings.paletteMode;
    const shown = mode === 'dark' ? whole.colorSchemes.dark : undefined;
    return { ...staticTheme(whole, settings.direction), ...shown };
  },
  {
    keyOf: ({ settings: { dense, direction, paletteColors, paletteMode, spacing }, scheme }) =>
      JSON.stringify([dense, direction, scheme ?? [paletteMode], spacing, paletteColors]),
    limit: KEPT_THEMES,
  },
);

/**
 * The theme around demos: one object for the same settings. Its variables do not depend on the mode; what code reads from its palette does. With
 * a scheme, rules for a mode ask for the scheme of the demo instead of that of the page.
 */
export const demoThemeFor = (settings: Settings, scheme?: Scheme): Theme =>
  shownTheme({ settings, scheme });

/** CSS text of the demo theme's variables. */
export const demoSheet = (): string =>
  librarySheet(rulesOf(demoThemeWithSchemes(INITIAL_SETTINGS)));
