import type Prism from 'prismjs';
import { escapeHtml } from './escape.ts';
import { tokenize } from './languages.ts';
import { type TokenClass, tokenClass } from './token-classes.ts';

/** Characters of a line above which code is shown plain: some grammars need time by the square of a line. */
const LONGEST_LINE = 5000;

/** Code as highlighted HTML, one string a line; every line stands for itself. Unknown languages give escaped text. */
export function highlightLines(code: string, language: string): string[] {
  if (language === 'diff') return code.split('\n').map(diffLine);
  const lines = code.split('\n');
  if (lines.some((line) => line.length > LONGEST_LINE)) return lines.map(escapeHtml);
  const output = [''];
  const pieces: Piece[] = [];
  flatten(tokenize(code, language), null, pieces);
  for (const { name, text } of pieces) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) output.push('');
      output[output.length - 1] += span(name, part);
    });
  }
  return output;
}

/** Code as highlighted HTML, lines joined with `\n`. Safe to put into a page. */
export const highlight = (code: string, language: string): string =>
  highlightLines(code, language).join('\n');

interface Piece {
  readonly name: TokenClass | null;
  text: string;
}

/** Adds the tokens as runs of text with one class each; neighbours of one class are joined. */
function flatten(
  content: string | Prism.Token | readonly (string | Prism.Token)[],
  around: TokenClass | null,
  pieces: Piece[],
) {
  if (typeof content === 'string') {
    const last = pieces.at(-1);
    if (last && last.name === around) last.text += content;
    if (!last || last.name !== around) pieces.push({ name: around, text: content });
    return;
  }
  if (!('type' in content)) {
    for (const one of content) flatten(one, around, pieces);
    return;
  }
  const aliases = typeof content.alias === 'string' ? [content.alias] : (content.alias ?? []);
  flatten(content.content, tokenClass([content.type, ...aliases], around), pieces);
}

const span = (name: TokenClass | null, text: string) =>
  name === null || text.trim() === ''
    ? escapeHtml(text)
    : `<span class="token ${name}">${escapeHtml(text)}</span>`;

function diffLine(line: string): string {
  if (/^(?:@@|diff |index |--- |\+\+\+ )/.test(line)) return span('comment', line);
  if (line.startsWith('+')) return span('inserted', line);
  return span(line.startsWith('-') ? 'deleted' : null, line);
}
