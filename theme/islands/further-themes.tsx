import { ThemeContext } from '@emotion/react';
import { type ReactNode, useContext, useMemo } from 'react';
import type { DemoAppearance } from './demo-theme.ts';

/** A theme of another library, which its demos need besides the default one. */
export interface FurtherTheme {
  /** Property of the theme in which the library looks for its own theme. */
  readonly id: string;
  readonly themeFor: (shown: DemoAppearance) => object;
}

/** Known themes. Each new theme replaces the list, so that mounted demos notice. */
const known: { themes: readonly FurtherTheme[] } = { themes: [] };

/** Adds the theme of a library. Called when the code of the library is loaded. */
export function addTheme(theme: FurtherTheme): void {
  known.themes = [...known.themes.filter(({ id }) => id !== theme.id), theme];
}

/**
 * Provides the themes of other libraries as non-enumerable properties of the theme: components find
 * them, but a provider inside a demo does not copy them, so the demo's own theme wins.
 */
export function FurtherThemes({
  settings,
  scheme,
  children,
}: DemoAppearance & { children: ReactNode }) {
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
