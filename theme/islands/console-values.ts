import { createTheme } from '@mui/material/styles';
import { INITIAL_SETTINGS } from 'docs-build/runtime';
import { demoThemeWithSchemes } from './demo-theme.ts';

/** Values for the browser console: the theme of demos, made on first use, and `createTheme`. */
export const consoleValues = {
  get theme() {
    return demoThemeWithSchemes(INITIAL_SETTINGS);
  },
  createTheme,
};
