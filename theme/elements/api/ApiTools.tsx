import { HOOKS, type ApiTableKind, type ApiTableProps } from 'docs-build/theme';
import { Icon } from '../../icons/Icon.tsx';
import { useSay } from '../../texts.ts';

/** When a table gets which tools. */
const POLICY = {
  /** Rows from which a filter is worth its place. */
  filterFrom: 12,
  /** Rows from which it is worth choosing how they are shown. The choice is for all tables, so that small ones leave it to the main ones. */
  viewsFrom: 3,
} as const;

const MAIN_KINDS: ReadonlySet<ApiTableKind> = new Set(['props', 'parameters', 'returns']);

const VIEWS = [
  { view: 'table', name: 'apiTable' },
  { view: 'expanded', name: 'apiExpanded' },
  { view: 'compact', name: 'apiCompact' },
] as const;

/** Narrows the rows down. How many are left is said beside it, and aloud. */
function Filter({ kind, count }: Pick<ApiTableProps, 'kind' | 'count'>) {
  const say = useSay();
  const name = say(kind === 'props' ? 'apiFilterProps' : 'apiFilter', { count: String(count) });
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

/** Chooses how all tables are shown. Which view is pressed, the page itself knows before any script runs. */
function Views() {
  const say = useSay();
  return (
    <div className="variants api-views" role="group" aria-label={say('apiView')}>
      {VIEWS.map(({ view, name }) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === 'table'}
          {...{ [HOOKS.apiView]: view }}
        >
          {say(name)}
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

/** Shows more rows, or more of them. Style sheets obey it, so it works without script. */
function Toggle({ hook, label, className }: ToggleProps) {
  return (
    <label className={className}>
      <input type="checkbox" {...{ [hook]: '' }} />
      {label}
    </label>
  );
}

/** What stands above a table: a filter, what else it can show, and how. Nothing above a short one. */
export function ApiTools({ kind, count, inheritedCount, deprecatedCount }: ApiTableProps) {
  const say = useSay();
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
          label={say('apiInherited', { count: String(inheritedCount) })}
        />
      )}
      {deprecatedCount > 0 && (
        <Toggle
          className="api-toggle api-unfold"
          hook={HOOKS.apiDeprecated}
          label={say('apiDeprecated', { count: String(deprecatedCount) })}
        />
      )}
      {hasViews && <Views />}
    </div>
  );
}
