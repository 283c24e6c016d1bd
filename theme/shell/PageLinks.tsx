import type { PageTab, TextLink } from 'docs-build/theme';
import { type TextKey, useTexts } from '../texts.ts';
import { Heading } from '../elements/content.tsx';

const NAMES = {
  demos: 'tabDemos',
  'components-api': 'tabComponents',
  'hooks-api': 'tabHooks',
} as const satisfies Record<PageTab['kind'], TextKey>;

export function PageTabs({ tabs }: { readonly tabs: readonly PageTab[] }) {
  const t = useTexts();
  if (tabs.length === 0) return null;
  return (
    <nav className="page-tabs" aria-label={t('pageTabs')}>
      <ul>
        {tabs.map(({ kind, href, current }) => (
          <li key={kind}>
            <a href={href} aria-current={current ? 'page' : undefined}>
              {t(NAMES[kind])}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const SECTION_ID = 'api';

/** Links to the API references of a page, below its content. */
export function ApiLinks({ links }: { readonly links: readonly TextLink[] }) {
  const t = useTexts();
  if (links.length === 0) return null;
  return (
    <>
      <Heading level={2} id={SECTION_ID}>
        {t('api')}
      </Heading>
      <ul>
        {links.map(({ text, href }) => (
          <li key={href}>
            <a href={href}>
              <code>{text}</code>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
