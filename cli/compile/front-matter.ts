/**
 * The text with its front matter turned into blank lines of the same length, and the offset where the content begins. What is in
 * the front matter was read before; here only its lines must not count as Markdown.
 */
export function blankFrontMatter(text: string): { text: string; start: number } {
  const match = /^---[ \t]*\n(?:[\s\S]*?\n)?---[ \t]*(?:\n|$)/.exec(text);
  if (!match) return { text, start: 0 };
  const [head] = match;
  return { text: head.replace(/[^\n]/g, ' ') + text.slice(head.length), start: head.length };
}
