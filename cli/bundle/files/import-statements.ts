import { init, parse } from 'es-module-lexer';
import { memoized } from '../../model/collections.ts';
import { type NamedFile, decodeFile } from './content-names.ts';

/** Function that returns a script after all files that it imports, dependencies first. */
export type ScriptFiles = (name: string) => readonly string[];

/** Reads the static imports between scripts. */
export async function readScriptFiles(files: readonly NamedFile[]): Promise<ScriptFiles> {
  await init();
  const byName = new Map(files.map((file) => [file.name, file]));
  const importsOf = memoized((name) => {
    const file = byName.get(name);
    return file ? importedFiles(decodeFile(file)) : [];
  });
  const add = (found: Set<string>, name: string): Set<string> => {
    if (found.has(name) || !byName.has(name)) return found;
    return importsOf(name).reduce(add, found).add(name);
  };
  return (name) => [...add(new Set(), name)];
}

const importedFiles = (script: string) =>
  parse(script)[0].flatMap(({ type, specifier }) =>
    type === 'static' && specifier.startsWith('./') ? [specifier.slice(2)] : [],
  );

const CLAUSE = /^import\s*(?:\{([^}]*)\}\s*from\s*)?$/;

/**
 * Returns the static imports of a bundled script, in order, with names such as `a as b` and the
 * offsets of the statement. The lexer must be initialized.
 */
export const staticImports = (script: string) =>
  parse(script)[0].flatMap(({ type, specifier, importStart, importEnd, start }) => {
    const clause = CLAUSE.exec(script.slice(importStart, start - 1));
    if (type !== 'static' || !clause) return [];
    const names = (clause[1] ?? '').split(',').map((name) => name.trim());
    return [{ specifier, names: names.filter(Boolean), importStart, importEnd }];
  });

/**
 * Merges the imports that a script has from a file and drops unused names. The bundler writes an
 * import with all names for each module that replaces a part of the file.
 */
export async function mergeImports(files: readonly NamedFile[]): Promise<NamedFile[]> {
  await init();
  return files.map((file) =>
    file.name.endsWith('.js') && file.bytes.length < MERGED_BELOW
      ? { ...file, bytes: Buffer.from(mergeScript(decodeFile(file))) }
      : file,
  );
}

/** Maximum size in bytes. Merging takes too long for larger files, which have few imports. */
const MERGED_BELOW = 1_000_000;

function mergeScript(whole: string): string {
  const usesEnvironment = whole.split('__environment').length > 2;
  const script = usesEnvironment ? whole : whole.replace(/const __environment ?= ?\{\};\n?/, '');
  const statements = staticImports(script);
  const between = statements.map(({ importEnd }, index) =>
    script.slice(importEnd, statements[index + 1]?.importStart).replace(/^;?\n?/, ''),
  );
  const rest = script.slice(0, statements[0]?.importStart) + between.join('');
  // Words in strings count too, which keeps a few superfluous imports.
  const words = new Set(rest.match(/[\w$]+/g));
  const used = new Map<string, string[]>();
  for (const { specifier, names } of statements) {
    const wanted = names.filter((name) => words.has(name.split(' as ').at(-1) ?? ''));
    used.set(specifier, [...(used.get(specifier) ?? []), ...wanted]);
  }
  const imports = [...used].map(([specifier, names]) => {
    const from = JSON.stringify(specifier);
    return names.length === 0 ? `import${from};` : `import{${names.join()}}from${from};`;
  });
  return `${imports.join('')}${rest}`;
}
