import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Dictionary } from '../contract/payload.ts';
import { INITIAL_SETTINGS } from '../contract/settings.ts';
import type { CodeVariant, Reader, Settings, SettingsAction, Store } from '../contract/settings.ts';
import type { Mode } from '../contract/storage.ts';
import { translator } from '../page.ts';
import { createInitialReader } from './reader.ts';

/** Returns the store's value and follows its changes. `onServer` is what the build rendered, for hydration. */
export function useStore<T>(store: Pick<Store<T>, 'get' | 'subscribe'>, onServer: T): T {
  return useSyncExternalStore(store.subscribe, store.get, () => onServer);
}

/** The reader around an island. */
export const ReaderContext = /* @__PURE__ */ createContext<Reader>(
  /* @__PURE__ */ createInitialReader({
    codeStyles: [],
    home: '/',
    userLanguage: 'en',
    translations: { en: {} },
  }),
);

/** Everything that is known about the reader. */
export const useReader = (): Reader => useContext(ReaderContext);

/** The settings, and the function that changes them. */
export function useSettings(): readonly [Settings, (action: SettingsAction) => void] {
  const { settings } = useReader();
  return [useStore(settings, INITIAL_SETTINGS), settings.dispatch];
}

/** The color mode that the reader chose, and its setter. */
export function useMode(): readonly [Mode, (mode: Mode) => void] {
  const { mode } = useReader();
  return [useStore<Mode>(mode, 'system'), mode.set];
}

/** The language that code is shown in, and its setter. */
export function useCodeVariant(): readonly [CodeVariant, (variant: CodeVariant) => void] {
  const { codeVariant } = useReader();
  return [useStore<CodeVariant>(codeVariant, 'TS'), codeVariant.set];
}

/** The id of the code style of demos, and its setter. */
export function useCodeStyle(): readonly [string, (id: string) => void] {
  const { codeStyle, codeStyles } = useReader();
  return [useStore(codeStyle, codeStyles[0]?.id ?? ''), codeStyle.set];
}

/** Translates texts by key into the language of the page; `english` are the island's own. */
export function useTranslate(english: Dictionary): (key: string) => string {
  const { userLanguage, translations } = useReader();
  return useMemo(
    () => translator({ userLanguage, translations }, english),
    [userLanguage, translations, english],
  );
}
