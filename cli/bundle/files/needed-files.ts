import { init, parse } from 'es-module-lexer';
import type { NamedFile } from './content-names.ts';

/** Finds the names of the files that a script needs before it runs, each after those that it needs itself; the script is the last. */
export type NeededFiles = (name: string) => readonly string[];

/** Reads what scripts import from each other by `./name`. */
export async function readNeeds(files: readonly NamedFile[]): Promise<NeededFiles> {
  await init();
  const texts = new Map(files.map(({ name, bytes }) => [name, bytes]));
  const known = new Map<string, readonly string[]>();
  const importedBy = (name: string) => {
    const found = known.get(name) ?? importsIn(Buffer.from(texts.get(name) ?? '').toString('utf8'));
    known.set(name, found);
    return found;
  };
  const add = (found: ReadonlySet<string>, name: string): ReadonlySet<string> => {
    if (found.has(name) || !texts.has(name)) return found;
    return new Set([...importedBy(name).reduce(add, found), name]);
  };
  return (name) => [...add(new Set(), name)];
}

/** Names of the files that a script imports by `./name`. */
const importsIn = (script: string) =>
  parse(script)[0].flatMap(({ type, specifier }) =>
    type === 'static' && specifier.startsWith('./') ? [specifier.slice(2)] : [],
  );
