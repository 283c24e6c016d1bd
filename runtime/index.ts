import { useCallback, useEffect, useRef, useState } from 'react';
import { TEXTS } from './contract/payload.ts';
import { announce } from './page.ts';
import { useTranslate } from './reader/react.ts';
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
export {
  ReaderContext,
  useCodeStyle,
  useCodeVariant,
  useMode,
  useReader,
  useSettings,
  useStore,
  useTranslate,
} from './reader/react.ts';
export { createInitialReader } from './reader/reader.ts';
export type { InitialReader } from './reader/reader.ts';
export { readStorage, watchStorage, writeStorage } from './storage.ts';
export type { StorageKind } from './storage.ts';
export { createStore } from './store.ts';

/**
 * Returns whether a text was copied in the last 1200 ms, and a function that copies and announces
 * one. If the browser refuses, the function selects the text for the reader and resolves to false.
 */
export function useCopy(): readonly [isCopied: boolean, copy: (text: string) => Promise<boolean>] {
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<number | undefined>(undefined);
  const t = useTranslate(TEXTS);
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
