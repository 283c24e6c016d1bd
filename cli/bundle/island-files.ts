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

/** One import of a demo's module. */
interface FileImport {
  readonly island: string;
  readonly specifier: string;
  /** Absolute, without what the bundler adds to it. */
  readonly path: string;
}

/**
 * Source text that exports `modules`, the files that demos import: edited code takes them from there, so that it has the very instances that the
 * demo has. Empty where no demo imports any.
 */
export function filesSource(
  { context, importsOf }: FileImports,
  islands: readonly IslandModule[],
): string {
  const found = islands
    .filter(({ name }) => !name.startsWith(COMPONENT))
    .flatMap(({ name, module }) =>
      importsOf(module).map((specifier): FileImport => {
        const path = join(context.site, dirname(module), specifier);
        return { island: name, specifier, path };
      }),
    );
  if (found.length === 0) return '';
  const names = new Map(
    [...new Set(found.map(({ path }) => path))].map((path, index) => [path, `f${index}`]),
  );
  const imports = [...names].map(
    ([path, name]) => `import * as ${name} from ${JSON.stringify(path)};\n`,
  );
  return `${imports.join('')}export const modules = {${tableOf(found, names)}};\n`;
}

function tableOf(found: readonly FileImport[], names: ReadonlyMap<string, string>): string {
  const rows = [...new Set(found.map(({ island }) => island))].map((island) => {
    const files = found
      .filter((one) => one.island === island)
      .map(({ specifier, path }) => `${JSON.stringify(specifier)}: ${names.get(path)}`);
    return `${JSON.stringify(island)}: { ${files.join(', ')} }`;
  });
  return rows.join(', ');
}
