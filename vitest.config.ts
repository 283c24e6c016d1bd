import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { SlowestFirst } from './tests/harness/sequencer.ts';
import { testFilesOf } from './tests/harness/tiers.ts';

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Loads templates and the documentation of rules as text, as the build of the engine does. */
const texts: Plugin = {
  name: 'texts',
  enforce: 'pre',
  load: async (id) =>
    /(?:\.txt|\/cli\/report\/rules\/[\w-]+\.md)$/.test(id)
      ? `export default ${JSON.stringify(await readFile(id, 'utf8'))};`
      : undefined,
};

export default defineConfig(({ mode }) => ({
  plugins: [texts],
  define: { __STORAGE_PREFIX__: JSON.stringify('mui') },
  resolve: {
    alias: {
      'docs-build/theme': source('./runtime/contract/theme.ts'),
      'docs-build/runtime': source('./runtime/index.ts'),
      'docs-build/rules': source('./cli/report/rule-docs.ts'),
      'docs-build/default-theme': source('./theme/default-theme.ts'),
      'docs-build/playground': source('./theme/playground/Playground.tsx'),
      'docs-build': source('./cli/index.ts'),
    },
  },
  test: {
    include: testFilesOf(mode),
    env: { TEST_MODE: mode },
    // High, because a busy machine may be slow: only tests that hang should fail.
    testTimeout: 240_000,
    hookTimeout: 600_000,
    // A window of Chromium can stop answering on a busy machine. Its test runs again, once.
    retry: { count: 1, condition: /^The (?:page|browser) does not answer\.$/ },
    expect: { poll: { timeout: 100_000, interval: 50 } },
    maxWorkers: 2,
    // Modules keep no state between test files, so each is loaded only once.
    isolate: false,
    globalSetup: ['./tests/harness/global-setup.ts'],
    sequence: { sequencer: SlowestFirst },
  },
}));
