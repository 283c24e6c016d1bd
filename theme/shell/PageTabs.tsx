import type { PageTab } from 'docs-build/theme';
import { useSay, type TextKey } from '../texts.ts';

const NAMES = {
  demos: 'tabDemos',
  'components-api': 'tabComponents',
  'hooks-api': 'tabHooks',
} as const satisfies Record<PageTab['kind'], TextKey>;

/** The pages that one component has, as tabs that are links. */
export function PageTabs({ tabs }: { readonly tabs: readonly PageTab[] }) {
  const say = useSay();
  if (tabs.length === 0) return null;
  return (
    <nav className="page-tabs" aria-label={say('pageTabs')}>
      <ul>
        {tabs.map(({ kind, href, current }) => (
          <li key={kind}>
            <a href={href} aria-current={current ? 'page' : undefined}>
              {say(NAMES[kind])}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
