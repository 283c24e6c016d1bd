import { extendTheme, type Theme } from '@mui/joy/styles';
import { librarySheet, MODE_SELECTOR, rulesOf } from '../colour/sheets.ts';

/** Joy UI's default theme with its colour schemes as variables. */
export function createJoyTheme(): Theme {
  return extendTheme({ colorSchemeSelector: MODE_SELECTOR });
}

/** CSS text of Joy UI's variables. */
export function joySheet(): string {
  return librarySheet(rulesOf(createJoyTheme()));
}
