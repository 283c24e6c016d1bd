import type { ElementContent } from 'hast';
import type { ApiRowProps, ApiTableKind, ApiTableProps } from '../../../runtime/contract/theme.ts';
import { ownElement } from '../../compile/html/slots.ts';
import { joined, piece, type Piece } from './piece.ts';

/** A row, and its description. */
export interface Row {
  readonly props: Omit<ApiRowProps, 'kind' | 'children'>;
  readonly description: Piece;
}

/** A table with its rows. */
export function tableOf(kind: ApiTableKind, name: string, rows: readonly Row[]): Piece {
  const all = rows.map(({ props }) => props);
  const inherited = all.filter(({ from }) => from !== undefined).length;
  const table: Omit<ApiTableProps, 'children'> = {
    kind,
    name,
    count: all.length - inherited,
    inheritedCount: inherited,
    deprecatedCount: all.filter(({ isDeprecated }) => isDeprecated).length,
    hasDefaults: all.some((row) => row.default !== undefined),
    hasTypes: all.some(({ typeHtml, className }) => (typeHtml ?? className) !== undefined),
  };
  const children = rows.map(({ props, description }): ElementContent =>
    ownElement('docs-api-row', { kind, ...props }, [...description.nodes]),
  );
  const from = all.flatMap((row) => row.from?.href?.split('#', 1) ?? []);
  const inside = joined(rows.map(({ description }) => description));
  return piece({
    nodes: [ownElement('docs-api-table', table, children)],
    anchors: all.map(({ id }) => id),
    hrefs: [...inside.hrefs, ...from],
  });
}
