import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { lineRange, locationText, type Place } from '../diagnostic.ts';

/**
 * Error for a bundled module that cannot be read, such as one that another process removed from the
 * cache. Its message is the path. Between threads, only `code` identifies it.
 */
export class LostModule extends Error {
  static readonly code = 'LOST_MODULE';
  readonly code = LostModule.code;
  constructor(path: string) {
    super(path);
    this.name = 'LostModule';
  }
}

/**
 * Imports a bundled module. Its name has a content hash, so Node caches no outdated one. Throws a
 * `LostModule` if it or a file beside it cannot be read, which is not an error in the site's code.
 * Node caches the failure: further attempts need another thread, or another `query` of the address.
 */
export async function importModule<T>(path: string, query = ''): Promise<T> {
  try {
    return (await import(pathToFileURL(path).href + query)) as T;
  } catch (error) {
    const unread = unreadFile(error);
    if (unread !== undefined && dirname(unread) === dirname(path)) throw new LostModule(unread);
    throw error;
  }
}

/** Returns the file that Node could not read. Undefined for errors of the code in a module. */
function unreadFile(error: unknown): string | undefined {
  type ImportError = NodeJS.ErrnoException & { readonly url?: string };
  const { code, path, url } = (error ?? {}) as Partial<ImportError>;
  if (code === 'ERR_MODULE_NOT_FOUND' && url !== undefined) return fileURLToPath(url);
  return path;
}

/** Maps a position in a bundle to the site's own file. Line and column count from 1. */
export function sourceLocation(
  map: string,
  [line, column]: readonly [string, string],
): Place | undefined {
  const payload = JSON.parse(map) as ConstructorParameters<typeof SourceMap>[0];
  const entry = new SourceMap(payload).findEntry(Number(line) - 1, Number(column) - 1);
  if (!('originalSource' in entry)) return undefined;
  return {
    file: entry.originalSource,
    range: lineRange(entry.originalLine + 1, entry.originalColumn + 1, 1),
  };
}

/** Starts the source map at the end of a bundled module. Its paths are relative to the site. */
export const SOURCE_MAP = '\n// Source map: ';

/** Packages, and modules of bundler plugins (`entry:…`). */
const NOT_OF_SITE = /(?:^|\/)node_modules\/|^[\w-]+:/;

/**
 * Returns where in the site's own code an error arose: `plugin.ts:6:9`. `modules` are the paths of
 * bundled modules with source maps.
 */
export async function errorLocation(
  error: unknown,
  modules: readonly string[],
): Promise<string | undefined> {
  const stack = error instanceof Error ? String(error.stack) : '';
  const frames = stack.matchAll(/(file:\S+?)(?:\?\S*?)?:(\d+):(\d+)/g);
  for (const [, url = '', line = '', column = ''] of frames) {
    const path = modules.find((module) => pathToFileURL(module).href === url);
    const text = path === undefined ? '' : await readFile(path, 'utf8').catch(() => '');
    const map = text.split(SOURCE_MAP).slice(1).at(-1);
    const place = map && sourceLocation(Buffer.from(map, 'base64').toString(), [line, column]);
    if (place && !NOT_OF_SITE.test(place.file)) return locationText(place);
  }
  return undefined;
}
