import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { codesWith } from '../../cli/report/catalogue.ts';
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
    // In `npm test`, the linter checks the types of demos, and the build reports what needs rendering.
    const skipped = [...codesWith('needsRender'), 'demo/types', 'demo/untyped'];
    const skips = IS_FULL ? [] : ['--skip', skipped.join()];
    // With findings the command fails, and the test compares them.
    const { stdout } = await run('node', ['build/cli.mjs', 'check', ...flags, ...skips]).catch(
      (failed: { stdout: string }) => failed,
    );
    expect(JSON.parse(stdout)).toMatchObject({ ok: true, diagnostics: [] });
  },
  WITHIN_MS,
);
