import type { Code } from 'mdast';
import { codeSyntax } from '../../../report/rules/markdown.ts';
import { type PageInWork, placeInBlock } from '../../page.ts';
import type { FenceInfo } from '../fence-info.ts';
import { withoutRemovedLines } from '../line-marks.ts';
import { fenceProblem } from './fence-problem.ts';

/** Reports code that stops making sense, where it does. */
export function checkFence(node: Code, info: FenceInfo, page: PageInWork): void {
  const { language, isFragment, changes } = info;
  if (isFragment || node.value.length > page.input.options.limits.codeBytes) return;
  const code = withoutRemovedLines(node.value, changes);
  const problem = fenceProblem(code, language);
  if (!problem) return;
  const [word] = /^(?:[\w$]+|\S)/.exec(code.slice(problem.offset)) ?? [];
  const reason = problem.reason.replace(
    /^Unexpected token/,
    word === undefined ? 'it ends too early' : `unexpected ${word}`,
  );
  const offset = word === undefined ? Math.max(0, problem.offset - 1) : problem.offset;
  const place = placeInBlock(page, node, { offset, length: word?.length ?? 1, above: 1 });
  page.diagnostics.push(codeSyntax(place, language, reason));
}
