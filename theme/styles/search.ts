import { iconImage } from '../icons/Icon.tsx';
import button from './search-button.css' with { type: 'text' };
import dialog from './search.css' with { type: 'text' };

/** Icons of the search dialog, by kind of entry. */
const ICONS = {
  query: 'search',
  all: 'layers',
  recent: 'history',
  remove: 'x',
  page: 'file-text',
  section: 'hash',
  demo: 'zap',
  error: 'triangle-alert',
  api: 'code',
};

export function searchStyles() {
  const icons = Object.entries(ICONS).map(([kind, icon]) => `--icon-${kind}:${iconImage(icon)}`);
  return { button, dialog: `.search{${icons.join(';')}}\n${dialog}` };
}
