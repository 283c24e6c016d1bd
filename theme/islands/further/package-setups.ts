import type { ThemeModule } from 'docs-build/theme';
import { addTheme } from './further-themes.tsx';

/** What demos of a package need beside what all need, by package: those of Joy UI find its theme. */
export const packageSetups: NonNullable<ThemeModule['packageSetups']> = {
  '@mui/joy': async () => addTheme((await import('./joy-demo-theme.ts')).joyDemoTheme),
};
