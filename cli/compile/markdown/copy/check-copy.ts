import { fileStart } from '../../../model/diagnostic.ts';
import { pageTooLarge } from '../../../report/rules/markdown.ts';
import type { PageInWork } from '../../page.ts';

/** Reports a page whose Markdown is longer than what agents read of an address. */
export function checkCopy(markdown: string, { input, diagnostics }: PageInWork) {
  const { agentPage = Infinity } = input.options.limits;
  if (markdown.length <= agentPage) return;
  diagnostics.push(pageTooLarge(fileStart(input.file), markdown.length, agentPage));
}
