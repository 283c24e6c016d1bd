import type { Diagnostic, Position, Range } from '../model/diagnostic.ts';

/** A replacement in one text. */
export interface Replacement {
  readonly range: Range;
  readonly replace: string;
}

/** The fixes that findings carry, by file. */
export function fixesByFile(
  diagnostics: readonly Diagnostic[],
): ReadonlyMap<string, readonly Replacement[]> {
  const byFile = new Map<string, Replacement[]>();
  for (const { file, range, fix } of diagnostics) {
    if (file === undefined || !range || !fix || !('replace' in fix)) continue;
    byFile.set(file, [...(byFile.get(file) ?? []), { range, replace: fix.replace }]);
  }
  return byFile;
}

/** The text with the fixes made, last to first. Of two that overlap only the first is made: the next run brings the other. */
export function applyFixes(
  text: string,
  fixes: readonly Replacement[],
): { readonly text: string; readonly made: number } {
  const starts = lineStarts(text);
  const offset = ({ line, column }: Position) =>
    Math.min(text.length, (starts[line - 1] ?? text.length) + column - 1);
  const spans = fixes
    .map(({ range, replace }) => ({ from: offset(range.start), to: offset(range.end), replace }))
    .sort((a, b) => a.from - b.from || a.to - b.to);
  const apart = spans.reduce<typeof spans>((kept, span) => {
    const last = kept.at(-1);
    return last && (span.from < last.to || span.from === last.from) ? kept : [...kept, span];
  }, []);
  const fixed = apart.reduceRight(
    (result, { from, to, replace }) => result.slice(0, from) + replace + result.slice(to),
    text,
  );
  return { text: fixed, made: apart.length };
}

/** Offset of each line's first character. A byte order mark is not part of the first line. */
function lineStarts(text: string): number[] {
  const first = text.startsWith('\ufeff') ? 1 : 0;
  return [first, ...[...text.matchAll(/\r\n|\r|\n/g)].map((end) => end.index + end[0].length)];
}
