import type { Remembered, Json } from '../../model/host.ts';
import { createReadLog } from '../../model/host.ts';
import type { NamedFile } from './content-names.ts';
import type { CodeContext } from './packages.ts';

/** A bundle that is remembered. */
export interface CachedWork {
  readonly name: string;
  /** Everything that the bundle depends on besides the context, files and packages. */
  readonly inputs: Json;
  readonly context: CodeContext;
  readonly cache: Remembered;
}

/** What a bundle depends on of its context. */
export const contextInputs = ({ env, mode }: CodeContext): Json => ({ env, mode });

/** Bundles, unless the same was bundled before and no file that it was made of has changed. The value has to survive `JSON.stringify`. */
export async function cached<T>(
  { name, inputs, context, cache }: CachedWork,
  bundle: (context: CodeContext) => Promise<T>,
): Promise<T> {
  const whole = [inputs, contextInputs(context)];
  const known = await cache.recall<T>(name, whole);
  if (known) {
    context.readLog?.add(known.paths);
    return known.value;
  }
  const started = Date.now();
  const log = createReadLog();
  const value = await bundle({ ...context, readLog: log }).catch((error: unknown) => {
    context.readLog?.add(log.known());
    throw error;
  });
  const paths = log.paths();
  if (paths) {
    context.readLog?.add(paths);
    await cache.keep(name, whole, { value, paths, started });
  } else context.readLog?.spoil();
  return value;
}

/** A file as JSON: text as it is, everything else in base64. */
export type StoredFile =
  | { readonly name: string; readonly text: string }
  | { readonly name: string; readonly base64: string };

/** Files as JSON. */
export const storedFiles = (files: readonly NamedFile[]): StoredFile[] =>
  files.map(({ name, bytes }) =>
    /\.(?:m?js|css)$/.test(name)
      ? { name, text: Buffer.from(bytes).toString('utf8') }
      : { name, base64: Buffer.from(bytes).toString('base64') },
  );

/** The files that were stored. */
export const restoredFiles = (files: readonly StoredFile[]): NamedFile[] =>
  files.map((file) => ({
    name: file.name,
    bytes: 'text' in file ? Buffer.from(file.text) : Buffer.from(file.base64, 'base64'),
  }));
