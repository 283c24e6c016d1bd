import { BASE, PLAIN, tokenElement } from './token-elements.ts';
import type { TokenElement } from './token-elements.ts';

/** Text, or a token around more of it, as grammars give them. */
export type TokenContent = string | TokenLike | readonly (string | TokenLike)[];

interface TokenLike {
  readonly type: string;
  readonly alias: string | string[] | undefined;
  readonly content: TokenContent;
}

interface Piece {
  readonly element: TokenElement;
  text: string;
}

/** Tokens as highlighted HTML, one string a line; every line stands for itself. `blockHtml` joins them. */
export function tokenLines(tokens: TokenContent): string[] {
  const output = [''];
  const pieces: Piece[] = [];
  flatten(tokens, PLAIN, pieces);
  for (const { element, text } of pieces) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) output.push('');
      output[output.length - 1] += tokenHtml(element, part);
    });
  }
  return output;
}

/** Adds the tokens as runs of text in one element each; neighbors in the same element, and blanks between them, are joined. */
function flatten(content: TokenContent, around: TokenElement, pieces: Piece[]) {
  if (typeof content === 'string') {
    const last = pieces.at(-1);
    if (last && (last.element === around || content.trim() === '')) last.text += content;
    else pieces.push({ element: around, text: content });
    return;
  }
  if (!('type' in content)) {
    for (const one of content) flatten(one, around, pieces);
    return;
  }
  const aliases = typeof content.alias === 'string' ? [content.alias] : (content.alias ?? []);
  flatten(content.content, tokenElement([content.type, ...aliases], around), pieces);
}

/** A run of text in its element; in none where that would not be seen. */
export const tokenHtml = (element: TokenElement, text: string): string =>
  element === BASE || text.trim() === ''
    ? escapeCode(text)
    : `<${element}>${escapeCode(text)}</${element}>`;

/** Code as it must be written in the content of elements. */
export const escapeCode = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** The start of an element that `tokenHtml` writes. */
const TOKEN = /<(?:[biu]|c-\w)>/;

/** Lines of a block as one HTML text, safe to put into a page. Code without highlighting has no element around it. */
export function blockHtml(lines: readonly string[]): string {
  const html = lines.join('\n');
  return TOKEN.test(html) ? `<${BASE}>${html}</${BASE}>` : html;
}
