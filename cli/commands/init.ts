import { mkdir, mkdtemp, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { refuseBackslash } from '../config/load.ts';
import { DocsError } from '../model/diagnostic.ts';
import { initOnFile, initRefused } from '../report/catalogue/machine/output.ts';
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

/** Names of folders in which a new site is written before it is moved to its place. One may be left of a run that was killed. */
const STAGING = '.docs-build-init-';

/** `docs-build init`: a small new site in an empty directory, whole or not at all. */
export async function init(options: GlobalOptions, terminal: Terminal): Promise<ExitCode> {
  const root = rootOf(options, terminal);
  refuseBackslash(root);
  const files = newSite(nameOf(root));
  await writeSite(root, files);
  if (speaks(options, 'info')) {
    for (const path of Object.keys(files)) terminal.err(`  ${path}\n`);
  }
  const where = relative(terminal.cwd, root);
  const change = where === '' ? '' : `  cd ${where}\n`;
  terminal.err(`\nA new site. Next:\n\n${change}  npx docs-build dev     see it while you write\n`);
  terminal.err('  npx docs-build build   make it\n');
  return EXIT.fine;
}

async function writeSite(root: string, files: Readonly<Record<string, string>>): Promise<void> {
  const firstMade = await makeRoot(root);
  const undo: (() => Promise<unknown>)[] = [];
  try {
    const found = await readdir(root);
    const left = found.filter((name) => name.startsWith(STAGING));
    const others = found.filter((name) => !HARMLESS.has(name) && !left.includes(name)).sort();
    if (others.length > 0) throw new DocsError(initRefused(root, others.slice(0, 3).join(', ')));
    for (const name of left) await rm(join(root, name), { recursive: true });
    const staging = await mkdtemp(join(root, STAGING));
    undo.push(() => rm(staging, { recursive: true }));
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(staging, path)), { recursive: true });
      // Synced, since some file systems notice that the disk is full only then.
      await writeFile(join(staging, path), text, { flag: 'wx', flush: true });
    }
    for (const name of await readdir(staging)) {
      await rename(join(staging, name), join(root, name));
      undo.push(() => rm(join(root, name), { recursive: true }));
    }
    await rmdir(staging);
  } catch (error) {
    for (const run of undo.reverse()) await run().catch(() => undefined);
    if (firstMade !== undefined) await removeFolders(root, firstMade);
    throw error;
  }
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
