import type { Dictionary } from './payload.ts';
import type { CodeVariant, Settings } from './settings.ts';
import type { SettingsAction } from './settings.ts';
import type { Mode } from './storage.ts';

/** A value that several parts of a page share. */
export interface Store<T> {
  readonly get: () => T;
  /** Takes the value, or what makes it from the one before. Nothing happens if it is the same. */
  readonly set: (next: T | ((before: T) => T)) => void;
  /** Calls back after each change. Returns what ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** The settings, which only actions change. Spec §4. */
export interface SettingsStore extends Pick<Store<Settings>, 'get' | 'subscribe'> {
  readonly dispatch: (action: SettingsAction) => void;
}

/** Everything a page knows about its reader: one for each document, shared by the shell and all islands. */
export interface Reader {
  readonly settings: SettingsStore;
  /** What the reader chose; `settings.paletteMode` is what is shown. */
  readonly mode: Store<Mode>;
  readonly codeVariant: Store<CodeVariant>;
  /** Id of a code style of the site; empty where it has none. */
  readonly codeStyle: Store<string>;
  /** Ways in which demos are written, the first is the usual one. */
  readonly codeStyles: readonly { readonly id: string; readonly label: string }[];
  /** Address of the site's first page, base and language included. */
  readonly home: string;
  readonly userLanguage: string;
  /** Words by language and key. */
  readonly translations: Readonly<Record<string, Dictionary>>;
  /** Choices outlive the visit. False where storage is denied. */
  readonly isKept: boolean;
}
