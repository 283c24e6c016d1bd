import type { Plugin } from 'esbuild';
import { standInSource } from './vendor-plan.ts';
import type { VendorPlan } from './vendor-plan.ts';

/** Names that a module, an absolute path, takes from a specifier; `*` for the whole namespace. */
export type NamesTaken = (module: string, specifier: string) => readonly string[];

/** Where the site's own code takes packages from. */
export interface StandIns {
  readonly plan: VendorPlan;
  readonly namesTaken: NamesTaken;
  /** Address of the module that exports an alias. */
  readonly moduleOf: (alias: string) => string;
  /** Address of the module that is imported for the effects of a specifier that has no names. */
  readonly effectOf: (specifier: string) => string | undefined;
  /** Whether an address is that of a module that stays outside. */
  readonly isOutside: (address: string) => boolean;
}

const NAMESPACE = 'vendor';

/**
 * Lets the site's own code take its packages from the vendor code. Each set of names has a stand-in of its own: what one module takes from rare
 * code must not come to a page whose modules take other names.
 */
export function standInPlugin(standIns: StandIns): Plugin {
  const { plan, namesTaken, moduleOf, effectOf, isOutside } = standIns;
  return {
    name: NAMESPACE,
    setup(build) {
      build.onResolve({ filter: /.*/ }, ({ path, importer }) => {
        if (isOutside(path)) return { path, external: true };
        if (!Object.hasOwn(plan.specifiers, path)) return null;
        const names = [...namesTaken(importer, path)].sort();
        return {
          ...{ path: [path, ...names].join('|'), namespace: NAMESPACE },
          pluginData: { specifier: path, names },
        };
      });
      build.onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ pluginData }) => {
        const { specifier, names } = pluginData as { specifier: string; names: readonly string[] };
        const known = plan.specifiers[specifier];
        const effect = effectOf(specifier);
        return (
          known && { contents: standInSource(known, { moduleOf, effect, names }), loader: 'js' }
        );
      });
    },
  };
}
