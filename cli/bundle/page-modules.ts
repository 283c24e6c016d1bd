import { join } from 'node:path';
import type { IslandModule } from '../model/assets.ts';
import type { PageKey } from '../model/site.ts';
import { bundleFiles } from './files/esbuild.ts';
import type { NamedFile } from './files/content-names.ts';
import type { CodeContext } from './files/packages.ts';
import { standInPlugin } from './vendor/vendor.ts';
import { CORE_GROUP } from './vendor/vendor-plan.ts';
import type { VendorPlan } from './vendor/vendor-plan.ts';

/** Islands that share one module. */
export interface IslandUnit {
  readonly key: PageKey;
  readonly islands: readonly IslandModule[];
  /** Name of the module's files, without extension. */
  readonly name: string;
}

export interface UnitsInput {
  readonly context: CodeContext;
  readonly plan: VendorPlan;
  readonly units: readonly IslandUnit[];
  readonly minify: boolean;
}

/** A page's key, and the islands apart if there are any, in words: `page-en-material-ui-react-button`. */
export const moduleName = (key: PageKey, islands: readonly IslandModule[]) =>
  ['page', key, ...islands.map(({ name }) => name)]
    .join('-')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

const browserAddress = (group: string) => `./${group}.js`;

/** One browser module a unit: it exports `mount`, which starts its islands by name. */
export function bundleBrowserUnits(input: UnitsInput): Promise<NamedFile[]> {
  const { context, plan, minify } = input;
  const units = input.units
    .map((unit) => ({ ...unit, islands: unit.islands.filter(({ unseen }) => !unseen) }))
    .filter(({ islands }) => islands.length > 0);
  const source = ({ islands }: IslandUnit) => {
    const imports = islands.map(
      ({ module }, index) =>
        `import i${index} from ${JSON.stringify(join(context.site, module))};\n`,
    );
    const table = islands.map(({ name }, index) => `${JSON.stringify(name)}: i${index}`).join(', ');
    const core = JSON.stringify(browserAddress(CORE_GROUP));
    return `import { createMount } from ${core};\n${imports.join('')}export const mount = createMount({ ${table} });\n`;
  };
  return bundleFiles({
    context,
    platform: 'browser',
    entries: Object.fromEntries(units.map((unit) => [unit.name, source(unit)])),
    plugins: [standInPlugin(plan, browserAddress)],
    minify,
  });
}

/**
 * One Node module a unit: it exports `islands`, a loader by name, so that a demo that fails when it is loaded fails alone. `server` is the
 * address of the Node module of the theme.
 */
export function bundleServerUnits(
  input: UnitsInput & { readonly server: string },
): Promise<NamedFile[]> {
  const { context, plan, units, server } = input;
  const source = ({ islands }: IslandUnit) => {
    const table = islands.map(
      ({ name, module }) =>
        `  ${JSON.stringify(name)}: () => import(${JSON.stringify(join(context.site, module))}),\n`,
    );
    return `export const islands = {\n${table.join('')}};\n`;
  };
  return bundleFiles({
    context,
    platform: 'node',
    entries: Object.fromEntries(units.map((unit) => [unit.name, source(unit)])),
    plugins: [standInPlugin(plan, () => server)],
    minify: false,
  });
}
