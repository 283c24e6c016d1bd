import type { Diagnostic } from '../../model/diagnostic.ts';

/** Findings without those of the compiler that the bundler tells at the same line: one mistake, told once. */
export function withoutEchoes(
  types: readonly Diagnostic[],
  others: readonly Diagnostic[],
): Diagnostic[] {
  const lineOf = ({ file = '', range }: Diagnostic) => `${file}:${range?.start.line ?? ''}`;
  const told = new Set(others.filter(({ code }) => /^demo\//.test(code)).map(lineOf));
  return types.filter((type) => !told.has(lineOf(type)));
}
