import createCache, { type EmotionCache, type Options } from '@emotion/cache';

type Plugin = NonNullable<Options['stylisPlugins']>[number];

/** Properties that a browser in use still knows only with its prefix. */
const PREFIXED =
  /^(?:user-select|backdrop-filter|text-size-adjust|box-decoration-break|hyphens|mask(?:-[a-z]+)?)$/;

/** Instead of the cache's own prefixes for browsers long gone, which make style sheets a third longer. */
const addPrefixes: Plugin = (element) => {
  const { type, props, value } = element;
  if (type !== 'decl' || element.return !== '' || !PREFIXED.test(String(props))) return;
  element.return = `-webkit-${value}${value}`;
};

/** A style cache. All have the same key, so that class names are the same on the server, in the page and in frames. */
export const createStyleCache = (container?: HTMLElement): EmotionCache =>
  createCache({
    key: 'css',
    stylisPlugins: [addPrefixes],
    ...(container !== undefined && { container }),
  });
