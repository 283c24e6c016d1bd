import { randomUUID } from 'node:crypto';
import { lstatSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { removeEmptyFolders } from '../disk/remove-empty.ts';
import { codeOf } from '../disk/machine.ts';
import { syncFolder, writeNewFile } from '../disk/write-file.ts';
import { MACHINE_CODES } from '../report/rules/commands.ts';
import { type FileEdit, fileOf, inverse, makeEdit, targetOf } from './file-edit.ts';
import { exists, isOwnPlace } from './own-paths.ts';

/** Edits of a site that belong together, written down before the first of them is made. */
interface Journal {
  /** The command that makes them: `mv`. */
  readonly command: string;
  readonly edits: readonly FileEdit[];
  /** Name of temporary files. Random, so that nobody can put a file there beforehand. */
  readonly temporary: string;
}

/** What undoing edits left as it is. */
export interface NotRestored {
  readonly file: string;
  readonly reason: string;
  /** The system refused, so that another try may succeed; otherwise the file is not as docs-build left it. */
  readonly isRefused: boolean;
}

/** Whether all edits were made. Otherwise none is, except in the files that could not be restored. */
export type Applied =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: unknown; readonly left: readonly NotRestored[] };

/** The journal of edits under way: in the root, so that deleting the cache does not delete it. */
export const JOURNAL = '.docs-build-edit.json';

const TEMPORARY = /^\.docs-build-[\da-f-]{36}$/;

/**
 * Makes all edits or none. The lock of the site must be held. Everything is synchronous, so that a signal is handled before the first edit or
 * after the last. A process that is killed in between leaves the journal, by which `undoInterrupted` restores the files.
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
    // The edit that failed may have made a folder.
    removeFoldersOf(realRoot, edits.map(targetOf));
    return { ok: false, error, left };
  }
  removeFoldersOf(realRoot, edits.map(fileOf));
  closeJournal(realRoot);
  return { ok: true };
}

/** A command that was interrupted, and what undoing its edits left as it is. */
export interface Undone {
  readonly command: string;
  readonly left: readonly NotRestored[];
}

/** Whether a command was interrupted while it edited the site, or is editing it now. */
export const hasJournal = (root: string): boolean => exists(join(root, JOURNAL));

/** Undoes the edits of an interrupted command, if there are any. The lock of the site must be held. */
export function undoInterrupted(root: string): Undone | undefined {
  const realRoot = realpathSync(root);
  if (!hasJournal(realRoot)) return undefined;
  const journal = readJournal(join(realRoot, JOURNAL));
  if (journal) return { command: journal.command, left: undo(realRoot, journal) };
  closeJournal(realRoot);
  return undefined;
}

/** Undefined for a journal that is not complete: then no edit was made, since the first one comes after its last byte. */
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

/** Undoes edits, the last one first, and closes the journal unless the system refused. What is undone already stays as it is. */
function undo(root: string, { edits, temporary }: Journal): readonly NotRestored[] {
  const left = [...edits].reverse().flatMap((edit): NotRestored[] => {
    try {
      for (const file of [fileOf(edit), targetOf(edit)])
        if (isOwnPlace(root, file)) rmSync(join(root, dirname(file), temporary), { force: true });
      makeEdit(inverse(edit), { root, temporary, isRestoring: true });
      return [];
    } catch (error) {
      const isRefused = MACHINE_CODES.has(codeOf(error) ?? '');
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
