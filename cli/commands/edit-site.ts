import { existsSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { removeDeadFiles, takeLock } from '../disk/lock.ts';
import { asMachineError } from '../disk/machine.ts';
import { applyFileEdits, hasJournal, undoInterrupted } from '../edit/apply.ts';
import type { FileEdit } from '../edit/file-edit.ts';
import { DocsError } from '../model/diagnostic.ts';
import { isLogged, type Terminal } from './output/terminal.ts';
import { report } from '../report/catalogue.ts';
import { errorMessage } from '../model/text.ts';

/** Prefix of lock files, in the root of the site. */
const LOCK = '.docs-build-edit-lock';

export interface Editor {
  readonly command: string;
  /** Absolute path of the site's root. */
  readonly root: string;
  readonly terminal: Terminal;
}

/** Locks the site, undoes interrupted edits, and runs `work`. Throws a `DocsError` on failure. */
export async function withSiteLock<T>(
  { command, root, terminal }: Editor,
  work: () => Promise<T>,
): Promise<T> {
  const { signal } = terminal;
  // A missing folder cannot be locked, but `work` reports it. The separator excludes files.
  if (!existsSync(root + sep)) return work();
  const lock = join(realpathSync(root), LOCK);
  const busy = (holder: string, seconds: number) =>
    report('edit/busy', undefined, { holder, seconds });
  const release = await takeLock(lock, { command, busy, signal });
  signal.addEventListener('abort', release, { once: true });
  try {
    await undoEdits(root, terminal);
    return await work();
  } finally {
    signal.removeEventListener('abort', release);
    release();
  }
}

/** Removes the locks of killed commands and undoes their edits. Waits for a running command. */
export async function recoverSite(root: string, terminal: Terminal): Promise<void> {
  if (!existsSync(root + sep)) return;
  removeDeadFiles(join(root, LOCK));
  if (!hasJournal(root)) return;
  await withSiteLock({ command: 'recovery', root, terminal }, async () => undefined);
}

async function undoEdits(root: string, terminal: Terminal): Promise<void> {
  const undone = undoInterrupted(root);
  if (!undone) return;
  const { command, left } = undone;
  const refused = left.find(({ isRefused }) => isRefused);
  if (refused) {
    const values = { command, file: refused.file, reason: refused.reason };
    throw new DocsError(report('edit/not-done:undo', undefined, values), 'machine');
  }
  if (!isLogged(terminal, 'warn')) return;
  const { undoneLines } = await import('../report/fix.ts');
  terminal.err(undoneLines(command, left));
}

/** Makes all edits or none. Requires the lock. Throws a `DocsError`, or the reason of an abort. */
export function editSite(edits: readonly FileEdit[], { command, root, terminal }: Editor): void {
  terminal.signal.throwIfAborted();
  const applied = applyFileEdits(root, command, edits);
  if (applied.ok) return;
  const error = asMachineError(applied.error, join(root, applied.file));
  const reason = errorMessage(error);
  const left = applied.left.map(({ file }) => file).join(', ');
  const id = left === '' ? 'edit/not-done' : 'edit/not-done:left';
  throw new DocsError(report(id, undefined, { reason, left }), 'machine');
}
