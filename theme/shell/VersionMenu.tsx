import { HOOKS, type ProductView } from 'docs-build/theme';
import { Icon } from '../icons/Icon.tsx';
import { useSay } from '../texts.ts';

const MENU_ID = 'docs-versions';

/** `7.0.0` becomes `v7.0.0`; words stay as they are. */
export const versionText = (version: string) => (/^\d/.test(version) ? `v${version}` : version);

/** The product's version; a menu of versions where there are others. */
export function VersionMenu({ product }: { readonly product: ProductView }) {
  const say = useSay();
  const current = product.version ?? product.versions.find((one) => one.current === true)?.text;
  if (current === undefined) return null;
  if (product.versions.length < 2) {
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
      <div
        id={MENU_ID}
        popover="auto"
        className="menu menu-versions"
        role="group"
        aria-label={say('chooseVersion')}
        {...{ [HOOKS.menu]: '' }}
      >
        <ul>
          {product.versions.map((one) => (
            <li key={one.text}>
              {one.href === undefined || one.current === true ? (
                <span className="menu-row" aria-current={one.current === true ? 'true' : undefined}>
                  {versionText(one.text)}
                  {one.current === true && <Icon name="check" size={16} />}
                </span>
              ) : (
                <a className="menu-row" href={one.href}>
                  {versionText(one.text)}
                  {/^https?:/.test(one.href) && <Icon name="arrow-up-right" size={14} />}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
