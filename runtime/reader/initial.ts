import type { Reader } from '../contract/reader.ts';
import { INITIAL_SETTINGS } from '../contract/settings.ts';
import type { CodeVariant } from '../contract/settings.ts';
import type { Mode } from '../contract/storage.ts';
import { createSettingsStore } from '../settings/store.ts';
import { createStore } from '../store.ts';

/** What is known about a reader where there is none: at build. */
export type InitialReader = Pick<Reader, 'codeStyles' | 'home' | 'userLanguage' | 'translations'>;

/** A reader who never chose anything: what the build renders islands for. */
export const createInitialReader = (page: InitialReader): Reader => ({
  ...page,
  settings: createSettingsStore(INITIAL_SETTINGS),
  mode: createStore<Mode>('system'),
  codeVariant: createStore<CodeVariant>('TS'),
  codeStyle: createStore(page.codeStyles[0]?.id ?? ''),
  isKept: true,
});
