import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readEnvironment } from '../../cli/config/env.ts';
import { findBrowser } from '../../cli/demos/find-browser.ts';
import { docsBuild } from '../cli/commands/command-line.ts';

/** Only a run that hangs should fail: on a busy machine, 800 demos take a quarter of an hour. */
const RUN_MS = 3_600_000;

// `npm test` visits a sample of the pages in `pages.test.ts`, and runs `check --demos` in `trial.test.ts`.
test(
  'hydrates the demos of this site without console messages or accessibility violations',
  { timeout: RUN_MS },
  async () => {
    const CHROMIUM = await findBrowser(readEnvironment());
    const argv = ['check', '--demos', '--only', 'demo', '--skip', 'demo/types'];
    const { code, err } = await docsBuild(resolve('.'), argv, { CHROMIUM });
    expect(err).toMatch(/No problems in \d+ pages/);
    expect(code).toBe(0);
  },
);
