/** What a theme's islands may use: `docs-build/runtime`. */
export { createStore } from './store.ts';
export type { Store } from './store.ts';
export { useStore } from './react.ts';
export { readStorage, watchStorage, writeStorage } from './storage.ts';
export type { StorageKind } from './storage.ts';
export { storageKeys } from './contract/storage.ts';
