import { link, mkdir, readdir, realpath, rmdir, unlink } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import { openWorkspace, ownFolder } from './workspace.ts';

/** A file that gets another text, another place, or both. */
export interface FileStep {
  readonly file: string;
  readonly to: string;
  readonly text?: { readonly before: string; readonly after: string };
}

/** How it ended: all done, or nothing but what could not be put back. */
export type Applied =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: string; readonly left: readonly string[] };

/** Takes every step or none: what was done is undone if one of them fails. */
export async function applySteps(root: string, steps: readonly FileStep[]): Promise<Applied> {
  const realRoot = await realpath(root);
  const undo: { readonly file: string; readonly run: () => Promise<unknown> }[] = [];
  try {
    for (const step of steps) {
      const moved = step.to !== step.file;
      if (moved) {
        await moveFile(realRoot, step.file, step.to);
        undo.push({ file: step.file, run: () => moveFile(realRoot, step.to, step.file) });
      }
      const { text } = step;
      if (!text) continue;
      await replaceText(realRoot, step.to, [text.before, text.after]);
      undo.push({
        file: step.file,
        run: () => replaceText(realRoot, step.to, [text.after, text.before]),
      });
    }
  } catch (error) {
    const left = await undone(undo);
    await removeEmpty(
      realRoot,
      steps.map(({ to }) => to),
    );
    return { ok: false, reason: error instanceof Error ? error.message : String(error), left };
  }
  await removeEmpty(
    realRoot,
    steps.map(({ file }) => file),
  );
  return { ok: true };
}

async function undone(
  undo: readonly { readonly file: string; readonly run: () => Promise<unknown> }[],
): Promise<string[]> {
  const left: string[] = [];
  for (const { file, run } of [...undo].reverse()) {
    try {
      await run();
    } catch {
      // It is told which ones are not as they were.
      left.push(file);
    }
  }
  return [...new Set(left)].sort();
}

/** A new name first, so that nothing is ever written over, then the old one goes. */
async function moveFile(root: string, from: string, to: string): Promise<void> {
  const [old, now] = [resolve(root, from), resolve(root, to)];
  if ((await realpath(old)) !== old) throw new Error(`${from} is a link, or below one`);
  const folder = dirname(now);
  if ((await ownFolder(folder)) === undefined) throw new Error(`${to} is below a link`);
  await mkdir(folder, { recursive: true });
  await link(old, now);
  await unlink(old);
}

async function replaceText(
  root: string,
  file: string,
  [before, after]: readonly [before: string, after: string],
): Promise<void> {
  const { read, replace, versionOf } = await openWorkspace(root);
  const version = await versionOf(file);
  const found = await read(file);
  if (typeof found !== 'object' || found.text !== before)
    throw new Error(`${file} has changed meanwhile, is a link, or is not UTF-8`);
  if ((await replace(file, after, version)) !== undefined)
    throw new Error(`${file} has changed meanwhile`);
}

/** Removes the folders that are empty now. */
async function removeEmpty(root: string, files: readonly string[]): Promise<void> {
  const folders = new Set(files.map((file) => dirname(resolve(root, file))));
  for (const folder of [...folders].sort((a, b) => b.length - a.length))
    await removeUpwards(root, folder);
}

async function removeUpwards(root: string, folder: string): Promise<void> {
  if (!folder.startsWith(root + sep)) return;
  const names = await readdir(folder).catch(() => ['unknown']);
  if (names.length > 0 || (await realpath(folder)) !== folder) return;
  await rmdir(folder);
  await removeUpwards(root, dirname(folder));
}
