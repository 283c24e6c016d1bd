import { beforeAll, expect, test } from 'vitest';
import { build } from 'esbuild';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Theme } from '@mui/material/styles';

const made: { branding?: Theme; demo?: Theme } = {};

beforeAll(async () => {
  const outfile = join(await mkdtemp(join(tmpdir(), 'docs-theme-')), 'themes.mjs');
  await build({
    stdin: {
      contents: `
        import { createBrandingTheme } from 'docs-build/branding-theme';
        import { INITIAL_SETTINGS } from 'docs-build/runtime';
        import { demoThemeFor } from './theme/islands/demo-theme.ts';
        export const branding = createBrandingTheme();
        export const demo = demoThemeFor(INITIAL_SETTINGS);`,
      resolveDir: process.cwd(),
      loader: 'ts',
    },
    bundle: true,
    outfile,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    banner: {
      js: `import { createRequire } from 'node:module'; const require = createRequire(${JSON.stringify(join(process.cwd(), 'package.json'))});`,
    },
    logLevel: 'error',
  });
  Object.assign(made, await import(pathToFileURL(outfile).href));
});

test('spec §9: the branding theme has a radius of 12, the demo theme of 4, and both a spacing of 8', () => {
  expect(made.branding?.shape.borderRadius).toBe(12);
  expect(made.demo?.shape.borderRadius).toBe(4);
  const units = { branding: made.branding?.spacing(1), demo: made.demo?.spacing(1) };
  expect(units.branding).toContain('8px');
  expect(units.demo).toContain('8px');
});

test.each(['branding', 'demo'] as const)(
  'spec §9: uses the constants of the specification in the %s theme',
  (name) => {
    const theme = made[name]!;
    expect(theme.breakpoints.values).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
    expect(theme.transitions.duration).toEqual({
      shortest: 150,
      shorter: 200,
      short: 250,
      standard: 300,
      complex: 375,
      enteringScreen: 225,
      leavingScreen: 195,
    });
    expect(theme.palette.contrastThreshold).toBe(3);
    expect(theme.palette.tonalOffset).toBe(0.2);
    expect(theme.zIndex).toEqual({
      mobileStepper: 1000,
      fab: 1050,
      speedDial: 1050,
      appBar: 1100,
      drawer: 1200,
      modal: 1300,
      snackbar: 1400,
      tooltip: 1500,
    });
    expect(theme.shadows).toHaveLength(25);
    expect(theme.shadows.map((shadow) => shadow !== 'none')).toEqual(
      theme.shadows.map((_, elevation) => elevation > 0),
    );
  },
);
