import { transform } from 'esbuild';
import { init, parse } from 'es-module-lexer';
import type { SourcePath } from '../../model/paths.ts';
import type { Step } from '../../model/host.ts';

/** A source module of the site. */
export interface SourceModule {
  readonly path: SourcePath;
  readonly hash: string;
  readonly text: string;
}

/** In place of a name: the whole namespace, loaded by `import()` when the code asks for it. */
export const ON_DEMAND = 'import()';

/**
 * Names imported by package specifier, sorted; `*` is the whole namespace, `import()` the same on demand. No names: imported for its side effects.
 */
export type Usage = Readonly<Record<string, readonly string[]>>;

/** What a module imports, and what can be imported from it. */
export interface FoundImports {
  readonly usage: Usage;
  /** Relative import specifiers as written, each once, in the order of their first use. */
  readonly files: readonly string[];
  /** Whether it has a default export. Said of CommonJS too, which cannot be seen through. */
  readonly hasDefault: boolean;
}

/** What a module says about packages, or why it could not be read. */
export type ModuleUsage =
  | ({ readonly ok: true } & FoundImports)
  | {
      readonly ok: false;
      readonly message: string;
      readonly line: number;
      readonly column: number;
      readonly length: number;
    };

const LOADERS: Readonly<Record<string, 'tsx' | 'ts' | 'jsx'>> = {
  '.tsx': 'tsx',
  '.ts': 'ts',
  '.jsx': 'jsx',
  '.js': 'jsx',
};

const extensionOf = (path: string) => /\.\w+$/.exec(path)?.[0] ?? '';

/** Whether a file is code that may import packages. */
export const isCode = (path: string) => extensionOf(path) in LOADERS;

/** Files of packages that belong to the page that imports them: a style sheet in a shared file would reach pages that do not ask for it. */
const IN_PLACE = /\.(?:css|json|svg|png|jpe?g|gif|webp|avif|woff2?)$/;

/** Finds which packages a module imports, which of their names, and which files. Types are gone before it looks. */
export const usageStep: Step<SourceModule, ModuleUsage> = {
  name: 'usage',
  version: 4,
  inputs: ({ path, hash }) => [extensionOf(path), hash],
  run: async ({ path, text }) => {
    try {
      const loader = LOADERS[extensionOf(path)] ?? 'tsx';
      const { code } = await transform(text, {
        loader,
        jsx: 'automatic',
        logLevel: 'silent',
        sourcefile: path,
      });
      return { ok: true, ...(await importsOf(code)) };
    } catch (error) {
      return failureOf(error);
    }
  },
};

/** Imports of plain JavaScript as esbuild prints it. */
export async function importsOf(code: string): Promise<FoundImports> {
  await init();
  const [imports, exported, , isModule] = parse(code);
  const hasDefault = !isModule || exported.some((one) => 'name' in one && one.name === 'default');
  const usage = new Map<string, Set<string>>();
  const files = new Set<string>();
  for (const found of imports) {
    const { type, specifier } = found;
    if (specifier?.startsWith('.')) files.add(specifier);
    if (!specifier || /^[./]/.test(specifier) || IN_PLACE.test(specifier)) continue;
    const names = usage.get(specifier) ?? new Set<string>();
    usage.set(specifier, names);
    if (type === 'dynamic') names.add(ON_DEMAND);
    else for (const name of namesOf(code.slice(found.importStart, found.start))) names.add(name);
  }
  return { usage: sortedUsage(usage), files: [...files], hasDefault };
}

/** The names that an import or export clause takes: `import A, { b as c } from ` takes `default` and `b`. */
export function namesOf(clause: string): string[] {
  if (clause.includes('*')) return ['*'];
  const braces = /\{([^}]*)\}/.exec(clause)?.[1] ?? '';
  const named = braces
    .split(',')
    .map((part) => part.trim().split(/\s+as\s+/)[0] ?? '')
    .filter(Boolean);
  const hasDefault = /^import\s+[\w$]/.test(clause);
  return hasDefault ? ['default', ...named] : named;
}

/** Several usages as one. */
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
    [...usage].sort(byKey).map(([specifier, names]) => [specifier, [...names].sort()]),
  );

const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) =>
  a < b ? -1 : 1;

interface EsbuildFailure {
  readonly errors?: readonly {
    readonly text: string;
    readonly location: {
      readonly line: number;
      readonly column: number;
      readonly length: number;
    } | null;
  }[];
}

function failureOf(error: unknown): ModuleUsage {
  const first = (error as EsbuildFailure).errors?.[0];
  if (!first) throw error;
  const { line = 1, column = 0, length = 0 } = first.location ?? {};
  return { ok: false, message: first.text, line, column: column + 1, length };
}
