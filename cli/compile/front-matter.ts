import { findFrontMatter, offsetOfLine } from '../model/markdown.ts';

/**
 * The text with its front matter turned into blank lines of the same length, and the offset where the content begins. What is in
 * the front matter was read before; here only its lines must not count as Markdown.
 */
export function blankFrontMatter(text: string): { text: string; start: number } {
  const start = offsetOfLine(text, findFrontMatter(text).bodyLine);
  return { text: text.slice(0, start).replace(/[^\n]/g, ' ') + text.slice(start), start };
}
