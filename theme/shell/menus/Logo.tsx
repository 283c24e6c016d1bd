import { HOOKS, type SiteView } from 'docs-build/theme';
import type { BrandMark } from '../../brand.ts';
import { CopyIcon, Icon } from '../../icons/Icon.tsx';
import { useSay } from '../../texts.ts';
import { Mark } from './Mark.tsx';
import { Menu } from './Menu.tsx';

const MENU_ID = 'docs-logo-menu';
const MARK_ID = 'docs-mark';

export interface LogoProps {
  readonly site: SiteView;
  readonly mark: BrandMark;
}

function CopyRow({ words, value }: { readonly words: string; readonly value?: string }) {
  return (
    <button
      type="button"
      className="menu-row"
      aria-controls={MARK_ID}
      value={value}
      {...{ [HOOKS.copy]: 'svg' }}
    >
      <CopyIcon size={16} />
      <span {...{ [HOOKS.copyLabel]: '' }}>{words}</span>
    </button>
  );
}

/** The way home. Its context menu gives the drawing away: the mark alone, or with the site's name beside it. */
export function Logo({ site, mark }: LogoProps) {
  const say = useSay();
  const { logo } = site.brand;
  return (
    <>
      <a
        className="logo"
        href={site.home}
        aria-label={`${site.name}, ${say('home')}`}
        {...{ [HOOKS.contextMenu]: MENU_ID }}
      >
        <Mark id={MARK_ID} mark={mark} logo={logo} />
      </a>
      <Menu id={MENU_ID} name={say('logo')} className="menu-logo">
        {(logo === undefined || /\.svg$/.test(logo)) && <CopyRow words={say('copyLogo')} />}
        {logo === undefined && <CopyRow words={say('copyWordmark')} value={site.name} />}
        <a className="menu-row" href={site.home}>
          <Icon name="house" size={16} />
          {say('goToHome')}
        </a>
      </Menu>
    </>
  );
}
