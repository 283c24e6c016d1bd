import { HOOKS, type ApiTableKind, type ApiTableProps } from 'docs-build/theme';
import { useSay, type TextKey } from '../../texts.ts';
import { ApiTools } from './ApiTools.tsx';
import { ColumnsContext, columnsOf, type ApiColumns } from './columns.ts';

const NAMES = {
  props: 'apiProps',
  slots: 'apiSlots',
  classes: 'apiClasses',
  cssVariables: 'apiCssVariables',
  parameters: 'apiParameters',
  returns: 'apiReturns',
} as const satisfies Record<ApiTableKind, TextKey>;

function HeadRow({ columns }: { readonly columns: ApiColumns }) {
  const say = useSay();
  const heads: readonly TextKey[] = [
    'apiName',
    ...(columns.type === undefined ? [] : [columns.type]),
    ...(columns.hasDefaults ? (['apiDefault'] as const) : []),
    ...(columns.hasDescriptions ? (['apiDescription'] as const) : []),
  ];
  return (
    <tr role="row">
      {heads.map((key) => (
        <th key={key} scope="col" role="columnheader">
          {say(key)}
        </th>
      ))}
    </tr>
  );
}

/**
 * Members of a component or hook. One table for all ways to show it: style sheets make blocks or lines of its rows, which is why it says
 * in so many words that it is a table.
 */
export function ApiTable(props: ApiTableProps) {
  const { kind, name, children } = props;
  const say = useSay();
  const columns = columnsOf(props);
  return (
    <div className={`api api-${kind}`} {...{ [HOOKS.apiTable]: kind }}>
      <ApiTools {...props} />
      <table role="table" aria-label={say(NAMES[kind], { name })}>
        <thead role="rowgroup">
          <HeadRow columns={columns} />
        </thead>
        <tbody role="rowgroup">
          <ColumnsContext.Provider value={columns}>{children}</ColumnsContext.Provider>
        </tbody>
      </table>
      <p className="api-empty" hidden {...{ [HOOKS.apiEmpty]: '' }}>
        {say(kind === 'props' ? 'noPropMatches' : 'nothingMatches')}
      </p>
    </div>
  );
}
