import { tokenHtml, tokenLines } from '../../../runtime/contract/code/token-html.ts';
import { escapeHtml } from './escape.ts';
import { tokenize } from './languages.ts';

/** Characters of a line above which code is shown plain: some grammars need time by the square of a line. */
const LONGEST_LINE = 5000;

/** Code as highlighted HTML, one string a line; every line stands for itself. Unknown languages give escaped text. */
export function highlightLines(code: string, language: string): string[] {
  if (language === 'diff') return code.split('\n').map(diffLine);
  const lines = code.split('\n');
  if (lines.some((line) => line.length > LONGEST_LINE)) return lines.map(escapeHtml);
  return tokenLines(tokenize(code, language));
}

/** Code as highlighted HTML, lines joined with `\n`. Safe to put into a page. */
export const highlight = (code: string, language: string): string =>
  highlightLines(code, language).join('\n');

function diffLine(line: string): string {
  if (/^(?:@@|diff |index |--- |\+\+\+ )/.test(line)) return tokenHtml('comment', line);
  if (line.startsWith('+')) return tokenHtml('inserted', line);
  return tokenHtml(line.startsWith('-') ? 'deleted' : null, line);
}
