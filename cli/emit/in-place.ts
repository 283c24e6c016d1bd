import { cp, lstat, mkdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf } from '../disk/machine.ts';
import { placesOf, type Places } from './places.ts';
import { MARKER, TEMPORARY } from './target.ts';
import { replaceFile } from '../disk/write-file.ts';

/** Says what is being moved while an output is changed in place, so that the next start can end it. */
interface Journal {
  /** Name of the staging directory inside the output. */
  readonly staging: string;
  readonly moves: readonly string[];
  readonly removals: readonly string[];
}

const JOURNAL = `${TEMPORARY}journal.json`;

/** What is to be done to an output that cannot be replaced by renaming. */
export interface Changes {
  readonly written: readonly string[];
  readonly removed: readonly string[];
}

/** Moves staged files into the output: assets first, pages next, deletions last. A crash in between is ended by `endJournal`. */
export async function applyInPlace(places: Places, changes: Changes): Promise<void> {
  const { out } = places;
  const staging = await stagingInside(places, changes.written);
  const moves = [MARKER, ...changes.written].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  const journal: Journal = { staging, moves, removals: changes.removed };
  const file = join(out, JOURNAL);
  replaceFile(file, JSON.stringify(journal), { temporary: `${file}.new` });
  await endJournal(out);
}

/** Ends what a journal in the output says, if there is one. Doing it twice does no harm. */
export async function endJournal(out: string): Promise<void> {
  const text = await readFile(join(out, JOURNAL), 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const { staging, moves, removals } = JSON.parse(text) as Journal;
  for (const path of moves) await moveInto(out, join(out, staging, path), path);
  for (const path of removals) await removeFrom(out, path);
  await rm(join(out, JOURNAL), { force: true });
  await rm(join(out, staging), { recursive: true, force: true });
}

/** The name of the staging directory inside the output; staged files are brought there if they are elsewhere. */
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

/** Pages come after what they load. */
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

/** Removes files that stand where a directory is needed, and a directory that stands where the file is to be. */
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
  // A directory is part of the new site: the file that stood there is gone already.
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
