import { posix } from 'node:path';
import { ASSET_QUERY } from '../model/code/assets.ts';
import { type ImportAliases, type SourcePath, toSourcePath } from '../model/paths.ts';

/** Extensions that an import may omit, in order of precedence, also after `/index`. */
const EXTENSIONS = ['.tsx', '.ts', '.jsx', '.js', '.css', '.json'];

const SCRIPT_IMPORT =
  /^[ \t]*(?:import|export)\b(?:[^'";]*?\bfrom\s*)?\s*(['"])(\.{1,2}\/[^'"]+)\1/gm;
const DYNAMIC_IMPORT = /\bimport\(\s*(['"])(\.{1,2}\/[^'"]+)\1\s*\)/g;
const STYLE_IMPORT = /^[ \t]*@import\s+(?:url\()?(['"])([^'"]+)\1/gm;

/** Returns a module's unique relative imports in order. Approximate: the bundler decides. */
export function relativeImports(file: string, text: string): string[] {
  const patterns = file.endsWith('.css') ? [STYLE_IMPORT] : [SCRIPT_IMPORT, DYNAMIC_IMPORT];
  const names = patterns
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .sort((a, b) => a.index - b.index)
    .map(([, , name = '']) => name.replace(ASSET_QUERY, ''))
    .filter((name) => !/^(?:[a-z]+:|\/)/i.test(name));
  return [...new Set(names)];
}

/** Returns the files that an import in module `from` may resolve to, most likely first. */
export const importCandidates = (from: SourcePath, written: string): SourcePath[] =>
  fileCandidates(posix.join(posix.dirname(from), written));

/** Returns the files to which path aliases may map a specifier. Empty if no pattern matches. */
export function aliasCandidates(specifier: string, aliases: ImportAliases): SourcePath[] {
  const matches = Object.entries(aliases).flatMap(([pattern, targets]) => {
    const [start = '', end] = pattern.split('*');
    if (end === undefined) return specifier === start ? [{ start, targets }] : [];
    const middle = specifier.slice(start.length, specifier.length - end.length);
    return specifier === start + middle + end
      ? [{ start, targets: targets.map((target) => target.replace('*', () => middle)) }]
      : [];
  });
  // As in TypeScript, the pattern with the longest prefix applies.
  const [best] = matches.sort((match, other) => other.start.length - match.start.length);
  return (best?.targets ?? []).flatMap((target) => fileCandidates(posix.normalize(target)));
}

/** Returns the files that a path without an extension may mean, most likely first. */
export function fileCandidates(target: string): SourcePath[] {
  const stem = target.replace(/\.jsx?$/, '');
  return [
    target,
    ...EXTENSIONS.map((extension) => target + extension),
    ...(stem === target ? [] : ['.tsx', '.ts'].map((extension) => stem + extension)),
    ...EXTENSIONS.map((extension) => `${target}/index${extension}`),
  ].map(toSourcePath);
}

const SPECIFIER =
  /(?:^[ \t]*(?:import|export)\b(?:[^'";]*?\bfrom\s*)?\s*|\bimport\(\s*)(['"])([@~#a-z][^'"\n]*)\1/gim;

/**
 * Finds specifiers of packages and path aliases in a text, including type imports. Invalid names
 * are dropped later.
 */
export const findSpecifiers = (text: string): string[] =>
  [...text.matchAll(SPECIFIER)].map(([, , specifier = '']) => specifier);
