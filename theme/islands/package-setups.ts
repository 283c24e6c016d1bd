import type { ThemeModule } from 'docs-build/theme';
import { addTheme } from './further-themes.tsx';

/** Setup of demos by package: those of Joy UI need its theme. */
export const packageSetups: NonNullable<ThemeModule['packageSetups']> = {
  '@mui/joy': async () => addTheme((await import('./joy-demo-theme.ts')).joyDemoTheme),
};
