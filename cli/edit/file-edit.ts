import {
  closeSync,
  constants,
  copyFileSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCodeOf } from '../disk/machine.ts';
import { syncPath, writeNewFile } from '../disk/files.ts';
import { exists, isOwnFile, isOwnPath } from './workspace.ts';

export type MoveEdit = { readonly from: string; readonly to: string };

/** Replacement of a file's text, creation (no `before`) or removal (no `after`) of a file. */
export interface TextEdit {
  readonly file: string;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

export type FileEdit = MoveEdit | TextEdit;

export interface EditContext {
  /** Absolute path with symbolic links resolved. */
  readonly root: string;
  /** Name of the temporary file, created beside the file that changes. */
  readonly temporary: string;
  /** Whether this undoes another edit, which may be complete, incomplete or not begun. */
  readonly isRestoring: boolean;
}

export const undoOf = (edit: FileEdit): FileEdit =>
  'from' in edit
    ? { from: edit.to, to: edit.from }
    : { file: edit.file, before: edit.after, after: edit.before };

export const fileBefore = (edit: FileEdit): string => ('from' in edit ? edit.from : edit.file);

export const fileAfter = (edit: FileEdit): string => ('from' in edit ? edit.to : edit.file);

/** Makes an edit atomically. Throws if the files have changed or the system refuses. */
export function makeEdit(edit: FileEdit, context: EditContext): void {
  for (const file of [fileBefore(edit), fileAfter(edit)])
    if (!isOwnPath(context.root, file)) throw new Error(`${file} is inside a symbolic link`);
  if ('from' in edit) move(edit, context);
  else if (edit.after === undefined) remove(edit, context);
  else if (edit.before === undefined) createFile(edit.file, edit.after, context);
  else replace({ ...edit, before: edit.before, after: edit.after }, context);
}

function move(edit: MoveEdit, { root, temporary, isRestoring }: EditContext): void {
  const [from, to] = [join(root, edit.from), join(root, edit.to)];
  if (isRestoring && isMoved(edit, { from, to })) return;
  if (!isOwnFile(root, edit.from))
    throw new Error(`${edit.from} is a symbolic link, or not a file`);
  reserveName(to);
  removeOnFailure(to, () => renameOrCopy(from, to, join(dirname(to), temporary)));
}

/** Runs `work`, which writes a file. If it throws, removes the file, which may be incomplete. */
function removeOnFailure(path: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  }
}

/** Reserves a name with an empty file, so that a rename overwrites nothing. Needs no hard links. */
function reserveName(path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const file = openSync(path, 'wx');
  removeOnFailure(path, () => closeSync(file));
}

/** Moves a file, by copying it if `to` is on another file system. */
function renameOrCopy(from: string, to: string, temporary: string): void {
  try {
    renameSync(from, to);
    return;
  } catch (error) {
    if (errorCodeOf(error) !== 'EXDEV') throw error;
  }
  removeOnFailure(temporary, () => {
    copyFileSync(from, temporary, constants.COPYFILE_EXCL);
    const { atime, mtime } = lstatSync(from);
    utimesSync(temporary, atime, mtime);
    syncPath(temporary);
    renameSync(temporary, to);
  });
  rmSync(from);
}

/** Whether a move has been undone. Removes the incomplete file of a killed process. */
function isMoved(edit: MoveEdit, { from, to }: MoveEdit): boolean {
  if (!exists(from)) {
    if (exists(to)) return true;
    throw new Error(`${edit.from} and ${edit.to} are both missing`);
  }
  if (!exists(to)) return false;
  const [old, now] = [readFileSync(from), readFileSync(to)];
  // Either the name was just reserved, or the copy is complete and the original still exists.
  if (old.length === 0 || old.equals(now)) {
    rmSync(from);
    return true;
  }
  if (now.length > 0) throw new Error(`${edit.from} and ${edit.to} both exist`);
  rmSync(to);
  return false;
}

function createFile(file: string, text: string, context: EditContext): void {
  const path = join(context.root, file);
  reserveName(path);
  removeOnFailure(path, () =>
    replace({ file, before: '', after: text }, { ...context, isRestoring: false }),
  );
}

function remove({ file, before = '' }: TextEdit, { root }: EditContext): void {
  const path = join(root, file);
  if (!exists(path)) return;
  if (!hasContent(root, file, before) && !hasContent(root, file, '')) throw changedError(file);
  rmSync(path);
}

function replace(
  { file, before, after }: Required<{ [Key in keyof TextEdit]: string }>,
  { root, temporary, isRestoring }: EditContext,
): void {
  const path = join(root, file);
  // The edit was not begun, or the author has removed the file since.
  if (isRestoring && (!exists(path) || hasContent(root, file, after))) return;
  const assertUnchanged = () => {
    if (!hasContent(root, file, before)) throw changedError(file);
  };
  assertUnchanged();
  const mode = lstatSync(path).mode & 0o7777;
  const written = join(dirname(path), temporary);
  removeOnFailure(written, () => {
    writeNewFile(written, after, mode);
    assertUnchanged();
    renameSync(written, path);
  });
}

const changedError = (file: string) =>
  new Error(`${file} has changed in the meantime, or is a symbolic link`);

const hasContent = (root: string, file: string, text: string) =>
  isOwnFile(root, file) && readFileSync(join(root, file)).equals(Buffer.from(text));
