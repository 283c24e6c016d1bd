import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { DocsError } from '../../../cli/model/diagnostic.ts';
import { builtBase } from '../../../cli/emit/target.ts';
import { ownIdentity } from '../../../cli/disk/machine.ts';
import { toOutputPath } from '../../../cli/model/paths.ts';
import { emit, makeRoot, siteOf, snapshot } from './output-directory.ts';

const codesOf = async (promise: Promise<unknown>) => {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof DocsError)) return error;
  return error.diagnostics.map(({ code, message }) => `${code} ${message}`);
};

test('writes a complete site and leaves no other file', async () => {
  const root = makeRoot();
  const files = { 'index.html': 'home', 'a/b/index.html': 'b', '_assets/x.css': 'x' };
  expect(await emit(root, files)).toEqual({
    committed: true,
    written: 3,
    unchanged: 0,
    removed: 0,
  });
  expect(siteOf(root)).toEqual(files);
  expect(readdirSync(root).sort()).toEqual(['content', 'dist']);
});

test('records the base of the site', async () => {
  const root = makeRoot();
  expect(await builtBase(join(root, 'dist'))).toBeUndefined();
  await emit(root, { 'index.html': 'home' }, { base: '/docs/' });
  expect(await builtBase(join(root, 'dist'))).toBe('/docs/');
});

test('keeps inode and time of unchanged files, removes stale ones, and replaces changed ones', async () => {
  const root = makeRoot();
  await emit(root, { 'same.html': 'same', 'changed.html': 'old', 'gone/index.html': 'gone' });
  const same = join(root, 'dist/same.html');
  utimesSync(same, 1_000_000, 1_000_000);
  const before = statSync(same);
  const result = await emit(root, { 'same.html': 'same', 'changed.html': 'new', 'more.html': '' });
  expect(result).toEqual({ committed: true, written: 2, unchanged: 1, removed: 1 });
  expect(siteOf(root)).toEqual({ 'same.html': 'same', 'changed.html': 'new', 'more.html': '' });
  expect(statSync(same).ino).toBe(before.ino);
  expect(statSync(same).mtimeMs).toBe(before.mtimeMs);
});

test('a second build rewrites nothing, not even the directory', async () => {
  const root = makeRoot();
  const files = { 'index.html': 'home', 'a/index.html': 'a' };
  await emit(root, files);
  const before = statSync(join(root, 'dist'));
  expect(await emit(root, files)).toEqual({
    committed: true,
    written: 0,
    unchanged: 2,
    removed: 0,
  });
  expect(statSync(join(root, 'dist')).ino).toBe(before.ino);
});

test('restores a file that was edited after the build', async () => {
  const root = makeRoot();
  await emit(root, { 'index.html': 'home' });
  writeFileSync(join(root, 'dist/index.html'), 'HOME');
  await emit(root, { 'index.html': 'home' });
  expect(siteOf(root)).toEqual({ 'index.html': 'home' });
});

test('writes the same output for files in any order', async () => {
  const [one, two] = [makeRoot(), makeRoot()];
  const files = Object.fromEntries(
    Array.from({ length: 200 }, (_, n) => [`p${n}/index.html`, `${n}`]),
  );
  await emit(one, files);
  await emit(two, Object.fromEntries(Object.entries(files).reverse()));
  expect(snapshot(join(one, 'dist'))).toEqual(snapshot(join(two, 'dist')));
});

test('keeps the old site and leaves no temporary file if commit returns false', async () => {
  const root = makeRoot();
  await emit(root, { 'index.html': 'old' });
  const result = await emit(root, { 'index.html': 'new' }, { commit: () => false });
  expect(result.committed).toBe(false);
  expect(siteOf(root)).toEqual({ 'index.html': 'old' });
  expect(readdirSync(root).sort()).toEqual(['content', 'dist']);
});

test('keeps the old site and leaves no temporary file if rendering fails', async () => {
  const root = makeRoot();
  await emit(root, { 'index.html': 'old' });
  const { emitSite } = await import('../../../cli/emit/emit.ts');
  async function* failing() {
    yield await Promise.resolve({ path: toOutputPath('index.html'), bytes: 'new' });
    throw new Error('a bug');
  }
  const options = {
    outDir: join(root, 'dist'),
    root,
    contentDir: join(root, 'content'),
    base: '/',
    commit: () => true,
  };
  await expect(emitSite(failing(), options)).rejects.toThrow('a bug');
  expect(siteOf(root)).toEqual({ 'index.html': 'old' });
  expect(readdirSync(root).sort()).toEqual(['content', 'dist']);
});

test('removes temporary files at once after an abort', async () => {
  const root = makeRoot();
  const stop = new AbortController();
  const { emitSite } = await import('../../../cli/emit/emit.ts');
  const seen: string[][] = [];
  async function* endless() {
    for (let n = 0; ; n++) {
      yield await Promise.resolve({ path: toOutputPath(`${n}.html`), bytes: 'x' });
      if (n === 50) {
        seen.push(readdirSync(root).sort());
        stop.abort();
        seen.push(readdirSync(root).sort());
      }
    }
  }
  const { signal } = stop;
  const options = {
    outDir: join(root, 'dist'),
    root,
    contentDir: join(root, 'content'),
    base: '/',
    commit: () => true,
    signal,
  };
  await expect(emitSite(endless(), options)).rejects.toThrow();
  expect(seen[0]).toHaveLength(3);
  expect(seen[1]).toEqual(['content']);
  expect(readdirSync(root)).toEqual(['content']);
});

const BAD_PATHS = [
  '../x',
  '/etc/x',
  'a/../../x',
  'a\\b',
  'a//b',
  './a',
  'C:/x',
  'a/',
  '',
  'a\0b',
  '.docs-build-manifest.json',
];

test.each(BAD_PATHS)('rejects the path %j', async (path) => {
  const root = makeRoot();
  expect(await codesOf(emit(root, { [path]: 'x' }))).toEqual([
    `output/outside Refusing to write outside the output directory: ${path}`,
  ]);
  expect(readdirSync(root)).toEqual(['content']);
});

const CLASHES = [
  ['a.html', 'A.html'],
  ['caf\u00e9.html', 'cafe\u0301.html'],
  ['a', 'a/b.html'],
  ['a/b.html', 'a'],
  ['a/b/c', 'A/B'],
] as const;

test.each(CLASHES)('rejects the output path %s beside %s', async (first, second) => {
  const root = makeRoot();
  expect(await codesOf(emit(root, { [first]: 'x', [second]: 'y' }))).toEqual([
    `output/twice Two files of the site have the path ${second}`,
  ]);
});

/** An output directory that `make` creates, and the reason why it is rejected. */
const TARGETS: readonly (readonly [
  name: string,
  outDir: string,
  reason: string,
  make?: (root: string) => void,
])[] = [
  ['the root', '.', 'it is the root of the site'],
  ['an ancestor of the root', '..', 'the root of the site is inside it'],
  ['the file system', '/', 'the root of the site is inside it'],
  ['the content', 'content', 'it is the content of the site'],
  ['a directory in the content', 'content/dist', 'it is inside the content of the site'],
  [
    'the content through a link above',
    'link/content',
    'it is the content of the site',
    (root) => symlinkSync(root, join(root, 'link')),
  ],
  [
    'a link',
    'dist',
    'it is a symbolic link',
    (root) => symlinkSync(join(root, 'content'), join(root, 'dist')),
  ],
  ['a file', 'dist', 'it is not a directory', (root) => writeFileSync(join(root, 'dist'), '')],
  [
    'a directory of somebody else',
    'dist',
    'it contains files that docs-build did not write (photo.jpg)',
    (root) => {
      mkdirSync(join(root, 'dist'));
      writeFileSync(join(root, 'dist/photo.jpg'), '');
    },
  ],
];

const REFUSED = TARGETS.map(([name, outDir, reason, make]) => ({ name, outDir, reason, make }));

test.each(REFUSED)('rejects $name as output directory', async ({ outDir, reason, make }) => {
  const root = makeRoot();
  make?.(root);
  const before = snapshot(root);
  const directory = resolve(root, outDir);
  expect(await codesOf(emit(root, { 'index.html': 'x' }, { outDir: directory }))).toEqual([
    `output/refused Refusing to write the site to ${directory}: ${reason}`,
  ]);
  expect(snapshot(root)).toEqual(before);
});

test('rejects an output directory below a file', async () => {
  const root = makeRoot();
  writeFileSync(join(root, 'file'), '');
  const outDir = join(root, 'file/dist');
  expect(await codesOf(emit(root, { 'index.html': 'x' }, { outDir }))).toEqual([
    `output/refused Refusing to write the site to ${outDir}: it cannot be created there`,
  ]);
});

test.runIf(process.platform === 'linux')('rejects an output directory in /proc', async () => {
  const outDir = '/proc/missing/dist';
  await expect(emit(makeRoot(), { 'index.html': 'x' }, { outDir })).rejects.toThrow(DocsError);
});

test('rejects an output directory below a link to itself', async () => {
  const root = makeRoot();
  symlinkSync('loop', join(root, 'loop'));
  const outDir = join(root, 'loop/dist');
  expect(await codesOf(emit(root, { 'index.html': 'x' }, { outDir }))).toEqual([
    `output/refused Refusing to write the site to ${outDir}: it cannot be created there`,
  ]);
});

test('accepts an empty directory, and creates a missing one', async () => {
  const root = makeRoot();
  mkdirSync(join(root, 'empty'));
  await emit(root, { 'index.html': 'x' }, { outDir: join(root, 'empty') });
  await emit(root, { 'index.html': 'x' }, { outDir: join(root, 'new/and/deep') });
  expect(existsSync(join(root, 'empty/index.html'))).toBe(true);
  expect(existsSync(join(root, 'new/and/deep/index.html'))).toBe(true);
});

test('restores the site after a build killed between its renames, even if the next one fails', async () => {
  const root = makeRoot();
  await emit(root, { 'index.html': 'old' });
  renameSync(join(root, 'dist'), join(root, '.dist.docs-build-4194999.old'));
  mkdirSync(join(root, '.dist.docs-build-4194999'));
  writeFileSync(
    join(root, `.dist.docs-build-lock-4194999.1.${ownIdentity().machine}.0`),
    'docs-build build, process 4194999',
  );
  await emit(root, { 'index.html': 'new' }, { commit: () => false });
  expect(siteOf(root)).toEqual({ 'index.html': 'old' });
  expect(readdirSync(root).sort()).toEqual(['content', 'dist']);
});

test('leaves the complete output of one build if several run at once', async () => {
  const root = makeRoot();
  const files = (letter: string) =>
    Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`${n}.html`, letter]));
  await Promise.all(['a', 'b', 'c'].map((letter) => emit(root, files(letter))));
  const site = siteOf(root);
  expect([files('a'), files('b'), files('c')]).toContainEqual(site);
  expect(readdirSync(root).sort()).toEqual(['content', 'dist']);
});
