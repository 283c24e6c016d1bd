import { createTheme, type Theme } from '@mui/material/styles';
import { FONTS, RADII, SPACING, type BrandColors, type ThemeBrand } from './brand.ts';
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

/** Creates a brand's theme for components of the documented library outside demos. */
export const createBrandingTheme = ({ colors }: ThemeBrand): Theme =>
  createTheme({
    cssVariables: { cssVarPrefix: 'docs', colorSchemeSelector: MODE_SELECTOR },
    colorSchemes: {
      light: { palette: paletteOf(colors, 0) },
      dark: { palette: paletteOf(colors, 1) },
    },
    shape: { borderRadius: RADII.container },
    spacing: SPACING,
    typography: { fontFamily: FONTS.body },
  });
