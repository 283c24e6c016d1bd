import { escapeHtml } from './escape.ts';
import { tokenClass } from './token-classes.ts';
import type { TokenClass } from './token-classes.ts';

/** Text, or a token around more of it, as grammars give them. */
export type TokenContent = string | TokenLike | readonly (string | TokenLike)[];

interface TokenLike {
  readonly type: string;
  readonly alias: string | string[] | undefined;
  readonly content: TokenContent;
}

interface Piece {
  readonly name: TokenClass | null;
  text: string;
}

/** Tokens as highlighted HTML, one string a line; every line stands for itself. Safe to put into a page. */
export function tokenLines(tokens: TokenContent): string[] {
  const output = [''];
  const pieces: Piece[] = [];
  flatten(tokens, null, pieces);
  for (const { name, text } of pieces) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) output.push('');
      output[output.length - 1] += tokenHtml(name, part);
    });
  }
  return output;
}

/** Adds the tokens as runs of text with one class each; neighbours of one class are joined. */
function flatten(content: TokenContent, around: TokenClass | null, pieces: Piece[]) {
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

/** A run of text with one class; none where that would not be seen. */
export const tokenHtml = (name: TokenClass | null, text: string) =>
  name === null || text.trim() === ''
    ? escapeHtml(text)
    : `<span class="token ${name}">${escapeHtml(text)}</span>`;
