import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { cp, lstat, mkdir, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { codeOf } from '../disk/machine.ts';
import { replaceFile } from '../disk/files.ts';
import { MARKER, type Places, placesOf, TEMPORARY } from './target.ts';

/** Replaces the old site by the staged one. */
export async function swapOutput(places: Places, changes: Changes): Promise<void> {
  try {
    swap(places);
  } catch (error) {
    // A mount point cannot be renamed, and cannot always be detected before.
    if (!['EBUSY', 'EXDEV'].includes(codeOf(error) ?? '')) throw error;
    return applyInPlace(await stageInside(places, changes.written), changes);
  }
  // If this fails, the next build removes it.
  await rm(places.old, { recursive: true, force: true }).catch(() => undefined);
}

/** Renames both directories synchronously, so that no signal is handled in between. */
function swap({ out, staging, old }: Places): void {
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
export function discardStaging({ staging }: Places): void {
  const gone = `${staging}.gone`;
  rmSync(gone, WITH_RETRIES);
  if (existsSync(staging)) renameSync(staging, gone);
  rmSync(gone, WITH_RETRIES);
}

/** Suffixes of leftovers of a killed build: staged files, an old output, an incomplete journal. */
const LEFTOVER = /^(?:\d+(?:\.old|\.gone)?|journal\.json\.new)$/;

/**
 * Recovers from a killed build: restores the old site if none exists, completes a change in place, and
 * removes leftovers. The lock must be held.
 */
export async function healOutput({ out, work, prefix }: Places): Promise<void> {
  await endJournal(out);
  const names = (await readdir(work)).filter(
    (name) => name.startsWith(prefix) && LEFTOVER.test(name.slice(prefix.length)),
  );
  const isThere = await lstat(out).catch(() => undefined);
  if (!isThere) {
    const last = await newest(
      names.filter((name) => name.endsWith('.old')).map((name) => join(work, name)),
    );
    if (last !== undefined) await rename(last, out);
  }
  for (const name of names) await rm(join(work, name), { recursive: true, force: true });
}

async function newest(paths: readonly string[]): Promise<string | undefined> {
  const dated = await Promise.all(
    paths.map(async (path) => ({ path, time: (await lstat(path)).ctimeMs })),
  );
  return dated.sort((a, b) => b.time - a.time)[0]?.path;
}

/** Files of the old output that the new site does not have, relative to the output, sorted. */
export function stalePaths(out: string, files: ReadonlyMap<string, unknown>): string[] {
  const found: string[] = [];
  const walk = (directory: string): void => {
    for (const entry of readdirSync(join(out, directory), { withFileTypes: true })) {
      const path = directory === '' ? entry.name : `${directory}/${entry.name}`;
      if (directory === '' && isOurs(entry.name)) continue;
      if (entry.isDirectory()) walk(path);
      else if (!files.has(path)) found.push(path);
    }
  };
  walk('');
  return found.sort();
}

const isOurs = (name: string) =>
  name === MARKER || name.startsWith(TEMPORARY) || name === 'lost+found';

/** Moves of a change in place, so that the next process can complete it. */
interface Journal {
  /** Path of the staging directory, relative to the output. */
  readonly staging: string;
  readonly moves: readonly string[];
  readonly removals: readonly string[];
}

const JOURNAL = `${TEMPORARY}journal.json`;

/** Changes of an output that is not renamed. */
interface Changes {
  readonly written: readonly string[];
  readonly removed: readonly string[];
}

/** Moves staged files into the output: assets first, deletions last. `endJournal` resumes after a crash. */
export async function applyInPlace(places: Places, changes: Changes): Promise<void> {
  const { out, staging, work, prefix } = places;
  const moves = [MARKER, ...changes.written].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  const journal: Journal = { staging: relative(out, staging), moves, removals: changes.removed };
  const temporary = join(work, `${prefix}journal.json.new`);
  replaceFile(join(out, JOURNAL), JSON.stringify(journal), { temporary });
  await endJournal(out);
}

/** Completes the journal in the output, if there is one. Idempotent. */
export async function endJournal(out: string): Promise<void> {
  const text = await readFile(join(out, JOURNAL), 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const { staging, moves, removals } = JSON.parse(text) as Journal;
  for (const path of moves) await moveInto(out, join(out, staging, path), path);
  for (const path of removals) await removeFrom(out, path);
  await rm(join(out, JOURNAL), { force: true });
  await rm(join(out, staging), { recursive: true, force: true });
}

/** Copies staged files into the output, for one on another device. */
async function stageInside(places: Places, written: readonly string[]): Promise<Places> {
  const inside = placesOf(places.out, 'inPlace');
  await rm(inside.staging, { recursive: true, force: true });
  for (const path of [MARKER, ...written]) {
    await cp(join(places.staging, path), join(inside.staging, path), { preserveTimestamps: true });
  }
  return inside;
}

/** Returns the position of a file in the order of moves: pages come after the files that they load. */
function rank(path: string): number {
  if (path === MARKER) return 0;
  if (path.startsWith('_assets/')) return 1;
  return path.endsWith('.html') ? 3 : 2;
}

async function moveInto(out: string, from: string, path: string): Promise<void> {
  const target = join(out, path);
  if (!(await lstat(from).catch(() => undefined))) return;
  await clearWay(out, path);
  await mkdir(dirname(target), { recursive: true });
  await rename(from, target);
}

/** Removes files where a directory is needed, and a directory at the path of the file. */
async function clearWay(out: string, path: string): Promise<void> {
  const parts = path.split('/');
  for (let count = 1; count <= parts.length; count++) {
    const step = join(out, ...parts.slice(0, count));
    const stats = await lstat(step).catch(() => undefined);
    const isLast = count === parts.length;
    if (stats && stats.isDirectory() === isLast) await rm(step, { recursive: true, force: true });
  }
}

async function removeFrom(out: string, path: string): Promise<void> {
  const stats = await lstat(join(out, path)).catch(() => undefined);
  // A directory belongs to the new site: the old file was replaced.
  if (!stats || stats.isDirectory()) return;
  await rm(join(out, path), { force: true });
  for (let above = dirname(path); above !== '.'; above = dirname(above)) {
    try {
      await rmdir(join(out, above));
    } catch (error) {
      if (codeOf(error) === 'ENOTEMPTY' || codeOf(error) === 'ENOENT') return;
      throw error;
    }
  }
}
