/** What a theme's islands and widgets may use: `docs-build/runtime`. */
export { createStore } from './store.ts';
export type { Reader, SettingsStore, Store } from './contract/settings.ts';
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
export { useCopy } from './shell/copying/use-copy.ts';
export { createInitialReader } from './reader/reader.ts';
export type { InitialReader } from './reader/reader.ts';
export { isColor } from './reader/choices.ts';
export { CODE_VARIANTS, INITIAL_SETTINGS, SPACING_RANGE } from './contract/settings.ts';
export type {
  CodeVariant,
  PaletteColor,
  PaletteColors,
  Scheme,
  Settings,
} from './contract/settings.ts';
export type { SettingsAction } from './contract/settings.ts';
export { readStorage, watchStorage, writeStorage } from './storage.ts';
export type { StorageKind } from './storage.ts';
export { MODES, storageKeys } from './contract/storage.ts';
export type { Mode } from './contract/storage.ts';
