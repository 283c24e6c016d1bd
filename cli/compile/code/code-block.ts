import type { Element } from 'hast';
import { blockHtml, escapeCode, tokenHtml } from '../../../runtime/code/highlight.ts';
import type { FenceInfo } from './fence-info.ts';
import { highlightLines } from './highlight.ts';
import { isDiffLanguage, isLanguage } from './languages.ts';
import { type LineMark, readCommentMarks, readDiffMarks } from './line-marks.ts';

/** Properties of a code block, as the theme contract has them. */
export interface CodeBlock {
  readonly language: string;
  readonly title?: string;
  readonly html: string;
  readonly lineCount: number;
  readonly isLong?: true;
  readonly id?: string;
}

/** Where a fenced block stands. */
export interface BlockPlace {
  /** Id of the block on its page: `code-2`. */
  readonly id: string;
  /** Whether it is one of several tabs. Those scroll when they are long. */
  readonly isTab: boolean;
}

/** A block with more lines than this is worth folding, and its lines are numbered: never only the last few are hidden. */
export const LONG_LINES = 24;

/** What colors the text of a terminal. */

const TERMINAL_STYLE = /\u001b\[[\d;]*m/g;

const GUTTER: Readonly<Partial<Record<LineMark, string>>> = {
  inserted: '<span class="mark" data-docs-not-copied>+</span>',
  // U+2212, as wide as the plus.
  deleted: '<span class="mark" data-docs-not-copied>\u2212</span>',
};

/** A source file as a code block: no marks are looked for. */
export function sourceBlock(code: string, language: string, codeBytes: number): CodeBlock {
  const lines = highlightWithin(code.replace(/\n+$/, ''), language, codeBytes);
  return { language, html: blockHtml(lines), lineCount: lines.length };
}

/**
 * A fenced block: highlighted, with its marked lines wrapped. Above `codeBytes` and in unknown languages it is plain. All its lines are
 * wrapped, and numbered by links to themselves, where the fence asks for it or the block is long.
 */
export function codeBlock(
  code: string,
  info: FenceInfo,
  { id, isTab, codeBytes }: BlockPlace & { readonly codeBytes: number },
): CodeBlock {
  const { language, title } = info;
  const isDiff = isDiffLanguage(language);
  const written = language === 'ansi' ? code.replace(TERMINAL_STYLE, '') : code;
  const { lines, marks } = isDiff ? readDiffMarks(written) : readCommentMarks(written);
  const highlighted =
    language === 'diff'
      ? lines.map((line, index) => diffLine(line, marks.get(index)))
      : highlightWithin(lines.join('\n'), language, codeBytes);
  const emphasised = new Set(info.lines);
  const isLong = !isTab && lines.length > LONG_LINES;
  const isNumbered = (isLong || info.hasNumbers === true) && code.length <= codeBytes;
  const html = blockHtml(
    highlighted.map((line, index) =>
      wrapLine(line, {
        ...(isNumbered && { id: `${id}-L${index + 1}` }),
        mark: marks.get(index) ?? info.changes?.get(index + 1),
        isEmphasised: emphasised.has(index + 1),
      }),
    ),
  );
  return {
    language,
    ...(title !== undefined && { title }),
    html,
    lineCount: lines.length,
    ...(isLong && { isLong }),
    ...(isNumbered && { id }),
  };
}

interface Line {
  readonly id?: string;
  readonly mark: LineMark | undefined;
  readonly isEmphasised: boolean;
}

/** A line as it is, or in an element with its id and its marks. CSS writes the number, so that nobody copies or hears it. */
function wrapLine(html: string, { id, mark, isEmphasised }: Line): string {
  const names = [
    ...(mark ? [mark] : []),
    ...(isEmphasised && mark !== 'highlighted' ? ['highlighted'] : []),
  ];
  if (names.length === 0 && id === undefined) return html;
  // Blocks have up to thousands of numbered lines: what they need besides an id is added near the reader.
  if (names.length === 0) return `<i id=${id}>${html}</i>`;
  const opening = `<span class="${['line', ...names].join(' ')}"${id === undefined ? '' : ` id=${id}`}>`;
  return `${opening}${(mark && GUTTER[mark]) ?? ''}${html}</span>`;
}

/** Ids of the numbered lines among a page's own elements. */
export const lineIdsOf = (elements: readonly Element[]): string[] =>
  elements
    .flatMap(blocksIn)
    .flatMap(({ id, lineCount = 0 }) =>
      id === undefined || lineCount === 0
        ? []
        : Array.from({ length: lineCount }, (_, index) => `${id}-L${index + 1}`),
    );

/** What of an element may be blocks of code: its tabs or itself. */
function blocksIn({ tagName, properties }: Element): readonly Partial<CodeBlock>[] {
  const { props } = properties as unknown as {
    readonly props: Partial<CodeBlock> & { readonly tabs: readonly CodeBlock[] };
  };
  if (tagName === 'docs-tabs') return props.tabs;
  return tagName === 'docs-code' ? [props] : [];
}

function highlightWithin(code: string, language: string, codeBytes: number): string[] {
  const plain = code.length > codeBytes || !isLanguage(language);
  return plain ? code.split('\n').map(escapeCode) : highlightLines(code, language);
}

function diffLine(line: string, mark: LineMark | undefined): string {
  if (line === '') return '';
  if (mark) return tokenHtml(mark === 'inserted' ? 'c-i' : 'c-d', line);
  return highlightLines(line, 'diff').join('');
}
