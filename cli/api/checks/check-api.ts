import type { Diagnostic } from '../../model/diagnostic.ts';
import { checkComments, checkDefaults } from './defaults.ts';
import type { ApiCheckInput } from './input.ts';
import { checkNames } from './names.ts';
import { checkProps } from './props.ts';
import { checkWithoutPage } from './without-page.ts';

export type { ApiCheckInput, CheckedPage, CheckedSource } from './input.ts';

/** Everything that pages say of components and hooks and that the references contradict. Without references, nothing. */
export function checkApi(input: ApiCheckInput): Diagnostic[] {
  if (input.api.references.length === 0) return [];
  return [
    ...checkNames(input),
    ...checkWithoutPage(input),
    ...checkProps(input),
    ...checkDefaults(input),
    ...checkComments(input),
  ];
}
