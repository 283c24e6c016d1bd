import type { Diagnostic } from '../../model/diagnostic.ts';
import { hasTrait } from '../../report/catalogue.ts';

/** Leaves out type errors at lines where the bundler already reports something: one mistake, one finding. */
export function withoutEchoes(
  types: readonly Diagnostic[],
  others: readonly Diagnostic[],
): Diagnostic[] {
  const lineOf = ({ file = '', range }: Diagnostic) => `${file}:${range?.start.line ?? ''}`;
  const reported = new Set(others.filter(({ code }) => hasTrait(code, 'needsRender')).map(lineOf));
  return types.filter((type) => !reported.has(lineOf(type)));
}
