import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs';
import { cp, lstat, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { errorCodeOf, undefinedIfMissing } from '../disk/machine.ts';
import { replaceFile } from '../disk/files.ts';
import { parentFolders } from '../model/files.ts';
import {
  OUTPUT_MARKER,
  type EmitPaths,
  emitPathsOf,
  isIgnoredEntry,
  TEMPORARY_PREFIX,
} from './target.ts';

export async function swapOutput(paths: EmitPaths, changes: Changes): Promise<void> {
  try {
    swap(paths);
  } catch (error) {
    // A mount point cannot be renamed, and cannot always be detected in advance.
    if (!['EBUSY', 'EXDEV'].includes(errorCodeOf(error) ?? '')) throw error;
    return applyInPlace(await stageInside(paths, changes.written), changes);
  }
  // If this fails, the next build removes it.
  await rm(paths.old, { recursive: true, force: true }).catch(() => undefined);
}

/** Renames both directories synchronously, so that no signal is handled in between. */
function swap({ out, staging, old }: EmitPaths): void {
  const hadOld = existsSync(out);
  if (hadOld) renameSync(out, old);
  try {
    renameSync(staging, out);
  } catch (error) {
    if (hadOld) renameSync(old, out);
    throw error;
  }
}

/** Retries, because a running write may still add a file to a folder that was just emptied. */
const WITH_RETRIES = { recursive: true, force: true, maxRetries: 10, retryDelay: 10 } as const;

/** Removes staged files. Renames the directory first, so that running writes cannot add to it. */
export function discardStaging({ out, staging }: EmitPaths): void {
  // After a failed change in place, the next build needs the staged files to complete it.
  if (existsSync(join(out, JOURNAL))) return;
  const gone = `${staging}.gone`;
  rmSync(gone, WITH_RETRIES);
  if (existsSync(staging)) renameSync(staging, gone);
  rmSync(gone, WITH_RETRIES);
}

/** Suffixes of leftovers of a killed build: staged files, old outputs, incomplete journals. */
const LEFTOVER = /^(?:\d+(?:\.old|\.gone)?|journal\.json\.new)$/;

/**
 * Recovers from a killed build: restores the old site if none exists, completes a change in place,
 * and removes leftovers. Requires the lock.
 */
export async function recoverOutput({ out, work, prefix }: EmitPaths): Promise<void> {
  completeJournal(out);
  const names = (await readdir(work)).filter(
    (name) => name.startsWith(prefix) && LEFTOVER.test(name.slice(prefix.length)),
  );
  const isThere = await lstat(out).catch(() => undefined);
  if (!isThere) {
    const last = names.find((name) => name.endsWith('.old'));
    if (last !== undefined) await rename(join(work, last), out);
  }
  for (const name of names) await rm(join(work, name), { recursive: true, force: true });
}

/** Returns the files of the old output that the new site lacks, relative to the output, sorted. */
export function stalePaths(out: string, files: ReadonlyMap<string, unknown>): string[] {
  const found: string[] = [];
  const walk = (directory: string): void => {
    for (const entry of readdirSync(join(out, directory), { withFileTypes: true })) {
      const path = directory === '' ? entry.name : `${directory}/${entry.name}`;
      if (directory === '' && isIgnoredEntry(entry.name)) continue;
      if (entry.isDirectory()) walk(path);
      else if (!files.has(path)) found.push(path);
    }
  };
  walk('');
  return found.sort();
}

/** Moves and removals of a change in place, by which the next process can complete it. */
interface Journal {
  /** Path of the staging directory, relative to the output. */
  readonly staging: string;
  readonly moves: readonly string[];
  readonly removals: readonly string[];
}

const JOURNAL = `${TEMPORARY_PREFIX}journal.json`;

/** Changed files, relative to the output. */
interface Changes {
  readonly written: readonly string[];
  readonly removed: readonly string[];
}

/**
 * Moves staged files into the output: assets first, deletions last. Synchronous, so only a kill
 * during this millisecond can interrupt the change, which `completeJournal` then completes.
 */
export function applyInPlace(paths: EmitPaths, changes: Changes): void {
  const { out, staging, work, prefix } = paths;
  const moves = [OUTPUT_MARKER, ...changes.written].sort(
    (a, b) => rank(a) - rank(b) || (a < b ? -1 : 1),
  );
  const journal: Journal = { staging: relative(out, staging), moves, removals: changes.removed };
  const temporary = join(work, `${prefix}journal.json.new`);
  replaceFile(join(out, JOURNAL), JSON.stringify(journal), { temporary });
  try {
    completeJournal(out);
  } catch {
    // Try again, because the cause may be temporary: the site must not stay half changed.
    completeJournal(out);
  }
}

/** Completes the change that a journal in the output describes, if any. Idempotent. */
export function completeJournal(out: string): void {
  const file = join(out, JOURNAL);
  if (!existsSync(file)) return;
  const { staging, moves, removals } = JSON.parse(readFileSync(file, 'utf8')) as Journal;
  for (const path of moves) moveInto(out, join(out, staging, path), path);
  for (const path of removals) removeFrom(out, path);
  rmSync(file, { force: true });
  rmSync(join(out, staging), { recursive: true, force: true });
}

/** Copies staged files into the output, if that is on another device. */
async function stageInside(paths: EmitPaths, written: readonly string[]): Promise<EmitPaths> {
  const inside = emitPathsOf(paths.out, 'inPlace');
  await rm(inside.staging, { recursive: true, force: true });
  for (const path of [OUTPUT_MARKER, ...written]) {
    await cp(join(paths.staging, path), join(inside.staging, path), { preserveTimestamps: true });
  }
  return inside;
}

/** Returns the position of a file in the order of moves. Pages follow the files that they load. */
function rank(path: string): number {
  if (path === OUTPUT_MARKER) return 0;
  if (path.startsWith('_assets/')) return 1;
  return path.endsWith('.html') ? 3 : 2;
}

function moveInto(out: string, from: string, path: string): void {
  if (!lstatOf(from)) return;
  removeObstacles(out, path);
  mkdirSync(dirname(join(out, path)), { recursive: true });
  renameSync(from, join(out, path));
}

/** Removes files that block a directory of the path, and a directory at the path itself. */
function removeObstacles(out: string, path: string): void {
  for (const step of [...parentFolders(path), path]) {
    const found = lstatOf(join(out, step));
    if (found && found.isDirectory() === (step === path)) {
      rmSync(join(out, step), { recursive: true, force: true });
    }
  }
}

function removeFrom(out: string, path: string): void {
  const found = lstatOf(join(out, path));
  // A directory belongs to the new site and has replaced the old file.
  if (!found || found.isDirectory()) return;
  rmSync(join(out, path), { force: true });
  for (const folder of parentFolders(path).reverse()) {
    try {
      rmdirSync(join(out, folder));
    } catch (error) {
      if (errorCodeOf(error) === 'ENOTEMPTY' || errorCodeOf(error) === 'ENOENT') return;
      throw error;
    }
  }
}

const lstatOf = (path: string) => undefinedIfMissing(() => lstatSync(path));
