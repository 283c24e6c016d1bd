import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import ThemeProvider from '@mui/system/ThemeProvider';
import type { IslandRootProps, Settings } from 'docs-build/theme';
import { demoThemeFor } from './demo-theme.ts';
import { FurtherThemes } from './further/further-themes.tsx';
import { mirrorFor } from './right-to-left.ts';
import { createStyleCache } from './style-cache.ts';

const IN_BROWSER = typeof document !== 'undefined';

/** Caches by the element that holds their styles: one for styles as they are written, and one for mirrored ones. */
const plain = /* @__PURE__ */ new WeakMap<HTMLElement, EmotionCache>();
const mirrored = /* @__PURE__ */ new WeakMap<HTMLElement, EmotionCache>();

/** The same cache at every render: demos in one document share their styles. */
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
 * What stands around every demo of this site. Its provider is the one that the library's own comes down to for a static theme, without what
 * switches colour schemes. On the server the collector's cache is already around it; in the browser it brings its own,
 * with the same key, so that both sides make the same class names and hydration finds what it expects.
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
