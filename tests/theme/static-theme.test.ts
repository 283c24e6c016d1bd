import { createTheme } from '@mui/material/styles';
import { expect, test } from 'vitest';
import { staticTheme } from '../../theme/islands/demo-theme.ts';

test('the static theme has no fallbacks in variables, so light mode shows no dark overlay', () => {
  const whole = createTheme({ cssVariables: true, colorSchemes: { light: true, dark: true } });
  expect(whole.vars?.overlays[6]).toContain('linear-gradient');
  expect(staticTheme(whole, 'ltr').vars?.overlays[6]).toBe('var(--mui-overlays-6)');
});
