import type { Diagnostic } from '../model/diagnostic.ts';
import { hasTrait } from './catalogue.ts';

/** Sorted findings, with one row per file for those of a folded rule that say the same. A finding with a fix keeps its row. */
export function foldRepeated(sorted: readonly Diagnostic[]): Diagnostic[] {
  const counts = new Map<string, number>();
  const keys = sorted.map(keyOf);
  for (const key of keys) if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
  const seen = new Set<string>();
  return sorted.flatMap((diagnostic, index) => {
    const key = keys[index];
    const count = key === undefined ? 1 : (counts.get(key) ?? 1);
    if (key === undefined || count === 1) return [diagnostic];
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ ...diagnostic, message: `${diagnostic.message} (${count} times in this file)` }];
  });
}

function keyOf({ code, file, message, fix }: Diagnostic): string | undefined {
  return file === undefined || fix || !hasTrait(code, 'isFolded')
    ? undefined
    : [code, file, message].join('\n');
}
