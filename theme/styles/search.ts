import { iconImage } from '../icons/Icon.tsx';
import sheet from './search.css' with { type: 'text' };

/** Icons of the search dialog, by kind of entry. */
const ICONS = {
  ...{ query: 'search', all: 'layers', recent: 'history', remove: 'x' },
  ...{ page: 'file-text', section: 'hash', demo: 'zap', error: 'triangle-alert', api: 'code' },
};

/** Returns the style sheet of the search dialog. */
export const searchStyles = () =>
  `.search{${Object.entries(ICONS)
    .map(([kind, icon]) => `--icon-${kind}:${iconImage(icon)}`)
    .join(';')}}\n${sheet}`;
