import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => path !== '' && existsSync(path));
const names = new Set(files.map((path) => basename(path)));
const folders = new Set(files.map((path) => path.split('/')[0]));

/** Extensions of source files. Other words with a dot, such as `site.url`, are keys. */
const SOURCE = /\.(?:tsx?|mjs|md|json|yml|css)$/;

/**
 * Returns the paths in a text: code that names a file or starts with a folder of the repository.
 * Skips patterns such as `content/<page>/index.md`.
 */
function pathsIn(text: string): string[] {
  const words = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) => code.split(/\s+/));
  return words.filter((word) => {
    if (!/^[\w.@/-]+$/.test(word) || word.startsWith('/')) return false;
    const [first = ''] = word.split('/');
    return word.includes('/') ? folders.has(first) : SOURCE.test(word);
  });
}

/** Whether a path is written by a build, so that it is not in git. */
const isOutput = (path: string) => /^(?:build|dist)\//.test(path);

test('every path in CONTRIBUTING.md exists', () => {
  const paths = pathsIn(readFileSync('CONTRIBUTING.md', 'utf8')).filter((path) => !isOutput(path));
  expect(paths.length).toBeGreaterThan(20);
  const missing = paths.filter((path) => !existsSync(path) && !names.has(path));
  expect([...new Set(missing)]).toEqual([]);
});
