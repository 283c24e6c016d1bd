import type { Code } from 'mdast';
import { closest, slipOf } from '../../report/suggest.ts';
import { locationAt, locationOf, type PageInWork } from '../page.ts';
import { type CodeBlock, codeBlock, type FencePlacement } from './code-block.ts';
import { parseFenceInfo } from './fence-info.ts';
import { isLanguage, LANGUAGES } from './highlight.ts';
import { report, replaceWith } from '../../report/catalogue.ts';

/** Shorter names that resemble a known one are often other languages: `sass`, `jsonl`. */
const MIN_FIXED_LENGTH = 7;

/** Converts a code node to a block, and returns its tab label if it has one. */
export function readFence(
  node: Code,
  page: PageInWork,
  placement: FencePlacement,
): { block: CodeBlock; tab?: string } {
  const info = parseFenceInfo([node.lang, node.meta].filter(Boolean).join(' '));
  const { codeBytes } = page.input.options.limits;
  const { language, tab } = info;
  if (!isLanguage(language)) reportLanguage(language, node, page);
  if (node.value.length > codeBytes) {
    page.diagnostics.push(
      report('markdown/long-code', locationOf(page, node.position), { limit: codeBytes }),
    );
  }
  const block = codeBlock(node.value, info, { ...placement, codeBytes });
  return { block, ...(tab !== undefined && { tab }) };
}

function reportLanguage(language: string, { position }: Code, page: PageInWork) {
  const start = position?.start.offset ?? 0;
  const at = (page.text.slice(start).split('\n', 1)[0] ?? '').indexOf(language);
  const location =
    at === -1 ? locationOf(page, position) : locationAt(page, start + at, language.length);
  const slip = at === -1 ? undefined : slipOf(language, LANGUAGES, MIN_FIXED_LENGTH);
  const near = slip ?? closest(language, LANGUAGES);
  const values = { language, meant: near, fix: replaceWith(slip) };
  page.diagnostics.push(report('markdown/unknown-language', location, values));
}
