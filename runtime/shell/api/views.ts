import { apiViewKey } from '../../contract/api/views.ts';
import { HOOKS } from '../../contract/hooks.ts';
import { onMatch, onReturn } from '../../events.ts';
import { readStorage, watchStorage, writeStorage } from '../../storage.ts';
import { keepInPlace } from '../code/in-place.ts';
import { letFindInRows } from './folds.ts';
import { namedRow } from './selectors.ts';
import { showApiView, shownApiView } from './view.ts';

const BUTTON = `button[${HOOKS.apiView}]`;

const viewOf = (button: Element) => button.getAttribute(HOOKS.apiView);

function press(): void {
  for (const button of document.querySelectorAll(BUTTON)) {
    button.ariaPressed = String(viewOf(button) === shownApiView());
  }
}

function show(view: string | null): void {
  showApiView(view);
  press();
  letFindInRows();
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** Buttons that choose how all tables are shown, here, on other pages and in other tabs. What the reader looks at stays in view. */
export function startViews(prefix: string): void {
  const key = apiViewKey(prefix);
  const follow = () => show(readStorage('local', key));
  press();
  onMatch('click', BUTTON, (_event, button) => {
    const row = namedRow();
    const read = row && isInView(row) ? row : undefined;
    keepInPlace(button, () => show(viewOf(button)));
    read?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
    writeStorage('local', key, `${viewOf(button)}`);
  });
  watchStorage(key, follow);
  onReturn(follow);
}
