import { createTheme, type Theme } from '@mui/material/styles';
import {
  FONTS,
  neutralBrand,
  RADII,
  SPACING,
  type BrandColors,
  type ThemeBrand,
  withMainColors,
} from './brand.ts';
import type { MainColors } from './color/derive.ts';
import { MODE_SELECTOR } from './color/sheets.ts';

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

/**
 * Creates a theme of Material UI with the colors, fonts and shapes of the shell, for components of
 * a site outside demos. `colors` are those of `site.brand.colors`. Its `ThemeProvider` needs
 * `colorSchemeNode={null}`, or it changes the mode of the page. Throws the errors of `createTheme`.
 */
export function createBrandingTheme(colors?: MainColors, brand: ThemeBrand = neutralBrand): Theme {
  const { colors: pairs } = withMainColors(brand, colors);
  return createTheme({
    cssVariables: { cssVarPrefix: 'docs', colorSchemeSelector: MODE_SELECTOR },
    colorSchemes: {
      light: { palette: paletteOf(pairs, 0) },
      dark: { palette: paletteOf(pairs, 1) },
    },
    shape: { borderRadius: RADII.container },
    spacing: SPACING,
    typography: { fontFamily: FONTS.body },
  });
}
