import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** A file found for a path. */
export interface FoundFile {
  readonly bytes: Buffer;
  /** Relative to the directory, `/` separators. */
  readonly name: string;
  /** For `ETag`: another one means other bytes. */
  readonly version: string;
}

/** Looks files up in one directory and never outside of it. */
export interface SiteFiles {
  /** The file of that exact name, or undefined: also for directories, hidden files and links that lead out. */
  readonly find: (name: string) => Promise<FoundFile | undefined>;
}

// Windows takes `a:b` for a stream of `a`, so a colon is never part of a name we made.
const isServed = (segment: string) =>
  /^(?!\.)[^\\:\p{Cc}]+$/u.test(segment) || segment === '.well-known';

/** Rules for hosts, not pages. */
const PRIVATE = new Set(['_headers', '_redirects']);

/** The files of a directory that exists. */
export async function openSiteFiles(directory: string): Promise<SiteFiles> {
  const root = await realpath(directory);
  return {
    async find(name) {
      const segments = name.split('/');
      if (!segments.every(isServed) || PRIVATE.has(name)) return undefined;
      try {
        const file = await realpath(join(root, ...segments));
        const facts = await stat(file);
        if (!file.startsWith(root + sep) || !facts.isFile()) return undefined;
        const version = `${facts.size.toString(36)}-${Math.round(facts.mtimeMs).toString(36)}`;
        return { bytes: await readFile(file), name, version };
      } catch {
        // Not there, or gone between the two calls.
        return undefined;
      }
    },
  };
}

/** What a static host does with a path. */
export type Lookup =
  | { readonly kind: 'file'; readonly file: FoundFile }
  /** The path is a folder's without its slash. */
  | { readonly kind: 'slash'; readonly path: string }
  | { readonly kind: 'none' };

/** Finds what a path means: a file, the `index.html` of a folder, or `a.html` for `/a`. */
export async function lookUp(files: SiteFiles, path: string): Promise<Lookup> {
  const name = path.split('/').filter(Boolean).join('/');
  if (path.endsWith('/')) {
    const file = await files.find(name ? `${name}/index.html` : 'index.html');
    return file ? { kind: 'file', file } : { kind: 'none' };
  }
  const file = await files.find(name);
  if (file) return { kind: 'file', file };
  if (await files.find(`${name}/index.html`)) return { kind: 'slash', path: `/${name}/` };
  const page = await files.find(`${name}.html`);
  return page ? { kind: 'file', file: page } : { kind: 'none' };
}
