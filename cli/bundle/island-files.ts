import { dirname, join } from 'node:path';
import type { IslandModule } from '../model/assets.ts';
import type { CodeContext } from './files/packages.ts';

/** How files of islands are found. */
export interface FileImports {
  readonly context: Pick<CodeContext, 'site'>;
  /** Relative specifiers that a module imports, as written. */
  readonly importsOf: (module: string) => readonly string[];
}

/** What names of islands start with that are no demos. */
const COMPONENT = 'component:';

/**
 * Source text that exports `modules`, which loads the files that demos import: edited code takes them from there, so that it has the very
 * instances that the demo has. Empty where no demo imports any.
 */
export function filesSource(
  { context, importsOf }: FileImports,
  islands: readonly IslandModule[],
): string {
  const rows = islands
    .filter(({ name, module }) => !name.startsWith(COMPONENT) && importsOf(module).length > 0)
    .map(({ name, module }) => {
      const folder = join(context.site, dirname(module));
      const files = importsOf(module).map(
        (specifier) =>
          `${JSON.stringify(specifier)}: () => import(${JSON.stringify(join(folder, specifier))})`,
      );
      return `  ${JSON.stringify(name)}: { ${files.join(', ')} },\n`;
    });
  return rows.length > 0 ? `export const modules = {\n${rows.join('')}};\n` : '';
}
