import type { Element } from 'hast';
import type { CodeProps } from '../../../runtime/contract/theme.ts';
import { blockHtml, escapeCode, PLAIN, tokenHtml } from '../../../runtime/code/highlight.ts';
import {
  type FenceInfo,
  type LineMark,
  readCommentMarks,
  readDiffMarks,
  withoutTwoslash,
} from './fence-info.ts';
import { highlightLines, isDiffHeader, isDiffLanguage, isLanguage } from './highlight.ts';

/** Properties that the theme receives for a code block. */
export type CodeBlock = Omit<CodeProps, 'highlight'>;

export interface FencePlacement {
  /** Id of the block on its page: `code-2`. */
  readonly id: string;
  /** Whether the block is one of several tabs. Long tabs scroll and are not folded. */
  readonly isTab: boolean;
}

/** Blocks with more lines are folded and numbered. Folding fewer lines would hide only a few. */
const LONG_LINES = 30;

/** ANSI escape sequences for terminal colors and styles. */
const TERMINAL_STYLE = /\u001b\[[\d;]*m/g;

const GUTTER: Readonly<Partial<Record<LineMark, string>>> = {
  inserted: '<span class="mark" data-docs-not-copied>+</span>',
  // U+2212 (minus sign) is as wide as the plus sign.
  deleted: '<span class="mark" data-docs-not-copied>\u2212</span>',
};

export function sourceBlock(code: string, language: string, codeBytes: number): CodeBlock {
  const lines = highlightWithin(code.replace(/\n+$/, ''), language, codeBytes);
  return { language, html: blockHtml(lines), lineCount: lines.length };
}

/**
 * Converts a fence to a code block with marked lines. Lines of numbered or long blocks have ids.
 * Code above `codeBytes` and code in unknown languages is not highlighted.
 */
export function codeBlock(
  code: string,
  info: FenceInfo,
  { id, isTab, codeBytes }: FencePlacement & { readonly codeBytes: number },
): CodeBlock {
  const { language, title } = info;
  const plain = language === 'ansi' ? code.replace(TERMINAL_STYLE, '') : code;
  const written = info.isTwoslash ? withoutTwoslash(plain) : plain;
  const readMarks = isDiffLanguage(language) ? readDiffMarks : readCommentMarks;
  const { lines, marks } = readMarks(written);
  const highlighted =
    language === 'diff'
      ? lines.map((line, index) => diffLine(line, marks.get(index)))
      : highlightWithin(lines.join('\n'), language, codeBytes);
  const isLong = !isTab && lines.length > LONG_LINES;
  const isNumbered = (isLong || info.hasNumbers === true) && code.length <= codeBytes;
  const emphasized = new Set(info.lines);
  const html = highlighted.map((line, index) => {
    const mark = marks.get(index) ?? info.changes?.get(index + 1);
    const isEmphasized = emphasized.has(index + 1);
    return wrapLine(line, { mark, isEmphasized, ...(isNumbered && { id: `${id}-L${index + 1}` }) });
  });
  return {
    language,
    ...(title !== undefined && { title }),
    html: blockHtml(html),
    lineCount: lines.length,
    ...(isLong && { isLong }),
    ...(isNumbered && { id }),
  };
}

interface LineState {
  readonly id?: string;
  readonly mark: LineMark | undefined;
  readonly isEmphasized: boolean;
}

/** Wraps a line for its id and marks. CSS generates the line number, so that it is not copied. */
function wrapLine(html: string, { id, mark, isEmphasized }: LineState): string {
  const names = [
    ...(mark ? [mark] : []),
    ...(isEmphasized && mark !== 'highlighted' ? ['highlighted'] : []),
  ];
  if (names.length === 0 && id === undefined) return html;
  // Short markup, because a block may have thousands of numbered lines. Scripts add the rest.
  if (names.length === 0) return `<i id=${id}>${html}</i>`;
  const idAttribute = id === undefined ? '' : ` id=${id}`;
  const gutter = (mark && GUTTER[mark]) ?? '';
  return `<span class="${['line', ...names].join(' ')}"${idAttribute}>${gutter}${html}</span>`;
}

/** Returns the ids of numbered lines in theme elements. */
export const lineIdsOf = (elements: readonly Element[]): string[] =>
  elements
    .flatMap(blocksIn)
    .flatMap(({ id, lineCount = 0 }) =>
      id === undefined
        ? []
        : Array.from({ length: lineCount }, (_, index) => `${id}-L${index + 1}`),
    );

function blocksIn({ tagName, properties }: Element): readonly Partial<CodeBlock>[] {
  const { props } = properties as unknown as {
    readonly props: Partial<CodeBlock> & { readonly tabs: readonly CodeBlock[] };
  };
  if (tagName === 'docs-tabs') return props.tabs;
  return tagName === 'docs-code' ? [props] : [];
}

const highlightWithin = (code: string, language: string, codeBytes: number): readonly string[] =>
  code.length > codeBytes || !isLanguage(language)
    ? code.split('\n').map(escapeCode)
    : highlightLines(code, language);

/** Highlights a line of a diff without its sign, which `mark` represents. */
function diffLine(line: string, mark: LineMark | undefined): string {
  if (mark) return tokenHtml(mark === 'inserted' ? 'c-i' : 'c-d', line);
  return tokenHtml(isDiffHeader(line) ? 'c-c' : PLAIN, line);
}
