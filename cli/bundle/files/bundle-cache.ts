import { type Json, type WorkCache, createReadLog } from '../../model/host.ts';
import { type NamedFile, decodeFile } from './content-names.ts';
import type { CodeContext } from './packages.ts';

export interface CachedBundle {
  readonly name: string;
  /** Inputs of the bundle in addition to the context, files and packages. */
  readonly inputs: Json;
  readonly context: CodeContext;
  readonly cache: WorkCache;
}

export const contextInputs = ({ env, mode, aliases }: CodeContext): Json => ({
  env,
  mode,
  aliases,
});

export async function readCachedBundle<T>(bundle: CachedBundle): Promise<T | undefined> {
  const { name, inputs, context, cache } = bundle;
  const entry = await cache.get<T>(name, [inputs, contextInputs(context)]);
  if (entry) context.readLog?.add(entry.paths);
  return entry?.value;
}

/** Returns the cached bundle if its inputs and files are unchanged. Otherwise bundles again. */
export async function bundleCached<T>(
  { name, inputs, context, cache }: CachedBundle,
  bundle: (context: CodeContext) => Promise<T>,
): Promise<T> {
  const known = await readCachedBundle<T>({ name, inputs, context, cache });
  if (known !== undefined) return known;
  const started = Date.now();
  const log = createReadLog();
  const value = await bundle({ ...context, readLog: log }).catch((error: unknown) => {
    context.readLog?.add(log.known());
    throw error;
  });
  const paths = log.paths();
  if (paths) {
    context.readLog?.add(paths);
    await cache.put(name, [inputs, contextInputs(context)], { value, paths, started });
  } else context.readLog?.markIncomplete();
  return value;
}

/** A file as JSON: scripts and style sheets as text, other files in base64. */
export type StoredFile =
  | { readonly name: string; readonly text: string }
  | { readonly name: string; readonly base64: string };

export const toStoredFiles = (files: readonly NamedFile[]): StoredFile[] =>
  files.map((file) =>
    /\.(?:m?js|css)$/.test(file.name)
      ? { name: file.name, text: decodeFile(file) }
      : { name: file.name, base64: Buffer.from(file.bytes).toString('base64') },
  );

export const fromStoredFiles = (files: readonly StoredFile[]): NamedFile[] =>
  files.map((file) => ({
    name: file.name,
    bytes: 'text' in file ? Buffer.from(file.text) : Buffer.from(file.base64, 'base64'),
  }));
