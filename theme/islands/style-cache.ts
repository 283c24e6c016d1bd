import createCache, { type EmotionCache, type Options } from '@emotion/cache';

/** Changes style rules before they are written. */
export type StylePlugin = NonNullable<Options['stylisPlugins']>[number];

/** Properties that a browser in use still knows only with its prefix. */
const PREFIXED =
  /^(?:user-select|backdrop-filter|text-size-adjust|box-decoration-break|hyphens|mask(?:-[a-z]+)?)$/;

/** Instead of the cache's own prefixes for browsers long gone, which make style sheets a third longer. */
const addPrefixes: StylePlugin = (element) => {
  const { type, props, value } = element;
  if (type !== 'decl' || element.return !== '' || !PREFIXED.test(String(props))) return;
  element.return = `-webkit-${value}${value}`;
};

/**
 * A style cache. All that mirror nothing have the same key, so that class names are the same on the server, in the page and in frames;
 * all that mirror have another, because the same class then means something else.
 */
export const createStyleCache = (container?: HTMLElement, mirror?: StylePlugin): EmotionCache =>
  createCache({
    key: mirror ? 'rtl' : 'css',
    stylisPlugins: mirror ? [addPrefixes, mirror] : [addPrefixes],
    ...(container !== undefined && { container }),
  });
