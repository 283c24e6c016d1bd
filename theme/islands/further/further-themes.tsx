import { ThemeContext } from '@emotion/react';
import { useContext, useMemo, type ReactNode } from 'react';
import type { Shown } from '../demo-theme.ts';

/** A theme that demos find beside the one around them, for a library of its own. */
export interface FurtherTheme {
  /** Name of the property under which the library looks for its theme. */
  readonly id: string;
  readonly themeFor: (shown: Shown) => object;
}

/** Another list whenever one comes, so that what is shown already notices. */
const known: { themes: readonly FurtherTheme[] } = { themes: [] };

/** Offers a library's theme to every demo that is rendered from now on. Only those who load the library's code need to. */
export function addTheme(theme: FurtherTheme): void {
  known.themes = [...known.themes.filter(({ id }) => id !== theme.id), theme];
}

/**
 * The themes of further libraries. They hang on the theme as properties that cannot be enumerated: components find them, but a provider inside a
 * demo, which copies what is around it, does not take them along, so that the demo's own theme wins.
 */
export function FurtherThemes({ settings, scheme, children }: Shown & { children: ReactNode }) {
  const around = useContext(ThemeContext);
  const { themes } = known;
  const all = useMemo(() => {
    const properties = themes.map(({ id, themeFor }) => {
      return [id, { value: themeFor({ settings, scheme }), enumerable: false }] as const;
    });
    return Object.defineProperties({ ...around }, Object.fromEntries(properties));
  }, [around, settings, scheme, themes]);
  return <ThemeContext.Provider value={all}>{children}</ThemeContext.Provider>;
}
