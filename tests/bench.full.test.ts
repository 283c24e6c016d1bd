import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';
import { IS_FULL } from './harness/sample.ts';

/**
 * Runs a script of `bench/` and returns its output. The script exits with 1 if it finds a problem.
 */
const run = (script: string, ...argv: readonly string[]) =>
  new Promise<string>((done) => {
    execFile(process.execPath, [`bench/${script}.mjs`, ...argv], (error, stdout, stderr) =>
      done(error ? `${stdout}${stderr}` : stdout.trim()),
    );
  });

test('a build that fails at any file call leaves sources and output complete', async () => {
  const points = IS_FULL ? '12' : '4';
  expect(await run('faults', '--only', 'build', '--sample', points)).toMatch(
    new RegExp(
      `^build: \\d{3} calls, ${points} points, \\d+ not reached, \\d kills during a change that the next command ends, 0 violations\n${points} points, 0 violations$`,
    ),
  );
});

test('fuzzed texts cause no crash and put no active content into pages', async () => {
  expect(await run('fuzz', '--count', '360')).toBe('360 inputs, 0 findings');
});

const isMeasured = IS_FULL && process.platform === 'linux';

test.runIf(isMeasured)('measures builds and the development server', async () => {
  const rows = await run('speed', '--pages', '3', '--runs', '1', '--saves', '1');
  expect(rows).toMatch(/^3 pages\n/);
  for (const row of ['cold', 'no change', 'one edit', 'renamed page', 'dev start', 'save → text'])
    expect(rows).toMatch(new RegExp(`\n${row}\n  docs-build {2,}.*\\d s`));
});
