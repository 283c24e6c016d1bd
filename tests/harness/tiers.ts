import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

/** Mode of vitest, which selects the test files: `unit` the quick ones, `full` all of them. */
export type Mode = 'unit' | 'full' | (string & {});

/**
 * Imports that make a test slow: they open a browser, build a site, or start a process or a worker.
 */
const SLOW_IMPORTS =
  /^import (?!type)[^;]*? from '(?:node:child_process|[^']*\/(?:browser|built-site|test-site|command-line|dev-site|pool)\.ts)'/m;

/** Imports of files next to tests, which may be slow themselves. */
const LOCAL_IMPORT = /^(?:import|export) (?!type)[^;]*? from '(\.[\w./-]+\.tsx?)';/gm;

function isSlow(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  if (SLOW_IMPORTS.test(text)) return true;
  return (
    [...text.matchAll(LOCAL_IMPORT)]
      .map(([, path = '']) => join(dirname(file), path))
      // Code that a test writes to a file has imports too.
      .filter((path) => path.startsWith('tests/') && existsSync(path))
      .some((path) => isSlow(path, seen))
  );
}

/** Returns the test files of a mode. `*.full.test.ts` run in the mode `full` only. */
export function testFilesOf(mode: Mode): string[] {
  const all = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((path) => join('tests', path.replaceAll('\\', '/')))
    .filter((path) => /\.test\.tsx?$/.test(path) && !path.startsWith('tests/fixtures/'));
  if (mode === 'full') return all;
  const usual = all.filter((path) => !/\.full\.test\.tsx?$/.test(path));
  return mode === 'unit' ? usual.filter((path) => !isSlow(path)) : usual;
}
