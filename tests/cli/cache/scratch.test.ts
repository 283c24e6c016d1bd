import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openScratch } from '../../../cli/cache/scratch.ts';

function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'docs-build-scratch-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const never = (error: unknown) => {
  throw error;
};

const moduleOf = (text: string, name = 'server.mjs') => ({ name, bytes: Buffer.from(text) });

test('keeps the four most recently written versions of each module', async () => {
  const folder = temporaryFolder();
  const early = openScratch(folder, never);
  const plugin = await early.write(moduleOf('plugin', 'plugin-0.mjs'));
  const first = await early.write(moduleOf('0'));
  utimesSync(first, 1_700_000_000, Date.now() / 1000 - 60);
  const late = openScratch(folder, never);
  const written: string[] = [];
  for (let version = 1; version <= 6; version++) {
    written.push(await late.write(moduleOf(String(version))));
    await late.write(moduleOf('1'));
  }
  const kept = readdirSync(folder).map((name) => join(folder, name));
  const [one = '', , , four = '', five = '', six = ''] = written;
  expect(kept.sort()).toEqual([plugin, one, four, five, six].sort());
});

test('removes modules after 30 days, and unfinished files after an hour', async () => {
  const folder = temporaryFolder();
  for (const name of ['page-a-0123456789.mjs', 'page-b-0123456789.mjs', 'half.mjs.1', 'half.mjs.2'])
    writeFileSync(join(folder, name), '');
  const ago = (days: number) => Date.now() / 1000 - days * 24 * 3600;
  utimesSync(join(folder, 'page-a-0123456789.mjs'), ago(31), ago(31));
  utimesSync(join(folder, 'page-b-0123456789.mjs'), ago(29), ago(29));
  utimesSync(join(folder, 'half.mjs.1'), ago(1.1 / 24), ago(1.1 / 24));
  utimesSync(join(folder, 'half.mjs.2'), ago(0.9 / 24), ago(0.9 / 24));
  const scratch = openScratch(folder, never);
  await scratch.write(moduleOf('new'));
  await scratch.close();
  expect(readdirSync(folder).filter((name) => !name.startsWith('server'))).toEqual([
    'half.mjs.2',
    'page-b-0123456789.mjs',
  ]);
});

test('keeps an old module that is used again', async () => {
  const folder = temporaryFolder();
  const page = moduleOf('page', 'page.mjs');
  const path = await openScratch(folder, never).write(page);
  const longAgo = Date.now() / 1000 - 31 * 24 * 3600;
  utimesSync(path, longAgo, longAgo);
  const scratch = openScratch(folder, never);
  await Promise.all([scratch.write(moduleOf('new')), scratch.write(page)]);
  expect(existsSync(path)).toBe(true);
  await scratch.close();
  expect(existsSync(path)).toBe(true);
});

test('keeps files of unknown age', async () => {
  const folder = temporaryFolder();
  // Reading its stats fails.
  symlinkSync(join(folder, 'missing'), join(folder, 'page-a-0123456789.mjs'));
  await openScratch(folder, never).write(moduleOf('new'));
  expect(readdirSync(folder)).toContain('page-a-0123456789.mjs');
});

test('writes a module again if it was altered on disk', async () => {
  const folder = temporaryFolder();
  const path = await openScratch(folder, never).write(moduleOf('right'));
  writeFileSync(path, 'wrong');
  expect(await openScratch(folder, never).write(moduleOf('right'))).toBe(path);
  expect(readFileSync(path, 'utf8')).toBe('right');
});

test('writes modules to a temporary folder if the cache folder cannot be written', async () => {
  const folder = join(temporaryFolder(), 'file');
  writeFileSync(folder, '');
  const failures: unknown[] = [];
  const scratch = openScratch(folder, (error) => failures.push(error));
  const path = await scratch.write(moduleOf('text'));
  expect(readFileSync(path, 'utf8')).toBe('text');
  expect(failures).toHaveLength(1);
  await scratch.close();
  expect(() => readFileSync(path)).toThrow('ENOENT');
});
