import type { SettingsStore } from '../contract/reader.ts';
import type { Settings } from '../contract/settings.ts';
import { createStore } from '../store.ts';
import { reduceSettings } from './reduce.ts';

/** Settings that only actions change. */
export function createSettingsStore(initial: Settings): SettingsStore {
  const { get, set, subscribe } = createStore(initial);
  return { get, subscribe, dispatch: (action) => set((before) => reduceSettings(before, action)) };
}
