import { CacheProvider } from '@emotion/react';
import type { StyleCollector } from 'docs-build/theme';
import { createStyleCache } from './islands/style-cache.ts';

/** Collects the CSS of one render. Rules come in the order in which components asked for them; nothing is written into the HTML. */
export function collectStyles(): StyleCollector {
  const cache = createStyleCache();
  // On the server the cache then keeps each rule's text instead of handing it out to be rendered as an inline <style>.
  cache.compat = true;
  return {
    wrap: (element) => <CacheProvider value={cache}>{element}</CacheProvider>,
    css: () =>
      Object.values(cache.inserted)
        .filter((rule) => typeof rule === 'string')
        .join('\n'),
  };
}
