import { unknownColorScheme } from '../contract/errors.ts';
import type { Store } from '../contract/reader.ts';
import type { Mode, StorageKeys } from '../contract/storage.ts';
import { onReturn } from '../events.ts';
import { readStorage, watchStorage, writeStorage } from '../storage.ts';
import { createStore } from '../store.ts';
import { applyMode, colourBrowser } from './apply.ts';
import { DARK_QUERY, knownScheme, parseMode } from './mode.ts';
import { schemeKey, schemeOf } from './scheme.ts';

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
