import type { Code } from 'mdast';
import { codeSyntax } from '../../../report/catalogue/content/code-syntax.ts';
import { type PageInWork, placeInBlock } from '../../page.ts';
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
  const place = placeInBlock(page, node, { offset, length: word?.length ?? 1, above: 1 });
  page.diagnostics.push(codeSyntax(place, language, reason));
}
