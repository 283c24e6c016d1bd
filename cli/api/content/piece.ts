import type { ElementContent } from 'hast';
import { lineRange } from '../../model/diagnostic.ts';
import type { Heading } from '../../model/page.ts';

/** A piece of a page, and what others may know of it. */
export interface Piece {
  readonly nodes: readonly ElementContent[];
  readonly headings: readonly Heading[];
  /** Ids in it. */
  readonly anchors: readonly string[];
  /** Addresses in it, as they are written. */
  readonly hrefs: readonly string[];
}

const NOTHING: Piece = { nodes: [], headings: [], anchors: [], hrefs: [] };

/** A piece; what is not given, it does not have. */
export const piece = (parts: Partial<Piece>): Piece => ({ ...NOTHING, ...parts });

/** Pieces one after the other. */
export const joined = (pieces: readonly Piece[]): Piece => ({
  nodes: pieces.flatMap(({ nodes }) => nodes),
  headings: pieces.flatMap(({ headings }) => headings),
  anchors: pieces.flatMap(({ anchors }) => anchors),
  hrefs: pieces.flatMap(({ hrefs }) => hrefs),
});

/** An entry of the contents list. Nobody wrote a heading: it has no place of its own. */
export const listed = (id: string, level: Heading['level'], text: string): Heading => ({
  id,
  level,
  text,
  range: lineRange(1, 1, 1),
});

/** A heading with its entry. */
export const heading = (id: string, level: 2 | 3, text: string): Piece =>
  piece({
    nodes: [
      {
        type: 'element',
        tagName: `h${level}`,
        properties: { id },
        children: [{ type: 'text', value: text }],
      },
    ],
    headings: [listed(id, level, text)],
    anchors: [id],
  });
