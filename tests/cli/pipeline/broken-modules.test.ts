import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatShort, PLAIN_THEME } from '../../harness/test-site.ts';
import type { Diagnostic } from '../../../cli/model/diagnostic.ts';
import { directoryWith, docsBuild } from '../commands/command-line.ts';
import { IS_FULL } from '../../harness/sample.ts';

const CONFIG = `export default {
  site: { url: 'https://docs.example.org' },
  theme: './theme.tsx',
  markdown: { plugins: ['./gone.ts', './throws.ts', './fine.ts', './wrong.ts'] },
};
`;

/**
 * A page with problems that a plugin may resolve, one of them suppressed, and with others that it
 * cannot.
 */
const PAGE = `---
title: Home
description: Where it begins.
titel: Home
---

:::chart
Sales.
:::

<!-- docs-build-ignore link/no-such-anchor: the plugin of charts makes it -->
[To the chart](#sales) and [on](/nope/).
`;

const OF_THE_PAGE = [
  'content/index.md:4:1 front-matter/unknown-key',
  'content/index.md:12:33 link/no-such-page',
];
const OF_PLUGINS = [25, 38, 66].map((column) => `docs.config.ts:4:${column} config/module`);

async function check(root: string, ...flags: readonly string[]) {
  const { code, out, err } = await docsBuild(root, ['check', '--format', 'json', ...flags]);
  const { diagnostics } = JSON.parse(out) as { readonly diagnostics: readonly Diagnostic[] };
  return { code, err, found: diagnostics.map(formatShort) };
}

test('reports each module that does not load, and only findings that no plugin may prevent', async () => {
  const root = directoryWith({
    'docs.config.ts': CONFIG,
    'theme.tsx': 'export const theme = {};\nthrow new Error("no look");\n',
    'throws.ts': 'throw new Error("no charts");\n',
    'fine.ts': 'export const remarkPlugins = [];\n',
    'wrong.ts': 'export const remarkPlugin = [];\n',
    'content/index.md': PAGE,
  });
  const theme = 'docs.config.ts:3:3 config/module';
  const both = { code: 2, err: '', found: [...OF_THE_PAGE, theme, ...OF_PLUGINS] };
  expect(await check(root)).toEqual(both);
  expect(await check(root)).toEqual(both);
  const { code, err } = await docsBuild(root, ['build', '--no-color']);
  expect(code).toEqual(2);
  expect(err).toContain('The module in theme does not load: no look');
  expect(err).toContain('name a module that imports it and exports such a list');
  expect(err).toContain('5 errors, 1 warning in 1 page');

  writeFileSync(join(root, 'theme.tsx'), `export * from ${JSON.stringify(PLAIN_THEME)};\n`);
  expect(await check(root)).toEqual({ code: 1, err: '', found: [...OF_THE_PAGE, ...OF_PLUGINS] });
  writeFileSync(join(root, 'docs.config.ts'), CONFIG.replace(/'\.\/gone.*'/, "'./fine.ts'"));
  expect((await check(root)).found).toEqual([
    OF_THE_PAGE[0],
    'content/index.md:7:1 markdown/unknown-container',
    OF_THE_PAGE[1],
  ]);
});

test.runIf(IS_FULL)(
  'reports imports of a theme that do not work in browsers, also on a site without islands',
  async () => {
    const root = directoryWith({
      'docs.config.ts': `export default {
  site: { url: 'https://docs.example.org' },
  theme: './theme.ts',
};
`,
      'theme.ts': `export * from ${JSON.stringify(PLAIN_THEME)};
export { prepareIslands } from './prepare.ts';
`,
      'prepare.ts': `import { readFileSync } from 'fs';
import { useState } from 'react';
export const prepareIslands = () => [readFileSync, useState];
`,
      'content/index.md': '---\ntitle: Home\ndescription: Where it begins.\n---\n\nText.\n',
    });
    const inNode = { code: 2, err: '', found: ['prepare.ts:1:30 config/module'] };
    expect(await check(root, '--skip', 'demo/*')).toEqual(inNode);
    expect(await check(root)).toEqual(inNode);

    writeFileSync(join(root, 'prepare.ts'), "export { prepareIslands } from 'no-such-package';\n");
    const nowhere = { code: 2, err: '', found: ['prepare.ts:1:32 config/module'] };
    expect(await check(root, '--skip', 'demo/*')).toEqual(nowhere);
  },
);

test('check accepts a theme that imports names from an ES module package', async () => {
  const root = directoryWith({
    'docs.config.ts':
      "export default { site: { url: 'https://docs.example.org' }, theme: './theme.tsx' };\n",
    'theme.tsx': `import kit, { name } from 'kit';\nexport * from ${JSON.stringify(PLAIN_THEME)};\nexport const prepareIslands = () => [kit, name];\n`,
    'node_modules/kit/package.json': '{ "name": "kit", "type": "module", "main": "index.js" }',
    'node_modules/kit/index.js': "export default 1;\nexport const name = 'kit';\n",
    'content/index.md': '---\ntitle: Home\ndescription: Where it begins.\n---\n\nText.\n',
  });
  expect(await check(root, '--skip', 'demo')).toEqual({ code: 0, err: '', found: [] });
});

test('reports a Markdown plugin that throws once, with the location in its own file', async () => {
  const page = (name: string) => `---\ntitle: ${name}\ndescription: About ${name}.\n---\n\nText.\n`;
  const root = directoryWith({
    'docs.config.ts': `export default {
  site: { url: 'https://docs.example.org' },
  markdown: { plugins: ['./plugins/author.ts'] },
};
`,
    'plugins/author.ts': `import { find } from './find.ts';
interface Author { name: string }
export const remarkPlugins = [() => () => find<Author>()];
`,
    'plugins/find.ts': `type Known = string;

export function find<T>(): T {
  const known: Known = 'none';
  throw new Error('No author: ' + known);
}
`,
    'content/index.md': page('Home'),
    'content/a.md': page('A'),
  });
  const { code, out } = await docsBuild(root, ['check', '--format', 'json']);
  expect(code).toBe(1);
  expect((JSON.parse(out) as { diagnostics: unknown }).diagnostics).toMatchObject([
    {
      file: 'content/a.md',
      message:
        'A Markdown plugin failed: No author: none (plugins/find.ts:5:9), also on 2 other pages',
    },
  ]);
});

test('names the location in the site where a demo throws or needs a browser', async () => {
  const root = directoryWith({
    'docs.config.ts': `export default {
  site: { url: 'https://docs.example.org' },
  components: { Width: './parts/Width.tsx' },
};
`,
    'parts/Width.tsx': `import './width.css';
import { width } from './width.ts';
export default () => <p>{width()}</p>;
`,
    'parts/width.css': 'p { color: red; }\n',
    'parts/width.ts': 'export const width = (): number => window.innerWidth;\n',
    'content/index.md': `---
title: Home
description: Where it begins.
---

{{"demo": "Save.tsx"}}

{{"component": "Width"}}
`,
    'content/Save.tsx': `interface Text { words?: { first: string } }

const read = ({ words }: Text) => words!.first;

export default function Save() {
  return <p>{read({})}</p>;
}
`,
  });
  const { out } = await docsBuild(root, ['check', '--format', 'json', '--skip', 'demo/types']);
  const { diagnostics } = JSON.parse(out) as { diagnostics: readonly Diagnostic[] };
  expect(diagnostics.map(({ message }) => message)).toEqual([
    "Save threw an error while it was rendered: Cannot read properties of undefined (reading 'first') (content/Save.tsx:3:42)",
    'Width needs `window` (parts/width.ts:1:43), so only the browser renders it',
  ]);
  await docsBuild(root, ['build']);
  const assets = readdirSync(join(root, 'dist/_assets'));
  const sheets = assets.filter((name) => name.endsWith('.css'));
  const css = sheets.map((name) => readFileSync(join(root, 'dist/_assets', name), 'utf8'));
  expect(css.join('')).not.toMatch(/source ?map/i);
  expect(assets.filter((name) => name.includes('.map'))).toEqual([]);
});
