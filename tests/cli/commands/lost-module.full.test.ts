import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { directoryWith, SMALL_SITE } from './command-line.ts';

const CLI = resolve('build/cli.mjs');

const SITE = {
  ...SMALL_SITE,
  'content/index.md': `${SMALL_SITE['content/index.md']}\n{{"demo": "Demo.tsx"}}\n`,
  'content/Demo.tsx': 'export default () => <b>demo text</b>;\n',
};

/** Builds a site after `code` has replaced functions of `fs`, which is `fs/promises`. */
function build(root: string, code: string) {
  const module = join(root, 'faults.mjs');
  const sync = "import { syncBuiltinESMExports } from 'node:module';\nsyncBuiltinESMExports();\n";
  writeFileSync(module, `import { promises as fs, unlinkSync } from 'node:fs';\n${code}\n${sync}`);
  return spawnSync(process.execPath, ['--import', pathToFileURL(module).href, CLI, 'build'], {
    cwd: root,
    encoding: 'utf8',
  });
}

/** Removes the module of a page as soon as it is written, as `clean` in another terminal may do. */
const REMOVER = `
const { rename } = fs;
fs.rename = async (from, to) => {
  await rename(from, to);
  if (/code.page-[^.]*\\.mjs$/.test(to)) unlinkSync(to);
};`;

/** Fails to read the theme once in the main thread and once in a worker: too many open files. */
const TWO_FAULTS = `
import { existsSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
const { readFile } = fs;
const mark = 'failed-' + isMainThread;
fs.readFile = async (file, ...rest) => {
  if (existsSync(mark) || !/code.server-[^.]*\\.mjs$/.test(file)) return readFile(file, ...rest);
  writeFileSync(mark, '');
  const path = file instanceof URL ? file.pathname : file;
  throw Object.assign(new Error('too many open files'), { code: 'EMFILE', path });
};`;

const demoIn = (root: string) =>
  /<b>.*<\/b>/.exec(readFileSync(join(root, 'dist/index.html'), 'utf8'))?.[0];

test('writes nothing if the module of a demo is lost, and succeeds in the next build', () => {
  const root = directoryWith(SITE);
  const { status, stderr } = build(root, REMOVER);
  expect(status).toBe(4);
  expect(stderr).toContain('in the cache cannot be read');
  expect(existsSync(join(root, 'dist'))).toBe(false);
  expect(build(root, '').status).toBe(0);
  expect(demoIn(root)).toBe('<b>demo text</b>');
});

test('reads the module of the theme again after the system failed to open it', () => {
  const root = directoryWith(SITE);
  const { status, stderr } = build(root, TWO_FAULTS);
  expect({ status, stderr }).toMatchObject({ status: 0 });
  expect(['true', 'false'].map((mark) => existsSync(join(root, `failed-${mark}`)))).toEqual([
    true,
    true,
  ]);
  expect(demoIn(root)).toBe('<b>demo text</b>');
});
