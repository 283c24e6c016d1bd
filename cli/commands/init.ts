import { mkdir, readdir, rmdir } from 'node:fs/promises';
import { basename, dirname, relative } from 'node:path';
import { refuseBackslash } from '../config/load.ts';
import { DocsError } from '../model/diagnostic.ts';
import { initOnFile, initRefused } from '../report/rules/commands.ts';
import { editSite, withSiteLock } from './site/edit-site.ts';
import { newSite } from './site/new-site.ts';
import { rootOf } from './site/root.ts';
import {
  EXIT,
  speaks,
  type ExitCode,
  type GlobalOptions,
  type Terminal,
} from './terminal/terminal.ts';

/** What an empty directory may hold. */
const HARMLESS = new Set([
  '.git',
  '.DS_Store',
  'node_modules',
  'package.json',
  'package-lock.json',
]);

/** `docs-build init`: a small new site in an empty directory, whole or not at all. */
export async function init(options: GlobalOptions, terminal: Terminal): Promise<ExitCode> {
  const root = rootOf(options, terminal);
  refuseBackslash(root);
  const files = Object.entries(newSite(nameOf(root)));
  const firstMade = await makeRoot(root);
  try {
    const found = (await readdir(root)).filter((name) => !HARMLESS.has(name)).sort();
    if (found.length > 0) throw new DocsError(initRefused(root, found.slice(0, 3).join(', ')));
    const editor = { command: 'init', options, terminal };
    const edits = files.map(([file, after]) => ({ file, after }));
    await withSiteLock(editor, async () => editSite(root, edits, editor));
  } catch (error) {
    if (firstMade !== undefined) await removeFolders(root, firstMade);
    throw error;
  }
  for (const [path] of files) if (speaks(options, 'info')) terminal.err(`  ${path}\n`);
  const where = relative(terminal.cwd, root);
  const change = where === '' ? '' : `  cd ${where}\n`;
  terminal.err(`\nA new site. Next:\n\n${change}  npx docs-build dev     see it while you write\n`);
  terminal.err('  npx docs-build build   make it\n');
  return EXIT.fine;
}

/** Makes the folder and those above it. Returns the topmost one that was missing. */
async function makeRoot(root: string): Promise<string | undefined> {
  try {
    return await mkdir(root, { recursive: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' || code === 'ENOTDIR') throw new DocsError(initOnFile(root));
    throw error;
  }
}

/** Removes empty folders from the innermost to the outermost. */
async function removeFolders(innermost: string, outermost: string): Promise<void> {
  // A folder that is not empty by now is not only ours.
  await rmdir(innermost).catch(() => undefined);
  if (innermost !== outermost) await removeFolders(dirname(innermost), outermost);
}

/** `My docs` of `/home/ada/my-docs`. */
function nameOf(root: string): string {
  const words = basename(root)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return words === '' ? 'Docs' : words[0]?.toUpperCase() + words.slice(1);
}
