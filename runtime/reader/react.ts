import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Dictionary } from '../contract/payload.ts';
import { INITIAL_SETTINGS } from '../contract/settings.ts';
import type { CodeVariant, Reader, Settings, SettingsAction, Store } from '../contract/settings.ts';
import type { Mode } from '../contract/storage.ts';
import { translator } from '../page.ts';
import { createInitialReader } from './reader.ts';

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

export const useReader = (): Reader => useContext(ReaderContext);

/** Returns the settings, and the function that changes them. */
export function useSettings(): readonly [Settings, (action: SettingsAction) => void] {
  const { settings } = useReader();
  return [useStore(settings, INITIAL_SETTINGS), settings.dispatch];
}

/** Returns the color mode that the reader chose, and its setter. */
export function useMode(): readonly [Mode, (mode: Mode) => void] {
  const { mode } = useReader();
  return [useStore<Mode>(mode, 'system'), mode.set];
}

/** Returns the language that code is shown in, and its setter. */
export function useCodeVariant(): readonly [CodeVariant, (variant: CodeVariant) => void] {
  const { codeVariant } = useReader();
  return [useStore<CodeVariant>(codeVariant, 'TS'), codeVariant.set];
}

/** Returns the id of the code style of demos, and its setter. */
export function useCodeStyle(): readonly [string, (id: string) => void] {
  const { codeStyle, codeStyles } = useReader();
  return [useStore(codeStyle, codeStyles[0]?.id ?? ''), codeStyle.set];
}

/** Returns a function that translates texts by key. `english` are the island's own texts. */
export function useTranslate(english: Dictionary): (key: string) => string {
  const { userLanguage, translations } = useReader();
  return useMemo(
    () => translator({ userLanguage, translations }, english),
    [userLanguage, translations, english],
  );
}
