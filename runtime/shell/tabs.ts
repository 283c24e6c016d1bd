import { HOOKS, ISLAND_TAG } from '../contract/hooks.ts';
import { hasCommandKey, onMarkup, onMatch } from '../events.ts';
import type { Page } from '../page.ts';
import { readStorage, watchStorage, writeStorage } from '../storage.ts';
import { moveFocus } from './arrow-keys.ts';
import { elementNamedBy, keepInPlace } from '../elements.ts';

const GROUP = `[${HOOKS.tabs}]`;
/** Tabs of our groups, without those that a demo inside them renders. */
const TAB = `${GROUP} [role=tab]:not(${ISLAND_TAG} *)`;

const nameOf = (tab: Element) => tab.textContent.trim();
const groupKey = (group: Element) => group.getAttribute(HOOKS.tabs) ?? '';
/** Returns the tabs of a group without those of groups inside it. */
const tabsOf = (group: Element) =>
  [...group.querySelectorAll<HTMLElement>(TAB)].filter((tab) => tab.closest(GROUP) === group);

function select(group: Element, chosen: Element): void {
  for (const tab of tabsOf(group)) {
    const isChosen = tab === chosen;
    tab.ariaSelected = String(isChosen);
    tab.tabIndex = isChosen ? 0 : -1;
    const panel = elementNamedBy(tab, 'aria-controls');
    if (panel) panel.hidden = !isChosen;
  }
}

/** Selects the tab with this name in all groups of the key that have one. */
function selectEverywhere(key: string, name: string): void {
  for (const group of document.querySelectorAll(GROUP)) {
    const tab = groupKey(group) === key && tabsOf(group).find((each) => nameOf(each) === name);
    if (tab) select(group, tab);
  }
}

/** Shows the hidden panels around an element. Returns whether there are any. */
export function showPanels(element: Element): boolean {
  const panel = element.closest('[role=tabpanel][hidden]');
  const tab = elementNamedBy(panel, 'aria-labelledby');
  const group = tab?.closest(GROUP);
  if (!tab || !group) return false;
  select(group, tab);
  showPanels(element);
  return true;
}

/** Starts groups of tabs (ARIA tabs pattern). Groups of a key share one stored choice. */
export function startTabs({ keys }: Page): void {
  const watched = new Set<string>();
  const restore = () => {
    for (const group of document.querySelectorAll(GROUP)) {
      const key = groupKey(group);
      if (!key) continue;
      const stored = readStorage('local', keys.tab(key));
      if (stored !== null) selectEverywhere(key, stored);
      if (watched.has(key)) continue;
      watched.add(key);
      watchStorage(keys.tab(key), (name) => name !== null && selectEverywhere(key, name));
    }
  };
  const choose = (tab: HTMLElement) => {
    const group = tab.closest(GROUP);
    if (!group) return;
    const key = groupKey(group);
    keepInPlace(tab, () => {
      if (key) {
        selectEverywhere(key, nameOf(tab));
        writeStorage('local', keys.tab(key), nameOf(tab));
      }
      // Last, because another tab of the group may have the same name.
      select(group, tab);
    });
  };
  onMarkup(restore);
  onMatch('click', TAB, (_event, tab) => choose(tab));
  onMatch('keydown', TAB, (event, current) => {
    const group = current.closest(GROUP);
    if (!group || hasCommandKey(event)) return;
    const next = moveFocus(event, tabsOf(group), 'horizontal');
    if (next) choose(next);
  });
}
