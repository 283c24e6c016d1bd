import { hashedName } from '../../model/files.ts';
import type { OutputFile } from '../../model/assets.ts';
import { toOutputPath } from '../../model/paths.ts';
import { referenceGroups } from './reference-groups.ts';

/** A bundled file under a name that says nothing about its content: `core.js`. */
export interface NamedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Files under `_assets/` with their names, and old name → new. */
export interface ContentNames {
  readonly files: readonly OutputFile[];
  readonly nameOf: (name: string) => string | undefined;
}

const REFERENCE = /(["'`(])\.\/([\w.~-]+)(?=["'`)])/g;

const isText = ({ name }: NamedFile) => /\.(m?js|css)$/.test(name);

const textOf = ({ bytes }: NamedFile) => Buffer.from(bytes).toString('utf8');

/** The files of the set that a file refers to. */
export const referencesOf = (file: NamedFile, names: ReadonlyMap<string, NamedFile>) =>
  isText(file)
    ? [...textOf(file).matchAll(REFERENCE)].flatMap(([, , name = '']) =>
        names.has(name) && name !== file.name ? [name] : [],
      )
    : [];

/** The file with the names that are known so far in the place of those that say nothing. */
function withNames(file: NamedFile, nameOf: (name: string) => string | undefined) {
  if (!isText(file)) return file.bytes;
  return textOf(file).replace(
    REFERENCE,
    (_whole, quote: string, name: string) => `${quote}./${nameOf(name) ?? name}`,
  );
}

/**
 * Gives every file a name made of its own content, references to other files of the set included, so that names depend on nothing else: not on
 * folders, machines or the bundler's own hashes. Files that refer to each other share the hash of all of them. A file refers to another by
 * `./name`; `known` tells names given earlier.
 */
export function nameByContent(
  files: readonly NamedFile[],
  known: (name: string) => string | undefined = () => undefined,
): ContentNames {
  const byName = new Map(files.map((file) => [file.name, file]));
  const references = new Map(files.map((file) => [file.name, referencesOf(file, byName)]));
  const named = new Map<string, string>();
  const nameOf = (name: string) => named.get(name) ?? known(name);
  const output: OutputFile[] = [];
  for (const group of referenceGroups(references)) {
    const members = group.flatMap((name) => byName.get(name) ?? []);
    const contents = members.map((file) => withNames(file, nameOf));
    const [only = ''] = contents;
    const hashed = members.length === 1 ? only : contents.join('\n');
    for (const { name } of members) named.set(name, hashedName(name, hashed));
    for (const file of members) {
      const path = toOutputPath(`_assets/${named.get(file.name)}`);
      output.push({ path, bytes: withNames(file, nameOf) });
    }
  }
  return { files: output, nameOf: (name) => named.get(name) };
}
