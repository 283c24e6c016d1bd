import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { buildThisSite } from '../harness/built-site.ts';
import { IS_FULL } from '../harness/sample.ts';

const run = promisify(execFile);

/** Time limit. The API reference reads the types of all documented packages. */
const WITHIN_MS = 900_000;

test(
  'check finds no problem in this site',
  async () => {
    // Fills the cache: without it, the check takes as long as the build again.
    await (await buildThisSite()).close();
    const flags = ['--max-warnings', '0', '--format', 'json'];
    // `npm test` checks the types of demos when it lints, and this takes half the time.
    const skipped = IS_FULL ? [] : ['--skip', 'demo/types,demo/untyped'];
    // With findings the command fails, and the test compares them.
    const { stdout } = await run('node', ['build/cli.mjs', 'check', ...flags, ...skipped]).catch(
      (failed: { stdout: string }) => failed,
    );
    expect(JSON.parse(stdout)).toMatchObject({ ok: true, diagnostics: [] });
  },
  WITHIN_MS,
);
