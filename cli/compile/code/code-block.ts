import { escapeHtml } from './escape.ts';
import type { FenceInfo } from './fence-info.ts';
import { highlightLines } from './highlight.ts';
import { LANGUAGES } from './languages.ts';
import { type LineMark, readCommentMarks, readDiffMarks } from './line-marks.ts';

/** Properties of a code block, as the theme contract has them. */
export interface CodeBlock {
  readonly language: string;
  readonly title?: string;
  readonly html: string;
  readonly lineCount: number;
}

const GUTTER: Readonly<Partial<Record<LineMark, string>>> = {
  inserted: '<span class="mark" data-docs-not-copied>+</span>',
  // U+2212, as wide as the plus.
  deleted: '<span class="mark" data-docs-not-copied>\u2212</span>',
};

/** A source file as a code block: no marks are looked for. */
export function sourceBlock(code: string, language: string, codeBytes: number): CodeBlock {
  const lines = highlightWithin(code.replace(/\n+$/, ''), language, codeBytes);
  return { language, html: lines.join('\n'), lineCount: lines.length };
}

/** A fenced block: highlighted, with its marked lines wrapped. Above `codeBytes` and in unknown languages it is plain. */
export function codeBlock(code: string, info: FenceInfo, codeBytes: number): CodeBlock {
  const { language, title } = info;
  const isDiff = language === 'diff';
  const { lines, marks } = isDiff ? readDiffMarks(code) : readCommentMarks(code);
  const highlighted = isDiff
    ? lines.map((line, index) => diffLine(line, marks.get(index)))
    : highlightWithin(lines.join('\n'), language, codeBytes);
  const emphasised = new Set(info.lines);
  const html = highlighted
    .map((line, index) => {
      const mark = marks.get(index);
      const names = [
        ...(mark ? [mark] : []),
        ...(emphasised.has(index + 1) && mark !== 'highlighted' ? ['highlighted'] : []),
      ];
      if (names.length === 0) return line;
      return `<span class="line ${names.join(' ')}">${(mark && GUTTER[mark]) ?? ''}${line}</span>`;
    })
    .join('\n');
  return { language, ...(title !== undefined && { title }), html, lineCount: lines.length };
}

function highlightWithin(code: string, language: string, codeBytes: number): string[] {
  const plain = code.length > codeBytes || !LANGUAGES.has(language);
  return plain ? code.split('\n').map(escapeHtml) : highlightLines(code, language);
}

function diffLine(line: string, mark: LineMark | undefined): string {
  if (line === '') return '';
  if (mark) return `<span class="token ${mark}">${escapeHtml(line)}</span>`;
  return highlightLines(line, 'diff').join('');
}
