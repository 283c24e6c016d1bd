import { randomUUID } from 'node:crypto';
import { lstatSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { removeEmptyFolders, syncFolder, writeNewFile } from '../disk/files.ts';
import { codeOf, MACHINE_ERRORS } from '../disk/machine.ts';
import { type FileEdit, fileOf, inverse, makeEdit, targetOf } from './file-edit.ts';
import { exists, isOwnPlace } from './workspace.ts';

/** Edits that belong together, written to disk before the first one is made. */
interface Journal {
  /** The command that makes them: `mv`. */
  readonly command: string;
  readonly edits: readonly FileEdit[];
  /** Name of temporary files: random, so that no file can exist there beforehand. */
  readonly temporary: string;
}

export interface NotRestored {
  readonly file: string;
  readonly reason: string;
  /** The system refused, so another attempt may succeed; otherwise the file has changed. */
  readonly isRefused: boolean;
}

/** Result of making all edits or none; `left` names files that could not be restored. */
export type Applied =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: unknown; readonly left: readonly NotRestored[] };

/** The journal of running edits: in the root, so that deleting the cache does not delete it. */
export const JOURNAL = '.docs-build-edit.json';

const TEMPORARY = /^\.docs-build-[\da-f-]{36}$/;

/**
 * Makes all edits or none. The lock of the site must be held. Everything is synchronous, so that signals
 * are handled before the first edit or after the last. A process killed in between leaves the journal,
 * from which `undoInterrupted` restores the files.
 */
export function applyEdits(root: string, command: string, edits: readonly FileEdit[]): Applied {
  if (edits.length === 0) return { ok: true };
  const realRoot = realpathSync(root);
  const journal = { command, edits, temporary: `.docs-build-${randomUUID()}` };
  writeNewFile(join(realRoot, JOURNAL), JSON.stringify(journal));
  syncFolder(realRoot);
  const context = { root: realRoot, temporary: journal.temporary, isRestoring: false };
  const made: FileEdit[] = [];
  try {
    for (const edit of edits) {
      makeEdit(edit, context);
      made.push(edit);
    }
  } catch (error) {
    const left = undo(realRoot, { ...journal, edits: made });
    // The failed edit may have created a folder.
    removeFoldersOf(realRoot, edits.map(targetOf));
    return { ok: false, error, left };
  }
  removeFoldersOf(realRoot, edits.map(fileOf));
  closeJournal(realRoot);
  return { ok: true };
}

/** An interrupted command whose edits were undone. */
export type Undone = { readonly command: string; readonly left: readonly NotRestored[] };

/** Whether a command was interrupted while it edited the site, or is editing it now. */
export const hasJournal = (root: string): boolean => exists(join(root, JOURNAL));

/** Undoes the edits of an interrupted command, if any. The lock of the site must be held. */
export function undoInterrupted(root: string): Undone | undefined {
  const realRoot = realpathSync(root);
  if (!hasJournal(realRoot)) return undefined;
  const journal = readJournal(join(realRoot, JOURNAL));
  if (journal) return { command: journal.command, left: undo(realRoot, journal) };
  closeJournal(realRoot);
  return undefined;
}

/** Undefined for an incomplete journal: then no edit was made yet. */
function readJournal(file: string): Journal | undefined {
  if (!lstatSync(file).isFile()) return undefined;
  try {
    const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal;
    const isWhole = TEMPORARY.test(journal.temporary) && journal.edits.every(isEdit);
    return isWhole ? journal : undefined;
  } catch (error) {
    if (codeOf(error) !== undefined) throw error;
    return undefined;
  }
}

const isEdit = (edit: FileEdit) =>
  [fileOf(edit), targetOf(edit)].every((file) => typeof file === 'string');

/**
 * Undoes edits in reverse order, and closes the journal unless the system refused. Skips edits that are
 * already undone.
 */
function undo(root: string, { edits, temporary }: Journal): readonly NotRestored[] {
  const left = [...edits].reverse().flatMap((edit): NotRestored[] => {
    try {
      for (const file of [fileOf(edit), targetOf(edit)])
        if (isOwnPlace(root, file)) rmSync(join(root, dirname(file), temporary), { force: true });
      makeEdit(inverse(edit), { root, temporary, isRestoring: true });
      return [];
    } catch (error) {
      const isRefused = (codeOf(error) ?? '') in MACHINE_ERRORS;
      return [{ file: fileOf(edit), reason: messageOf(error), isRefused }];
    }
  });
  removeFoldersOf(root, edits.map(targetOf));
  if (!left.some(({ isRefused }) => isRefused)) closeJournal(root);
  return left;
}

function closeJournal(root: string): void {
  rmSync(join(root, JOURNAL), { force: true, recursive: true });
  syncFolder(root);
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Removes the empty folders of files that no longer exist. */
function removeFoldersOf(root: string, files: readonly string[]): void {
  for (const file of files) {
    if (!exists(join(root, file)) && isOwnPlace(root, file))
      removeEmptyFolders(dirname(join(root, file)), root);
  }
}
