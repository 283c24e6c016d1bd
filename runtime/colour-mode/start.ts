import { CHANGE_EVENT, HOOKS } from '../contract/hooks.ts';
import type { Mode } from '../contract/storage.ts';
import type { TextKey } from '../contract/texts.ts';
import { onMatch } from '../events.ts';
import type { Page } from '../page.ts';
import { readStorage, watchStorage, writeStorage } from '../storage.ts';
import { applyMode } from './apply.ts';
import { DARK_QUERY, nextMode, parseMode } from './mode.ts';

const BUTTON = `[${HOOKS.modeButton}]`;
const WORDS = {
  light: 'modeLight',
  dark: 'modeDark',
  system: 'modeSystem',
} as const satisfies Record<Mode, TextKey>;

function nameButtons(words: string): void {
  for (const button of document.querySelectorAll<HTMLElement>(BUTTON)) {
    button.ariaLabel = words;
    button.title = words;
  }
}

/** The mode button. Follows the operating system while the mode is `system`, and other tabs. */
export function startColourMode(page: Page): void {
  const system = matchMedia(DARK_QUERY);
  const state = { mode: parseMode(readStorage('local', page.keys.mode)) };
  const show = () => {
    applyMode(state.mode, system.matches);
    nameButtons(page.text(WORDS[state.mode]));
  };
  const set = (mode: Mode) => {
    state.mode = mode;
    show();
  };
  show();
  document.addEventListener(CHANGE_EVENT, show);
  system.addEventListener('change', show);
  watchStorage(page.keys.mode, (kept) => set(parseMode(kept)));
  onMatch('click', BUTTON, () => {
    set(nextMode(state.mode));
    writeStorage('local', page.keys.mode, state.mode);
    page.say(page.text(WORDS[state.mode]));
  });
}
