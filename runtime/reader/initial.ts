import type { Reader, Store } from '../contract/reader.ts';
import { INITIAL_SETTINGS } from '../contract/settings.ts';
import type { CodeVariant } from '../contract/settings.ts';
import type { Mode } from '../contract/storage.ts';

/** What is known about a reader where there is none: at build. */
export type InitialReader = Pick<Reader, 'codeStyles' | 'home' | 'userLanguage' | 'translations'>;

const nothing = () => undefined;

/** A value that nobody changes. */
const still = <T>(value: T): Store<T> => ({
  get: () => value,
  set: nothing,
  subscribe: () => nothing,
});

/** A reader who never chooses anything: what the build renders islands for. */
export const createInitialReader = (page: InitialReader): Reader => ({
  ...page,
  settings: { ...still(INITIAL_SETTINGS), dispatch: nothing },
  mode: still<Mode>('system'),
  codeVariant: still<CodeVariant>('TS'),
  codeStyle: still(page.codeStyles[0]?.id ?? ''),
  isKept: true,
});
