import type { Code } from 'mdast';
import type { Place } from '../../../model/diagnostic.ts';
import { lineRange } from '../../../model/diagnostic.ts';
import { codeSyntax } from '../../../report/catalogue/content/code-syntax.ts';
import { type PageInWork, placeOf } from '../../page.ts';
import type { FenceInfo } from '../fence-info.ts';
import { fenceProblem } from './fence-problem.ts';

/** Reports code that stops making sense, where it does. */
export function checkFence(node: Code, info: FenceInfo, page: PageInWork): void {
  const { language, isFragment } = info;
  if (isFragment || node.value.length > page.input.options.limits.codeBytes) return;
  const problem = fenceProblem(node.value, language);
  if (!problem) return;
  const [word] = /^(?:[\w$]+|\S)/.exec(node.value.slice(problem.offset)) ?? [];
  const reason = problem.reason.replace(
    /^Unexpected token/,
    word === undefined ? 'it ends too early' : `unexpected ${word}`,
  );
  const offset = word === undefined ? Math.max(0, problem.offset - 1) : problem.offset;
  const place = placeInFence(node, page, { offset, length: word?.length ?? 1 });
  page.diagnostics.push(codeSyntax(place, language, reason));
}

/** A place in the code of a fence, whatever stands before its lines: a quote, the indentation of a list. */
function placeInFence(
  node: Code,
  page: PageInWork,
  { offset, length }: { readonly offset: number; readonly length: number },
): Place {
  const whole = placeOf(page, node.position);
  if (!whole.range) return whole;
  const before = node.value.slice(0, offset).split('\n');
  const line = whole.range.start.line + before.length;
  const [start = 0, next = page.text.length + 1] = page.lineStarts.slice(line - 1, line + 1);
  const shown = node.value.split('\n')[before.length - 1]?.length ?? 0;
  const left = Math.max(0, next - 1 - start - shown);
  const column = left + (before.at(-1)?.length ?? 0) + 1;
  return { file: whole.file, range: lineRange(line, column, length) };
}
