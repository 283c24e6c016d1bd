import Prism from 'prismjs';
import { PLAIN, blockHtml, codeLines, tokenHtml } from '../../../runtime/code/highlight.ts';
import { grammarOf } from './languages.ts';

/** Code as highlighted HTML, one string a line; every line stands for itself. Unknown languages give escaped text. */
export function highlightLines(code: string, language: string): string[] {
  if (language === 'diff') return code.split('\n').map(diffLine);
  return codeLines(Prism, { code, grammar: grammarOf(language) });
}

/** Code as highlighted HTML, safe to put into a page. */
export const highlight = (code: string, language: string): string =>
  blockHtml(highlightLines(code, language));

function diffLine(line: string): string {
  if (/^(?:@@|diff |index |--- |\+\+\+ )/.test(line)) return tokenHtml('c-c', line);
  if (line.startsWith('+')) return tokenHtml('c-i', line);
  return tokenHtml(line.startsWith('-') ? 'c-d' : PLAIN, line);
}
