import type { EarlyEvents } from './analytics/early.ts';
import { HOOKS } from './contract/hooks.ts';
import { PAYLOAD_ID } from './contract/payload.ts';
import type { PagePayload } from './contract/payload.ts';
import type { Reader, Store } from './contract/reader.ts';
import { storageKeys } from './contract/storage.ts';
import type { Mode, StorageKeys } from './contract/storage.ts';
import { TEXTS } from './contract/texts.ts';
import type { TextKey } from './contract/texts.ts';
import { createTranslate, withEnglish } from './i18n/translate.ts';

/** What a behaviour may know about the page it runs on. */
export interface Page {
  readonly payload: PagePayload;
  readonly keys: StorageKeys;
  /** The colour mode that the reader chose. */
  readonly mode: Store<Mode>;
  /** A word in the page's language. */
  readonly t: (key: TextKey) => string;
  /** Has a screen reader say it, also if it said the same before. */
  readonly say: (words: string) => void;
  /** What happened before the script that measures came; absent where nothing is measured. */
  readonly early?: EarlyEvents;
}

/** What stands for a payload, or a part of it, that is absent or broken: the page still has to work. */
const NOTHING: PagePayload = {
  pathname: '/',
  userLanguage: 'en',
  translations: { en: {} },
  productId: 'null',
  productCategoryId: 'null',
  markdown: '',
  home: '/',
  storagePrefix: 'docs',
  codeStyles: [],
};

/** The payload in the page's JSON, with what is missing from it. */
export function parsePayload(json: string | null | undefined): PagePayload {
  try {
    const value: unknown = JSON.parse(json ?? '');
    return typeof value === 'object' && value !== null ? { ...NOTHING, ...value } : NOTHING;
  } catch {
    // Somebody tampered with the page: its words fall back to English.
    return NOTHING;
  }
}

/** Has a screen reader say it, also if it said the same before. */
export function say(words: string): void {
  const region = document.querySelector(`[${HOOKS.status}]`);
  if (!region) return;
  region.textContent = '';
  setTimeout(() => (region.textContent = words), 50);
}

/** The payload of the page being read. */
export const readPayload = (): PagePayload =>
  parsePayload(document.getElementById(PAYLOAD_ID)?.textContent);

/** What a behaviour may know of a page with demos. */
export interface DemoPage extends Page {
  readonly reader: Reader;
}

/** The page being read. */
export function readPage(startMode: (keys: StorageKeys) => Store<Mode>): Page {
  const payload = readPayload();
  const keys = storageKeys(payload.storagePrefix);
  return {
    payload,
    keys,
    mode: startMode(keys),
    t: createTranslate(withEnglish(payload, TEXTS)),
    say,
  };
}
