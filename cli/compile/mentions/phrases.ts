import { jsxAttributes } from './jsx-attributes.ts';
import type { Piece } from './pieces.ts';

/** A prop in a paragraph. Offsets are those of the file. */
export interface Named {
  readonly prop: string;
  readonly offset: number;
  readonly component?: string;
}

/** Names of components are no props; `InputProps` and `LinkComponent` are. */
const PROP_NAME = /^(?:(?!use[A-Z])[a-z][a-zA-Z\d]*|aria-[a-z]+|[A-Z]\w*(?:Props|Component))$/;
const ASSIGNMENT = /^([a-z][a-zA-Z\d]*|aria-[a-z]+|[A-Z]\w*Props)=["'{]/;

/** Whether a word of code may be a prop. */
export const isPropName = (text: string) => PROP_NAME.test(text);

/** The prop that code between words is about: `color`, or `color="primary"`. */
const propIn = (text: string): string | undefined =>
  PROP_NAME.test(text) ? text : ASSIGNMENT.exec(text)?.[1];

/** The props that a paragraph names: in JSX, in assignments, and where words call them props. */
export function namedProps(pieces: readonly Piece[]): Named[] {
  return pieces.flatMap((piece, index): Named[] => {
    if (piece.kind === 'words') return [];
    const attributes = jsxAttributes(piece.text);
    if (attributes.length > 0) {
      return attributes.map(({ element, name, offset }) => ({
        prop: name,
        offset: piece.offset + offset,
        component: element,
      }));
    }
    const prop = propIn(piece.text);
    if (prop === undefined) return [];
    const isCalledSo = prop !== piece.text || isCalledProp(pieces, index);
    return isCalledSo ? [{ prop, offset: piece.offset }] : [];
  });
}

const BETWEEN = /^(?:,| and| or|, and|, or|\/) ?$/;

/** Whether words after the code, or after the codes that it is listed with, say that it is a prop. */
function isCalledProp(pieces: readonly Piece[], index: number): boolean {
  const words = pieces[index + 1];
  const next = pieces[index + 2];
  if (words?.kind !== 'words') return false;
  if (/^ props?\b(?!-)/.test(words.text)) return true;
  const isListed = next?.kind === 'code' && BETWEEN.test(words.text) && PROP_NAME.test(next.text);
  return isListed && isCalledProp(pieces, index + 2);
}
