import { hashedName } from '../../model/content-hash.ts';
import type { OutputFile } from '../../model/output.ts';
import { toOutputPath } from '../../model/paths.ts';

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

/**
 * Gives every file a name made of its own content, references to other files of the set included, so that names depend on nothing else: not on
 * folders, machines or the bundler's own hashes. A file refers to another by `./name`; `known` tells names given earlier.
 */
export function nameByContent(
  files: readonly NamedFile[],
  known: (name: string) => string | undefined = () => undefined,
): ContentNames {
  const byName = new Map(files.map((file) => [file.name, file]));
  const named = new Map<string, { readonly name: string; readonly bytes: Uint8Array | string }>();
  const visit = (file: NamedFile, trail: readonly string[]): string => {
    const known = named.get(file.name);
    if (known) return known.name;
    const bytes = /\.(m?js|css)$/.test(file.name) ? rewrite(file, trail) : file.bytes;
    const name = hashedName(file.name, bytes);
    named.set(file.name, { name, bytes });
    return name;
  };
  const rewrite = (file: NamedFile, trail: readonly string[]) =>
    Buffer.from(file.bytes)
      .toString('utf8')
      .replace(/(["'(])\.\/([\w.~-]+)(?=["')])/g, (_whole, quote: string, name: string) => {
        const target = byName.get(name);
        if (!target || trail.includes(name) || name === file.name) {
          return `${quote}./${known(name) ?? name}`;
        }
        return `${quote}./${visit(target, [...trail, file.name])}`;
      });
  for (const file of files) visit(file, []);
  const output: OutputFile[] = [...named.values()].map(({ name, bytes }) => ({
    path: toOutputPath(`_assets/${name}`),
    bytes,
  }));
  return {
    files: output,
    nameOf: (name: string) => named.get(name)?.name,
  };
}
