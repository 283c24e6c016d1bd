import type {} from '@mui/material/themeCssVarsAugmentation';
import { type Components, createTheme, type Theme } from '@mui/material/styles';
import { INITIAL_SETTINGS } from 'docs-build/runtime';
import type { Scheme, Settings } from 'docs-build/theme';
import { DEMO_SCHEME_SELECTOR, librarySheet, MODE_SELECTOR, themeRules } from '../color/sheets.ts';
import { memoize } from './memoize.ts';

const SMALL = { defaultProps: { size: 'small' } } as const;
const NARROW = { defaultProps: { margin: 'dense' } } as const;

/** Default props of components in dense demos. */
const DENSE_COMPONENTS: Components<Omit<Theme, 'components'>> = {
  MuiButton: SMALL,
  MuiFab: SMALL,
  MuiIconButton: SMALL,
  MuiTable: SMALL,
  MuiFilledInput: NARROW,
  MuiFormControl: NARROW,
  MuiFormHelperText: NARROW,
  MuiInputBase: NARROW,
  MuiInputLabel: NARROW,
  MuiOutlinedInput: NARROW,
  MuiTextField: NARROW,
  MuiListItem: { defaultProps: { dense: true } },
  MuiToolbar: { defaultProps: { variant: 'dense' } },
};

/**
 * Lets components of Joy UI set size, margin and color of icons, as its theme does in an app that
 * has no theme of Material UI. Elsewhere these variables do not exist.
 */
const ICONS_IN_JOY: Components<Omit<Theme, 'components'>> = {
  MuiSvgIcon: {
    styleOverrides: {
      root: ({ ownerState: { color, fontSize, htmlColor } }) => ({
        margin: 'var(--Icon-margin)',
        ...(fontSize === 'medium' && { fontSize: 'var(--Icon-fontSize, 1.5rem)' }),
        ...(color === 'inherit' && htmlColor === undefined && { color: 'var(--Icon-color)' }),
      }),
    },
  },
};

/** Number of cached themes: readers switch between few. */
const KEPT_THEMES = 8;

/** Settings on which the theme depends. */
interface ThemeSettings extends Pick<Settings, 'dense' | 'paletteColors' | 'spacing'> {
  /** Selector of color schemes (default: the page's). */
  readonly selector?: string;
}

type Schemes = NonNullable<NonNullable<Parameters<typeof createTheme>[0]>['colorSchemes']>;

/** Returns both color schemes with the colors of the reader. */
function colorSchemes({ paletteColors }: ThemeSettings): Schemes {
  if (Object.keys(paletteColors).length === 0) return { light: true, dark: true };
  return { light: { palette: paletteColors }, dark: { palette: paletteColors } };
}

/** Returns the default theme of the library with CSS variables, as in a reader's own project. */
export const demoThemeWithSchemes = /* @__PURE__ */ memoize(
  (settings: ThemeSettings) =>
    createTheme({
      cssVariables: { colorSchemeSelector: settings.selector ?? MODE_SELECTOR },
      colorSchemes: colorSchemes(settings),
      ...(settings.spacing !== INITIAL_SETTINGS.spacing && { spacing: settings.spacing }),
      components: { ...ICONS_IN_JOY, ...(settings.dense && DENSE_COMPONENTS) },
    }),
  {
    keyOf: ({ dense, paletteColors, selector = MODE_SELECTOR, spacing }) =>
      JSON.stringify([dense, spacing, selector, paletteColors]),
    limit: KEPT_THEMES,
  },
);

/**
 * Returns the theme for static pages. Without `colorSchemes` the provider writes no style sheet,
 * attribute or storage: the page has them. `applyStyles` needs them, so it keeps the theme.
 */
export function staticTheme(whole: Theme, direction: Theme['direction']): Theme {
  const kept = Object.entries(whole).filter(([name]) => name !== 'colorSchemes');
  const applyStyles: Theme['applyStyles'] = (...styles) => whole.applyStyles(...styles);
  // Not `whole.vars`: its values have fallbacks, such as the dark overlays.
  const vars = whole.generateThemeVars();
  return { ...(Object.fromEntries(kept) as unknown as Theme), direction, applyStyles, vars };
}

/** Settings of the reader, and the color scheme of a single demo. */
export interface DemoAppearance {
  readonly settings: Settings;
  readonly scheme?: Scheme | undefined;
}

const shownTheme = /* @__PURE__ */ memoize(
  ({ settings, scheme }: DemoAppearance): Theme => {
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
 * Returns the theme of demos, the same object for the same settings. Its variables do not depend on
 * the mode, but its palette does. With a scheme, rules for a mode follow the demo, not the page.
 */
export const demoThemeFor = (settings: Settings, scheme?: Scheme): Theme =>
  shownTheme({ settings, scheme });

/** Returns the CSS variables of the demo theme. */
export const demoSheet = (): string =>
  librarySheet(themeRules(demoThemeWithSchemes(INITIAL_SETTINGS)));
