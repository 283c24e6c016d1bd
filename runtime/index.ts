/** What a theme's islands and widgets may use: `docs-build/runtime`. */
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
export { useCopy } from './shell/copying/use-copy.ts';
export { readStorage, watchStorage, writeStorage } from './storage.ts';
export type { StorageKind } from './storage.ts';
export { createStore } from './store.ts';
