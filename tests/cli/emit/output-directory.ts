import { lstatSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { emitSite, type EmitOptions, type EmitResult } from '../../../cli/emit/emit.ts';
import { toOutputPath } from '../../../cli/model/paths.ts';

/** Creates the root of a site with only its content, which is removed when the test ends. */
export function makeRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'docs-build-emit-'));
  mkdirSync(join(root, 'content'));
  onTestFinished(() => {
    rmSync(root, { recursive: true, force: true });
  });
  return root;
}

/** Writes the files, given as path → text, to `<root>/dist`. */
export function emit(
  root: string,
  files: Readonly<Record<string, string>>,
  options: Partial<EmitOptions> = {},
): Promise<EmitResult> {
  return emitSite(outputs(files), {
    outDir: join(root, 'dist'),
    root,
    contentDir: join(root, 'content'),
    base: '/',
    commit: () => true,
    ...options,
  });
}

async function* outputs(files: Readonly<Record<string, string>>) {
  for (const [path, bytes] of Object.entries(files)) {
    yield await Promise.resolve({ path: toOutputPath(path), bytes });
  }
}

/** Returns all files below a directory as path → text, including dot files. */
export function snapshot(directory: string): Record<string, string> {
  const paths = readdirSync(directory, { recursive: true, encoding: 'utf8' }).sort();
  const files = paths.filter((path) => lstatSync(join(directory, path)).isFile());
  return Object.fromEntries(
    files.map((path) => [path, readFileSync(join(directory, path), 'utf8')]),
  );
}

/** Returns the site in `<root>/dist` without the marker. */
export function siteOf(root: string): Record<string, string> {
  const { '.docs-build-manifest.json': marker, ...site } = snapshot(join(root, 'dist'));
  return marker === undefined ? { 'no marker': '', ...site } : site;
}
