import { dirname, join } from 'node:path';
import type ts from 'typescript';
import type { ApiContext } from '../context.ts';

/** What reading published code needs. */
export type CodeContext = Pick<ApiContext, 'compiler' | 'checker' | 'package'>;

type Modules = Map<string, ts.SourceFile | undefined>;

/** Modules by path, as long as their checker lives: most are asked for several times. */
const parsed = new WeakMap<ts.TypeChecker, Modules>();

/** Endings of a module by that of its declaration file. */
const CODE_ENDINGS: Readonly<Record<string, readonly string[]>> = {
  '.d.ts': ['.js', '.mjs', '.cjs', '.jsx'],
  '.d.mts': ['.mjs'],
  '.d.cts': ['.cjs'],
};

const FOUND_ENDINGS = ['', '.js', '.mjs', '.cjs', '/index.js', '/index.mjs', '/index.cjs'] as const;

/** A published module of JavaScript, parsed; undefined where there is none at this path. */
export function moduleAt({ compiler, checker }: CodeContext, path: string) {
  const modules = parsed.get(checker) ?? new Map<string, ts.SourceFile | undefined>();
  parsed.set(checker, modules);
  if (!modules.has(path)) modules.set(path, parse(compiler, path));
  return modules.get(path);
}

/** Paths of the published modules that were asked for, also of those that are not there. */
export const pathsAsked = (checker: ts.TypeChecker): readonly string[] => [
  ...(parsed.get(checker)?.keys() ?? []),
];

function parse(compiler: typeof ts, path: string): ts.SourceFile | undefined {
  const text = compiler.sys.fileExists(path) ? compiler.sys.readFile(path) : undefined;
  return text === undefined
    ? undefined
    : compiler.createSourceFile(path, text, compiler.ScriptTarget.Latest, true);
}

/** The module that a declaration file is about: the one beside it, or the file itself where a package is installed as source code. */
export function moduleOfDeclarations(
  context: CodeContext,
  { fileName, isDeclarationFile }: ts.SourceFile,
): ts.SourceFile | undefined {
  if (!isDeclarationFile) return moduleAt(context, fileName);
  const [ending = ''] = /\.d\.[cm]?ts$/.exec(fileName) ?? [];
  const stem = fileName.slice(0, fileName.length - ending.length);
  const paths = (CODE_ENDINGS[ending] ?? []).map((code) => stem + code);
  return firstAt(context, paths);
}

/** The main module of the package, for packages that keep types apart from code. */
export function mainModule(context: CodeContext): ts.SourceFile | undefined {
  const { folder } = context.package;
  const text = context.compiler.sys.readFile(join(folder, 'package.json')) ?? '{}';
  const { exports, module, main } = JSON.parse(text) as Record<string, unknown>;
  const files = [...targetsOf(exports), module, main].flatMap((file) =>
    typeof file === 'string' && /\.[cm]?js$/.test(file) ? [join(folder, file)] : [],
  );
  return firstAt(context, files);
}

/** Files that `exports` names for the package itself, ES modules first. */
function targetsOf(exports: unknown): string[] {
  if (typeof exports === 'string') return [exports];
  if (typeof exports !== 'object' || exports === null) return [];
  const conditions = exports as Readonly<Record<string, unknown>>;
  return ['.', 'import', 'module', 'default', 'require'].flatMap((name) =>
    targetsOf(conditions[name]),
  );
}

/** The module that an import leads to, in this package or another. */
export function importedModule(
  context: CodeContext,
  from: ts.SourceFile,
  specifier: string,
): ts.SourceFile | undefined {
  if (specifier.startsWith('.')) {
    const path = join(dirname(from.fileName), specifier);
    return firstAt(
      context,
      FOUND_ENDINGS.map((ending) => path + ending),
    );
  }
  const { compiler } = context;
  const options = { moduleResolution: compiler.ModuleResolutionKind.Bundler };
  const { resolvedModule } = compiler.resolveModuleName(
    specifier,
    from.fileName,
    options,
    compiler.sys,
  );
  if (!resolvedModule) return undefined;
  const { resolvedFileName: fileName } = resolvedModule;
  return moduleOfDeclarations(context, {
    fileName,
    isDeclarationFile: /\.d\.[cm]?ts$/.test(fileName),
  } as ts.SourceFile);
}

function firstAt(context: CodeContext, paths: readonly string[]): ts.SourceFile | undefined {
  return paths.map((path) => moduleAt(context, path)).find((module) => module !== undefined);
}
