import { HOOKS, type PageView } from 'docs-build/theme';
import type { BrandMark } from '../brand.ts';
import { Icon, IconButton } from '../icons/Icon.tsx';
import { useTexts } from '../texts.ts';
import { IDS, type ShellView } from './Drawer.tsx';
import { LanguageMenu } from './menus/LanguageMenu.tsx';
import { Logo } from './menus/Logo.tsx';
import { Notifications } from './menus/Notifications.tsx';
import { ProductMenu } from './menus/ProductMenu.tsx';
import { VersionMenu } from './menus/VersionMenu.tsx';
import { SearchButton } from './SearchButton.tsx';
import { SettingsButton } from './SettingsDrawer.tsx';

interface HeaderProps {
  readonly view: ShellView;
  readonly mark: BrandMark;
  readonly hasSettings: boolean;
}

/** Opens the drawer. Without scripts it is a link to the navigation at the end of the page. */
function MenuButton() {
  const t = useTexts();
  return (
    <div className="menu-button">
      <IconButton
        icon="menu"
        name={t('openNavigation')}
        className="needs-script"
        aria-expanded={false}
        {...{ [HOOKS.open]: IDS.drawer }}
      />
      <a className="icon-link only-without-script" href={`#${IDS.sidebar}`}>
        <Icon name="menu" />
        <span className="unseen">{t('openNavigation')}</span>
      </a>
    </div>
  );
}

const withSlash = (address: string) => address.replace(/\/?$/, '/');

/** Returns the site's own link to a page, else the one to a page above it. */
export function currentHeaderLink({ site, pathname }: Pick<PageView, 'site' | 'pathname'>) {
  const home = withSlash(site.home);
  const page = withSlash(home + pathname.slice(1));
  const [nearest] = site.header
    .map(({ href }) => ({ href, address: withSlash(href) }))
    .filter(({ address }) => address === page || (address !== home && page.startsWith(address)))
    .sort((one, other) => other.address.length - one.address.length);
  return nearest && { href: nearest.href, isPage: nearest.address === page };
}

/** The site's own links. Narrow windows show them in the drawer. */
function HeaderNav({ view: { site, currentLink } }: Pick<HeaderProps, 'view'>) {
  const current = currentLink?.isPage ? 'page' : 'true';
  return (
    <nav className="header-nav" id={IDS.nav} aria-label={site.name}>
      {site.header.map(({ text, href }) => (
        <a key={text} href={href} aria-current={href === currentLink?.href ? current : undefined}>
          {text}
        </a>
      ))}
    </nav>
  );
}

/** Languages, repository and notifications. Narrow windows show them in the drawer. */
function Links({ view }: { readonly view: ShellView }) {
  const t = useTexts();
  const { repository, notificationsUrl } = view.site;
  return (
    <div className="header-links" id={IDS.links}>
      <LanguageMenu view={view} />
      {repository !== undefined && (
        <a
          className="docs-icon-button"
          href={repository}
          aria-label={t('repository')}
          title={t('repository')}
          {...{ [HOOKS.eventCategory]: 'header', [HOOKS.eventAction]: 'github' }}
        >
          <Icon name="github" />
        </a>
      )}
      {notificationsUrl !== undefined && (
        <Notifications url={notificationsUrl} language={view.language} />
      )}
    </div>
  );
}

/** A switch of light, dark and system. Narrow windows have it in the drawer and the settings. */
function ModeButton() {
  const t = useTexts();
  return (
    <div className="header-mode" id={IDS.modeButton}>
      <button
        type="button"
        className="docs-icon-button mode-icons needs-script"
        aria-label={t('changeMode')}
        title={t('changeMode')}
        {...{ [HOOKS.modeButton]: '' }}
      >
        <Icon name="sun" />
        <Icon name="moon" />
        <Icon name="contrast" />
      </button>
    </div>
  );
}

/** The bar at the top of every page. */
export function Header({ view, mark, hasSettings }: HeaderProps) {
  return (
    <header className="header">
      <div className="header-brand">
        <MenuButton />
        <Logo site={view.site} mark={mark} />
        <ProductMenu view={view} />
        <div className="header-version" id={IDS.version}>
          <VersionMenu view={view} />
        </div>
      </div>
      <div className="header-search">{view.site.hasSearch && <SearchButton />}</div>
      <div className="header-actions">
        {view.site.header.length > 0 && <HeaderNav view={view} />}
        <Links view={view} />
        {hasSettings && <SettingsButton />}
        <ModeButton />
      </div>
    </header>
  );
}
