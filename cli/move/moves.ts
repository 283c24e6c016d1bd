import { posix } from 'node:path';

/** What goes where. Files are relative to the site's root, pathnames are those of the first language. */
export interface Moves {
  readonly files: ReadonlyMap<string, string>;
  readonly pathnames: ReadonlyMap<string, string>;
  /** Old and new address of a folder that moves whole: entries of navigation that are no pages lie below it too. */
  readonly branch?: { readonly from: string; readonly to: string };
}

/** Moves, and what addresses of the site begin with where they are written out: `https://docs.example.org/base`. */
export interface MovesAt extends Moves {
  readonly home: string;
}

/** The path of an address of the site that is written out; undefined for others. */
export const pathAt = (home: string, address: string): string | undefined =>
  address.startsWith(`${home}/`) ? address.slice(home.length) : undefined;

/** Another text for a stretch of a file. Offsets in code units, from 0. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** The edits of each file, by its old path. */
export type Edits = ReadonlyMap<string, readonly Edit[]>;

/** Where a file is afterwards. */
export const movedFile = ({ files }: Moves, file: string) => files.get(file) ?? file;

/** The text with the edits made. Of those that overlap only texts that are taken out may. */
export function edited(text: string, edits: readonly Edit[]): string {
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

/** A path that a module or a page writes. */
export interface WrittenPath {
  readonly written: string;
  /** The file that it stands for, of which it may leave the end out; without it, it stands for itself. */
  readonly named?: string;
  /** A path without a dot at its start is the name of a package. */
  readonly dotted?: boolean;
}

/** How a file says a path after the move. Undefined where it can stay as it is; what was as short as can be stays so. */
export function movedPath(moves: Moves, from: string, path: WrittenPath): string | undefined {
  const { written, named, dotted = false } = path;
  const folders = [from, movedFile(moves, from)].map((file) => posix.dirname(file));
  const [old = '', folder = ''] = folders;
  const target = posix.join(old, written);
  const [stem, ending] = endedAs(target, named ?? target);
  const file = movedFile(moves, named ?? target);
  const rest = (named ?? target).slice(stem.length);
  const now = file.endsWith(rest) ? file.slice(0, file.length - rest.length) + ending : file;
  const hasDot = written.startsWith('./');
  const isShort = shortPath(old, target) === (hasDot ? written.slice(2) : written);
  const relative = shortPath(folder, now);
  if (posix.join(folder, written) === now && (!isShort || hasDot || !written.startsWith('.')))
    return undefined;
  const isBare = !relative.startsWith('.');
  const said = isBare && (hasDot || dotted) ? `./${relative}` : relative;
  return said === written ? undefined : said;
}

const shortPath = (folder: string, path: string) => {
  const slash = path.endsWith('/') ? '/' : '';
  return (posix.relative(folder, path) || '.') + slash;
};

/** The part of a target that the name of its file begins with, and the ending that it has instead of the file's. */
function endedAs(target: string, named: string): readonly [stem: string, ending: string] {
  const bare = target.replace(/\/$/, '');
  const slash = target.slice(bare.length);
  if (named.startsWith(bare)) return [bare, slash];
  const stem = bare.replace(/\.[jt]sx?$/, '');
  return [stem, bare.slice(stem.length) + slash];
}
