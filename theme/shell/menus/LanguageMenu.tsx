import IconButton from '@mui/material/IconButton';
import { HOOKS, type LanguageView, type PageView } from 'docs-build/theme';
import { Icon } from '../../icons/Icon.tsx';
import { useSay } from '../../texts.ts';
import { Menu } from './Menu.tsx';

const MENU_ID = 'docs-languages';

/** A language in its own words, which is what its readers look for. */
function LanguageLink({ code, name, href, current }: LanguageView) {
  return (
    <a
      className="menu-row"
      href={href}
      hrefLang={code}
      lang={code}
      aria-current={current ? 'true' : undefined}
      {...{ [HOOKS.language]: '' }}
    >
      {name}
      {current && <Icon name="check" size={16} />}
    </a>
  );
}

/** The page in other languages. Nothing where there is one. */
export function LanguageMenu({ view }: { readonly view: PageView }) {
  const say = useSay();
  if (view.languages.length === 0) return null;
  return (
    <>
      <IconButton
        aria-label={say('chooseLanguage')}
        title={say('chooseLanguage')}
        {...{ popoverTarget: MENU_ID }}
      >
        <Icon name="languages" />
      </IconButton>
      <Menu id={MENU_ID} name={say('chooseLanguage')} className="menu-languages">
        <ul>
          {view.languages.map((language) => (
            <li key={language.code}>
              <LanguageLink {...language} />
            </li>
          ))}
        </ul>
      </Menu>
    </>
  );
}
