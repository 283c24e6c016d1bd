import { existsSync, renameSync, rmSync } from 'node:fs';
import { cp, lstat, mkdir, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf } from '../disk/machine.ts';
import { replaceFile } from '../disk/files.ts';
import { MARKER, type Places, placesOf, TEMPORARY } from './target.ts';

/** Replaces the old site by the staged one. */
export async function replaceOutput(places: Places, changes: Changes): Promise<void> {
  if (places.mode === 'inPlace') return applyInPlace(places, changes);
  try {
    swap(places);
  } catch (error) {
    // A mount point cannot be renamed, and cannot always be detected before.
    if (!['EBUSY', 'EXDEV'].includes(codeOf(error) ?? '')) throw error;
    return applyInPlace(places, changes);
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
export async function healOutput({ out, mode, work, prefix }: Places): Promise<void> {
  if (mode === 'inPlace') await endJournal(out);
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
export async function stalePaths(out: string, paths: ReadonlySet<string>): Promise<string[]> {
  const found: string[] = [];
  const walk = async (directory: string): Promise<void> => {
    for (const entry of await readdir(join(out, directory), { withFileTypes: true })) {
      const path = directory === '' ? entry.name : `${directory}/${entry.name}`;
      if (directory === '' && isOurs(entry.name)) continue;
      if (entry.isDirectory()) await walk(path);
      else if (!paths.has(path)) found.push(path);
    }
  };
  await walk('');
  return found.sort();
}

const isOurs = (name: string) =>
  name === MARKER || name.startsWith(TEMPORARY) || name === 'lost+found';

/** Moves of a change in place, so that the next process can complete it. */
interface Journal {
  /** Name of the staging directory inside the output. */
  readonly staging: string;
  readonly moves: readonly string[];
  readonly removals: readonly string[];
}

const JOURNAL = `${TEMPORARY}journal.json`;

/** Changes of an output that cannot be renamed. */
interface Changes {
  readonly written: readonly string[];
  readonly removed: readonly string[];
}

/** Moves staged files into the output: assets first, deletions last. `endJournal` resumes after a crash. */
export async function applyInPlace(places: Places, changes: Changes): Promise<void> {
  const { out } = places;
  const staging = await stagingInside(places, changes.written);
  const moves = [MARKER, ...changes.written].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  const journal: Journal = { staging, moves, removals: changes.removed };
  const file = join(out, JOURNAL);
  replaceFile(file, JSON.stringify(journal), { temporary: `${file}.new` });
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

/** Returns the name of the staging directory in the output, after copying staged files there if needed. */
async function stagingInside(places: Places, written: readonly string[]): Promise<string> {
  const inside = placesOf(places.out, 'inPlace');
  if (places.mode === 'swap') {
    await rm(inside.staging, { recursive: true, force: true });
    for (const path of [MARKER, ...written]) {
      await cp(join(places.staging, path), join(inside.staging, path), {
        preserveTimestamps: true,
      });
    }
  }
  return inside.staging.slice(places.out.length + 1);
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
