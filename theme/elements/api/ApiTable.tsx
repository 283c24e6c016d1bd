import { type ApiTableKind, type ApiTableProps, HOOKS } from 'docs-build/theme';
import { type TextKey, useTexts } from '../../texts.ts';
import { type ApiColumns, ColumnsContext, columnsOf } from './ApiRow.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { PageSheet } from '../../styles/page-sheets.tsx';

const NAMES = {
  props: 'apiProps',
  slots: 'apiSlots',
  classes: 'apiClasses',
  cssVariables: 'apiCssVariables',
  parameters: 'apiParameters',
  returns: 'apiReturns',
} as const satisfies Record<ApiTableKind, TextKey>;

interface HeadRowProps {
  readonly columns: ApiColumns;
  readonly longest: ApiTableProps['longest'];
}

/** Headers. Each has the longest text of its column, from which CSS computes the width. */
function HeadRow({ columns, longest }: HeadRowProps) {
  const t = useTexts();
  const heads: readonly (readonly [TextKey, string?])[] = [
    ['apiName', longest.name],
    ...(columns.type === undefined ? [] : [[columns.type, longest.type] as const]),
    ...(columns.hasDefaults ? [['apiDefault', longest.default] as const] : []),
    ...(columns.hasDescriptions ? [['apiDescription'] as const] : []),
  ];
  return (
    <tr role="row">
      {heads.map(([key, text]) => (
        <th key={key} scope="col" role="columnheader" data-longest={text}>
          {t(key)}
        </th>
      ))}
    </tr>
  );
}

/** A table of members with explicit roles, since CSS shows the rows as table, blocks or lines. */
export function ApiTable(props: ApiTableProps) {
  const { kind, name, children } = props;
  const t = useTexts();
  const columns = columnsOf(props);
  return (
    <div className={`api api-${kind}`} {...{ [HOOKS.apiTable]: kind }}>
      <PageSheet name="api" />
      <ApiTools {...props} />
      <table role="table" aria-label={t(NAMES[kind], { name })}>
        <thead role="rowgroup">
          <HeadRow columns={columns} longest={props.longest} />
        </thead>
        <tbody role="rowgroup">
          <ColumnsContext.Provider value={columns}>{children}</ColumnsContext.Provider>
        </tbody>
      </table>
      <p className="api-empty" hidden {...{ [HOOKS.apiEmpty]: '' }}>
        {t(kind === 'props' ? 'noPropMatches' : 'nothingMatches')}
      </p>
    </div>
  );
}

const POLICY = {
  /** Number of rows from which a table has a filter. */
  filterFrom: 12,
  /** Number of rows from which a table has a choice of views, which applies to all tables. */
  viewsFrom: 3,
} as const;

const MAIN_KINDS: ReadonlySet<ApiTableKind> = new Set(['props', 'parameters', 'returns']);

const VIEWS = [
  { view: 'table', name: 'apiTable' },
  { view: 'expanded', name: 'apiExpanded' },
  { view: 'compact', name: 'apiCompact' },
] as const;

/** Filters rows. The number of matches is shown and announced. */
function Filter({ kind, count }: Pick<ApiTableProps, 'kind' | 'count'>) {
  const t = useTexts();
  const name = t(kind === 'props' ? 'apiFilterProps' : 'apiFilter', { count: String(count) });
  return (
    <div className="api-filter">
      <Icon name="search" size={16} />
      <input
        type="search"
        aria-label={name}
        placeholder={name}
        autoComplete="off"
        spellCheck={false}
        {...{ [HOOKS.apiFilter]: '' }}
      />
      <span className="api-count" role="status" />
    </div>
  );
}

/** Chooses the view of all tables. An inline script marks the chosen one before the first paint. */
function Views() {
  const t = useTexts();
  return (
    <div className="variants api-views" role="group" aria-label={t('apiView')}>
      {VIEWS.map(({ view, name }) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === 'table'}
          {...{ [HOOKS.apiView]: view }}
        >
          {t(name)}
        </button>
      ))}
    </div>
  );
}

interface ToggleProps {
  readonly hook: string;
  readonly label: string;
  readonly className: string;
}

/** A checkbox that shows more rows through CSS alone. */
function Toggle({ hook, label, className }: ToggleProps) {
  return (
    <label className={className}>
      <input type="checkbox" {...{ [hook]: '' }} />
      {label}
    </label>
  );
}

/** The tools above a table: filter, toggles and views. Short tables have none. */
function ApiTools({ kind, count, inheritedCount, deprecatedCount }: ApiTableProps) {
  const t = useTexts();
  const all = count + inheritedCount;
  const hasViews = all >= (MAIN_KINDS.has(kind) ? POLICY.viewsFrom : POLICY.filterFrom);
  if (!hasViews && inheritedCount + deprecatedCount === 0) return null;
  return (
    <div className="api-tools needs-script">
      {all >= POLICY.filterFrom && <Filter kind={kind} count={all} />}
      {inheritedCount > 0 && (
        <Toggle
          className="api-toggle"
          hook={HOOKS.apiInherited}
          label={t('apiInherited', { count: String(inheritedCount) })}
        />
      )}
      {deprecatedCount > 0 && (
        <Toggle
          className="api-toggle api-unfold"
          hook={HOOKS.apiDeprecated}
          label={t('apiDeprecated', { count: String(deprecatedCount) })}
        />
      )}
      {hasViews && <Views />}
    </div>
  );
}
