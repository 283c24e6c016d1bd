import { build } from 'esbuild';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { IslandRootProps, Theme } from 'docs-build/theme';
import type { ComponentType, createElement } from 'react';
import type { renderToStaticMarkup } from 'react-dom/server';

/** A theme as the engine loads it, with the React from its bundle. */
export interface BundledTheme {
  readonly theme: Theme;
  readonly IslandRoot: ComponentType<IslandRootProps>;
  readonly createElement: typeof createElement;
  readonly renderToStaticMarkup: typeof renderToStaticMarkup;
  /** A button of each library that demos may show. */
  readonly MaterialButton: ComponentType<{ children: string; variant?: string }>;
  readonly JoyButton: ComponentType<{ children: string }>;
}

const LOADERS = { '.svg': 'text', '.woff2': 'file' } as const;

const exportsOf = (entry: string) => `
  import * as site from './theme/${entry}.ts';
  await Promise.all(Object.values(site.packageSetups ?? {}).map((setUp) => setUp()));
  export { theme, IslandRoot } from './theme/${entry}.ts';
  export { createElement } from 'react';
  export { renderToStaticMarkup } from 'react-dom/server';
  export { default as MaterialButton } from '@mui/material/Button';
  export { default as JoyButton } from '@mui/joy/Button';
`;

const stdinOf = (contents: string) =>
  ({ contents, resolveDir: process.cwd(), loader: 'ts', sourcefile: 'entry.ts' }) as const;

type Loaded = BundledTheme & { readonly css: string };

/** Themes that test files of this process use. */
const themes = new Map<string, Promise<Loaded>>();

/**
 * Bundles `theme/<entry>.ts` for Node like the engine, and imports it once. `css` is the text of
 * its style sheets.
 */
export function loadTheme(entry: string): Promise<Loaded> {
  const known = themes.get(entry) ?? bundleTheme(entry);
  themes.set(entry, known);
  return known;
}

async function bundleTheme(entry: string): Promise<Loaded> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-theme-'));
  const { outputFiles } = await build({
    stdin: stdinOf(exportsOf(entry)),
    bundle: true,
    write: false,
    outfile: join(folder, 'theme.mjs'),
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    loader: LOADERS,
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: {
      js: `import { createRequire } from 'node:module'; const require = createRequire(${JSON.stringify(join(process.cwd(), 'package.json'))});`,
    },
    logLevel: 'error',
  });
  const textOf = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
  const file = join(folder, 'theme.mjs');
  await writeFile(file, textOf('.mjs'));
  const loaded = (await import(pathToFileURL(file).href)) as BundledTheme;
  return { ...loaded, css: textOf('.css') };
}

/** Size of a module of which only the import of React remains. */
const IMPORT_STUB_BYTES = 100;

/**
 * Returns files of `theme/` and packages in the browser bundle of `IslandRoot` alone, as in a
 * release.
 */
export async function browserInputs(entry: string): Promise<readonly string[]> {
  const { metafile } = await build({
    stdin: stdinOf(`export { IslandRoot } from './theme/${entry}.ts';`),
    bundle: true,
    write: false,
    outdir: '/',
    platform: 'browser',
    format: 'esm',
    jsx: 'automatic',
    loader: LOADERS,
    define: { 'process.env.NODE_ENV': '"production"' },
    minify: true,
    external: ['react', 'react/*'],
    metafile: true,
    logLevel: 'error',
  });
  const scripts = Object.entries(metafile.outputs).filter(([path]) => path.endsWith('.js'));
  return scripts.flatMap(([, { inputs }]) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) =>
      bytesInOutput > IMPORT_STUB_BYTES ? [path] : [],
    ),
  );
}
