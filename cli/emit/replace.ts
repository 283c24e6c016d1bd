import { existsSync, renameSync, rmSync } from 'node:fs';
import { lstat, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { applyInPlace, endJournal, type Changes } from './in-place.ts';
import { codeOf } from '../disk/machine.ts';
import type { Places } from './places.ts';
import { MARKER, TEMPORARY } from './target.ts';

/** Puts the staged site in the place of the present one. */
export async function replaceOutput(places: Places, changes: Changes): Promise<void> {
  if (places.mode === 'inPlace') return applyInPlace(places, changes);
  try {
    swap(places);
  } catch (error) {
    // A mount point cannot be renamed; that it is one does not always show before.
    if (!['EBUSY', 'EXDEV'].includes(codeOf(error) ?? '')) throw error;
    return applyInPlace(places, changes);
  }
  // The new site stands; should this fail, the next build removes it.
  await rm(places.old, { recursive: true, force: true }).catch(() => undefined);
}

/** Two renames with nothing in between that a signal could interrupt. */
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

/** A write that was under way may still put a file into a folder that was just emptied: it is emptied again. */
const WHOLLY = { recursive: true, force: true, maxRetries: 10, retryDelay: 10 } as const;

/** Removes what was staged. Renamed first, so that writes still under way cannot add to what is being removed. May be called again. */
export function discardStaging({ staging }: Places): void {
  const gone = `${staging}.gone`;
  rmSync(gone, WHOLLY);
  if (existsSync(staging)) renameSync(staging, gone);
  rmSync(gone, WHOLLY);
}

/** Ends of the names of what a killed build leaves: staged files, an old output, a journal that was not yet in force. */
const LEFTOVER = /^(?:\d+(?:\.old|\.gone)?|journal\.json\.new)$/;

/** Puts right what a killed build left: the old site back if there is none, a begun change ended, leftovers removed. The lock must be held. */
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

/** Files of the present output that the new site does not have, relative to the output, sorted. */
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
