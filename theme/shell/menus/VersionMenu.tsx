import type { PageView, ProductView, VersionView } from 'docs-build/theme';
import { isExternal, Menu } from './Menu.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { useTexts } from '../../texts.ts';

const MENU_ID = 'docs-versions';

type Version = ProductView['versions'][number] & Partial<Pick<VersionView, 'hasPage'>>;

/** Adds a `v` to version numbers: `7.0.0` → `v7.0.0`. Words stay as they are. */
export const versionText = (version: string) => (/^\d/.test(version) ? `v${version}` : version);

/** Whether an entry is the link to the list of all versions: the last one, within the site. */
const isOverview = (version: Version, versions: readonly Version[]) =>
  version.hasPage === undefined &&
  version === versions.at(-1) &&
  version.current !== true &&
  version.href !== undefined &&
  !isExternal(version.href);

function Row({ version }: { readonly version: Version }) {
  const t = useTexts();
  const isCurrent = version.current === true;
  if (version.href === undefined || isCurrent) {
    return (
      <span className="menu-row" aria-current={isCurrent ? 'true' : undefined}>
        <bdi>{versionText(version.text)}</bdi>
        {isCurrent && <Icon name="check" size={16} />}
      </span>
    );
  }
  return (
    <a className="menu-row" href={version.href}>
      <bdi>{versionText(version.text)}</bdi>
      {version.hasPage === false && <small>{t('nearestPage')}</small>}
      {isExternal(version.href) && (
        <>
          <span className="unseen"> {t('opensAnotherSite')}</span>
          <Icon name="arrow-up-right" size={14} />
        </>
      )}
    </a>
  );
}

/** The version of the site or of the product, with a menu if there are several. */
export function VersionMenu({ view }: { readonly view: Pick<PageView, 'versions' | 'product'> }) {
  const t = useTexts();
  const versions: readonly Version[] = view.versions ?? view.product?.versions ?? [];
  const own = view.versions ? undefined : view.product?.version;
  const current = own ?? versions.find((version) => version.current === true)?.text;
  if (current === undefined) return null;
  if (versions.length < 2) {
    return <span className="pick pick-version">{versionText(current)}</span>;
  }
  return (
    <>
      <button
        type="button"
        className="pick pick-version"
        popoverTarget={MENU_ID}
        title={t('chooseVersion')}
      >
        <span className="unseen">{t('version')} </span>
        <span className="pick-name">{versionText(current)}</span>{' '}
        <Icon name="chevron-down" size={14} />
      </button>
      <Menu id={MENU_ID} name={t('chooseVersion')} className="menu-versions">
        <ul>
          {versions.map((version) => (
            <li
              key={version.text}
              className={isOverview(version, versions) ? 'menu-after-line' : undefined}
            >
              <Row version={version} />
            </li>
          ))}
        </ul>
      </Menu>
    </>
  );
}
