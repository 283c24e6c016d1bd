import { ThemeContext } from '@emotion/react';
import { THEME_ID } from '@mui/joy/styles';
import { useContext, useMemo, type ReactNode } from 'react';
import { createJoyTheme } from './joy-theme.ts';

const joyTheme = /* @__PURE__ */ createJoyTheme();

/**
 * Offers Joy UI's theme beside the one around it. It hangs on the theme as a property that cannot be enumerated: Joy components
 * find it, but a provider inside a demo, which copies what is around it, does not take it along, so that the demo's own theme wins.
 */
export function JoyProviders({ children }: { readonly children: ReactNode }) {
  const around = useContext(ThemeContext);
  const both = useMemo(
    () => Object.defineProperty({ ...around }, THEME_ID, { value: joyTheme, enumerable: false }),
    [around],
  );
  return <ThemeContext.Provider value={both}>{children}</ThemeContext.Provider>;
}
