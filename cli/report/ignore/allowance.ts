import { escapeRegExp } from '../../model/markdown.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { isNamed } from '../catalogue.ts';

/** Findings that a site knows of and accepts. */
export interface Allowance {
  /** Rule or family. */
  readonly rule: string;
  /** Files it is about: a path from the root with `*` and `**`. */
  readonly file?: string | undefined;
  /** What a finding marks, such as the address of a link, with `*` and `**`. */
  readonly target?: string | undefined;
  readonly reason: string;
}

/** Whether an allowance is about a finding. `marked` is the text that the finding marks. */
export function createAllows(allowance: Allowance) {
  const file = allowance.file === undefined ? undefined : globPattern(allowance.file);
  const target = allowance.target === undefined ? undefined : globPattern(allowance.target);
  return (diagnostic: Diagnostic, marked: () => string | undefined): boolean =>
    isNamed(diagnostic.code, [allowance.rule]) &&
    (file === undefined || (diagnostic.file !== undefined && file.test(diagnostic.file))) &&
    (target === undefined || target.test(marked() ?? ''));
}

/** `/x/**` as a pattern: `*` is anything within a folder, `**` anything. */
function globPattern(glob: string): RegExp {
  const parts = glob.split(/(\*+)/).map((part) => {
    if (part.startsWith('**')) return '.*';
    return part === '*' ? '[^/]*' : escapeRegExp(part);
  });
  return new RegExp(`^${parts.join('')}$`, 's');
}
