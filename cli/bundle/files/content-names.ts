import { imageSize } from 'image-size';
import type { OutputFile } from '../../model/code/assets.ts';
import { reachableFrom } from '../../model/collections.ts';
import { hashedName } from '../../model/files.ts';
import { type SourcePath, toOutputPath } from '../../model/paths.ts';

/** A bundled file before a hash is added to its name: `core.js`. */
export interface NamedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export const decodeFile = ({ bytes }: NamedFile) => Buffer.from(bytes).toString('utf8');

const REFERENCE = /(["'`(])\.\/([\w.~-]+)(?=["'`)])/g;

const LITERAL = /(["'`])\.\/([\w.~-]+)\1/g;

const isText = ({ name }: { readonly name: string }) => /\.(m?js|css)$/.test(name);

/** Replaces characters in the names of images and fonts that references cannot have. */
export function withPlainNames(files: readonly NamedFile[]): NamedFile[] {
  const plain = (name: string) => name.replace(/[^\w.~-]+/g, '-');
  const odd = files
    .map(({ name }) => name)
    .filter((name) => !isText({ name }) && plain(name) !== name);
  return files.map((file) => {
    if (!isText(file)) return { ...file, name: plain(file.name) };
    if (odd.length === 0) return file;
    const text = odd.reduce((now, name) => now.replaceAll(name, plain(name)), decodeFile(file));
    return { ...file, bytes: Buffer.from(text) };
  });
}

/** Returns the text of a Node module with the addresses of the images and fonts it imports. */
export const withAddresses = (text: string, files: readonly NamedFile[], base: string): string =>
  text.replace(REFERENCE, (whole, quote: string, name: string) => {
    const file = isText({ name }) ? undefined : files.find((file) => file.name === name);
    return file ? `${quote}${base}_assets/${hashedName(name, file.bytes)}` : whole;
  });

/** Returns the names of other files to which a file refers. */
export const referencesOf = (file: NamedFile, names: ReadonlyMap<string, NamedFile>) =>
  isText(file)
    ? [...decodeFile(file).matchAll(REFERENCE)].flatMap(([, , name = '']) =>
        names.has(name) && name !== file.name ? [name] : [],
      )
    : [];

/**
 * Names each file by its content and by the names it refers to as `./name`, independent of folders,
 * machines and the bundler. Files in a cycle share a hash. `known` has names of earlier files.
 * Files with equal content are one file if `stemOf` gives them the same name.
 */
export function nameByContent(
  files: readonly NamedFile[],
  known: ReadonlyMap<string, string> = new Map(),
  stemOf = (name: string) => name,
) {
  const byName = new Map(files.map((file) => [file.name, file]));
  const references = new Map(files.map((file) => [file.name, referencesOf(file, byName)]));
  const named = new Map<string, string>();
  // Browsers resolve the address of an image against the page, but imports against the module.
  const withImageUrls = (file: NamedFile) =>
    file.name.endsWith('.css')
      ? decodeFile(file)
      : decodeFile(file).replace(LITERAL, (literal, _quote, name: string) =>
          isText({ name }) || !(byName.has(name) || known.has(name))
            ? literal
            : `(new URL(${literal},import.meta.url).pathname)`,
        );
  const finalText = (file: NamedFile) => {
    if (!isText(file)) return file.bytes;
    return withImageUrls(file).replace(
      REFERENCE,
      (_whole, quote: string, name: string) =>
        `${quote}./${named.get(name) ?? known.get(name) ?? name}`,
    );
  };
  const output = new Map<string, OutputFile>();
  for (const group of referenceGroups(references)) {
    const members = group.flatMap((name) => byName.get(name) ?? []);
    const texts = members.map(finalText);
    const [only = ''] = texts;
    const isCycle = members.length > 1;
    const hashed = isCycle ? texts.join('\n') : only;
    for (const { name } of members) named.set(name, hashedName(stemOf(name), hashed));
    for (const file of members) {
      const path = toOutputPath(`_assets/${named.get(file.name)}`);
      // Files in a cycle refer to names that were not known before.
      const bytes = isCycle ? finalText(file) : only;
      output.set(path, { path, bytes });
    }
  }
  return { files: [...output.values()], names: named };
}

/** Groups names that refer to each other, even indirectly. Sorts groups after their references. */
function referenceGroups(
  references: ReadonlyMap<string, readonly string[]>,
): readonly (readonly string[])[] {
  const referencesIn = (name: string) => references.get(name) ?? [];
  // A name reaches itself only in a cycle.
  const reach = new Map(
    [...references].map(([name, next]) => [name, reachableFrom(next, referencesIn)]),
  );
  const reaches = (from: string, to: string) => reach.get(from)?.has(to) === true;
  const groups: string[][] = [];
  for (const name of [...references.keys()].sort()) {
    const isInCycle = reaches(name, name);
    const own =
      isInCycle && groups.find(([first = '']) => reaches(first, name) && reaches(name, first));
    if (own) own.push(name);
    else groups.push([name]);
  }
  // A group reaches more names than each group it refers to, counting its own name.
  const depthOf = ([first = '']: readonly string[]) => new Set(reach.get(first)).add(first).size;
  return groups.sort((group, other) => depthOf(group) - depthOf(other));
}

const IMAGE = /\.(png|jpe?g|gif|webp|avif|svg|bmp|ico)$/i;

/** Returns the size of an image, or undefined if the file is not an image or has no size. */
export function pixelSize(path: string, bytes: Uint8Array) {
  if (!IMAGE.test(path)) return undefined;
  try {
    const { width, height } = imageSize(bytes);
    return width > 0 && height > 0
      ? { width: Math.round(width), height: Math.round(height) }
      : undefined;
  } catch {
    return undefined; // not a valid image despite its name, so it is copied unchanged
  }
}

/** Copies a file referenced by a page to a name with its hash. */
export function copiedFile(path: SourcePath, bytes: Uint8Array) {
  const name = path.split('/').at(-1) ?? path;
  const size = pixelSize(path, bytes);
  return { path: toOutputPath(`_assets/${hashedName(name, bytes)}`), bytes, ...(size && { size }) };
}
