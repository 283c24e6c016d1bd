import { CHANGE_EVENT, HOOKS } from '../../contract/hooks.ts';
import { onMatch } from '../../events.ts';
import { indexAfterKey } from '../controls/arrow-keys.ts';

const TOOLS = `[${HOOKS.tools}]`;
const CONTROL = 'button, select, a[href]';

const isUsable = (control: HTMLElement) =>
  control.getClientRects().length > 0 && !control.matches(':disabled');

const usableIn = (tools: Element) =>
  [...tools.querySelectorAll<HTMLElement>(CONTROL)].filter(isUsable);

/** Puts one control of a toolbar into the tab order and takes the others out. */
function rove(tools: Element, wanted?: HTMLElement): void {
  const usable = usableIn(tools);
  const before = usable.find((control) => control.tabIndex === 0);
  const current = wanted && usable.includes(wanted) ? wanted : (before ?? usable[0]);
  for (const control of tools.querySelectorAll<HTMLElement>(CONTROL)) {
    control.tabIndex = control === current ? 0 : -1;
  }
}

function controlAfter(event: KeyboardEvent, tools: HTMLElement): HTMLElement | undefined {
  const usable = usableIn(tools);
  const index = indexAfterKey(event.key, {
    count: usable.length,
    current: usable.findIndex((control) => control === document.activeElement),
    axis: 'horizontal',
    isRtl: getComputedStyle(tools).direction === 'rtl',
  });
  return index === undefined ? undefined : usable[index];
}

/** Toolbars of demos: one stop of the Tab key each, walked with arrow keys, Home and End. Answers with what looks at all of them again. */
export function startRoving(): () => void {
  const roveAll = () => {
    for (const tools of document.querySelectorAll(TOOLS)) rove(tools);
  };
  roveAll();
  document.addEventListener(CHANGE_EVENT, roveAll);
  onMatch('focusin', TOOLS, ({ target }, tools) => {
    const control = target instanceof Element ? target.closest<HTMLElement>(CONTROL) : null;
    if (control) rove(tools, control);
  });
  onMatch('keydown', TOOLS, (event, tools) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = controlAfter(event, tools);
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
  return roveAll;
}
