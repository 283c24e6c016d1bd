import type { ApiTableKind, ApiTableProps } from 'docs-build/theme';
import { createContext } from 'react';
import type { TextKey } from '../../texts.ts';

/** What a table has between the names and the descriptions. */
export interface ApiColumns {
  /** Head of the column of types or, where rows are known by CSS classes, of those. */
  readonly type?: TextKey;
  readonly hasDefaults: boolean;
  /** Nothing but the names of CSS variables is known. */
  readonly hasDescriptions: boolean;
}

const BY_CLASS: ReadonlySet<ApiTableKind> = new Set(['slots', 'classes']);

/** The columns of a table. */
export const columnsOf = ({
  kind,
  hasTypes,
  hasDefaults,
}: Pick<ApiTableProps, 'kind' | 'hasTypes' | 'hasDefaults'>): ApiColumns => ({
  hasDefaults,
  hasDescriptions: kind !== 'cssVariables',
  ...(hasTypes && { type: BY_CLASS.has(kind) ? 'apiClass' : 'apiType' }),
});

/** The columns of the table around a row. */
export const ColumnsContext = /* @__PURE__ */ createContext<ApiColumns>({
  hasDefaults: false,
  hasDescriptions: true,
});
