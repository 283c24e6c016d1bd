import { HOOKS } from 'docs-build/theme';
import { Icon } from '../icons/Icon.tsx';
import { useTexts } from '../texts.ts';

/** Opens the search dialog. Looks like a field where there is room, and needs scripts. */
export function SearchButton() {
  const t = useTexts();
  return (
    <button
      type="button"
      className="search-opener needs-script"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      {...{ [HOOKS.search]: '' }}
    >
      <Icon name="search" />
      <span className="search-words">{t('search')}</span>
      <kbd aria-hidden="true">
        <span className="on-apple">⌘</span>
        <span className="not-on-apple">Ctrl </span>K
      </kbd>
    </button>
  );
}
