import type { Nodes, Parents } from 'mdast';

/** A stretch of a paragraph: words, or code between them. */
export type Piece =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string; readonly offset: number };

/** The words and codes of a paragraph, heading or cell in their order; what is emphasized or a link counts as what it says. */
export function piecesOf(parent: Parents, source: string): Piece[] {
  const pieces: Piece[] = [];
  for (const node of parent.children) {
    for (const piece of piecesIn(node, source)) {
      const last = pieces.at(-1);
      const joined = last?.kind === 'words' && piece.kind === 'words';
      if (joined) pieces.splice(-1, 1, { kind: 'words', text: last.text + piece.text });
      else pieces.push(piece);
    }
  }
  return pieces;
}

function piecesIn(node: Nodes, source: string): Piece[] {
  if (node.type === 'text') return [{ kind: 'words', text: node.value.replace(/\s+/g, ' ') }];
  if (node.type === 'break') return [{ kind: 'words', text: ' ' }];
  if (node.type === 'inlineCode') {
    const offset = contentOffset(node, source);
    return offset === undefined ? [] : [{ kind: 'code', text: node.value, offset }];
  }
  return 'children' in node ? piecesOf(node, source) : [];
}

/** Where the code within the backticks begins; undefined where it is not written as it reads, such as `\|` in a table. */
function contentOffset(node: Nodes & { readonly value: string }, source: string) {
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  if (start === undefined || end === undefined) return undefined;
  const within = source.slice(start, end).indexOf(node.value);
  return within === -1 ? undefined : start + within;
}

const WORD = /(?:[A-Z]|use[A-Z])\w*/.source;
/** Capitalized words in a row: `Button Group` may be the component ButtonGroup. */
const ROW = new RegExp(`\\b${WORD}(?: ${WORD})*`, 'g');

/** Names in a paragraph that may be those of components or hooks: capitalized words alone and joined, and `useThing`. */
export function namesIn(pieces: readonly Piece[]): string[] {
  const rows = pieces.flatMap(({ text }) => text.match(ROW) ?? []);
  return [...new Set(rows.flatMap((row) => joined(row.split(' '))))];
}

/** Most words that the name of a component is written in. */
const MOST_WORDS = 4;

const joined = (words: readonly string[]): string[] =>
  words.flatMap((_, start) =>
    words
      .slice(start, start + MOST_WORDS)
      .map((_, more) => words.slice(start, start + more + 1).join('')),
  );
