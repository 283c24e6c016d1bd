import { unknownColorScheme } from '../contract/errors.ts';
import { HOOKS } from '../contract/hooks.ts';
import type { TextKey } from '../contract/payload.ts';
import type { Store } from '../contract/settings.ts';
import type { Mode, StorageKeys } from '../contract/storage.ts';
import { onMarkup, onMatch, onReturn } from '../events.ts';
import type { Page } from '../page.ts';
import { readStorage, watchStorage, writeStorage } from '../storage.ts';
import { createStore } from '../store.ts';
import { applyMode, applySchemeAttributes, DARK_QUERY, knownScheme } from './scheme.ts';
import { nextMode, parseMode, root, schemeOf, setThemeColor } from './scheme.ts';

const BUTTON = `[${HOOKS.modeButton}]`;

const MODE_TEXTS = {
  light: 'modeLight',
  dark: 'modeDark',
  system: 'modeSystem',
} as const satisfies Record<Mode, TextKey>;

/** Creates the store of the mode: shows and stores changes, follows the system and other tabs. */
export function createModeStore(keys: StorageKeys): Store<Mode> {
  const stored = () => parseMode(readStorage('local', keys.mode));
  const system = matchMedia(DARK_QUERY);
  const mode = createStore(stored());
  const show = () => {
    const scheme = schemeOf(mode.get(), system.matches, keys);
    applyMode(mode.get(), scheme);
    applySchemeAttributes(root(), scheme);
    setThemeColor();
  };
  const follow = () => mode.set(stored());
  show();
  reportUnknownSchemes(keys);
  system.addEventListener('change', show);
  watchStorage(keys.mode, follow);
  onReturn(follow);
  mode.subscribe(() => {
    show();
    // Do not repeat a write of another tab: two tabs would keep answering each other.
    if (mode.get() !== stored()) writeStorage('local', keys.mode, mode.get());
  });
  return mode;
}

function reportUnknownSchemes(keys: StorageKeys): void {
  for (const resolved of ['light', 'dark'] as const) {
    const name = readStorage('local', keys.scheme(resolved));
    if (name !== null && !knownScheme(name)) console.error(unknownColorScheme(name));
  }
}

/** Starts the mode buttons: each goes to the next mode and names the current one. */
export function startColorMode({ mode, t, announce }: Page): void {
  const text = () => t(MODE_TEXTS[mode.get()]);
  const nameButtons = () => {
    for (const button of document.querySelectorAll<HTMLElement>(BUTTON)) {
      button.ariaLabel = text();
      button.title = text();
    }
  };
  onMarkup(nameButtons);
  mode.subscribe(nameButtons);
  onMatch('click', BUTTON, () => {
    mode.set(nextMode);
    announce(text());
  });
}
