import type { Diagnostic, NewFile, Position, Range } from '../model/diagnostic.ts';

/** A replacement in one text. */
export interface Replacement {
  readonly range: Range;
  readonly replace: string;
  /** Code of the finding that it puts right. */
  readonly code?: string;
}

/** A replacement that was made. */
export interface MadeFix extends Replacement {
  /** The text that stood there. */
  readonly old: string;
}

/** The replacements that findings carry, by file. */
export function fixesByFile(
  diagnostics: readonly Diagnostic[],
): ReadonlyMap<string, readonly Replacement[]> {
  const byFile = new Map<string, Replacement[]>();
  for (const { code, file, range: found, fix } of diagnostics) {
    if (file === undefined || !fix || !('replace' in fix)) continue;
    const range = fix.range ?? found;
    if (!range) continue;
    const others = byFile.get(file) ?? [];
    byFile.set(file, others);
    others.push({ range, replace: fix.replace, code });
  }
  return byFile;
}

/** A file that a finding asks for. */
export interface AskedFile extends NewFile {
  readonly code: string;
}

/** The files that findings ask for, each once, by path. */
export function filesToCreate(diagnostics: readonly Diagnostic[]): readonly AskedFile[] {
  const byPath = new Map<string, AskedFile>();
  for (const { code, fix } of diagnostics) {
    if (!fix || !('create' in fix) || byPath.has(fix.create.path)) continue;
    byPath.set(fix.create.path, { ...fix.create, code });
  }
  return [...byPath.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The text with the fixes made, and these in the order of the text. Of two that overlap only the first is made: the next round brings the other. */
export function applyFixes(
  text: string,
  fixes: readonly Replacement[],
): { readonly text: string; readonly made: readonly MadeFix[] } {
  const offset = offsetsIn(text);
  const spans = fixes
    .map((fix) => ({ fix, from: offset(fix.range.start), to: offset(fix.range.end) }))
    .filter(({ fix, from, to }) => text.slice(from, to) !== fix.replace)
    .sort((a, b) => a.from - b.from || a.to - b.to);
  const pieces: string[] = [];
  const made: MadeFix[] = [];
  let done = 0;
  let last: number | undefined;
  for (const { fix, from, to } of spans) {
    if (from < done || from === last) continue;
    pieces.push(text.slice(done, from), fix.replace);
    made.push({ ...fix, old: text.slice(from, to) });
    done = to;
    last = from;
  }
  return { text: pieces.join('') + text.slice(done), made };
}

/** Offsets of places in a text: whatever ends its lines, and without a byte order mark, which is no part of the first line. */
export function offsetsIn(text: string): (position: Position) => number {
  const first = text.startsWith('\ufeff') ? 1 : 0;
  const starts = [
    first,
    ...[...text.matchAll(/\r\n|\r|\n/g)].map((end) => end.index + end[0].length),
  ];
  return ({ line, column }) =>
    Math.min(text.length, (starts[line - 1] ?? text.length) + column - 1);
}
