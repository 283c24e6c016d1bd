import { THEME_ID } from '@mui/joy/styles';
import type { FurtherTheme } from './further-themes.tsx';
import { joyThemeFor } from './joy-theme.ts';

export const joyDemoTheme: FurtherTheme = {
  id: THEME_ID,
  themeFor: ({ settings, scheme }) => joyThemeFor(settings, scheme),
};
