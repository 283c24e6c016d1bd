import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { kill, pid } from 'node:process';
import { DocsError } from '../model/diagnostic.ts';
import { report } from '../report/catalogue.ts';

const FREE_SPACE = 'Free some space, then try again.';
const OTHER_DIRECTORY = 'Choose a directory that you may write to, or change its permissions.';

/** Error codes of the operating system for which the machine is the cause, not a bug. */
export const MACHINE_ERRORS: Readonly<Record<string, readonly [reason: string, hint: string]>> = {
  ENOSPC: ['the disk is full', FREE_SPACE],
  EDQUOT: ['the disk quota is used up', FREE_SPACE],
  EACCES: ['permission denied', OTHER_DIRECTORY],
  EPERM: ['not permitted', OTHER_DIRECTORY],
  EROFS: ['the file system is read-only', 'Choose a directory elsewhere.'],
  EIO: ['the disk reports an error', 'Check the disk or the connection to it, then try again.'],
  EMFILE: ['too many open files', 'Raise the limit of open files (ulimit -n), then try again.'],
  ENAMETOOLONG: ['the name is too long', 'Shorten the pathname of the page.'],
};

/** Formats a message about an unwritable cache. Not a finding, because the site is the same. */
export function cacheNotWritten(folder: string, error: unknown): string {
  const { code = '', message = String(error) } = error as NodeJS.ErrnoException;
  const reason = MACHINE_ERRORS[code]?.[0] ?? message;
  return `Cannot write the cache to ${folder}: ${reason}. The result is the same, but slower.\n`;
}

/** Returns the code of an operating system error. Undefined for other errors. */
export const errorCodeOf = (error: unknown): string | undefined =>
  error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;

/** Returns undefined for a missing file. Rethrows other errors: unreadable is not missing. */
export function undefinedIfMissing<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'ELOOP'].includes(errorCodeOf(error) ?? '')) return undefined;
    throw error;
  }
}

/** Converts an operating system error to a `DocsError`. Returns any other error unchanged. */
export function asMachineError(error: unknown, path: string, neededBytes?: number): unknown {
  const code = errorCodeOf(error);
  const [cause, hint = ''] = MACHINE_ERRORS[code ?? ''] ?? [];
  if (cause === undefined) return error;
  const isFull = code === 'ENOSPC' && neededBytes !== undefined;
  const reason = isFull ? `${cause} (this file needs ${neededBytes} bytes)` : cause;
  return new DocsError(report('output/not-written', undefined, { path, reason, hint }), 'machine');
}

export const OWN_PID = pid;

/** Identity of a process, by which others determine whether it is still running. */
export interface ProcessIdentity {
  readonly pid: number;
  /** Start time in clock ticks since boot, because process IDs are reused. Empty if unknown. */
  readonly born: string;
  /** Hash of the scope of process IDs: boot and process namespace on Linux, otherwise the host. */
  readonly machine: string;
}

export const ownIdentity = (): ProcessIdentity => ({
  pid: OWN_PID,
  born: processOf(OWN_PID).born,
  machine: createHash('sha256').update(processSpace()).digest('hex').slice(0, 16),
});

/** Returns the scope of process IDs. Containers may share a host name and boot, but not the IDs. */
function processSpace(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    // Other systems than Linux have no process namespaces.
    return hostname();
  }
}

/** Whether a process is running. Its `machine` must equal this process's `machine`. */
export function isProcessRunning({ pid: other, born }: ProcessIdentity): boolean {
  try {
    kill(other, 0);
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    if (errorCodeOf(error) !== 'EPERM') return false;
  }
  const { state, born: current } = processOf(other);
  // A killed process stays a zombie until its parent reaps it: in a container without `init`,
  // forever.
  if (state === 'Z') return false;
  // `/proc` may hide the processes of other users: then the ID must suffice.
  return current === '' || current === born;
}

/** Returns the state of a process, such as `Z` for a zombie, and its start time, if known. */
function processOf(id: number): { readonly state: string; readonly born: string } {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', born: fields[19] ?? '' };
  } catch {
    return { state: '', born: '' };
  }
}
