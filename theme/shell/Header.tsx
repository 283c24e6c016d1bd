import IconButton from '@mui/material/IconButton';
import { HOOKS, type PageView } from 'docs-build/theme';
import type { BrandMark } from '../brand.ts';
import { Icon } from '../icons/Icon.tsx';
import { useSay } from '../texts.ts';
import { DRAWER_ID, SIDEBAR_ID } from './Drawer.tsx';
import { Mark } from './Mark.tsx';
import { ProductMenu } from './ProductMenu.tsx';
import { VersionMenu } from './VersionMenu.tsx';

export interface HeaderProps {
  readonly view: PageView;
  readonly mark: BrandMark;
}

/** Opens the drawer; without script it leads to the navigation at the page's end. */
function MenuButton() {
  const say = useSay();
  return (
    <div className="menu-button">
      <IconButton
        className="needs-script"
        aria-label={say('openNavigation')}
        aria-expanded={false}
        {...{ [HOOKS.open]: DRAWER_ID }}
      >
        <Icon name="menu" />
      </IconButton>
      <a className="icon-link only-without-script" href={`#${SIDEBAR_ID}`}>
        <Icon name="menu" />
        <span className="unseen">{say('openNavigation')}</span>
      </a>
    </div>
  );
}

/** The bar at the top of every page: navigation, product and version, a cell that search will fill, repository, colour mode. */
export function Header({ view, mark }: HeaderProps) {
  const say = useSay();
  const { site } = view;
  return (
    <header className="header">
      <div className="header-brand">
        <MenuButton />
        <a className="logo" href={site.home} aria-label={`${site.name}, ${say('home')}`}>
          <Mark mark={mark} logo={site.brand.logo} />
        </a>
        <ProductMenu view={view} />
        {view.product !== null && <VersionMenu product={view.product} />}
      </div>
      <div className="header-search" />
      <div className="header-actions">
        {site.repository !== undefined && (
          <IconButton
            href={site.repository}
            aria-label={say('repository')}
            title={say('repository')}
          >
            <Icon name="github" />
          </IconButton>
        )}
        <IconButton
          className="needs-script"
          aria-label={say('changeMode')}
          title={say('changeMode')}
          {...{ [HOOKS.modeButton]: '' }}
        >
          <span className="mode-icons">
            <Icon name="sun" />
            <Icon name="moon" />
            <Icon name="contrast" />
          </span>
        </IconButton>
      </div>
    </header>
  );
}
