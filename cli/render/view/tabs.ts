import type { PageTab, PageView } from '../../../runtime/contract/theme.ts';
import type { Page } from '../../model/page.ts';
import { pageKey } from '../../model/site.ts';
import type { AddressBook } from './addresses.ts';
import { siteHref } from './addresses.ts';

/** Pages below a component's page that are shown as its tabs, in their order. Spec §2, `[docsTab]`. */
const TABS = ['components-api', 'hooks-api'] as const;

/** The page as one tab of several: demos first, absent ones left out. Empty for a page that has no tabs. */
export function tabsOf(book: AddressBook, page: Page): PageView['tabs'] {
  const { language, pathname } = page;
  const own = TABS.find((tab) => pathname.endsWith(`/${tab}/`));
  const demos = own === undefined ? pathname : pathname.slice(0, -`${own}/`.length);
  const found: readonly (readonly [PageTab['kind'], string])[] = [
    ['demos', demos],
    ...TABS.map((tab) => [tab, `${demos}${tab}/`] as const),
  ];
  const tabs = found
    .filter(([, address]) => book.site.pageByKey.has(pageKey(language, address)))
    .map(([kind, address]) => ({
      kind,
      href: siteHref(book, address, language),
      current: address === pathname,
    }));
  return tabs.length > 1 ? tabs : [];
}
