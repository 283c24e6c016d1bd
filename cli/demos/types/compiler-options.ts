import { dirname, join } from 'node:path';
import type ts from 'typescript';
import { bundlerOptions } from '../../model/typescript.ts';
import type { DemoTypesInput } from './type-report.ts';

/** How the compiler looks at demos. */
export interface Compilation {
  readonly options: ts.CompilerOptions;
  /** Absolute paths of the configurations that were read. */
  readonly configs: readonly string[];
}

/** Options of a site that does not bring its own, as the bundler sees demos. */
const usualOptions = (compiler: typeof ts): ts.CompilerOptions => ({
  ...bundlerOptions(compiler),
  allowJs: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
});

/** What holds whatever a site says: nothing is written, every demo is a module, and mistakes in packages are not the demo's. */
const fixedOptions = (compiler: typeof ts): ts.CompilerOptions => ({
  noEmit: true,
  incremental: false,
  composite: false,
  skipLibCheck: true,
  moduleDetection: compiler.ModuleDetectionKind.Force,
});

/** The options of the site's own configuration, else the usual ones. */
export function compilationOf(compiler: typeof ts, input: DemoTypesInput): Compilation {
  const fixed = fixedOptions(compiler);
  if (!input.config) return { options: { ...usualOptions(compiler), ...fixed }, configs: [] };
  const file = join(input.root, input.config.path);
  const configs = new Set<string>();
  const readFile = (path: string) => {
    configs.add(path);
    return compiler.sys.readFile(path);
  };
  const { config } = compiler.readConfigFile(file, readFile) as { config?: object };
  // Which files belong to it is not asked: demos are what the pages show.
  const { options } = compiler.parseJsonConfigFileContent(
    { ...config, files: [], include: [], references: [] },
    { ...compiler.sys, readFile },
    dirname(file),
    undefined,
    file,
  );
  return { options: { ...options, ...fixed }, configs: [...configs] };
}
