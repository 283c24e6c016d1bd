import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { applyInPlace, completeJournal } from '../../../cli/emit/replace.ts';
import { emitPathsOf } from '../../../cli/emit/target.ts';
import { emit, makeRoot, siteOf } from './output-directory.ts';

/** Stages a new site inside the output, as for an output that is a mount point. */
function stage(root: string, files: Readonly<Record<string, string>>) {
  const paths = emitPathsOf(join(root, 'dist'), 'inPlace');
  for (const [path, text] of Object.entries({ ...files, '.docs-build-manifest.json': '{}' })) {
    mkdirSync(join(paths.staging, path, '..'), { recursive: true });
    writeFileSync(join(paths.staging, path), text);
  }
  return paths;
}

test('changes an output in place if it cannot be renamed', async () => {
  const root = makeRoot();
  await emit(root, { 'index.html': 'old', 'gone/deep/index.html': 'x', 'same.html': 'same' });
  const before = statSync(join(root, 'dist')).ino;
  const paths = stage(root, { 'index.html': 'new', '_assets/a.css': 'a' });
  applyInPlace(paths, {
    written: ['index.html', '_assets/a.css'],
    removed: ['gone/deep/index.html'],
  });
  expect(siteOf(root)).toEqual({ 'index.html': 'new', '_assets/a.css': 'a', 'same.html': 'same' });
  expect(statSync(join(root, 'dist')).ino).toBe(before);
  expect(existsSync(join(root, 'dist/gone'))).toBe(false);
});

test('replaces a file with a directory and a directory with a file', async () => {
  const root = makeRoot();
  await emit(root, { a: 'file', 'b/index.html': 'directory' });
  const paths = stage(root, { 'a/index.html': 'directory', b: 'file' });
  applyInPlace(paths, { written: ['a/index.html', 'b'], removed: ['a', 'b/index.html'] });
  expect(siteOf(root)).toEqual({ 'a/index.html': 'directory', b: 'file' });
});

test('completes an interrupted change in place', async () => {
  const root = makeRoot();
  await emit(root, { 'index.html': 'old', 'gone.html': 'x', 'page.html': 'old' });
  const paths = stage(root, { 'page.html': 'new' });
  const staging = paths.staging.slice(paths.out.length + 1);
  // As after a kill: `index.html` was already moved, the rest was not.
  writeFileSync(join(paths.out, 'index.html'), 'new');
  const journal = { staging, moves: ['index.html', 'page.html'], removals: ['gone.html'] };
  writeFileSync(join(paths.out, '.docs-build-journal.json'), JSON.stringify(journal));
  completeJournal(paths.out);
  expect(siteOf(root)).toEqual({ 'index.html': 'new', 'page.html': 'new' });
  expect(readdirSync(paths.out).sort()).toEqual([
    '.docs-build-manifest.json',
    'index.html',
    'page.html',
  ]);
});
