import type { ElementContent } from 'hast';
import { lineRange } from '../../model/diagnostic.ts';
import type { Heading } from '../../model/page.ts';

/** A piece of a page, with its headings, ids and links. */
export interface Piece {
  readonly nodes: readonly ElementContent[];
  readonly headings: readonly Heading[];
  /** Ids. */
  readonly anchors: readonly string[];
  /** Links, as they are written. */
  readonly hrefs: readonly string[];
}

const EMPTY: Piece = { nodes: [], headings: [], anchors: [], hrefs: [] };

/** Returns a piece. Absent parts are empty. */
export const piece = (parts: Partial<Piece>): Piece => ({ ...EMPTY, ...parts });

/** Joins pieces. */
export const joined = (pieces: readonly Piece[]): Piece => ({
  nodes: pieces.flatMap(({ nodes }) => nodes),
  headings: pieces.flatMap(({ headings }) => headings),
  anchors: pieces.flatMap(({ anchors }) => anchors),
  hrefs: pieces.flatMap(({ hrefs }) => hrefs),
});

/** Returns an entry of the contents list. It has no location, since it is not in a file. */
export const listed = (id: string, level: Heading['level'], text: string): Heading => ({
  id,
  level,
  text,
  range: lineRange(1, 1, 1),
});

/** Returns a heading with its entry. */
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
