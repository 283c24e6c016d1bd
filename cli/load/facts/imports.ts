import { posix } from 'node:path';
import type { SourcePath } from '../../model/paths.ts';
import { toSourcePath } from '../../model/paths.ts';

/** Endings tried for an import without one, in this order; then the same behind `/index`. */
const ENDINGS = ['.tsx', '.ts', '.jsx', '.js', '.css', '.json'];

const SCRIPT_IMPORT =
  /^[ \t]*(?:import|export)\b(?:[^'";]*?\bfrom\s*)?\s*(['"])(\.{1,2}\/[^'"]+)\1/gm;
const DYNAMIC_IMPORT = /\bimport\(\s*(['"])(\.{1,2}\/[^'"]+)\1\s*\)/g;
const STYLE_IMPORT = /^[ \t]*@import\s+(?:url\()?(['"])([^'"]+)\1/gm;

/** Relative imports of a module as written, in order and without doubles. Found by pattern: the bundler has the last word. */
export function relativeImports(file: string, text: string): string[] {
  const patterns = file.endsWith('.css') ? [STYLE_IMPORT] : [SCRIPT_IMPORT, DYNAMIC_IMPORT];
  const found = patterns.flatMap((pattern) => [...text.matchAll(pattern)]);
  const names = found
    .sort((a, b) => a.index - b.index)
    .map(([, , name = '']) => name)
    .filter((name) => !/^(?:[a-z]+:|\/)/i.test(name));
  return [...new Set(names)];
}

/** The files that `written` in the module `from` may mean, the likeliest first. */
export function importCandidates(from: SourcePath, written: string): SourcePath[] {
  const target = posix.join(posix.dirname(from), written);
  const stem = target.replace(/\.jsx?$/, '');
  return [
    target,
    ...ENDINGS.map((ending) => target + ending),
    ...(stem === target ? [] : ['.tsx', '.ts'].map((ending) => stem + ending)),
    ...ENDINGS.map((ending) => `${target}/index${ending}`),
  ].map(toSourcePath);
}

/** The file that `written` in the module `from` means, or undefined where none of `exists` fits. */
export const resolveImport = (
  from: SourcePath,
  written: string,
  exists: (path: SourcePath) => boolean,
): SourcePath | undefined => importCandidates(from, written).find(exists);
