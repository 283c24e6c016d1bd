import { extname } from 'node:path';
import type { Message } from 'esbuild';
import { init, parse } from 'es-module-lexer';
import { transform } from '../../model/code/bundler.ts';
import type { SourcePath } from '../../model/paths.ts';
import type { Step } from '../../model/host.ts';
import { isAssetImport } from '../files/assets.ts';
import { namesInClause } from '../files/import-statements.ts';

export interface SourceModule {
  readonly path: SourcePath;
  readonly hash: string;
  readonly text: string;
}

/** Marker for the whole namespace, loaded with `import()`. */
export const ON_DEMAND = 'import()';

/** Sorted imported names by package specifier: `*` for the namespace, none for side effects. */
export type Usage = Readonly<Record<string, readonly string[]>>;

export interface FoundImports {
  readonly usage: Usage;
  /** Imported names by relative specifier or path alias as written, in order of first use. */
  readonly local: Usage;
  /** Whether the module has a default export. True for CommonJS, whose exports are unknown. */
  readonly hasDefault: boolean;
}

export type ModuleUsage =
  | ({ readonly ok: true } & FoundImports)
  | {
      readonly ok: false;
      readonly message: string;
      readonly line: number;
      readonly column: number;
      readonly length: number;
    };

/** Returns the bundler's loader for a file with code. Undefined for other files. */
export const codeLoader = (path: string): 'tsx' | 'ts' | 'jsx' | undefined => {
  const [, loader] = /\.(tsx?|jsx?)$/.exec(path) ?? [];
  return loader === 'js' ? 'jsx' : (loader as 'tsx' | 'ts' | 'jsx' | undefined);
};

/** Whether a file is code that may import packages. */
export const isCode = (path: string) => codeLoader(path) !== undefined;

export interface ReadModule extends SourceModule {
  readonly found: ModuleUsage;
  /** Specifiers in shared code (`./theme/context.ts`) by relative specifier as written. */
  readonly shared?: Readonly<Record<string, string>>;
}

/** Finds the packages, names and files that a module imports, ignoring types. */
export const usageStep: Step<SourceModule, ModuleUsage> = {
  name: 'usage',
  version: 7,
  inputs: ({ path, hash }) => [extname(path), hash],
  run: async ({ path, text }) => {
    try {
      const loader = codeLoader(path) ?? 'tsx';
      const { code } = await transform(text, {
        loader,
        jsx: 'automatic',
        logLevel: 'silent',
        sourcefile: path,
      });
      return { ok: true, ...(await findImports(code)) };
    } catch (error) {
      const [first] = (error as { readonly errors?: readonly Message[] }).errors ?? [];
      if (!first) throw error;
      const { line = 1, column = 0, length = 0 } = first.location ?? {};
      return { ok: false, message: first.text, line, column: column + 1, length };
    }
  },
};

/** Finds the imports in JavaScript as printed by esbuild. */
export async function findImports(code: string): Promise<FoundImports> {
  await init();
  const [imports, exported, , isModule] = parse(code);
  const hasDefault =
    !isModule || exported.some((binding) => 'name' in binding && binding.name === 'default');
  const packages = new Map<string, Set<string>>();
  const local = new Map<string, Set<string>>();
  for (const found of imports) {
    const { type, specifier } = found;
    if (!specifier || specifier.startsWith('/')) continue;
    const isLocal = specifier.startsWith('.');
    // Style sheets and assets of packages stay in page modules, so that pages load only their own.
    if (!isLocal && isAssetImport(specifier)) continue;
    const usage = isLocal ? local : packages;
    const names = usage.get(specifier) ?? new Set<string>();
    usage.set(specifier, names);
    const clause = code.slice(found.importStart, found.start);
    const imported = type === 'dynamic' ? [{ name: ON_DEMAND }] : namesInClause(clause);
    for (const { name } of imported) names.add(name);
  }
  const inOrder = [...local].map(([specifier, names]) => [specifier, [...names]] as const);
  return { usage: sortedUsage(packages), local: Object.fromEntries(inOrder), hasDefault };
}

export function mergeUsage(usages: Iterable<Usage>): Usage {
  const merged = new Map<string, Set<string>>();
  for (const usage of usages) {
    for (const [specifier, names] of Object.entries(usage)) {
      merged.set(specifier, new Set([...(merged.get(specifier) ?? []), ...names]));
    }
  }
  return sortedUsage(merged);
}

const sortedUsage = (usage: ReadonlyMap<string, ReadonlySet<string>>): Usage =>
  Object.fromEntries(
    [...usage]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([specifier, names]) => [specifier, [...names].sort()]),
  );
