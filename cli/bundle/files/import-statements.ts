import { init, parse } from 'es-module-lexer';
import { groupBy, memoized } from '../../model/collections.ts';
import { type NamedFile, decodeFile } from './content-names.ts';

/** Returns a function that lists the files that a script imports, dependencies first, then it. */
export async function readScriptFiles(files: readonly NamedFile[]) {
  await init();
  const byName = new Map(files.map((file) => [file.name, file]));
  const importsOf = memoized((name) => {
    const file = byName.get(name);
    const [imports] = parse(file ? decodeFile(file) : '');
    return imports.flatMap(({ type, specifier }) =>
      type === 'static' && specifier.startsWith('./') ? [specifier.slice(2)] : [],
    );
  });
  const add = (found: Set<string>, name: string): Set<string> => {
    if (found.has(name) || !byName.has(name)) return found;
    return importsOf(name).reduce(add, found).add(name);
  };
  return (name: string): readonly string[] => [...add(new Set(), name)];
}

/** Returns the parts of a script before, between and after import statements. */
export const partsAround = (
  script: string,
  statements: readonly { readonly importStart: number; readonly importEnd: number }[],
): string[] =>
  [0, ...statements.map(({ importEnd }) => importEnd)].map((end, index) =>
    script.slice(end, statements[index]?.importStart),
  );

/** A name in an import or re-export. `local` is its name in the module, or its new name. */
export interface ImportedName {
  readonly name: string;
  readonly local: string;
}

/** Returns the names before a specifier: `*` for a namespace, none for side effects only. */
export function namesInClause(clause: string): ImportedName[] {
  if (clause.includes('*')) return [{ name: '*', local: '*' }];
  const [, first = '', braces = ''] =
    /^(?:import|export)\s*([\w$]*)[\s,]*(?:\{([^}]*)\})?/.exec(clause) ?? [];
  const named = braces
    .split(',')
    .map((part) => part.trim().split(/\s+as\s+/))
    .flatMap(([name = '', local = name]) => (name === '' ? [] : [{ name, local }]));
  return first === '' ? named : [{ name: 'default', local: first }, ...named];
}

/** Returns the static imports of a bundled script with their offsets. Requires `init`. */
export const staticImports = (script: string) =>
  parse(script)[0].flatMap(({ type, specifier, importStart, importEnd, start }) => {
    const names = namesInClause(script.slice(importStart, start - 1));
    const isNamespace = names.some(({ name }) => name === '*');
    return type === 'static' && !isNamespace ? [{ specifier, names, importStart, importEnd }] : [];
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
  const imports = [...groupBy(statements, ({ specifier }) => specifier)].map(([specifier, all]) => {
    const names = all
      .flatMap((statement) => statement.names)
      .filter(({ local }) => words.has(local))
      .map(({ name, local }) => (name === local ? name : `${name} as ${local}`));
    const from = JSON.stringify(specifier);
    return names.length === 0 ? `import${from};` : `import{${names.join()}}from${from};`;
  });
  return `${imports.join('')}${rest}`;
}
