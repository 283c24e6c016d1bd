import { ThemeContext } from '@emotion/react';
import { THEME_ID } from '@mui/joy/styles';
import { useContext, useMemo } from 'react';
import type { DemoProvidersProps } from '../island-root.tsx';
import { joyThemeFor } from './joy-theme.ts';

/**
 * Offers Joy UI's theme beside the one around it. It hangs on the theme as a property that cannot be enumerated: Joy components
 * find it, but a provider inside a demo, which copies what is around it, does not take it along, so that the demo's own theme wins.
 */
export function JoyProviders({ settings, children }: DemoProvidersProps) {
  const around = useContext(ThemeContext);
  const joy = joyThemeFor(settings);
  const both = useMemo(
    () => Object.defineProperty({ ...around }, THEME_ID, { value: joy, enumerable: false }),
    [around, joy],
  );
  return <ThemeContext.Provider value={both}>{children}</ThemeContext.Provider>;
}
