import { lstat, readFile, readdir, realpath } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { DocsError } from '../model/diagnostic.ts';
import { outputRefused } from '../report/rules/commands.ts';

/** The file by which an output directory is known to be ours. A server must not serve it. */
export const MARKER = '.docs-build-manifest.json';

/** What the marker says of a site. */
interface Marked {
  /** Path under which the site is to be served. */
  readonly base: string;
}

/** Text of the marker. */
export const markerText = ({ base }: Marked) =>
  `${JSON.stringify({ madeBy: 'docs-build', version: 1, base })}\n`;

/** The path that the site in a directory was built for; undefined where nothing says so. */
export async function builtBase(outDir: string): Promise<string | undefined> {
  try {
    const { base } = JSON.parse(await readFile(join(outDir, MARKER), 'utf8')) as Partial<Marked>;
    return base;
  } catch {
    return undefined; // no site of ours, which whoever serves it tells better
  }
}

/** Start of the names of everything temporary: in an output that is written in place, and beside one that is replaced. */
export const TEMPORARY = '.docs-build-';

/** What the root of a mounted volume may hold without being anybody's. */
const HARMLESS = new Set(['lost+found']);

/** Directories that an output must not be, hold, or (the content) be in. Absolute paths. */
export interface Protected {
  readonly root: string;
  readonly contentDir: string;
}

/** Whether the output directory exists and is ours. Throws a `DocsError` for one that must not be replaced. */
export async function checkTarget(
  outDir: string,
  { root, contentDir }: Protected,
): Promise<boolean> {
  const refuse = (reason: string) => new DocsError(outputRefused(outDir, reason));
  const stats = await lstat(outDir).catch(absent);
  if (stats?.isSymbolicLink()) throw refuse('it is a symbolic link');
  if (stats && !stats.isDirectory()) throw refuse('it is not a directory');
  const [out, realRoot, content] = await Promise.all([outDir, root, contentDir].map(realPlace));
  if (out === undefined || realRoot === undefined || content === undefined) return false;
  if (out === realRoot) throw refuse('it is the root of the site');
  if (isInside(realRoot, out)) throw refuse('the root of the site is inside it');
  if (out === content) throw refuse('it is the content of the site');
  if (isInside(content, out)) throw refuse('the content of the site is inside it');
  if (isInside(out, content)) throw refuse('it is inside the content of the site');
  if (!stats) return false;
  const names = (await readdir(outDir)).filter((name) => !HARMLESS.has(name));
  if (names.includes(MARKER)) return true;
  const foreign = names.filter((name) => !name.startsWith(TEMPORARY)).sort();
  if (foreign.length === 0) return false;
  const more = foreign.length > 3 ? ` and ${foreign.length - 3} more` : '';
  throw refuse(`it holds what docs-build did not make (${foreign.slice(0, 3).join(', ')}${more})`);
}

const absent = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
  throw error;
};

/** The path with links followed as far as it exists. */
async function realPlace(path: string): Promise<string> {
  const absolute = resolve(path);
  const real = await realpath(absolute).catch(() => undefined);
  if (real !== undefined) return real;
  const parent = dirname(absolute);
  return parent === absolute ? absolute : join(await realPlace(parent), basename(absolute));
}

const isInside = (path: string, directory: string) =>
  path.startsWith(directory.endsWith(sep) ? directory : directory + sep);
