/** The inline script of every page's head: the colour mode, before anything is painted. The build replaces `__STORAGE_PREFIX__`. */
import { applyMode } from './colour-mode/apply.ts';
import { DARK_QUERY, parseMode } from './colour-mode/mode.ts';
import { storageKeys } from './contract/storage.ts';
import { readStorage } from './storage.ts';

declare const __STORAGE_PREFIX__: string;

applyMode(
  parseMode(readStorage('local', storageKeys(__STORAGE_PREFIX__).mode)),
  matchMedia(DARK_QUERY).matches,
);
