import IconButton from '@mui/material/IconButton';
import { HOOKS, type PageView } from 'docs-build/theme';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { useSay } from '../texts.ts';
import { versionText } from './menus/VersionMenu.tsx';

/** Id of the dialog that shows the navigation on narrow windows. */
export const DRAWER_ID = 'docs-drawer';

/** Id of the navigation. */
export const SIDEBAR_ID = 'docs-sidebar';

/** Id of the part of the header that leads elsewhere. */
export const LINKS_ID = 'docs-links';

/** Id of the part of the header that holds the colour mode. */
export const MODE_ID = 'docs-mode';

/** Width in pixels from which the navigation is a column of its own. The same number is in the style sheets. */
const COLUMN_FROM = 1200;

const productName = (view: PageView) => view.product?.name ?? view.site.name;

export interface SidebarColumnProps {
  readonly view: PageView;
  readonly children: ReactNode;
}

/** The navigation, in the page once. A column from 1200 px on; below that the drawer borrows it. Without script it stands at the page's end. */
export function SidebarColumn({ view, children }: SidebarColumnProps) {
  const say = useSay();
  return (
    <nav
      id={SIDEBAR_ID}
      className="sidebar"
      aria-label={say('pagesOf', { product: productName(view) })}
      {...{ [HOOKS.sidebar]: '' }}
    >
      {children}
    </nav>
  );
}

/** The drawer: an empty dialog with a head, into which script moves the navigation and parts of the header while it is open. */
export function Drawer({ view }: { readonly view: PageView }) {
  const say = useSay();
  const version = view.product?.version;
  return (
    <dialog
      id={DRAWER_ID}
      className="drawer"
      aria-label={say('pagesOf', { product: productName(view) })}
      {...{ [HOOKS.closeFrom]: COLUMN_FROM }}
    >
      <div className="drawer-head">
        <b>{productName(view)}</b>
        {version !== undefined && <span>{versionText(version)}</span>}
        <IconButton aria-label={say('closeNavigation')} {...{ [HOOKS.close]: '' }}>
          <Icon name="x" />
        </IconButton>
      </div>
      <div className="drawer-body" {...{ [HOOKS.borrow]: SIDEBAR_ID }} />
      <div className="drawer-foot">
        <div {...{ [HOOKS.borrow]: LINKS_ID }} />
        <div {...{ [HOOKS.borrow]: MODE_ID }} />
      </div>
    </dialog>
  );
}
