import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { applyInPlace, endJournal } from '../../../cli/emit/replace.ts';
import { placesOf } from '../../../cli/emit/target.ts';
import { emit, makeRoot, siteOf } from './output-directory.ts';

/** Stages a new site inside the output, as for an output that is a mount point. */
function stage(root: string, files: Readonly<Record<string, string>>) {
  const places = placesOf(join(root, 'dist'), 'inPlace');
  for (const [path, text] of Object.entries({ ...files, '.docs-build-manifest.json': '{}' })) {
    mkdirSync(join(places.staging, path, '..'), { recursive: true });
    writeFileSync(join(places.staging, path), text);
  }
  return places;
}

test('changes an output in place if it cannot be renamed', async () => {
  const root = makeRoot();
  await emit(root, { 'index.html': 'old', 'gone/deep/index.html': 'x', 'same.html': 'same' });
  const before = statSync(join(root, 'dist')).ino;
  const places = stage(root, { 'index.html': 'new', '_assets/a.css': 'a' });
  applyInPlace(places, {
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
  const places = stage(root, { 'a/index.html': 'directory', b: 'file' });
  applyInPlace(places, { written: ['a/index.html', 'b'], removed: ['a', 'b/index.html'] });
  expect(siteOf(root)).toEqual({ 'a/index.html': 'directory', b: 'file' });
});

test('completes an interrupted change in place', async () => {
  const root = makeRoot();
  await emit(root, { 'index.html': 'old', 'gone.html': 'x', 'page.html': 'old' });
  const places = stage(root, { 'page.html': 'new' });
  const staging = places.staging.slice(places.out.length + 1);
  // As after a kill: `index.html` was already moved, the rest was not.
  writeFileSync(join(places.out, 'index.html'), 'new');
  const journal = { staging, moves: ['index.html', 'page.html'], removals: ['gone.html'] };
  writeFileSync(join(places.out, '.docs-build-journal.json'), JSON.stringify(journal));
  endJournal(places.out);
  expect(siteOf(root)).toEqual({ 'index.html': 'new', 'page.html': 'new' });
  expect(readdirSync(places.out).sort()).toEqual([
    '.docs-build-manifest.json',
    'index.html',
    'page.html',
  ]);
});
