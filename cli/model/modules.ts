import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

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
