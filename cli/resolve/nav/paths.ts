import type { Pathname } from '../../model/paths.ts';
import { toPathname } from '../../model/paths.ts';

const TABS = new Set(['[docsTab]', 'components-api', 'hooks-api']);

/** The page that a tab of an API reference belongs to: `/a/components-api/#x` and `/a/[docsTab]` → `/a/`. Facts §1.5. */
export function withoutTabs(pathname: string): Pathname {
  const path = pathname.split(/[?#]/, 1)[0] ?? '';
  return toPathname(
    path
      .split('/')
      .filter((segment) => !TABS.has(segment))
      .join('/'),
  );
}
