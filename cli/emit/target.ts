import { access, constants, lstat, readdir, readFile, realpath, stat } from 'node:fs/promises';
import { existsSync, lstatSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { makeFolders } from '../disk/files.ts';
import { asMachineError, errorCodeOf, OWN_PID, undefinedIfMissing } from '../disk/machine.ts';
import { DocsError } from '../model/diagnostic.ts';
import { isInside, withParents } from '../model/files.ts';
import { listSome, report } from '../report/catalogue.ts';

/** File that marks an output directory of docs-build. A server must not serve it. */
export const OUTPUT_MARKER = '.docs-build-manifest.json';

/** `base` is the path under which the site is served. */
export const markerText = (base: string) =>
  `${JSON.stringify({ madeBy: 'docs-build', version: 1, base })}\n`;

/** Returns the base of the site in a directory. Undefined without a marker. */
export async function builtBase(outDir: string): Promise<string | undefined> {
  try {
    const marker = await readFile(join(outDir, OUTPUT_MARKER), 'utf8');
    return (JSON.parse(marker) as { readonly base?: string }).base;
  } catch {
    return undefined; // not a site of docs-build, which the server reports
  }
}

/** Prefix of temporary files: in the output if it is changed in place, otherwise beside it. */
export const TEMPORARY_PREFIX = '.docs-build-';

/** Whether an entry of an output is not part of the site: a file of ours or of a mounted volume. */
export const isIgnoredEntry = (name: string) =>
  name === OUTPUT_MARKER || name.startsWith(TEMPORARY_PREFIX) || name === 'lost+found';

/** Returns whether docs-build wrote the output. Throws a `DocsError` if it must not be replaced. */
export async function checkTarget(
  outDir: string,
  { root, contentDir }: { readonly root: string; readonly contentDir: string },
): Promise<boolean> {
  const refuse = (reason: string) =>
    new DocsError(report('output/refused', undefined, { directory: outDir, reason }));
  const stats = undefinedIfMissing(() => lstatSync(outDir));
  if (stats?.isSymbolicLink()) throw refuse('it is a symbolic link');
  if (stats && !stats.isDirectory()) throw refuse('it is not a directory');
  const out = await resolveLinks(outDir);
  const realRoot = await resolveLinks(root);
  const content = await resolveLinks(contentDir);
  if (out === realRoot) throw refuse('it is the root of the site');
  if (isInside(realRoot, out)) throw refuse('the root of the site is inside it');
  if (out === content) throw refuse('it is the content of the site');
  if (isInside(content, out)) throw refuse('the content of the site is inside it');
  if (isInside(out, content)) throw refuse('it is inside the content of the site');
  if (!stats) return false;
  const names = await readdir(outDir);
  if (names.includes(OUTPUT_MARKER)) return true;
  const foreign = names.filter((name) => !isIgnoredEntry(name)).sort();
  if (foreign.length === 0) return false;
  throw refuse(`it contains files that docs-build did not write (${listSome(foreign, 3)})`);
}

/** Resolves the links in the existing part of a path. */
async function resolveLinks(path: string): Promise<string> {
  const absolute = resolve(path);
  const real = await realpath(absolute).catch(() => undefined);
  if (real !== undefined) return real;
  const parent = dirname(absolute);
  return parent === absolute ? absolute : join(await resolveLinks(parent), basename(absolute));
}

/** Absolute paths of an output and its temporary files. */
export interface EmitPaths {
  readonly out: string;
  /** `swap`: staged beside the output and renamed. `inPlace`: for mounts and read-only parents. */
  readonly mode: 'swap' | 'inPlace';
  /** Directory of the staged files, the old output and the lock. */
  readonly work: string;
  /** Prefix of names that belong to this output in `work`. A process ID follows. */
  readonly prefix: string;
  readonly lock: string;
  readonly staging: string;
  readonly old: string;
}

/** Decides how to write the output, and creates its parents. Throws a `DocsError` on failure. */
export async function findEmitPaths(outDir: string): Promise<EmitPaths> {
  const out = resolve(outDir);
  const parent = dirname(out);
  const existing = await lstat(out).catch(() => undefined);
  if (!existing) await makeParents(parent);
  const mode = existing && (await mustStayInPlace(out, parent)) ? 'inPlace' : 'swap';
  return emitPathsOf(out, mode);
}

export function emitPathsOf(out: string, mode: EmitPaths['mode']): EmitPaths {
  const work = mode === 'swap' ? dirname(out) : out;
  const prefix = mode === 'swap' ? `.${basename(out)}${TEMPORARY_PREFIX}` : TEMPORARY_PREFIX;
  const staging = join(work, `${prefix}${OWN_PID}`);
  return {
    out,
    mode,
    work,
    prefix,
    staging,
    old: `${staging}.old`,
    lock: join(work, `${prefix}lock`),
  };
}

async function mustStayInPlace(out: string, parent: string): Promise<boolean> {
  const [inner, outer] = await Promise.all([stat(out), stat(parent)]);
  if (inner.dev !== outer.dev) return true;
  return !(await isWritable(parent)) && (await isWritable(out));
}

const isWritable = (path: string) =>
  access(path, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );

/** Reports an output that cannot be created, such as below a file or in `/proc`. */
export function asRefused(error: unknown, directory: string): unknown {
  const isImpossible = ['EEXIST', 'ELOOP', 'ENOENT', 'ENOTDIR'].includes(errorCodeOf(error) ?? '');
  const reason = 'it cannot be created there';
  return isImpossible
    ? new DocsError(report('output/refused', undefined, { directory, reason }))
    : error;
}

/** Creates a folder. Checks access, since mkdir reports a missing file on read-only mounts. */
async function makeParents(directory: string): Promise<void> {
  try {
    const nearest = withParents(directory).find((folder) => existsSync(folder)) ?? directory;
    // A file with this path throws an error for which the output is refused.
    if ((await stat(nearest)).isDirectory()) await access(nearest, constants.W_OK | constants.X_OK);
    makeFolders(directory);
  } catch (error) {
    throw asMachineError(error, directory);
  }
}
