import { HOOKS, type SiteView } from 'docs-build/theme';
import type { BrandMark } from '../../brand.ts';
import { CopyIcon, Icon } from '../../icons/Icon.tsx';
import { useTexts } from '../../texts.ts';
import { Menu } from './Menu.tsx';

const MENU_ID = 'docs-logo-menu';
const MARK_ID = 'docs-mark';

interface LogoProps {
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

/** The link to the first page. Its context menu copies the logo with or without the name. */
export function Logo({ site, mark }: LogoProps) {
  const t = useTexts();
  const { logo } = site.brand;
  return (
    <>
      <a
        className="logo"
        href={site.home}
        aria-label={`${site.name}, ${t('home')}`}
        {...{ [HOOKS.contextMenu]: MENU_ID }}
      >
        <Mark id={MARK_ID} mark={mark} logo={logo} />
      </a>
      <Menu id={MENU_ID} name={t('logo')} className="menu-logo">
        {(logo === undefined || /\.svg$/.test(logo)) && <CopyRow words={t('copyLogo')} />}
        {logo === undefined && <CopyRow words={t('copyWordmark')} value={site.name} />}
        <a className="menu-row" href={site.home}>
          <Icon name="house" size={16} />
          {t('goToHome')}
        </a>
      </Menu>
    </>
  );
}

interface MarkProps {
  readonly id: string;
  readonly mark: BrandMark;
  readonly logo?: string | undefined;
}

/** The logo of the site, or the mark of the brand. */
export function Mark({ id, mark, logo }: MarkProps) {
  if (logo !== undefined) {
    return <img id={id} src={logo} alt="" width={28} height={28} loading="lazy" />;
  }
  return (
    <svg id={id} viewBox="0 0 28 28" width={28} height={28} fill="currentColor" aria-hidden="true">
      {mark.faces.map(({ path, opacity }) => (
        <path key={path} d={path} opacity={opacity} />
      ))}
    </svg>
  );
}
