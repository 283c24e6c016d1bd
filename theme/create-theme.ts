import { createTheme, type Theme } from '@mui/material/styles';
import { FONTS, RADII, SPACING, type BrandColors, type ThemeBrand } from './brand.ts';
import { librarySheet, MODE_SELECTOR, themeRules } from './color/sheets.ts';
import { createShellComponents } from './shell-components.ts';

/** Variables of components that the shell does not use. */
const UNUSED =
  /^--docs-(overlays|palette-(Alert|AppBar|Avatar|FilledInput|LinearProgress|Skeleton|Slider|SnackbarContent|SpeedDialAction|StepConnector|StepContent|Switch|TableCell|Tooltip))-/;

function paletteOf(colors: BrandColors, mode: 0 | 1) {
  const of = (name: keyof BrandColors) => colors[name][mode];
  return {
    primary: { main: of('fill'), dark: of('fill-hover'), contrastText: of('on-fill') },
    error: { main: of('error') },
    warning: { main: of('warning') },
    info: { main: of('info') },
    success: { main: of('success') },
    text: { primary: of('text-1'), secondary: of('text-2'), disabled: of('text-off') },
    background: { default: of('bg'), paper: of('raised') },
    divider: of('line'),
  };
}

/** Fonts and sizes of text. */
const createTypography = () =>
  ({
    fontFamily: FONTS.body,
    h1: {
      fontFamily: FONTS.body,
      fontSize: 'clamp(2rem, 1.6rem + 1.6vw, 2.625rem)',
      lineHeight: 1.15,
      fontWeight: 700,
      letterSpacing: '-.022em',
    },
    h2: {
      fontFamily: FONTS.body,
      fontSize: 'clamp(1.5rem, 1.35rem + .5vw, 1.75rem)',
      lineHeight: 1.25,
      fontWeight: 650,
      letterSpacing: '-.014em',
    },
    h3: {
      fontFamily: FONTS.body,
      fontSize: '1.25rem',
      lineHeight: 1.35,
      fontWeight: 650,
      letterSpacing: '-.008em',
    },
    h4: { fontSize: '1.0625rem', lineHeight: 1.45, fontWeight: 600 },
    h5: { fontSize: '1rem', lineHeight: 1.5, fontWeight: 600 },
    body1: { fontSize: '1rem', lineHeight: 1.625, letterSpacing: 0 },
    body2: { fontSize: '.875rem', lineHeight: 1.5, letterSpacing: 0 },
    button: {
      fontSize: '.8125rem',
      lineHeight: 1.54,
      fontWeight: 600,
      letterSpacing: 0,
      textTransform: 'none',
    },
    caption: { fontSize: '.75rem', lineHeight: 1.35, fontWeight: 600, letterSpacing: '.01em' },
  }) as const;

/** Creates the theme of the shell's components. The rest is the library's default. */
export function createBrandingTheme({ colors }: ThemeBrand): Theme {
  return createTheme({
    cssVariables: { cssVarPrefix: 'docs', colorSchemeSelector: MODE_SELECTOR },
    colorSchemes: {
      light: { palette: paletteOf(colors, 0) },
      dark: { palette: paletteOf(colors, 1) },
    },
    shape: { borderRadius: RADII.container },
    spacing: SPACING,
    typography: createTypography(),
    components: createShellComponents(),
  });
}

/** Returns the CSS variables of the branding theme, without those of unused components. */
export function brandingSheet(brand: ThemeBrand): string {
  const rules = themeRules(createBrandingTheme(brand));
  const used = rules.map((rule) =>
    Object.fromEntries(
      Object.entries(rule).map(([selector, declarations]) => [
        selector,
        Object.fromEntries(Object.entries(declarations).filter(([name]) => !UNUSED.test(name))),
      ]),
    ),
  );
  return librarySheet(used);
}
