import { bundleFiles } from '../files/esbuild.ts';
import type { NamedFile } from '../files/content-names.ts';
import type { CodeContext } from '../files/packages.ts';
import { partAddress, partsPlugin } from './part-files.ts';
import type { ArrangedParts } from './part-files.ts';
import type { VendorPlan, VendorSpecifier, VendorUnit } from './vendor-plan.ts';

/** What files for edited code are made of. */
export interface FurtherInput extends ArrangedPlan {
  readonly context: CodeContext;
  readonly minify: boolean;
}

/** Packages, and where their parts are. */
export interface ArrangedPlan {
  readonly plan: VendorPlan;
  readonly arranged: ArrangedParts;
  readonly units: readonly VendorUnit[];
}

/** The part that exports an alias. */
export function partsByAlias(units: readonly VendorUnit[]): ReadonlyMap<string, string> {
  return new Map(
    units.flatMap(({ name, aliases }) => aliases.map((alias) => [alias, `${name}.js`] as const)),
  );
}

/** Finds the shared file that has all names of a specifier; undefined where there is none. */
function sharedFileOf({ arranged, units }: ArrangedPlan) {
  const partOf = partsByAlias(units);
  return ({ aliases }: VendorSpecifier): string | undefined => {
    const files = new Set(
      Object.values(aliases).map((alias) => arranged.homes.get(partOf.get(alias) ?? '')),
    );
    const [only] = files;
    return files.size === 1 ? only : undefined;
  };
}

/** Finds the one file that has all names of a specifier: a shared one, or one that is loaded on demand. */
export function filesOfSpecifiers(input: ArrangedPlan): (specifier: string) => string {
  const sharedFile = sharedFileOf(input);
  return (name) => {
    const specifier = input.plan.specifiers[name];
    return (specifier && sharedFile(specifier)) ?? `${specifier?.group}-more.js`;
  };
}

/** Bundles what edited code and `import()` need, and shared files do not have, or not together: for each package what no shared file has. */
export async function bundleFurther(input: FurtherInput): Promise<NamedFile[]> {
  const { context, plan, arranged, units, minify } = input;
  const partOf = partsByAlias(units);
  const sharedFile = sharedFileOf(input);
  const further = Object.entries(plan.specifiers).filter(
    ([, specifier]) =>
      Object.keys(specifier.aliases).length > 0 && sharedFile(specifier) === undefined,
  );
  const sourceOf = (wanted: string) =>
    further
      .filter(([, { group }]) => group === wanted)
      .flatMap(([, { aliases }]) => Object.values(aliases))
      .map((alias) => {
        const part = partOf.get(alias) ?? '';
        const home = arranged.homes.get(part);
        const from = home === undefined ? partAddress(part) : `./${home}`;
        return `export { ${alias} } from ${JSON.stringify(from)};\n`;
      })
      .join('');
  const groups = [...new Set(further.map(([, { group }]) => group))].sort();
  return bundleFiles({
    ...{ context, minify },
    platform: 'browser',
    isBundled: true,
    entries: Object.fromEntries(groups.map((group) => [`${group}-more`, sourceOf(group)])),
    splitting: true,
    plugins: [partsPlugin(arranged)],
  });
}
