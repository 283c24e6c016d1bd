import { HOOKS } from '../../contract/hooks.ts';
import { API_TEXTS } from '../../contract/texts.ts';
import { isModified, onMatch } from '../../events.ts';
import { createTranslate, withEnglish } from '../../i18n/translate.ts';
import type { Page } from '../../page.ts';
import { COPY_POLICY } from '../copying/policy.ts';
import { startFilters } from './filter.ts';
import { startFolds } from './folds.ts';
import { startViews } from './views.ts';

/** Names of rows: a click follows the link, and puts its address into the clipboard where that is allowed. */
function startRowLinks({ say, t }: Page): void {
  onMatch('click', `[${HOOKS.apiLink}]`, (event, link) => {
    if (isModified(event)) return;
    const told = () => {
      say(t('copied'));
      link.setAttribute(HOOKS.copied, '');
      setTimeout(() => link.removeAttribute(HOOKS.copied), COPY_POLICY.hookMs);
    };
    // Where it is refused, the address bar still has it: that is what the link is for.
    navigator.clipboard?.writeText((link as HTMLAnchorElement).href).then(told, () => undefined);
  });
}

/** Tables of an API: how they are shown, what of them, and the addresses of their rows. */
export function startTables(page: Page): void {
  const t = createTranslate(withEnglish(page.payload, API_TEXTS));
  startFolds(t);
  startFilters(t);
  startViews(page.payload.storagePrefix);
  startRowLinks(page);
}
