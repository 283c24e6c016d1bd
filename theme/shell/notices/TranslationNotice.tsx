import type { PageView } from 'docs-build/theme';
import { Icon } from '../../icons/Icon.tsx';
import { useSay } from '../../texts.ts';

/** A language as the readers of another one call it. */
const nameOf = (language: string, reader: string) =>
  new Intl.DisplayNames([reader], { type: 'language' }).of(language) ?? language;

/** Above the content of a page that nobody has translated yet: says so in the reader's language, and where a translation would go. */
export function TranslationNotice({ view }: { readonly view: PageView }) {
  const say = useSay();
  const { content, language } = view;
  if (content.language === language) return null;
  return (
    <aside className="untranslated" aria-label={say('translation')}>
      <Icon name="languages" size={20} />
      <p>
        {say('notTranslated', { language: nameOf(content.language, language) })}
        {content.folderUrl !== undefined && (
          <>
            {' '}
            <a href={content.folderUrl}>{say('translate')}</a>
          </>
        )}
      </p>
    </aside>
  );
}
