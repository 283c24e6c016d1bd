import { createContext, useSyncExternalStore } from 'react';
import type { Reader, Store } from '../contract/settings.ts';
import { createInitialReader } from '../store.ts';

/** Returns a store's value and follows it. `onServer` is the server-rendered value. */
export function useStore<T>(store: Pick<Store<T>, 'get' | 'subscribe'>, onServer: T): T {
  return useSyncExternalStore(store.subscribe, store.get, () => onServer);
}

/** Context that holds the reader, for the components of an island. */
export const ReaderContext = /* @__PURE__ */ createContext<Reader>(
  /* @__PURE__ */ createInitialReader({
    codeStyles: [],
    home: '/',
    userLanguage: 'en',
    translations: { en: {} },
  }),
);
