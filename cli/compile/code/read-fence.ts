import type { Code } from 'mdast';
import { longCode, unknownLanguage } from '../../report/rules/markdown.ts';
import { closest, slipOf } from '../../report/suggest.ts';
import { type PageInWork, placeAt, placeOf } from '../page.ts';
import { type BlockPlace, type CodeBlock, codeBlock } from './code-block.ts';
import { parseFenceInfo } from './fence-info.ts';
import { checkFence } from './fences/check-fence.ts';
import { LANGUAGES, isLanguage } from './languages.ts';

/** Shorter names that are nearly known are often those of languages that are not: `sass`, `jsonl`. */
const OWN_NAME_LETTERS = 7;

/** A code node as a block, and the name of its tab if it has one. */
export function readFence(
  node: Code,
  page: PageInWork,
  at: BlockPlace,
): { block: CodeBlock; tab?: string } {
  const info = parseFenceInfo([node.lang, node.meta].filter(Boolean).join(' '));
  const { codeBytes } = page.input.options.limits;
  const { language, tab } = info;
  if (!isLanguage(language)) {
    const start = node.position?.start.offset ?? 0;
    const at = (page.text.slice(start).split('\n', 1)[0] ?? '').indexOf(language);
    const isWritten = at !== -1;
    const place = isWritten
      ? placeAt(page, start + at, language.length)
      : placeOf(page, node.position);
    const slip = isWritten ? slipOf(language, LANGUAGES, OWN_NAME_LETTERS) : undefined;
    const near = slip ?? closest(language, LANGUAGES);
    page.diagnostics.push(unknownLanguage(place, language, { near, slip }));
  }
  if (node.value.length > codeBytes) {
    page.diagnostics.push(longCode(placeOf(page, node.position), codeBytes));
  }
  checkFence(node, info, page);
  const block = codeBlock(node.value, info, { ...at, codeBytes });
  return { block, ...(tab !== undefined && { tab }) };
}
