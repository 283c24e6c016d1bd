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
  isLogged,
  rootOf,
  type ExitCode,
  type GlobalOptions,
  type Terminal,
} from './terminal.ts';
import { report } from '../report/catalogue.ts';

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
  const edits = Object.entries(newSite(siteNameOf(root))).map(([file, after]) => ({ file, after }));
  const firstCreated = createRoot(root);
  try {
    const found = (await readdir(root)).filter((name) => !HARMLESS.has(name)).sort();
    if (found.length > 0) {
      const names = found.slice(0, 3).join(', ');
      throw new DocsError(report('output/refused:init', undefined, { directory: root, names }));
    }
    const editor = { command: 'init', options, terminal };
    await withSiteLock(editor, async () => editSite(root, edits, editor));
  } catch (error) {
    if (firstCreated !== undefined) removeEmptyFolders(root, dirname(firstCreated));
    throw error;
  }
  if (isLogged(options, 'info')) for (const { file } of edits) terminal.err(`  ${file}\n`);
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

const newSite = (name: string): Readonly<Record<string, string>> => ({
  'docs.config.ts': CONFIG.replaceAll('NAME', name),
  'AGENTS.md': AGENTS.replaceAll('NAME', name),
  'content/index.md': HOME.replaceAll('NAME', name),
  'content/guide/getting-started.md': GUIDE,
  'content/guide/Counter.tsx': COUNTER,
  'content/public/favicon.svg': FAVICON,
});

const CONFIG = `import { defineConfig } from 'docs-build';

export default defineConfig({
  site: {
    url: 'https://docs.example.org',
    name: 'NAME',
    brand: { favicon: '/favicon.svg' },
  },
  navigation: [
    { pathname: '/', title: 'Home' },
    { pathname: '/guide/getting-started/', title: 'Getting started' },
  ],
});
`;

const AGENTS = `# NAME: instructions for agents

This folder is a documentation site made with docs-build. Pages are Markdown files in \`content/\`.

## Commands

- \`npx docs-build check --format json\` reports every problem with file, line, column and fix. It must end with 0.
- \`npx docs-build check --fix\` corrects what has one correction. \`--explain <rule>\` explains a rule.
- \`npx docs-build mv <from> <to>\` moves a page and rewrites all links to it. Do not move files by hand.
- \`npx docs-build search <words>\` prints what readers find.
- \`npx docs-build build\` writes \`dist/\`. Never edit files in it.

## Pages

- \`content/a/b.md\` is the page \`/a/b/\`. Its front matter needs \`title\` (at most 70 characters) and \`description\` (at most 160).
- Headings start at level 2. Links are paths of the site (\`/a/b/#id\`) or of files (\`../b.md\`).
- Callouts are \`:::info\`, \`:::warning\`, \`:::success\` and \`:::error\`, closed by \`:::\`. Tags such as \`<Tabs>\` are shown as text.
- Other containers: \`:::tabs\` around \`:::tab Title\`, each closed by \`:::\`; \`:::steps\` around a numbered list; \`:::cards\` around a list of links; \`:::file-tree\` around a nested list of names.
- \`{{"code": "path/to/file.ts"}}\` on a line of its own shows a file, so that code exists only once.
- A demo is a React module beside its page with a default export, shown by \`{{"demo": "Name.tsx"}}\` on a line of its own. It must not read \`window\` while it renders.
- A new page needs an entry in \`navigation\` of \`docs.config.ts\`, if the site has that key.
- Accept a finding only with a reason: \`<!-- docs-build-ignore rule: reason -->\`.
`;

const HOME = `---
title: 'NAME'
description: What this is about, and where to begin.
---

# NAME

This page is \`content/index.md\`. Every Markdown file in \`content/\` is a page.

[Get started](/guide/getting-started/)
`;

const GUIDE = `---
title: Getting started
description: Write a page, show a live demo, and publish the site.
---

# Getting started

## Write

Save this file, and the open page changes at once.

:::info
Notes, tables and task lists work: the text is CommonMark with GitHub's additions.
:::

\`\`\`ts title="docs.config.ts" {2}
export default defineConfig({
  site: { url: 'https://docs.example.org' },
});
\`\`\`

## Show

A demo is a module beside its page. It runs, and its source is shown below it.

{{"demo": "Counter.tsx"}}

## Publish

\`npx docs-build check\` finds broken links and much else. \`npx docs-build build\` writes the site to \`dist/\`, ready for any static host.
`;

const COUNTER = `import * as React from 'react';

const style = {
  padding: '8px 16px',
  border: 0,
  borderRadius: 8,
  background: 'CanvasText',
  color: 'Canvas',
  font: 'inherit',
};

export default function Counter() {
  const [count, setCount] = React.useState(0);
  return (
    <button type="button" style={style} onClick={() => setCount(count + 1)}>
      Pressed {count} times
    </button>
  );
}
`;

const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#1f6feb"/><path d="M9 8h9l5 5v11H9z" fill="#fff"/></svg>
`;
