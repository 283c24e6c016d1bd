import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { directoryWith, SMALL_SITE } from './command-line.ts';

const CLI = resolve('build/cli.mjs');

/** Removes the module of a page as soon as it is written, as `clean` in another terminal may do. */
const REMOVER = `
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const { rename } = fs.promises;
fs.promises.rename = async (from, to) => {
  await rename(from, to);
  if (/code.page-[^.]*\\.mjs$/.test(to)) fs.unlinkSync(to);
};
syncBuiltinESMExports();
`;

test('a build without the module of a demo writes nothing, and the next one is right', () => {
  const root = directoryWith({
    ...SMALL_SITE,
    'content/index.md': `${SMALL_SITE['content/index.md']}\n{{"demo": "Demo.tsx"}}\n`,
    'content/Demo.tsx': 'export default () => <b>demo text</b>;\n',
    'remover.mjs': REMOVER,
  });
  const remover = pathToFileURL(join(root, 'remover.mjs')).href;
  const run = (...flags: readonly string[]) =>
    spawnSync(process.execPath, [...flags, CLI, 'build'], { cwd: root, encoding: 'utf8' });
  const lost = run('--import', remover);
  expect(lost.status).toBe(4);
  expect(lost.stderr).toContain('is no longer in the cache');
  expect(existsSync(join(root, 'dist'))).toBe(false);
  expect(run().status).toBe(0);
  const page = readFileSync(join(root, 'dist/index.html'), 'utf8');
  expect(page).toContain('<b>demo text</b>');
});
