import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import ThemeProvider from '@mui/system/ThemeProvider';
import type { IslandRootProps, Settings } from 'docs-build/theme';
import { demoThemeFor } from './demo-theme.ts';
import { FurtherThemes } from './further-themes.tsx';
import { createStyleCache, mirrorFor } from './style-cache.ts';

const IN_BROWSER = typeof document !== 'undefined';

/** Caches by the element with their styles, for left-to-right and mirrored styles. */
const plain = /* @__PURE__ */ new WeakMap<HTMLElement, EmotionCache>();
const mirrored = /* @__PURE__ */ new WeakMap<HTMLElement, EmotionCache>();

/** Returns the same cache at every render: demos in one document share their styles. */
function cacheFor(container: HTMLElement, { direction }: Settings): EmotionCache {
  const mirror = mirrorFor(direction);
  const caches = mirror ? mirrored : plain;
  const known = caches.get(container);
  if (known) return known;
  const cache = createStyleCache(container, mirror);
  caches.set(container, cache);
  return cache;
}

/**
 * Wraps every demo of this site in its theme. On the server the style collector provides the cache;
 * the browser has its own with the same key, so that class names match at hydration.
 */
export function IslandRoot({ settings, scheme, container, children }: IslandRootProps) {
  const themed = (
    <ThemeProvider theme={demoThemeFor(settings, scheme)}>
      <FurtherThemes settings={settings} scheme={scheme}>
        {children}
      </FurtherThemes>
    </ThemeProvider>
  );
  if (!IN_BROWSER) return themed;
  const cache = cacheFor(container ?? document.head, settings);
  return <CacheProvider value={cache}>{themed}</CacheProvider>;
}
