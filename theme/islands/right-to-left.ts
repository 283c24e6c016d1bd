import type { Settings } from 'docs-build/theme';
import type { StylePlugin } from './style-cache.ts';

const loaded = /* @__PURE__ */ new Map<Settings['direction'], StylePlugin>();

/** Loads what mirrors styles, once, and only for a reader who wants it. */
export async function prepareIslands({ direction }: Settings): Promise<void> {
  if (direction !== 'rtl' || loaded.has(direction)) return;
  const { default: mirror } = await import('@mui/stylis-plugin-rtl');
  loaded.set(direction, mirror);
}

/** What mirrors styles for the direction, if it needs that and it is loaded. */
export const mirrorFor = (direction: Settings['direction']) => loaded.get(direction);
