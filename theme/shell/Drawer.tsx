import { HOOKS, type PageView } from 'docs-build/theme';
import type { ReactNode } from 'react';
import { IconButton } from '../icons/Icon.tsx';
import { useTexts } from '../texts.ts';

/** Ids of the drawer and of the elements that it holds while it is open. */
export const IDS = {
  drawer: 'docs-drawer',
  sidebar: 'docs-sidebar',
  version: 'docs-version',
  /** The site's own links. */
  nav: 'docs-header-nav',
  /** Languages, repository and notifications. */
  links: 'docs-links',
  modeButton: 'docs-mode',
} as const;

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
      id={IDS.sidebar}
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
      id={IDS.drawer}
      className="drawer"
      aria-label={t('pagesOf', { product: productName(view) })}
      {...{ [HOOKS.closeFrom]: COLUMN_FROM }}
    >
      <div className="drawer-head">
        <b>{productName(view)}</b>
        <div {...{ [HOOKS.borrow]: IDS.version }} />
        <IconButton icon="x" name={t('closeNavigation')} {...{ [HOOKS.close]: '' }} />
      </div>
      {view.site.header.length > 0 && <div {...{ [HOOKS.borrow]: IDS.nav }} />}
      <div className="drawer-body" {...{ [HOOKS.borrow]: IDS.sidebar }} />
      <div className="drawer-foot">
        <div {...{ [HOOKS.borrow]: IDS.links }} />
        <div {...{ [HOOKS.borrow]: IDS.modeButton }} />
      </div>
    </dialog>
  );
}
