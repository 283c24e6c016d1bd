import { createTheme } from '@mui/material/styles';
import { INITIAL_SETTINGS } from 'docs-build/runtime';
import { demoThemeWithSchemes } from './demo-theme.ts';

/** What readers may use in the console: the theme of demos, made when it is first looked at, and what makes one. */
export const consoleValues = {
  get theme() {
    return demoThemeWithSchemes(INITIAL_SETTINGS);
  },
  createTheme,
};
