import type { ThemeModule } from 'docs-build/theme';
import { addTheme } from './further-themes.tsx';

/** Setups of demos by package: demos of Joy UI need the theme of Joy UI. */
export const packageSetups: NonNullable<ThemeModule['packageSetups']> = {
  '@mui/joy': async () => addTheme((await import('./joy-demo-theme.ts')).joyDemoTheme),
};
