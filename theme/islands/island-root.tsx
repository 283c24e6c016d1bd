import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import type { IslandRootProps, IslandSettings } from 'docs-build/theme';
import type { ComponentType, ReactNode } from 'react';
import { demoThemeFor } from './demo-theme.ts';
import { createStyleCache } from './style-cache.ts';

/** Puts further providers around a demo. */
export type DemoProviders = ComponentType<{ readonly children: ReactNode }>;

const IN_BROWSER = typeof document !== 'undefined';

/** A value made once for each key: the same demo gets the same object at every render. */
const known = <Key, Value>(
  values: { get: (key: Key) => Value | undefined; set: (key: Key, value: Value) => unknown },
  key: Key,
  make: () => Value,
) => {
  const old = values.get(key);
  if (old !== undefined) return old;
  const made = make();
  values.set(key, made);
  return made;
};

const themes = /* @__PURE__ */ new Map<IslandSettings['direction'], Theme>();
const caches = /* @__PURE__ */ new WeakMap<HTMLElement, EmotionCache>();

const themeFor = ({ direction }: IslandSettings) =>
  known(themes, direction, () => demoThemeFor({ direction }));

const cacheFor = (container: HTMLElement) =>
  known(caches, container, () => createStyleCache(container));

/**
 * Makes the component that stands around every demo. On the server the collector's cache is already around it; in the browser
 * it brings its own, with the same key, so that both sides make the same class names and hydration finds what it expects.
 */
export function createIslandRoot(Providers: DemoProviders): ComponentType<IslandRootProps> {
  return function IslandRoot({ settings, container, children }: IslandRootProps) {
    const themed = (
      <ThemeProvider theme={themeFor(settings)}>
        <Providers>{children}</Providers>
      </ThemeProvider>
    );
    if (!IN_BROWSER) return themed;
    return <CacheProvider value={cacheFor(container ?? document.head)}>{themed}</CacheProvider>;
  };
}
