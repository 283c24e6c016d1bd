import { CHANGE_EVENT, HOOKS } from '../contract/hooks.ts';
import { onMatch } from '../events.ts';
import type { Page } from '../page.ts';
import { readStorage, watchStorage, writeStorage } from '../storage.ts';
import { indexAfterKey } from './arrow-keys.ts';
import { keepInPlace } from './viewport.ts';

const GROUP = `[${HOOKS.tabs}]`;
const TAB = `${GROUP} [role=tab]`;

const nameOf = (tab: Element) => tab.textContent.trim();
const keyOf = (group: Element) => group.getAttribute(HOOKS.tabs) ?? '';
const tabsOf = (group: Element) => [...group.querySelectorAll<HTMLElement>('[role=tab]')];

function select(group: Element, chosen: Element): void {
  for (const tab of tabsOf(group)) {
    const isChosen = tab === chosen;
    tab.ariaSelected = String(isChosen);
    tab.tabIndex = isChosen ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    if (panel) panel.hidden = !isChosen;
  }
}

/** Shows the tab of that name in every group of the key; groups without one stay as they are. */
function selectEverywhere(key: string, name: string): void {
  for (const group of document.querySelectorAll(GROUP)) {
    const tab = keyOf(group) === key && tabsOf(group).find((each) => nameOf(each) === name);
    if (tab) select(group, tab);
  }
}

/** Shows a tab and its likes elsewhere, while the tab itself stays where it is on the screen. */
function choose(tab: HTMLElement, page: Page): void {
  const group = tab.closest(GROUP);
  if (!group) return;
  const key = keyOf(group);
  keepInPlace(tab, () => {
    select(group, tab);
    if (!key) return;
    selectEverywhere(key, nameOf(tab));
    writeStorage('local', page.keys.tab(key), nameOf(tab));
  });
}

function walk(event: KeyboardEvent, tab: HTMLElement): HTMLElement | undefined {
  const list = tab.closest('[role=tablist]');
  const tabs = list ? tabsOf(list) : [];
  const index = indexAfterKey(event.key, {
    count: tabs.length,
    current: tabs.indexOf(tab),
    axis: 'horizontal',
    isRtl: getComputedStyle(tab).direction === 'rtl',
  });
  return index === undefined ? undefined : tabs[index];
}

/** Groups of code tabs: the ARIA tabs pattern, and one remembered choice for all groups of a key, here and in other tabs. */
export function startTabs(page: Page): void {
  const watched = new Set<string>();
  const restore = () => {
    for (const group of document.querySelectorAll(GROUP)) {
      const key = keyOf(group);
      if (!key) continue;
      const kept = readStorage('local', page.keys.tab(key));
      if (kept !== null) selectEverywhere(key, kept);
      if (watched.has(key)) continue;
      watched.add(key);
      watchStorage(page.keys.tab(key), (name) => name !== null && selectEverywhere(key, name));
    }
  };
  restore();
  document.addEventListener(CHANGE_EVENT, restore);
  onMatch('click', TAB, (_event, tab) => choose(tab, page));
  onMatch('keydown', TAB, (event, tab) => {
    const next = walk(event, tab);
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    next.focus();
    choose(next, page);
  });
}
