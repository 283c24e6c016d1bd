import createCache, { type EmotionCache, type Options } from '@emotion/cache';
import type { Settings } from 'docs-build/theme';

/** A plugin that changes style rules before they are written. */
type StylePlugin = NonNullable<Options['stylisPlugins']>[number];

/** Properties that current browsers support only with a prefix. */
const PREFIXED =
  /^(?:user-select|backdrop-filter|text-size-adjust|box-decoration-break|hyphens|mask(?:-[a-z]+)?)$/;

/** Replaces the default prefixes for old browsers, which make style sheets a third longer. */
const addPrefixes: StylePlugin = (element) => {
  const { type, props, value } = element;
  if (type !== 'decl' || element.return !== '' || !PREFIXED.test(String(props))) return;
  element.return = `-webkit-${value}${value}`;
};

/**
 * Creates a style cache. The key, and so class names, are the same on the server, in pages and in
 * frames. Mirrored styles have another key, because their classes have another meaning.
 */
export const createStyleCache = (container?: HTMLElement, mirror?: StylePlugin): EmotionCache =>
  createCache({
    key: mirror ? 'rtl' : 'css',
    stylisPlugins: mirror ? [addPrefixes, mirror] : [addPrefixes],
    ...(container !== undefined && { container }),
  });

const loaded = /* @__PURE__ */ new Map<Settings['direction'], StylePlugin>();

/** Loads the plugin that mirrors styles, once, for readers with right-to-left demos. */
export async function prepareIslands({ direction }: Settings): Promise<void> {
  if (direction !== 'rtl' || loaded.has(direction)) return;
  const { default: mirror } = await import('@mui/stylis-plugin-rtl');
  loaded.set(direction, mirror);
}

/** Returns the plugin that mirrors styles for a direction, if it is needed and loaded. */
export const mirrorFor = (direction: Settings['direction']) => loaded.get(direction);
