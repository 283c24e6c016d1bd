import { readdir } from 'node:fs/promises';
import { basename, dirname, relative } from 'node:path';
import { refuseUnusableRoot } from '../config/load.ts';
import { errorCodeOf } from '../disk/machine.ts';
import { makeFolders, removeEmptyFolders } from '../disk/files.ts';
import { DocsError } from '../model/diagnostic.ts';
import { capitalized } from '../model/text.ts';
import { editSite, withSiteLock } from './edit-site.ts';
import {
  EXIT,
  logInfo,
  rootOf,
  type ExitCode,
  type GlobalOptions,
  type Terminal,
} from './output/terminal.ts';
import { report } from '../report/catalogue.ts';
import agents from './new-site/agents.txt';
import config from './new-site/docs.config.txt';
import counter from './new-site/counter.txt';
import favicon from './new-site/favicon.txt';
import guide from './new-site/getting-started.txt';
import home from './new-site/home.txt';

const HARMLESS = new Set([
  '.git',
  '.DS_Store',
  'node_modules',
  'package.json',
  'package-lock.json',
]);

/** `docs-build init`: creates a new site in an empty directory, or nothing if that fails. */
export async function init(options: GlobalOptions, terminal: Terminal): Promise<ExitCode> {
  const root = rootOf(options, terminal);
  refuseUnusableRoot(root);
  const name = siteNameOf(root);
  const edits = Object.entries(TEMPLATES).map(([file, template]) => ({
    file,
    after: template.replaceAll('NAME', name),
  }));
  const firstCreated = createRoot(root);
  try {
    const found = (await readdir(root)).filter((name) => !HARMLESS.has(name)).sort();
    if (found.length > 0) {
      const names = found.slice(0, 3).join(', ');
      throw new DocsError(report('output/refused:init', undefined, { directory: root, names }));
    }
    const editor = { command: 'init', root, terminal };
    await withSiteLock(editor, async () => editSite(edits, editor));
  } catch (error) {
    if (firstCreated !== undefined) removeEmptyFolders(root, dirname(firstCreated));
    throw error;
  }
  for (const { file } of edits) logInfo(terminal, `  ${file}\n`);
  const path = relative(terminal.cwd, root);
  const change = path === '' ? '' : `  cd ${path}\n`;
  terminal.err(`\nCreated a new site. Next steps:\n\n${change}`);
  terminal.err('  npx docs-build dev     preview it while you write\n');
  terminal.err('  npx docs-build build   build it\n');
  return EXIT.fine;
}

/** Creates the folder and its parents. Returns the topmost one that was missing. */
function createRoot(root: string): string | undefined {
  try {
    return makeFolders(root);
  } catch (error) {
    if (['EEXIST', 'ENOTDIR', 'ENOENT', 'ELOOP'].includes(errorCodeOf(error) ?? '')) {
      throw new DocsError(report('output/refused:file', undefined, { directory: root }));
    }
    throw error;
  }
}

/** Derives the site's name from the folder: `My docs` from `/home/ada/my-docs`. */
function siteNameOf(root: string): string {
  const words = basename(root)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return words === '' ? 'Docs' : capitalized(words);
}

/** Files of a new site. `NAME` in them is replaced with the name of the site. */
const TEMPLATES = {
  'docs.config.ts': config,
  'AGENTS.md': agents,
  'content/index.md': home,
  'content/guide/getting-started.md': guide,
  'content/guide/Counter.tsx': counter,
  'content/public/favicon.svg': favicon,
} as const;
