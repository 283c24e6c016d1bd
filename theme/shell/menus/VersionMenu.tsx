import type { ProductView } from 'docs-build/theme';
import { isElsewhere } from './elsewhere.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useSay } from '../../texts.ts';
import { Menu } from './Menu.tsx';

const MENU_ID = 'docs-versions';

type Version = ProductView['versions'][number];

/** `7.0.0` becomes `v7.0.0`; words stay as they are. */
export const versionText = (version: string) => (/^\d/.test(version) ? `v${version}` : version);

/** Whether a line leads to the list of all versions: the last one, and on this site. */
const isOverview = (version: Version, versions: readonly Version[]) =>
  version === versions.at(-1) &&
  version.current !== true &&
  version.href !== undefined &&
  !isElsewhere(version.href);

function Row({ version }: { readonly version: Version }) {
  const say = useSay();
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
      {isElsewhere(version.href) && (
        <>
          <span className="unseen"> {say('opensAnotherSite')}</span>
          <Icon name="arrow-up-right" size={14} />
        </>
      )}
    </a>
  );
}

/** The product's version; a menu of versions where there are others. */
export function VersionMenu({ product }: { readonly product: ProductView }) {
  const say = useSay();
  const { versions } = product;
  const current = product.version ?? versions.find((one) => one.current === true)?.text;
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
        title={say('chooseVersion')}
      >
        <span className="unseen">{say('version')} </span>
        {versionText(current)} <Icon name="chevron-down" size={14} />
      </button>
      <Menu id={MENU_ID} name={say('chooseVersion')} className="menu-versions">
        <ul>
          {versions.map((one) => (
            <li
              key={one.text}
              className={isOverview(one, versions) ? 'menu-after-line' : undefined}
            >
              <Row version={one} />
            </li>
          ))}
        </ul>
      </Menu>
    </>
  );
}
