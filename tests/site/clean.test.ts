import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

/** The types of all documented packages are read once. */
const WITHIN_MS = 180_000;

test(
  'check finds no problem in this site',
  async () => {
    const flags = ['--max-warnings', '0', '--format', 'json'];
    // Findings are what is looked at, not the exit code.
    const { stdout } = await run('node', ['build/cli.mjs', 'check', ...flags]).catch(
      (failed: { stdout: string }) => failed,
    );
    expect(JSON.parse(stdout)).toMatchObject({ ok: true, diagnostics: [] });
  },
  WITHIN_MS,
);
