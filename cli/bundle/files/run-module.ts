import { pathToFileURL } from 'node:url';

/** Thrown where a module of the site was bundled, and throws when it is run. */
export class LoadError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'LoadError';
  }
}

/** Runs a module that was written. Throws a `LoadError`. */
export async function runModule<T>(path: string): Promise<T> {
  try {
    return (await import(pathToFileURL(path).href)) as T;
  } catch (error) {
    throw new LoadError(error);
  }
}
