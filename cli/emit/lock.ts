import {
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { DocsError } from '../model/diagnostic.ts';
import { outputBusy } from '../report/catalogue/machine/output.ts';
import { codeOf, isAlive, OWN_PID } from './machine.ts';

/** How long a build waits for another one. */
const WAIT_SECONDS = 30;
const LOOK_EVERY_MS = 100;
/** How often the holder says that it lives. */
const BEAT_MS = 2_000;
/** A holder on another machine, or in another container, that was not heard of for so long is dead. */
const SILENT_MS = 15_000;

interface Holder {
  readonly pid: number;
  readonly host: string;
  /** When the process began, where the system tells: a number may be given to another process. */
  readonly born: string | null;
}

/** Locks held by this process, so that its own number in a lock tells a dead namesake from itself. */
const held = new Set<string>();

/** Takes the lock, waiting for its holder; gives the function that lets go. Throws a `DocsError` when the wait is over. */
export async function takeLock(
  lock: string,
  outDir: string,
  signal?: AbortSignal,
): Promise<() => void> {
  const mine = JSON.stringify({ pid: OWN_PID, host: hostname(), born: bornOf(OWN_PID) });
  const watch = { beat: 0, since: Date.now() };
  const giveUpAt = Date.now() + WAIT_SECONDS * 1000;
  while (!tryLock(lock, mine)) {
    signal?.throwIfAborted();
    const text = readText(lock);
    const holder = text === undefined ? undefined : parseHolder(text);
    if (text !== undefined && isDead(lock, holder, watch)) removeStale(lock, text);
    else if (Date.now() > giveUpAt) {
      throw new DocsError(outputBusy(outDir, holder?.pid ?? 0, WAIT_SECONDS));
    } else await sleep(LOOK_EVERY_MS);
  }
  held.add(lock);
  const beat = setInterval(() => touch(lock), BEAT_MS);
  beat.unref();
  return () => {
    clearInterval(beat);
    if (held.delete(lock)) rmSync(lock, { force: true });
  };
}

/** Written whole before it appears under its name, so nobody ever reads half a lock. */
function tryLock(lock: string, text: string): boolean {
  const own = `${lock}.${OWN_PID}`;
  if (held.has(lock)) return false;
  try {
    writeFileSync(own, text);
    linkSync(own, lock);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    if (!['EPERM', 'ENOTSUP', 'ENOSYS', 'EOPNOTSUPP'].includes(codeOf(error) ?? '')) throw error;
    return createExclusively(lock, text);
  } finally {
    rmSync(own, { force: true });
  }
}

/** For file systems without hard links. */
function createExclusively(lock: string, text: string): boolean {
  try {
    writeFileSync(lock, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function isDead(lock: string, holder: Holder | undefined, watch: { beat: number; since: number }) {
  if (holder?.host === hostname()) {
    if (holder.pid === OWN_PID) return !held.has(lock);
    return !isAlive(holder.pid) || bornOf(holder.pid) !== holder.born;
  }
  const beat = mtimeOf(lock);
  if (beat !== watch.beat) Object.assign(watch, { beat, since: Date.now() });
  return Date.now() - watch.since > SILENT_MS;
}

/** Taken away under a name of our own first: if it turns out to be a new one, it is put back. */
function removeStale(lock: string, text: string): void {
  const own = `${lock}.${OWN_PID}.stale`;
  try {
    renameSync(lock, own);
    if (readText(own) !== text) linkSync(own, lock);
  } catch (error) {
    // Somebody else was quicker: the loop looks again.
    if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

function parseHolder(text: string): Holder | undefined {
  try {
    return JSON.parse(text) as Holder;
  } catch {
    // Not written by us, or cut off by a full disk: then it is judged by its silence.
    return undefined;
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // Gone in the meantime.
    return undefined;
  }
}

function mtimeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function touch(path: string): void {
  try {
    utimesSync(path, new Date(), new Date());
  } catch {
    // The disk may be gone; the build itself will say so.
  }
}

/** When a process began, in ticks since the machine did; null where the system does not tell. */
function bornOf(pid: number): string | null {
  const text = readText(`/proc/${pid}/stat`);
  return text?.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}
