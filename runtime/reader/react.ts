import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Dictionary } from '../contract/payload.ts';
import { INITIAL_SETTINGS } from '../contract/settings.ts';
import type { CodeVariant, Reader, Settings, SettingsAction, Store } from '../contract/settings.ts';
import type { Mode } from '../contract/storage.ts';
import { createTranslate, withEnglish } from '../page.ts';
import { createInitialReader } from './reader.ts';

/** The store's value, kept up to date. `onServer` is what the build rendered, so that hydration agrees with it. */
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

/** The settings, and what changes them. */
export function useSettings(): readonly [Settings, (action: SettingsAction) => void] {
  const { settings } = useReader();
  return [useStore(settings, INITIAL_SETTINGS), settings.dispatch];
}

/** The colour mode that the reader chose, and what chooses another. */
export function useMode(): readonly [Mode, (mode: Mode) => void] {
  const { mode } = useReader();
  return [useStore<Mode>(mode, 'system'), mode.set];
}

/** The language that code is shown in, and what chooses another. */
export function useCodeVariant(): readonly [CodeVariant, (variant: CodeVariant) => void] {
  const { codeVariant } = useReader();
  return [useStore<CodeVariant>(codeVariant, 'TS'), codeVariant.set];
}

/** The style that demos are shown in, by its id, and what chooses another. */
export function useCodeStyle(): readonly [string, (id: string) => void] {
  const { codeStyle, codeStyles } = useReader();
  return [useStore(codeStyle, codeStyles[0]?.id ?? ''), codeStyle.set];
}

/** Says words by key in the language of the page; `english` are those that an island brings. */
export function useTranslate(english: Dictionary): (key: string) => string {
  const { userLanguage, translations } = useReader();
  return useMemo(
    () => createTranslate(withEnglish({ userLanguage, translations }, english)),
    [userLanguage, translations, english],
  );
}
