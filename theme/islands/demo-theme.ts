import { createTheme, type Theme } from '@mui/material/styles';
import type { IslandSettings } from 'docs-build/theme';
import { librarySheet, MODE_SELECTOR, rulesOf } from '../colour/sheets.ts';
import { staticTheme } from '../static-theme.ts';

/** The library's default theme with its colour schemes as variables. Demos look as they do in a reader's own project. */
const createDemoTheme = (): Theme =>
  createTheme({
    cssVariables: { colorSchemeSelector: MODE_SELECTOR },
    colorSchemes: { light: true, dark: true },
  });

/** The theme around demos. */
export const demoThemeFor = ({ direction }: IslandSettings): Theme =>
  staticTheme(createDemoTheme(), direction);

/** CSS text of the demo theme's variables. */
export const demoSheet = (): string => librarySheet(rulesOf(createDemoTheme()));
