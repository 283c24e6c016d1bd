import { init, parse } from 'es-module-lexer';
import type { NamedFile } from './content-names.ts';

const NAMED = /^import\s*\{([^}]*)\}\s*from\s*$/;

/**
 * Scripts with one import for each file that they need, of those names alone that they use: the bundler writes an import for each module that
 * stood for a part of the file, with all its names.
 */
export async function mergeImports(files: readonly NamedFile[]): Promise<NamedFile[]> {
  await init();
  return files.map((file) =>
    file.name.endsWith('.js')
      ? { ...file, bytes: Buffer.from(merged(Buffer.from(file.bytes).toString('utf8'))) }
      : file,
  );
}

/** The script without the empty environment, if nothing in it asks for that. */
const withoutEnvironment = (script: string) =>
  script.split('__environment').length > 2
    ? script
    : script.replace(/const __environment ?= ?\{\};\n?/, '');

function merged(whole: string): string {
  const script = withoutEnvironment(whole);
  const named = parse(script)[0].flatMap(({ type, specifier, importStart, importEnd, start }) => {
    const names = NAMED.exec(script.slice(importStart, start - 1))?.[1];
    return type === 'static' && names !== undefined
      ? [{ specifier, names: names.split(','), importStart, importEnd }]
      : [];
  });
  const rest = named.reduceRight(
    (text, { importStart, importEnd }) =>
      text.slice(0, importStart) + text.slice(importEnd).replace(/^;?\n?/, ''),
    script,
  );
  // A word in a text may be no name: then one import too many is kept.
  const words = new Set(rest.match(/[\w$]+/g));
  const used = new Map<string, string[]>();
  for (const { specifier, names } of named) {
    const wanted = names
      .map((name) => name.trim())
      .filter((name) => words.has(name.split(' as ').at(-1) ?? ''));
    used.set(specifier, [...(used.get(specifier) ?? []), ...wanted]);
  }
  const imports = [...used].map(([specifier, names]) => {
    const from = JSON.stringify(specifier);
    return names.length === 0 ? `import${from};` : `import{${names.join()}}from${from};`;
  });
  return `${imports.join('')}${rest}`;
}
