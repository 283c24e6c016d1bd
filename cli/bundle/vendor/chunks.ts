import { posix } from 'node:path';
import { init, parse } from 'es-module-lexer';
import type { Plugin } from 'esbuild';
import { fileText } from '../files/content-names.ts';
import type { NamedFile } from '../files/content-names.ts';
import { ENVIRONMENT } from '../files/esbuild.ts';
import { namesOf } from './usage.ts';

/** A file of the first pass: modules that exactly the same entries need. */
export interface Chunk {
  /** Name: `chunk-AB12.js`, or an entry's. */
  readonly name: string;
  readonly text: string;
  readonly exports: readonly string[];
  /** Whether the chunk contains only imports. */
  readonly isEmpty: boolean;
  readonly imports: readonly ChunkImport[];
  /** Names of chunks loaded with `import()`. */
  readonly lazy: readonly string[];
}

/** Names imported from another chunk. */
interface ChunkImport {
  readonly chunk: string;
  readonly names: readonly string[];
}

/** Chunks by name. */
export type Chunks = ReadonlyMap<string, Chunk>;

/** Reads the imports and exports of the files of the first pass. */
export async function readChunks(files: readonly NamedFile[]): Promise<readonly Chunk[]> {
  await init();
  const names = new Set(files.map(({ name }) => name));
  return files.map((file) => readChunk(file.name, fileText(file), names));
}

function readChunk(name: string, text: string, names: ReadonlySet<string>): Chunk {
  const [found, exported] = parse(text);
  const targets = found.flatMap(({ type, specifier, importStart, start }) => {
    const chunk = posix.basename(specifier ?? '');
    const isLazy = type === 'dynamic';
    const clause = isLazy ? '' : text.slice(importStart, start);
    return names.has(chunk) ? [{ chunk, isLazy, names: namesOf(clause) }] : [];
  });
  return {
    name,
    text,
    isEmpty: exported.length === 0 && hasOnlyImports(text, found),
    exports: exported.flatMap((one) => ('name' in one ? [one.name] : [])),
    imports: targets.filter(({ isLazy }) => !isLazy),
    lazy: targets.filter(({ isLazy }) => isLazy).map(({ chunk }) => chunk),
  };
}

function hasOnlyImports(text: string, imports: ReturnType<typeof parse>[0]): boolean {
  const starts = [0, ...imports.map(({ importEnd }) => importEnd)];
  const parts = starts.map((start, index) => text.slice(start, imports[index]?.importStart));
  return /^[;\s]*$/.test(parts.join('').replace(ENVIRONMENT, ''));
}

/** Returns the names of a chunk and of its transitive static imports. */
export function chunksBelow(start: string, chunks: Chunks): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    for (const { chunk } of chunks.get(name)?.imports ?? []) visit(chunk);
  };
  visit(start);
  return found;
}

/** Shared file by chunk. Chunks without one are inlined into the page modules that need them. */
export type SharedFiles = ReadonlyMap<string, string>;

/** Chunks and their shared files. */
export interface ArrangedChunks {
  readonly chunks: Chunks;
  readonly sharedFiles: SharedFiles;
  /** Names of chunks to which page modules refer, so that their exports keep their names. */
  readonly named: ReadonlySet<string>;
}

const CHUNK = 'chunk';
const STAND_IN = 'chunk-stand-in';

/** Returns the specifier of a chunk in generated code: `chunk:unit-3.js`. */
export const chunkAddress = (name: string) => `${CHUNK}:${name}`;

interface ChunkExport {
  readonly name: string;
  /** Unique name in the shared file. Short, because importers repeat it. */
  readonly shared: string;
}

/** Returns a lookup of a chunk's exports used by other files, or all exports of named chunks. */
function sharedExports(arranged: ArrangedChunks): (chunk: Chunk) => readonly ChunkExport[] {
  const { chunks, sharedFiles, named } = arranged;
  const wanted = new Map<string, Set<string>>();
  for (const { name, imports } of chunks.values()) {
    for (const { chunk, names } of imports) {
      const isInside = sharedFiles.get(name) === sharedFiles.get(chunk);
      if (!isInside) wanted.set(chunk, new Set([...(wanted.get(chunk) ?? []), ...names]));
    }
  }
  const exported = new Map<string, readonly ChunkExport[]>();
  let count = 0;
  for (const { name, exports } of chunks.values()) {
    const all = named.has(name)
      ? exports.map((one) => ({ name: one, shared: one }))
      : [...(wanted.get(name) ?? [])]
          .sort()
          .map((one) => ({ name: one, shared: `$${(count++).toString(36)}` }));
    exported.set(name, all);
  }
  return ({ name }) => exported.get(name) ?? [];
}

/** Returns the source of each shared file: re-exports of its chunks. */
export function sharedFileSources(arranged: ArrangedChunks): Readonly<Record<string, string>> {
  const exportsOf = sharedExports(arranged);
  const sources = new Map<string, string>();
  for (const chunk of arranged.chunks.values()) {
    const file = arranged.sharedFiles.get(chunk.name);
    if (file === undefined) continue;
    const names = exportsOf(chunk).map(({ name, shared }) => `${name} as ${shared}`);
    const statement = names.length > 0 ? `export { ${names.join(', ')} } from` : 'import';
    const line = `${statement} ${JSON.stringify(chunkAddress(chunk.name))};\n`;
    sources.set(file, (sources.get(file) ?? '') + line);
  }
  return Object.fromEntries([...sources].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Resolves chunks to their shared file, or inlines chunks without one or in the same file. */
export function chunksPlugin(arranged: ArrangedChunks): Plugin {
  const { chunks, sharedFiles } = arranged;
  const exportsOf = sharedExports(arranged);
  const files = new Set(sharedFiles.values());
  const standIn = (chunk: Chunk) => {
    const names = exportsOf(chunk).map(({ name, shared }) => `${shared} as ${name}`);
    return `export { ${names.join(', ')} } from "./${sharedFiles.get(chunk.name)}";\n`;
  };
  return {
    name: CHUNK,
    setup(build) {
      build.onResolve({ filter: /^chunk:/ }, ({ path }) => ({
        path: path.slice(CHUNK.length + 1),
        namespace: CHUNK,
      }));
      build.onResolve({ filter: /^\.\// }, ({ path, importer, namespace, kind }) => {
        if (namespace === 'file') return null;
        const name = posix.basename(path);
        // Only chunks refer to other chunks by name; other generated code refers to files.
        if (namespace !== CHUNK) return files.has(name) ? { path, external: true } : null;
        if (!chunks.has(name)) return null;
        const file = sharedFiles.get(name);
        if (kind === 'dynamic-import') return { path: `./${file ?? name}`, external: true };
        const isInline = file === undefined || file === sharedFiles.get(importer);
        return { path: name, namespace: isInline ? CHUNK : STAND_IN };
      });
      build.onLoad({ filter: /.*/, namespace: CHUNK }, ({ path }) => ({
        contents: chunks.get(path)?.text ?? '',
        loader: 'js',
      }));
      build.onLoad({ filter: /.*/, namespace: STAND_IN }, ({ path }) => {
        const chunk = chunks.get(path);
        return { contents: chunk ? standIn(chunk) : '', loader: 'js' };
      });
    },
  };
}
