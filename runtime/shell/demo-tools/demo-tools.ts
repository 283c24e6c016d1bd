import { CHANGE_EVENT, HOOKS } from '../../contract/hooks.ts';
import type { CodeVariant, Reader } from '../../contract/settings.ts';
import { loadOnce, onClickWith, onMatch } from '../../events.ts';
import type { DemoPage } from '../../page.ts';
import { indexAfterKey } from '../arrow-keys.ts';
import { keepInPlace } from '../viewport.ts';
import { startWidthHandles } from './width-handle.ts';

/** Toolbars of demos: how they are walked, and what changes the look, the width and the focus of one demo. */
export function startDemoTools(page: DemoPage): void {
  startToolPlaces(startRoving());
  startSwitches(page);
  startWidthHandles(page);
  onMatch('click', `[${HOOKS.resetFocus}]`, (_event, button) => {
    const demo = button.closest(`[${HOOKS.demo}]`);
    demo?.querySelector<HTMLElement>(`[${HOOKS.focusStart}]`)?.focus();
  });
}

/** Buttons that show one demo in the other mode or direction. */
function startSwitches(page: DemoPage): void {
  const load = loadOnce(async () => (await import('./switches.ts')).createSwitches(page));
  onClickWith(`[${HOOKS.toggleScheme}]`, load, ({ toggle }, button) => toggle(button, 'scheme'));
  onClickWith(`[${HOOKS.toggleDirection}]`, load, ({ toggle }, button) =>
    toggle(button, 'direction'),
  );
}

/** What chooses among the code of demos, and buttons that show a demo's full source. */
export function startDemos({ reader }: DemoPage): void {
  startChoosers(reader);
  onMatch('click', `[${HOOKS.expand}]`, (_event, button) => {
    const source = document.getElementById(button.getAttribute('aria-controls') ?? '');
    if (!source) return;
    const isOpen = button.ariaExpanded !== 'true';
    button.ariaExpanded = String(isOpen);
    source.hidden = !isOpen;
  });
  startDemoHash(reader);
}

/** Addresses that name the code of demos. What opens it is loaded for the first of them. */
function startDemoHash(reader: Reader): void {
  const open = async (chooser?: Reader) => {
    const { hash } = location;
    if (/\.(?:[jt]sx?)$/.test(hash)) (await import('../demo-hash.ts')).openCode(hash, chooser);
  };
  void open();
  addEventListener('hashchange', () => void open(reader));
}

const VARIANT = `[${HOOKS.chooseVariant}]`;
const STYLE = `[${HOOKS.chooseStyle}]`;

const variantOf = (button: Element) => button.getAttribute(HOOKS.chooseVariant);

/** Buttons and lists by which demos' code is chosen. What is shown is the business of style sheets; this says it to assistive technology. */
export function startChoosers({ codeStyle, codeVariant }: Reader): void {
  const show = () => {
    for (const button of document.querySelectorAll(VARIANT)) {
      // Where one language is missing, there is nothing to choose.
      if (button.parentElement?.querySelector(':disabled')) continue;
      button.ariaPressed = String(variantOf(button) === codeVariant.get());
    }
    for (const list of document.querySelectorAll<HTMLSelectElement>(STYLE)) {
      list.value = codeStyle.get();
      // A demo without the chosen style is shown in its first.
      if (list.selectedIndex < 0) list.selectedIndex = 0;
    }
  };
  show();
  codeVariant.subscribe(show);
  codeStyle.subscribe(show);
  document.addEventListener(CHANGE_EVENT, show);
  onMatch('click', VARIANT, (_event, button) =>
    keepInPlace(button, () => codeVariant.set(variantOf(button) as CodeVariant)),
  );
  onMatch('change', STYLE, (_event, list) =>
    keepInPlace(list, () => codeStyle.set((list as HTMLSelectElement).value)),
  );
}

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

/** Below this width a toolbar has no room for all. The style sheet knows the same. */
const NARROW_QUERY = '(max-width: 599.98px)';

const TOOLBARS = `[${HOOKS.tools}]`;
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
    for (const tools of document.querySelectorAll(TOOLBARS)) place(tools, narrow.matches);
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
