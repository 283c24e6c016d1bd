import { HOOKS, NARROW_QUERY } from '../../contract/hooks.ts';
import type { CodeVariant, Reader } from '../../contract/settings.ts';
import { elementNamedBy, keepInPlace } from '../../elements.ts';
import {
  isModified,
  hasCommandKey,
  loadOnce,
  onClickWith,
  onMarkup,
  onMatch,
  onTool,
  reportLoadFailure,
} from '../../events.ts';
import { shownIsland } from '../../islands/shown-island.ts';
import { fetchText, type DemoPage } from '../../page.ts';
import { moveFocus } from '../arrow-keys.ts';
import { openCode } from '../demo-hash.ts';
import { startSwitches } from './switches.ts';
import { startWidthHandles } from './width-handle.ts';

/** Starts the toolbars of demos: code, keys, and the appearance, width and focus of a demo. */
export function startDemoTools(page: DemoPage): void {
  const { reader } = page;
  startChoosers(reader);
  onMatch('click', `[${HOOKS.expand}]`, (_event, button) => {
    const source = elementNamedBy(button, 'aria-controls');
    if (!source) return;
    const isOpen = button.ariaExpanded !== 'true';
    button.ariaExpanded = String(isOpen);
    if (source instanceof HTMLDetailsElement) source.open = isOpen;
    else source.hidden = !isOpen;
  });
  startSources(page.payload);
  const openNamedCode = () => openCode(location.hash, reader);
  openNamedCode();
  addEventListener('hashchange', openNamedCode);
  placeTools(startRoving());
  startSwitches(page);
  startWidthHandles(page);
  startLiveEdit(page);
  onClickWith(
    `[${HOOKS.sandbox}]`,
    () => import('../../sandbox/open.ts'),
    ({ openInSandbox }, button) => void openInSandbox(button),
  );
  onTool(HOOKS.resetDemo, (demo) => void shownIsland(demo).then((island) => island?.restart()));
  onTool(HOOKS.resetFocus, (demo) =>
    demo.querySelector<HTMLElement>(`[${HOOKS.focusStart}]`)?.focus(),
  );
}

const SOURCE = `details[${HOOKS.codeBlock}]`;

/** Highlights the full source of a demo when it is opened by any means, and updates the button. */
function startSources({ code = '' }: DemoPage['payload']): void {
  const load = loadOnce(async () => JSON.parse(await fetchText(code)) as readonly string[]);
  const update = (source: HTMLDetailsElement) => {
    for (const button of document.querySelectorAll(`[${HOOKS.expand}]`)) {
      if (button.getAttribute('aria-controls') !== source.id) continue;
      button.ariaExpanded = String(source.open);
    }
    if (source.open) source.querySelectorAll(`[${HOOKS.sameFile}]`).forEach(fillFile);
    const plain = [...source.querySelectorAll(`pre[${HOOKS.highlight}]`)];
    // If loading fails, the code stays plain.
    if (source.open && plain.length > 0) {
      load().then(
        (all) => plain.forEach((pre) => highlightSource(pre, all)),
        () => undefined,
      );
    }
  };
  for (const source of document.querySelectorAll<HTMLDetailsElement>(`${SOURCE}[open]`))
    update(source);
  // `toggle` does not bubble, so capture it.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.matches(SOURCE)) update(target);
    },
    true,
  );
}

/** Copies the code of a file from an earlier file on the page with the same code. */
function fillFile(file: Element): void {
  const first = elementNamedBy(file, HOOKS.sameFile);
  file.removeAttribute(HOOKS.sameFile);
  const text = first?.querySelector('code')?.cloneNode(true).childNodes ?? [];
  file.querySelector('code')?.replaceChildren(...text);
}

/** Replaces the text of a `pre` with its highlighted HTML, unless the reader has changed it. */
function highlightSource(pre: Element, all: readonly string[]): void {
  const code = pre.querySelector('code');
  const template = document.createElement('template');
  template.innerHTML = all[Number(pre.getAttribute(HOOKS.highlight))] ?? '';
  if (template.content.textContent !== code?.textContent) return;
  pre.removeAttribute(HOOKS.highlight);
  code.replaceChildren(template.content);
}

const VARIANT = `[${HOOKS.chooseVariant}]`;
const STYLE = `[${HOOKS.chooseStyle}]`;

const variantOf = (button: Element) => button.getAttribute(HOOKS.chooseVariant);

/** Starts the controls that choose demos' code. Style sheets show the choice. */
function startChoosers({ codeStyle, codeVariant }: Reader): void {
  const show = () => {
    for (const button of document.querySelectorAll(VARIANT)) {
      // With one language only, there is nothing to choose.
      if (button.parentElement?.querySelector(':disabled')) continue;
      button.ariaPressed = String(variantOf(button) === codeVariant.get());
    }
    for (const list of document.querySelectorAll<HTMLSelectElement>(STYLE)) {
      list.value = codeStyle.get();
      // A demo without the chosen style shows its first.
      if (list.selectedIndex < 0) list.selectedIndex = 0;
    }
  };
  onMarkup(show);
  codeVariant.subscribe(show);
  codeStyle.subscribe(show);
  onMatch('click', VARIANT, (_event, button) =>
    keepInPlace(button, () => codeVariant.set(variantOf(button) as CodeVariant)),
  );
  onMatch('change', STYLE, (_event, list: HTMLSelectElement) =>
    keepInPlace(list, () => codeStyle.set(list.value)),
  );
}

const EDITABLE_TEXTS = `:is([${HOOKS.source}=full], [${HOOKS.source}=preview])`;
const EDITABLE = `[${HOOKS.demo}][${HOOKS.editable}] ${EDITABLE_TEXTS} pre[tabindex]`;

/** Opens the editor of demos by click or Enter. Loads it when editable code gets the focus. */
function startLiveEdit(page: DemoPage): void {
  const load = loadOnce(async () => (await import('../../live/edit.ts')).createLiveEdit(page));
  const edit = (pre: HTMLElement, clicked?: MouseEvent) =>
    void load()
      .then((live) => live.edit(pre, clicked))
      .catch(reportLoadFailure);
  const showHint = (focused: Element | null) => {
    if (!focused?.matches(EDITABLE)) return;
    load().then((live) => live.showHint(focused as HTMLElement), console.error);
  };
  showHint(document.activeElement);
  document.addEventListener('focusin', ({ target }) => showHint(target as Element));
  onMatch('keydown', EDITABLE, (event, pre) => {
    if (event.key !== 'Enter' || event.target !== pre || hasCommandKey(event)) return;
    event.preventDefault();
    edit(pre);
  });
  onMatch('click', EDITABLE, (event, pre) => {
    // A click may end a selection, which is for copying.
    if (isModified(event) || getSelection()?.isCollapsed === false) return;
    edit(pre, event);
  });
}

const TOOLS = `[${HOOKS.tools}]`;
const CONTROL = 'button, select, a[href]';

const usableIn = (tools: Element) =>
  [...tools.querySelectorAll<HTMLElement>(CONTROL)].filter(
    (control) => control.getClientRects().length > 0 && !control.matches(':disabled'),
  );

/** Makes each toolbar one tab stop with arrow keys. Returns a function that updates all. */
function startRoving(): () => void {
  const updateAll = () => {
    for (const tools of document.querySelectorAll(TOOLS)) setTabStop(tools);
  };
  onMarkup(updateAll);
  onMatch('focusin', TOOLS, ({ target }, tools) => {
    const control = target instanceof Element ? target.closest<HTMLElement>(CONTROL) : null;
    if (control) setTabStop(tools, control);
  });
  onMatch('keydown', TOOLS, (event, tools) => {
    if (!hasCommandKey(event)) moveFocus(event, usableIn(tools), 'horizontal');
  });
  return updateAll;
}

/** Puts one control of a toolbar into the tab order, and removes the others. */
function setTabStop(tools: Element, wanted?: HTMLElement): void {
  const usable = usableIn(tools);
  const before = usable.find((control) => control.tabIndex === 0);
  const current = wanted && usable.includes(wanted) ? wanted : (before ?? usable[0]);
  for (const control of tools.querySelectorAll<HTMLElement>(CONTROL)) {
    control.tabIndex = control === current ? 0 : -1;
  }
}

const MENU = `[${HOOKS.demo}] [${HOOKS.menu}]`;

const MOVABLE = `:is([${HOOKS.sandbox}], [${HOOKS.toggleScheme}], [${HOOKS.toggleDirection}], [${HOOKS.resetDemo}])`;

const STYLE_CHOICE = `:has(> ${STYLE})`;

const CLOSING = `${MENU} :is([${HOOKS.sandbox}], [${HOOKS.resetDemo}], [${HOOKS.resetFocus}])`;

/** Keeps movable tools in toolbars or, on narrow pages, in menus. Then calls `onPlaced`. */
function placeTools(onPlaced: () => void): void {
  const narrow = matchMedia(NARROW_QUERY);
  const placeAll = () => {
    for (const tools of document.querySelectorAll(TOOLS)) placeToolsOf(tools, narrow.matches);
    onPlaced();
  };
  onMarkup(placeAll);
  narrow.addEventListener('change', placeAll);
  onMatch('click', CLOSING, (_event, tool) => {
    tool.closest<HTMLElement>(MENU)?.hidePopover();
  });
}

function placeToolsOf(tools: Element, isNarrow: boolean): void {
  const menu = tools.closest(`[${HOOKS.demo}]`)?.querySelector(`[${HOOKS.menu}]`);
  if (!menu) return;
  const from = isNarrow ? tools : menu;
  const movable = [...from.querySelectorAll<HTMLElement>(MOVABLE)];
  const styleChoice = from.querySelector(STYLE_CHOICE);
  if (isNarrow) {
    menu.prepend(...(styleChoice ? [styleChoice] : []), ...movable);
  } else {
    tools.querySelector(`[${HOOKS.copy}]`)?.before(...movable);
    const variants = tools.querySelector(VARIANT)?.parentElement;
    if (styleChoice) variants?.after(styleChoice);
  }
  // In a menu, every control is a tab stop.
  for (const control of [...movable, styleChoice?.querySelector('select')]) {
    if (control) control.tabIndex = 0;
  }
}
