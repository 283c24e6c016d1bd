import { randomBytes, randomInt } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Diagnostic, DocsError } from '../model/diagnostic.ts';
import { isProcessRunning, OWN_PID, ownIdentity } from './machine.ts';

/** Time for which a process waits for the holder of a lock. */
const WAIT_SECONDS = 30;
const POLL_MS = 100;
/** Interval at which the holder renews the modification time of its file. */
const HEARTBEAT_MS = 2_000;
/** Time without a renewal after which a holder with an unknown process counts as dead. */
const DEAD_AFTER_MS = 15_000;

export interface LockOptions {
  /** Name of the command that takes the lock: `build`. */
  readonly command: string;
  /** Returns the diagnostic after the wait. `holder` names a command, its process and its host. */
  readonly busy: (holder: string, seconds: number) => Diagnostic;
  readonly signal?: AbortSignal | undefined;
}

/** Files of the locks that this process holds. */
const held = new Set<string>();

/** Last modification time of each file, and the local time at which it was first seen. */
type Heartbeats = Map<string, { readonly heartbeat: number; readonly since: number }>;

/**
 * Waits for a lock and returns its release function. Throws a `DocsError` after `WAIT_SECONDS`.
 *
 * Each process creates its own file, named after `lock` and its identity, and looks for others.
 * If it finds the file of a living process, it removes its own: of two processes that start at the
 * same time, at least one finds the other. Files never change owners, so those of dead processes
 * can be removed without a race, and the next holder removes all leftovers of a killed process.
 */
export async function takeLock(
  lock: string,
  { command, busy, signal }: LockOptions,
): Promise<() => void> {
  const own = fileOf(lock);
  const heartbeats: Heartbeats = new Map();
  const giveUpAt = Date.now() + WAIT_SECONDS * 1000;
  for (;;) {
    signal?.throwIfAborted();
    const holder =
      livingHolder(lock, heartbeats) ?? createOwnFile(lock, own, { command, heartbeats });
    if (holder === undefined) break;
    if (Date.now() > giveUpAt) throw new DocsError(busy(holderIn(holder), WAIT_SECONDS));
    await sleep(POLL_MS / 2 + randomInt(POLL_MS));
  }
  held.add(own);
  removeDeadFiles(lock, heartbeats);
  const timer = setInterval(() => renewHeartbeat(own), HEARTBEAT_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    if (held.delete(own)) rmSync(own, { force: true });
  };
}

/** Removes the files of dead processes; without `heartbeats`, only of those on this machine. */
export function removeDeadFiles(lock: string, heartbeats: Heartbeats = new Map()): void {
  try {
    for (const file of lockFilesOf(lock))
      if (isDead(file, heartbeats)) rmSync(file, { force: true });
  } catch {
    // On a read-only or faulty disk, the files stay and do no harm.
  }
}

const fileOf = (lock: string) => {
  const { pid, born, machine } = ownIdentity();
  return `${lock}-${[pid, born, machine, randomBytes(4).toString('hex')].join('.')}`;
};

/** Creates this process's file. Removes it again and returns the other file if a holder lives. */
function createOwnFile(
  lock: string,
  own: string,
  { command, heartbeats }: { readonly command: string; readonly heartbeats: Heartbeats },
): string | undefined {
  try {
    writeFileSync(own, `docs-build ${command}, process ${OWN_PID} on ${hostname()}`, {
      flag: 'wx',
    });
    const other = livingHolder(lock, heartbeats, own);
    if (other !== undefined) rmSync(own, { force: true });
    return other;
  } catch (error) {
    rmSync(own, { force: true });
    throw error;
  }
}

function lockFilesOf(lock: string): string[] {
  const [folder, start] = [dirname(lock), `${basename(lock)}-`];
  return readdirSync(folder)
    .filter((name) => name.startsWith(start))
    .map((name) => join(folder, name));
}

const livingHolder = (lock: string, heartbeats: Heartbeats, own?: string) =>
  lockFilesOf(lock).find((file) => file !== own && !isDead(file, heartbeats));

/** Whether a process has ended, by its ID or, if it runs in another container, by its heartbeat. */
function isDead(file: string, heartbeats: Heartbeats): boolean {
  const [pid = '', born = '', machine = ''] = file.slice(file.lastIndexOf('-') + 1).split('.');
  const self = ownIdentity();
  if (machine === self.machine) {
    const isOwn = Number(pid) === self.pid && born === self.born;
    return isOwn ? !held.has(file) : !isProcessRunning({ pid: Number(pid), born, machine });
  }
  const heartbeat = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (heartbeat === undefined) return true;
  const known = heartbeats.get(file);
  if (known?.heartbeat === heartbeat) return Date.now() - known.since > DEAD_AFTER_MS;
  heartbeats.set(file, { heartbeat, since: Date.now() });
  return false;
}

function holderIn(file: string): string {
  try {
    return readFileSync(file, 'utf8') || 'unknown';
  } catch {
    // The lock has been released, or this user cannot read the file.
    return 'unknown';
  }
}

function renewHeartbeat(file: string): void {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // The disk may be unmounted, which the work under the lock reports.
  }
}
