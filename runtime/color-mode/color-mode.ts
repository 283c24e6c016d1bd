import { unknownColorScheme } from '../contract/errors.ts';
import { CHANGE_EVENT, HOOKS } from '../contract/hooks.ts';
import type { TextKey } from '../contract/payload.ts';
import type { Store } from '../contract/settings.ts';
import type { Mode, StorageKeys } from '../contract/storage.ts';
import { onMatch, onReturn } from '../events.ts';
import type { Page } from '../page.ts';
import { readStorage, watchStorage, writeStorage } from '../storage.ts';
import { createStore } from '../store.ts';
import {
  DARK_QUERY,
  applyMode,
  colourBrowser,
  knownScheme,
  nextMode,
  parseMode,
  schemeKey,
  schemeOf,
} from './scheme.ts';

/** The mode: what changes it is shown and kept. It follows the operating system while it is `system`, and other tabs. */
export function startMode(keys: StorageKeys): Store<Mode> {
  const kept = () => parseMode(readStorage('local', keys.mode));
  const system = matchMedia(DARK_QUERY);
  const mode = createStore(kept());
  const show = () => {
    const scheme = schemeOf(mode.get(), system.matches, keys);
    applyMode(mode.get(), scheme);
    colourBrowser(scheme);
    const { classList } = document.body;
    classList.toggle('mode-dark', scheme === 'dark');
    classList.toggle('mode-light', scheme === 'light');
  };
  const follow = () => mode.set(kept());
  show();
  complainOfSchemes(keys);
  // Safari before 14 has no such method.
  system.addEventListener?.('change', show);
  watchStorage(keys.mode, follow);
  onReturn(follow);
  mode.subscribe(() => {
    show();
    // What another tab has kept is not kept again: two tabs would go on answering each other.
    if (mode.get() !== kept()) writeStorage('local', keys.mode, mode.get());
  });
  return mode;
}

function complainOfSchemes(keys: StorageKeys): void {
  for (const resolved of ['light', 'dark'] as const) {
    const name = readStorage('local', schemeKey(keys, resolved));
    if (name !== null && !knownScheme(name)) console.error(unknownColorScheme(name));
  }
}

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

/** The mode button: it goes on to the next mode, and says which one it is. */
export function startColourMode({ mode, t, say }: Page): void {
  const words = () => t(WORDS[mode.get()]);
  const name = () => nameButtons(words());
  name();
  mode.subscribe(name);
  document.addEventListener(CHANGE_EVENT, name);
  onMatch('click', BUTTON, () => {
    mode.set(nextMode);
    say(words());
  });
}
