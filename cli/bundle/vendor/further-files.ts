import { bundleFiles } from '../files/esbuild.ts';
import type { NamedFile } from '../files/content-names.ts';
import type { CodeContext } from '../files/packages.ts';
import { partAddress, partsPlugin } from './part-files.ts';
import type { ArrangedParts } from './part-files.ts';
import type { VendorPlan, VendorSpecifier, VendorUnit } from './vendor-plan.ts';

/** What files for edited code are made of. */
export interface FurtherInput {
  readonly context: CodeContext;
  readonly plan: VendorPlan;
  readonly arranged: ArrangedParts;
  readonly units: readonly VendorUnit[];
  readonly minify: boolean;
}

/** Where edited code finds packages. */
export interface FurtherFiles {
  /** Loaded for edited code only: what of each package no shared file has. */
  readonly files: readonly NamedFile[];
  /** Name of the one file that has all names of a specifier. */
  readonly fileOf: (specifier: string) => string;
}

/** The part that exports an alias. */
export function partsByAlias(units: readonly VendorUnit[]): ReadonlyMap<string, string> {
  return new Map(
    units.flatMap(({ name, aliases }) => aliases.map((alias) => [alias, `${name}.js`] as const)),
  );
}

/** Bundles for edited code what shared files do not have, or not together. */
export async function bundleFurther(input: FurtherInput): Promise<FurtherFiles> {
  const { context, plan, arranged, units, minify } = input;
  const partOf = partsByAlias(units);
  const homeOf = (alias: string) => arranged.homes.get(partOf.get(alias) ?? '');
  const sharedFile = ({ aliases }: VendorSpecifier) => {
    const files = new Set(Object.values(aliases).map(homeOf));
    const [only] = files;
    return files.size === 1 ? only : undefined;
  };
  const further = Object.values(plan.specifiers).filter(
    (specifier) => Object.keys(specifier.aliases).length > 0 && sharedFile(specifier) === undefined,
  );
  const sourceOf = (wanted: string) =>
    further
      .filter(({ group }) => group === wanted)
      .flatMap(({ aliases }) => Object.values(aliases))
      .map((alias) => {
        const home = homeOf(alias);
        const from = home === undefined ? partAddress(partOf.get(alias) ?? '') : `./${home}`;
        return `export { ${alias} } from ${JSON.stringify(from)};\n`;
      })
      .join('');
  const groups = [...new Set(further.map(({ group }) => group))].sort();
  const files = await bundleFiles({
    ...{ context, minify },
    platform: 'browser',
    isBundled: true,
    entries: Object.fromEntries(groups.map((group) => [`${group}-more`, sourceOf(group)])),
    splitting: true,
    plugins: [partsPlugin(arranged)],
  });
  return {
    files,
    fileOf: (name) => {
      const specifier = plan.specifiers[name];
      return (specifier && sharedFile(specifier)) ?? `${specifier?.group}-more.js`;
    },
  };
}
