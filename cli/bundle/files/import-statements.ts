import { init, parse } from 'es-module-lexer';
import { memoized } from '../../model/collections.ts';
import { type NamedFile, decodeFile } from './content-names.ts';

/** Returns a function that lists the files that a script imports, dependencies first, and itself. */
export async function readScriptFiles(files: readonly NamedFile[]) {
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
  return (name: string): readonly string[] => [...add(new Set(), name)];
}

const importedFiles = (script: string) =>
  parse(script)[0].flatMap(({ type, specifier }) =>
    type === 'static' && specifier.startsWith('./') ? [specifier.slice(2)] : [],
  );

/** Returns the parts of a script before, between and after import statements. */
export const partsAround = (
  script: string,
  statements: readonly { readonly importStart: number; readonly importEnd: number }[],
): string[] =>
  [0, ...statements.map(({ importEnd }) => importEnd)].map((end, index) =>
    script.slice(end, statements[index]?.importStart),
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
  const [start = '', ...others] = partsAround(script, statements);
  const rest = start + others.map((part) => part.replace(/^;?\n?/, '')).join('');
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
