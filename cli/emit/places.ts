import { access, constants, lstat, mkdir, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { asMachineError, codeOf, OWN_PID } from '../disk/machine.ts';
import { TEMPORARY } from './target.ts';

/** Where an output is written, and where things stand meanwhile. Absolute paths. */
export interface Places {
  readonly out: string;
  /** `swap`: staged beside the output, which is then replaced by renaming. `inPlace`: the output is a mount point, or all that may be written. */
  readonly mode: 'swap' | 'inPlace';
  /** Directory that holds staging, the old output and the lock. */
  readonly work: string;
  /** How names of this output in `work` start; a process id follows. */
  readonly prefix: string;
  readonly lock: string;
  readonly staging: string;
  readonly old: string;
}

/** Finds out how the output can be written, and makes the directories above it. Throws a `DocsError` where it cannot. */
export async function findPlaces(outDir: string): Promise<Places> {
  const out = resolve(outDir);
  const parent = dirname(out);
  const existing = await lstat(out).catch(() => undefined);
  if (!existing) await makeParents(parent);
  const mode = existing && (await mustStayInPlace(out, parent)) ? 'inPlace' : 'swap';
  return placesOf(out, mode);
}

/** The places of an output that is written in one of the two ways. */
export function placesOf(out: string, mode: Places['mode']): Places {
  const work = mode === 'swap' ? dirname(out) : out;
  const prefix = mode === 'swap' ? `.${basename(out)}${TEMPORARY}` : TEMPORARY;
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

/** Asked for first, because a recursive mkdir on a read-only mount only says that something is not there. */
async function makeParents(directory: string): Promise<void> {
  try {
    await access(await nearestExisting(directory), constants.W_OK | constants.X_OK);
    await mkdir(directory, { recursive: true });
  } catch (error) {
    throw asMachineError(error, directory);
  }
}

async function nearestExisting(path: string): Promise<string> {
  try {
    await stat(path);
    return path;
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' || dirname(path) === path) throw error;
    return nearestExisting(dirname(path));
  }
}
