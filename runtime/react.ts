import { useSyncExternalStore } from 'react';
import type { Store } from './store.ts';

/** The store's value, kept up to date. `onServer` is what the build rendered, so that hydration agrees with it. */
export function useStore<T>(store: Store<T>, onServer: T): T {
  return useSyncExternalStore(store.subscribe, store.get, () => onServer);
}
