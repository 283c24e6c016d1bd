import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  resolve: {
    alias: {
      'docs-build/theme': source('./runtime/contract/theme.ts'),
      'docs-build/runtime': source('./runtime/index.ts'),
      'docs-build/default-theme': source('./theme/default-theme.ts'),
      'docs-build': source('./cli/index.ts'),
    },
  },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/fixtures/**'],
    testTimeout: 30_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
    globalSetup: ['./tests/global-setup.ts'],
  },
});
