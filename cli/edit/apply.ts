import { randomUUID } from 'node:crypto';
import { lstatSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { removeEmptyFolders, syncFolder, writeNewFile } from '../disk/files.ts';
import { errorCodeOf, MACHINE_ERRORS } from '../disk/machine.ts';
import { type FileEdit, fileBefore, undoOf, makeEdit, fileAfter } from './file-edit.ts';
import { exists, isOwnPath } from './workspace.ts';
import { errorMessage } from '../model/text.ts';

/** Edits that belong together, written to disk before the first edit. */
interface Journal {
  readonly command: string;
  readonly edits: readonly FileEdit[];
  /** Name of temporary files, random so that no file has it already. */
  readonly temporary: string;
}

export interface UnrestoredFile {
  readonly file: string;
  readonly reason: string;
  /** Whether the system refused, so that a retry may succeed. Otherwise, the file has changed. */
  readonly isRefused: boolean;
}

/** Result of making all edits or none; `left` names files that could not be restored. */
export type EditsResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly error: unknown;
      readonly file: string;
      readonly left: readonly UnrestoredFile[];
    };

/** Journal of running edits, in the root so that deleting the cache does not delete it. */
export const JOURNAL = '.docs-build-edit.json';

const TEMPORARY = /^\.docs-build-[\da-f-]{36}$/;

/**
 * Makes all edits or none, under the site's lock. Synchronous, so that signals wait until the end.
 * If the process is killed, the journal remains, from which `undoInterrupted` restores the files.
 */
export function applyFileEdits(
  root: string,
  command: string,
  edits: readonly FileEdit[],
): EditsResult {
  if (edits.length === 0) return { ok: true };
  const realRoot = realpathSync(root);
  const journal = { command, edits, temporary: `.docs-build-${randomUUID()}` };
  writeNewFile(join(realRoot, JOURNAL), JSON.stringify(journal));
  syncFolder(realRoot);
  const context = { root: realRoot, temporary: journal.temporary, isRestoring: false };
  for (const [index, edit] of edits.entries()) {
    try {
      makeEdit(edit, context);
    } catch (error) {
      const left = undo(realRoot, { ...journal, edits: edits.slice(0, index) });
      // The failed edit may have created a folder.
      removeFoldersOf(realRoot, edits.map(fileAfter));
      return { ok: false, error, file: fileAfter(edit), left };
    }
  }
  removeFoldersOf(realRoot, edits.map(fileBefore));
  closeJournal(realRoot);
  return { ok: true };
}

/** Whether a command is editing the site, or was interrupted while it did. */
export const hasJournal = (root: string): boolean => exists(join(root, JOURNAL));

/** Undoes the edits of an interrupted command, if any. The site must be locked. */
export function undoInterrupted(root: string) {
  const realRoot = realpathSync(root);
  if (!hasJournal(realRoot)) return undefined;
  const journal = readJournal(join(realRoot, JOURNAL));
  if (journal) return { command: journal.command, left: undo(realRoot, journal) };
  closeJournal(realRoot);
  return undefined;
}

/** Reads a journal. Returns undefined if it is incomplete: then no edit has been made yet. */
function readJournal(file: string): Journal | undefined {
  if (!lstatSync(file).isFile()) return undefined;
  try {
    const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal;
    const isWhole = TEMPORARY.test(journal.temporary) && journal.edits.every(isEdit);
    return isWhole ? journal : undefined;
  } catch (error) {
    if (errorCodeOf(error) !== undefined) throw error;
    return undefined;
  }
}

const isEdit = (edit: FileEdit) =>
  [fileBefore(edit), fileAfter(edit)].every((file) => typeof file === 'string');

/** Undoes edits in reverse, unless already undone. Closes the journal unless the system refused. */
function undo(root: string, { edits, temporary }: Journal): readonly UnrestoredFile[] {
  const left = [...edits].reverse().flatMap((edit): UnrestoredFile[] => {
    try {
      for (const file of [fileBefore(edit), fileAfter(edit)])
        if (isOwnPath(root, file)) rmSync(join(root, dirname(file), temporary), { force: true });
      makeEdit(undoOf(edit), { root, temporary, isRestoring: true });
      return [];
    } catch (error) {
      const isRefused = (errorCodeOf(error) ?? '') in MACHINE_ERRORS;
      return [{ file: fileBefore(edit), reason: errorMessage(error), isRefused }];
    }
  });
  removeFoldersOf(root, edits.map(fileAfter));
  if (!left.some(({ isRefused }) => isRefused)) closeJournal(root);
  return left;
}

function closeJournal(root: string): void {
  rmSync(join(root, JOURNAL), { force: true, recursive: true });
  syncFolder(root);
}

/** Removes folders that are empty because their files no longer exist. */
function removeFoldersOf(root: string, files: readonly string[]): void {
  for (const file of files) {
    if (!exists(join(root, file)) && isOwnPath(root, file))
      removeEmptyFolders(dirname(join(root, file)), root);
  }
}
