import type { Plugin } from 'esbuild';

const MARK = { isPureAsked: true };

/** Leaves packages out of which nobody takes anything, although other packages import them for what might happen then. */
export function purePackagesPlugin(names: readonly string[]): Plugin {
  const known = new Set(names);
  return {
    name: 'pure-packages',
    setup(build) {
      if (known.size === 0) return;
      build.onResolve({ filter: /^[^./]/ }, async ({ path, resolveDir, kind, pluginData }) => {
        if (pluginData === MARK || !known.has(path)) return null;
        const found = await build.resolve(path, { resolveDir, kind, pluginData: MARK });
        return { ...found, sideEffects: false };
      });
    },
  };
}
