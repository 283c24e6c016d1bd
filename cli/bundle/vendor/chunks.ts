import { posix } from 'node:path';
import { init, parse } from 'es-module-lexer';
import type { Plugin } from 'esbuild';
import { groupBy, reachableFrom } from '../../model/collections.ts';
import { type NamedFile, decodeFile } from '../files/content-names.ts';
import { ENVIRONMENT } from '../files/environment.ts';
import { FAULT_MARK } from '../package-faults.ts';
import { namesInClause, partsAround, staticImports } from '../files/import-statements.ts';

/** A file of the first pass: modules that exactly the same entries need. */
export interface Chunk {
  /** Name: `chunk-AB12.js`, or an entry's. */
  readonly name: string;
  readonly text: string;
  readonly exports: readonly string[];
  /** Length of the text without imports, most of which disappear when chunks are joined. */
  readonly size: number;
  /** Whether the chunk contains a faulty package, so that it throws when it is loaded. */
  readonly throws: boolean;
  /** Whether the chunk contains only imports. */
  readonly isEmpty: boolean;
  readonly imports: readonly { readonly chunk: string; readonly names: readonly string[] }[];
  /** Names of chunks loaded with `import()`. */
  readonly lazy: readonly string[];
}

export type Chunks = ReadonlyMap<string, Chunk>;

export async function readChunks(files: readonly NamedFile[]): Promise<readonly Chunk[]> {
  await init();
  const names = new Set(files.map(({ name }) => name));
  return files.map((file) => readChunk(file.name, decodeFile(file), names));
}

function readChunk(name: string, text: string, names: ReadonlySet<string>): Chunk {
  const [found, exported] = parse(text);
  const targets = found.flatMap(({ type, specifier, importStart, start }) => {
    const chunk = posix.basename(specifier ?? '');
    const isLazy = type === 'dynamic';
    const imported = isLazy ? [] : namesInClause(text.slice(importStart, start));
    return names.has(chunk) ? [{ chunk, isLazy, names: imported.map(({ name }) => name) }] : [];
  });
  const statements = found.filter(({ type }) => type === 'static');
  const code = partsAround(text, statements).join('').replace(ENVIRONMENT, '');
  return {
    name,
    text,
    size: code.length,
    throws: text.includes(FAULT_MARK),
    isEmpty: exported.length === 0 && /^[;\s]*$/.test(code),
    exports: exported.flatMap((binding) => ('name' in binding ? [binding.name] : [])),
    imports: targets.filter(({ isLazy }) => !isLazy),
    lazy: targets.filter(({ isLazy }) => isLazy).map(({ chunk }) => chunk),
  };
}

/** Returns the names of a chunk and of its transitive static imports. */
export const chunksBelow = (start: string, chunks: Chunks): ReadonlySet<string> =>
  reachableFrom([start], (name) => (chunks.get(name)?.imports ?? []).map(({ chunk }) => chunk));

/** Shared file by chunk. Chunks without one are inlined into the page modules that need them. */
export type SharedFiles = ReadonlyMap<string, string>;

export interface ArrangedChunks {
  readonly chunks: Chunks;
  readonly sharedFiles: SharedFiles;
  /** Names of chunks to which page modules refer, so that their exports keep their names. */
  readonly named: ReadonlySet<string>;
}

const CHUNK = 'chunk';
/** Prefix of the specifier of a shared file in the text of a chunk. */
const SHARED = 'shared:';

/** Returns the specifier of a chunk in generated code: `chunk:unit-3.js`. */
export const chunkAddress = (name: string) => `${CHUNK}:${name}`;

/** Names of a chunk's exports in shared files, by exported name. Short: importers repeat them. */
type SharedNames = ReadonlyMap<string, string>;

/** Returns the exports of each chunk that other files use, or all exports of named chunks. */
function sharedExports({ chunks, sharedFiles, named }: ArrangedChunks) {
  const wanted = new Map<string, Set<string>>();
  for (const { name, imports } of chunks.values()) {
    for (const { chunk, names } of imports) {
      const isInside = sharedFiles.get(name) === sharedFiles.get(chunk);
      if (!isInside) wanted.set(chunk, new Set([...(wanted.get(chunk) ?? []), ...names]));
    }
  }
  const exported = new Map<string, SharedNames>();
  let count = 0;
  for (const { name, exports } of chunks.values()) {
    const all = named.has(name)
      ? exports.map((name) => [name, name] as const)
      : [...(wanted.get(name) ?? [])]
          .sort()
          .map((name) => [name, `$${(count++).toString(36)}`] as const);
    exported.set(name, new Map(all));
  }
  return exported;
}

/** Returns the source of each shared file: re-exports of its chunks. */
export function sharedFileSources(arranged: ArrangedChunks): Readonly<Record<string, string>> {
  const exported = sharedExports(arranged);
  const sources = new Map<string, string>();
  for (const chunk of arranged.chunks.values()) {
    const file = arranged.sharedFiles.get(chunk.name);
    if (file === undefined) continue;
    const names = [...(exported.get(chunk.name) ?? [])].map(
      ([name, shared]) => `${name} as ${shared}`,
    );
    const statement = names.length > 0 ? `export { ${names.join(', ')} } from` : 'import';
    const line = `${statement} ${JSON.stringify(chunkAddress(chunk.name))};\n`;
    sources.set(file, (sources.get(file) ?? '') + line);
  }
  return Object.fromEntries([...sources].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * Returns the text of a chunk. Its imports from chunks in other shared files become imports from
 * those files, one for each file, because the bundler resolves every import separately.
 */
function chunkText(
  { name, text }: Chunk,
  sharedFiles: SharedFiles,
  exported: ReadonlyMap<string, SharedNames>,
): string {
  const imports = staticImports(text).flatMap(({ specifier, names, ...place }) => {
    const chunk = posix.basename(specifier);
    const file = sharedFiles.get(chunk);
    if (file === undefined || file === sharedFiles.get(name)) return [];
    const shared = names.map(
      (imported) => `${exported.get(chunk)?.get(imported.name)} as ${imported.local}`,
    );
    return [{ ...place, file, shared }];
  });
  const byFile = groupBy(imports, ({ file }) => file);
  let end = 0;
  const parts = imports.map((statement) => {
    const all = byFile.get(statement.file) ?? [];
    const names = all.flatMap(({ shared }) => shared).join();
    const before = text.slice(end, statement.importStart);
    end = statement.importEnd;
    if (all[0] !== statement) return before;
    return `${before}import${names === '' ? '' : `{${names}}from`}"${SHARED}${statement.file}"`;
  });
  return parts.join('') + text.slice(end);
}

/** Inlines chunks without a shared file, and those in the same one. Others are imports of files. */
export function chunksPlugin(arranged: ArrangedChunks): Plugin {
  const { chunks, sharedFiles } = arranged;
  const exported = sharedExports(arranged);
  const files = new Set(sharedFiles.values());
  const fileOf = (name: string) => ({ path: `./${name}`, external: true });
  return {
    name: CHUNK,
    async setup(build) {
      await init();
      build.onResolve({ filter: /^chunk:/ }, ({ path }) => ({
        path: path.slice(CHUNK.length + 1),
        namespace: CHUNK,
      }));
      build.onResolve({ filter: /^shared:/, namespace: CHUNK }, ({ path }) =>
        fileOf(path.slice(SHARED.length)),
      );
      build.onResolve({ filter: /^\.\// }, ({ path, namespace, kind }) => {
        if (namespace === 'file') return null;
        const name = posix.basename(path);
        // Only chunks refer to other chunks by name; other generated code refers to files.
        if (namespace !== CHUNK) return files.has(name) ? fileOf(name) : null;
        if (!chunks.has(name)) return null;
        return kind === 'dynamic-import'
          ? fileOf(sharedFiles.get(name) ?? name)
          : { path: name, namespace: CHUNK };
      });
      build.onLoad({ filter: /.*/, namespace: CHUNK }, ({ path }) => {
        const chunk = chunks.get(path);
        return { contents: chunk ? chunkText(chunk, sharedFiles, exported) : '', loader: 'js' };
      });
    },
  };
}
