import { HOOKS, type PageView } from 'docs-build/theme';
import type { ReactNode } from 'react';
import { IconButton } from '../icons/Icon.tsx';
import { useTexts } from '../texts.ts';

/** Id of the dialog with the navigation in narrow windows. */
export const DRAWER_ID = 'docs-drawer';

/** Id of the navigation. */
export const SIDEBAR_ID = 'docs-sidebar';

/** Id of the version in the header. */
export const VERSION_ID = 'docs-version';

/** Id of the site's own links in the header. */
export const HEADER_NAV_ID = 'docs-header-nav';

/** Id of the languages, repository and notifications in the header. */
export const LINKS_ID = 'docs-links';

/** Id of the color mode button in the header. */
export const MODE_ID = 'docs-mode';

/** Width in pixels from which the navigation is a column. The CSS has the same number. */
const COLUMN_FROM = 1200;

/** Data of a page for the shared parts of the layout. */
export interface ShellView extends Pick<
  PageView,
  'site' | 'product' | 'language' | 'languages' | 'texts' | 'versions'
> {
  /** The site's own link to this page, or to a page above it. */
  readonly currentLink?: { readonly href: string; readonly isPage: boolean };
}

const productName = (view: Pick<PageView, 'product' | 'site'>) =>
  view.product?.name ?? view.site.name;

interface SidebarColumnProps {
  readonly view: PageView;
  readonly children: ReactNode;
}

/** The navigation: a column from 1200 px on; below, in the drawer or at the page's end. */
export function SidebarColumn({ view, children }: SidebarColumnProps) {
  const t = useTexts();
  return (
    <nav
      id={SIDEBAR_ID}
      className="sidebar"
      aria-label={t('pagesOf', { product: productName(view) })}
      {...{ [HOOKS.sidebar]: '' }}
    >
      {children}
    </nav>
  );
}

/** A dialog into which a script moves the navigation and parts of the header while it is open. */
export function Drawer({ view }: { readonly view: Pick<PageView, 'product' | 'site'> }) {
  const t = useTexts();
  return (
    <dialog
      id={DRAWER_ID}
      className="drawer"
      aria-label={t('pagesOf', { product: productName(view) })}
      {...{ [HOOKS.closeFrom]: COLUMN_FROM }}
    >
      <div className="drawer-head">
        <b>{productName(view)}</b>
        <div {...{ [HOOKS.borrow]: VERSION_ID }} />
        <IconButton icon="x" name={t('closeNavigation')} {...{ [HOOKS.close]: '' }} />
      </div>
      {view.site.header.length > 0 && <div {...{ [HOOKS.borrow]: HEADER_NAV_ID }} />}
      <div className="drawer-body" {...{ [HOOKS.borrow]: SIDEBAR_ID }} />
      <div className="drawer-foot">
        <div {...{ [HOOKS.borrow]: LINKS_ID }} />
        <div {...{ [HOOKS.borrow]: MODE_ID }} />
      </div>
    </dialog>
  );
}
