import { HOOKS, type LanguageView, type PageView } from 'docs-build/theme';
import { Icon, IconButton } from '../../icons/Icon.tsx';
import { useTexts } from '../../texts.ts';
import { Menu } from './Menu.tsx';

const MENU_ID = 'docs-languages';

/** A link to the page in a language, by the language's own name. */
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

/** The menu of languages. Empty if there is only one. */
export function LanguageMenu({ view }: { readonly view: Pick<PageView, 'languages'> }) {
  const t = useTexts();
  if (view.languages.length === 0) return null;
  return (
    <>
      <IconButton icon="languages" name={t('chooseLanguage')} popoverTarget={MENU_ID} />
      <Menu id={MENU_ID} name={t('chooseLanguage')} className="menu-languages">
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
