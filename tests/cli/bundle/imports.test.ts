import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mergeImports, readScriptFiles } from '../../../cli/bundle/files/import-statements.ts';
import {
  directImportsPlugin,
  namedReactPlugin,
  purePackagesPlugin,
} from '../../../cli/bundle/vendor/imports.ts';

const PURE = '{ "sideEffects": false, "exports": { ".": "./index.js" } }';

const FILES: Readonly<Record<string, string>> = {
  'node_modules/ui/package.json': PURE,
  'node_modules/ui/index.js': `export { default as Box } from './box/index.js';
    export * from './table.js';
    import { Chip } from './chip.js';
    export { Chip };
    export const version = 'said-version';`,
  'node_modules/ui/box/index.js': `export { default } from './box.js';`,
  'node_modules/ui/box/box.js': `export default 'said-box';`,
  'node_modules/ui/table.js': `export const Table = 'said-table';`,
  'node_modules/ui/chip.js': `export const Chip = 'said-chip';`,
  'node_modules/loud/package.json': '{ "exports": { ".": "./index.js" } }',
  'node_modules/loud/index.js': `globalThis.loud = 'said-loud'; export { Box } from 'ui';`,
  'node_modules/old/index.js': `exports.old = 'said-old';`,
  'node_modules/react/index.js': `exports.useState = () => 'said-state'; exports.memo = 1; exports.useId = () => 'said-id';`,
  'node_modules/react-dom/index.js': '',
  'node_modules/hooked/index.js': `import * as React from 'react'; export const use = () => React.useState();`,
  'node_modules/careful/index.js': `import * as React from 'react'; export const use = () => (React['use' + 'Id'] ?? String)();`,
  'box.js': `import { Box } from 'ui'; console.log(Box);`,
  'table.tsx': `import { Table as T, type Row } from 'ui'; console.log(<T as={{} as Row} />);`,
  'mixed.js': `import { Chip, version } from 'ui'; console.log(Chip, version);`,
  'loud.js': `import { Box } from 'loud'; console.log(Box);`,
  'old.js': `import 'old'; console.log('said-nothing');`,
  'olds.js': `import { old } from 'old'; console.log(old);`,
  'broken.js': `import { Nobody } from 'ui'; console.log(Nobody);`,
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'imports-'));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the `said-` words of each file and of everything that it imports. */
async function wordsOf(names: readonly string[], plugin: Plugin) {
  const { outputFiles } = await build({
    entryPoints: names.map((name) => join(folder, name)),
    ...{ bundle: true, splitting: true, write: false, format: 'esm', logLevel: 'silent' },
    ...{ outdir: folder, absWorkingDir: folder, plugins: [plugin], external: ['react/*'] },
    jsx: 'automatic',
  });
  const textOf = (name: string): string => {
    const text = outputFiles.find(({ path }) => path === join(folder, name))?.text ?? '';
    const imported = [...text.matchAll(/from "\.\/([\w-]+\.js)"/g)].map(([, one = '']) =>
      textOf(one),
    );
    return text + imported.join('');
  };
  return names.map((name) => {
    const text = textOf(name.replace(/\.tsx$/, '.js'));
    return [...new Set(text.match(/said-\w+/g))].sort();
  });
}

test('imports a name directly from the module that declares it', async () => {
  const names = ['box.js', 'table.tsx', 'mixed.js', 'loud.js'];
  expect(await wordsOf(names, directImportsPlugin({}, ''))).toEqual([
    ['said-box'],
    ['said-table'],
    ['said-chip', 'said-version'],
    ['said-box', 'said-loud'],
  ]);
});

test('leaves a missing export for the bundler to report', async () => {
  const bundled = wordsOf(['broken.js'], directImportsPlugin({}, ''));
  await expect(bundled).rejects.toThrow('No matching export in "node_modules/ui/index.js"');
});

test('drops side-effect imports of pure packages', async () => {
  const names = ['old.js', 'olds.js'];
  expect(await wordsOf(names, purePackagesPlugin([]))).toEqual([
    ['said-nothing', 'said-old'],
    ['said-old'],
  ]);
  expect(await wordsOf(names, purePackagesPlugin(['old']))).toEqual([
    ['said-nothing'],
    ['said-old'],
  ]);
});

/** Bundles a library with React and calls it. */
async function withNamedReact(library: string) {
  const { outputFiles } = await build({
    stdin: { contents: `export { use } from '${library}';`, resolveDir: folder },
    ...{ bundle: true, write: false, format: 'esm', absWorkingDir: folder, minifySyntax: true },
    plugins: [namedReactPlugin(['useState', 'memo', 'useId', '__INTERNAL', 'module.exports'])],
  });
  const text = outputFiles[0]?.text ?? '';
  const module = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as {
    use: () => string;
  };
  return { text, said: module.use() };
}

test('bundles only the React exports that a library uses', async () => {
  const { text, said } = await withNamedReact('hooked');
  expect(said).toBe('said-state');
  expect(text).not.toContain('React.useState');
  expect(text.match(/\bmemo\b/g)).toHaveLength(1);
});

test('keeps all React exports for a library that computes names of hooks', async () => {
  const { text, said } = await withNamedReact('careful');
  expect(said).toBe('said-id');
  expect(text.match(/\bmemo\b/g)).toHaveLength(1);
});

test('merges the imports of a script from each file, and drops unused names', async () => {
  const script = `import{a as x,b}from"./core.js";var l=()=>x;import{}from"./ui.js";import{c as y,d as z}from"./core.js";import"./late.js";l(y);`;
  const [merged] = await mergeImports([{ name: 'page.js', bytes: Buffer.from(script) }]);
  expect(Buffer.from(merged?.bytes ?? []).toString()).toBe(
    `import{a as x,c as y}from"./core.js";import"./ui.js";import"./late.js";var l=()=>x;l(y);`,
  );
});

const script = (name: string, text: string) => ({ name, bytes: Buffer.from(text) });

test('lists the files that a script imports statically, then the script, each once', async () => {
  const filesOf = await readScriptFiles([
    script(
      'page.js',
      'import{a}from"./ui.js";import"./core.js";import("./later.js");import"/x.js";',
    ),
    script('ui.js', 'export{b as a}from"./both.js";import{c}from"./core.js";'),
    script('both.js', 'import{c}from"./core.js";'),
    script('core.js', 'export const c=1;'),
    script('later.js', ''),
  ]);
  expect(filesOf('page.js')).toEqual(['core.js', 'both.js', 'ui.js', 'page.js']);
  expect(filesOf('core.js')).toEqual(['core.js']);
});
