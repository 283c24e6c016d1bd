import { init, parse } from 'es-module-lexer';
import type { NamedFile } from './content-names.ts';

/** Finds the names of the files that a script needs before it runs, each after those that it needs itself; the script is the last. */
export type NeededFiles = (name: string) => readonly string[];

/** Reads what scripts import from each other by `./name`. */
export async function readNeeds(files: readonly NamedFile[]): Promise<NeededFiles> {
  await init();
  const texts = new Map(files.map(({ name, bytes }) => [name, bytes]));
  const importedBy = (name: string) =>
    parse(Buffer.from(texts.get(name) ?? '').toString('utf8'))[0].flatMap(({ type, specifier }) =>
      type === 'static' && specifier.startsWith('./') ? [specifier.slice(2)] : [],
    );
  const add = (found: ReadonlySet<string>, name: string): ReadonlySet<string> => {
    if (found.has(name) || !texts.has(name)) return found;
    return new Set([...importedBy(name).reduce(add, found), name]);
  };
  return (name) => [...add(new Set(), name)];
}
