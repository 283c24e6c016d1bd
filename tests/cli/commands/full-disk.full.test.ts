import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { directoryWith, docsBuild, SMALL_SITE } from './command-line.ts';

/** Mounts a disk of this size. Returns false if that is not permitted. */
function mountDisk(path: string, size: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', path], { stdio: 'pipe' });
  } catch {
    return false;
  }
  onTestFinished(() => void execFileSync('umount', ['-l', path]));
  return true;
}

const warnings = (err: string) => err.split('\n').filter((line) => line.includes('cache'));

test.for(['4k', '64k', '512k'])(
  'a build succeeds with a full cache disk of %s',
  async (size, { skip }) => {
    const root = directoryWith(SMALL_SITE);
    mkdirSync(join(root, '.docs-build'));
    skip(!mountDisk(join(root, '.docs-build'), size), 'mounting a disk needs more rights');
    const first = await docsBuild(root, ['build', '--strict']);
    expect(first).toMatchObject({ code: 0 });
    expect(warnings(first.err)).toEqual([
      `Cannot write the cache to ${join(root, '.docs-build')}: the disk is full. The result is the same, but slower.`,
    ]);
    const again = await docsBuild(root, ['build', '--strict']);
    expect(again.err).toContain(' 0 files written');
    expect((await docsBuild(root, ['check'])).code).toBe(0);
  },
);

test('a build succeeds if the cache folder cannot be created', async () => {
  const root = directoryWith({ ...SMALL_SITE, '.docs-build': 'A file.' });
  const { code, err } = await docsBuild(root, ['build', '--strict']);
  expect(code).toBe(0);
  expect(warnings(err)).toHaveLength(1);
  expect(await docsBuild(root, ['build', '--log-level', 'error'])).toEqual({
    code: 0,
    out: '',
    err: '',
  });
});

test.each(['cache', 'code', 'cache/segment-1'])(
  'a file or folder in place of .docs-build/%s does not fail a build',
  async (name) => {
    const root = directoryWith(SMALL_SITE);
    const path = join(root, '.docs-build', name);
    expect((await docsBuild(root, ['build'])).code).toBe(0);
    rmSync(path, { recursive: true, force: true });
    if (name === 'cache/segment-1') mkdirSync(path);
    else writeFileSync(path, 'A file.');
    expect((await docsBuild(root, ['build'])).code).toBe(0);
    expect((await docsBuild(root, ['check'])).code).toBe(0);
  },
);
