import { CHANGE_EVENT, HOOKS } from '../../contract/hooks.ts';
import { onMatch } from '../../events.ts';

/** Below this width a toolbar has no room for all. The style sheet knows the same. */
const NARROW_QUERY = '(max-width: 599.98px)';

const TOOLS = `[${HOOKS.tools}]`;
const MENU = `[${HOOKS.demo}] [${HOOKS.menu}]`;

/** Tools that stand in the menu where there is no room. */
const QUIET = `:is([${HOOKS.sandbox}], [${HOOKS.toggleScheme}], [${HOOKS.toggleDirection}], [${HOOKS.resetDemo}])`;

const STYLING = `:has(> [${HOOKS.chooseStyle}])`;

/** What leaves the reader with another thing than the menu. */
const LAST = `${MENU} :is([${HOOKS.sandbox}], [${HOOKS.resetDemo}], [${HOOKS.resetFocus}])`;

function place(tools: Element, isNarrow: boolean): void {
  const menu = tools.closest(`[${HOOKS.demo}]`)?.querySelector(`[${HOOKS.menu}]`);
  if (!menu) return;
  const from = isNarrow ? tools : menu;
  const quiet = [...from.querySelectorAll<HTMLElement>(QUIET)];
  const styling = from.querySelector(STYLING);
  if (isNarrow) {
    menu.prepend(...(styling ? [styling] : []), ...quiet);
  } else {
    tools.querySelector(`[${HOOKS.copy}]`)?.before(...quiet);
    const variants = tools.querySelector(`[${HOOKS.chooseVariant}]`)?.parentElement;
    if (styling) variants?.after(styling);
  }
  // In a menu, every control is a stop of the Tab key.
  for (const control of [...quiet, styling?.querySelector('select')]) {
    if (control) control.tabIndex = 0;
  }
}

/** Keeps the quieter tools of demos in their toolbars, or in their menus while the page is narrow. `whenPlaced` is told of each change. */
export function startToolPlaces(whenPlaced: () => void): void {
  const narrow = matchMedia(NARROW_QUERY);
  const placeAll = () => {
    for (const tools of document.querySelectorAll(TOOLS)) place(tools, narrow.matches);
    whenPlaced();
  };
  placeAll();
  // Safari before 14 has no such method.
  narrow.addEventListener?.('change', placeAll);
  document.addEventListener(CHANGE_EVENT, placeAll);
  onMatch('click', LAST, (_event, tool) => {
    tool.closest<HTMLElement>(MENU)?.hidePopover();
  });
}
