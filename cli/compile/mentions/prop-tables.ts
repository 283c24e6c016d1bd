import type { Table, TableRow } from 'mdast';
import { piecesOf, type Piece } from './pieces.ts';
import type { Said } from './defaults.ts';
import type { Named } from './phrases.ts';

const PROP_COLUMN = /^props?$/i;
const NAME_COLUMN = /^(?:props?|name|property)$/i;
const DEFAULT_COLUMN = /^default(?: value)?$/i;

/** Props and defaults in a table whose head says which column has them. */
export function tableMentions(
  table: Table,
  source: string,
): { readonly named: readonly Named[]; readonly said: readonly Said[] } {
  const [head, ...rows] = table.children;
  const titles = head ? cellsOf(head, source).map(plain) : [];
  const nameAt = titles.findIndex((title) => NAME_COLUMN.test(title));
  const defaultAt = titles.findIndex((title) => DEFAULT_COLUMN.test(title));
  if (nameAt === -1) return { named: [], said: [] };
  const isOfProps = PROP_COLUMN.test(titles[nameAt] ?? '');
  const parts = rows.flatMap((row) => rowOf(cellsOf(row, source), nameAt, defaultAt));
  return {
    named: isOfProps ? parts.map(({ named }) => named) : [],
    said: parts.flatMap(({ said }) => said ?? []),
  };
}

interface Row {
  readonly named: Named;
  readonly said?: Said;
}

function rowOf(cells: readonly Piece[][], nameAt: number, defaultAt: number): Row[] {
  const name = onlyCode(cells[nameAt]);
  if (!name || !/^[a-z][\w-]*$/i.test(name.text)) return [];
  const value = onlyCode(cells[defaultAt]);
  const said = value && { code: value.text, offset: value.offset, props: [name.text] };
  return [{ named: { prop: name.text, offset: name.offset }, ...(said && { said }) }];
}

const cellsOf = (row: TableRow, source: string) =>
  row.children.map((cell) => piecesOf(cell, source));

const plain = (pieces: readonly Piece[]) =>
  pieces
    .map(({ text }) => text)
    .join('')
    .trim();

/** The code of a cell that holds nothing but it; a mark such as `*` or `?` may stand beside it. */
function onlyCode(pieces: readonly Piece[] = []) {
  const [code, other] = pieces.filter((piece) => piece.kind === 'code');
  const words = pieces.filter((piece) => piece.kind === 'words').map(({ text }) => text);
  return !other && /^[\s*?]*$/.test(words.join('')) ? code : undefined;
}
