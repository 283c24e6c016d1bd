import { posix } from 'node:path';
import type { CodeEdit } from '../model/text.ts';

/** New paths by old path. Files are relative to the site's root. Pathnames have no language. */
export interface Moves {
  /** Prefix of the site's absolute URLs: `https://docs.example.org/base`. */
  readonly home: string;
  readonly files: ReadonlyMap<string, string>;
  readonly pathnames: ReadonlyMap<string, string>;
  /** Old and new pathname of a moved folder, for navigation entries below it that have no page. */
  readonly branch?: { readonly from: string; readonly to: string };
}

/** Returns the path in an absolute URL of the site. Undefined for other addresses. */
export const pathAt = (home: string, address: string): string | undefined =>
  address.startsWith(`${home}/`) ? address.slice(home.length) : undefined;

export const movedFile = ({ files }: Moves, file: string) => files.get(file) ?? file;

/** Applies edits to a text. Skips overlapping edits that are not deletions. */
export function applyOverlappingEdits(text: string, edits: readonly CodeEdit[]): string {
  const sorted = [...edits].sort((a, b) => a.from - b.from);
  const pieces: string[] = [];
  let done = 0;
  for (const { from, to, text: replaced } of sorted) {
    if (from < done) {
      if (replaced === '') done = Math.max(done, to);
      continue;
    }
    pieces.push(text.slice(done, from), replaced);
    done = to;
  }
  return pieces.join('') + text.slice(done);
}

/** A relative path in a module or a page. */
export interface WrittenPath {
  readonly written: string;
  /** File that the path resolves to, if it may differ. Imports may omit or change extensions. */
  readonly named?: string | undefined;
  /** Whether the path must start with a dot. An import without a dot names a package. */
  readonly dotted?: boolean;
}

/** Returns a path in the file `from` as it is after the move. Undefined if it stays the same. */
export function movedPath(moves: Moves, from: string, path: WrittenPath): string | undefined {
  const { written, named, dotted = false } = path;
  const folders = [from, movedFile(moves, from)].map((file) => posix.dirname(file));
  const [old = '', folder = ''] = folders;
  const target = posix.join(old, written);
  const [stem, ending] = splitStem(target, named ?? target);
  const file = movedFile(moves, named ?? target);
  const rest = (named ?? target).slice(stem.length);
  const now = file.endsWith(rest) ? file.slice(0, file.length - rest.length) + ending : file;
  const hasDot = written.startsWith('./');
  const isShort = shortPath(old, target) === (hasDot ? written.slice(2) : written);
  const relative = shortPath(folder, now);
  if (posix.join(folder, written) === now && (!isShort || hasDot || !written.startsWith('.')))
    return undefined;
  const isBare = !relative.startsWith('.');
  const dottedPath = isBare && (hasDot || dotted) ? `./${relative}` : relative;
  return dottedPath === written ? undefined : dottedPath;
}

const shortPath = (folder: string, path: string) => {
  const slash = path.endsWith('/') ? '/' : '';
  return (posix.relative(folder, path) || '.') + slash;
};

/**
 * Splits the path of an import into the part that it shares with the path of the file, and its own
 * ending: `/a/b` and `.js` for an import of `/a/b.js` that names the file `/a/b.ts`.
 */
function splitStem(target: string, named: string): readonly [stem: string, ending: string] {
  const bare = target.replace(/\/$/, '');
  const slash = target.slice(bare.length);
  if (named.startsWith(bare)) return [bare, slash];
  const stem = bare.replace(/\.[jt]sx?$/, '');
  return [stem, bare.slice(stem.length) + slash];
}
