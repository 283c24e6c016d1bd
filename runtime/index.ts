import { useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { PAGE_TEXTS, type Dictionary } from './contract/payload.ts';
import { INITIAL_SETTINGS } from './contract/settings.ts';
import type { CodeVariant, Reader, Settings, SettingsAction } from './contract/settings.ts';
import type { Mode } from './contract/storage.ts';
import { announce, translator } from './page.ts';
import { ReaderContext, useStore } from './reader/react.ts';
import { COPY_POLICY, copyOrSelect, resultText } from './shell/copying/clipboard.ts';

/** API for islands and widgets of themes: `docs-build/runtime`. */
export { CODE_VARIANTS, INITIAL_SETTINGS, SPACING_RANGE } from './contract/settings.ts';
export type {
  CodeVariant,
  PaletteColor,
  PaletteColors,
  Reader,
  Scheme,
  Settings,
  SettingsAction,
  SettingsStore,
  Store,
} from './contract/settings.ts';
export { MODES, storageKeys } from './contract/storage.ts';
export type { Mode } from './contract/storage.ts';
export { isColor } from './reader/choices.ts';
export { ReaderContext, useStore } from './reader/react.ts';
export { readStorage, watchStorage, writeStorage } from './storage.ts';
export type { StorageKind } from './storage.ts';
export { createInitialReader, createStore } from './store.ts';
export type { InitialReader } from './store.ts';

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

/**
 * Returns whether a text was copied in the last 1200 ms, and a function that copies and announces
 * one. If the browser refuses, the function selects the text for the reader and resolves to false.
 */
export function useCopy(): readonly [isCopied: boolean, copy: (text: string) => Promise<boolean>] {
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<number | undefined>(undefined);
  const t = useTranslate(PAGE_TEXTS);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = useCallback(
    async (text: string) => {
      const hasWorked = await copyOrSelect({ text });
      announce(resultText(hasWorked, t));
      setCopied(hasWorked);
      clearTimeout(timer.current);
      timer.current = window.setTimeout(() => setCopied(false), COPY_POLICY.hookMs);
      return hasWorked;
    },
    [t],
  );
  return [isCopied, copy];
}
