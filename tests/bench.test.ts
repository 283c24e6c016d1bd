import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';

/** Runs a script of `bench/`, which ends with 1 if it found something, and returns what it printed. */
const run = (script: string, ...argv: readonly string[]) =>
  new Promise<string>((done) => {
    execFile(process.execPath, [`bench/${script}.mjs`, ...argv], (error, stdout, stderr) =>
      done(error ? `${stdout}${stderr}` : stdout.trim()),
    );
  });

test('a build that fails at any file call leaves complete sources and output, and the next build succeeds', async () => {
  expect(await run('faults', '--only', 'build', '--sample', '12')).toMatch(
    /^build: \d{3} calls, 12 points, 0 violations\n12 points, 0 violations$/,
  );
});

test('generated texts crash nothing and put no active content into pages', async () => {
  expect(await run('fuzz', '--count', '360')).toBe('360 inputs, 0 findings');
});
