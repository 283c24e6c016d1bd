import { missingLanguage, missingTranslation } from './contract/errors.ts';
import { HOOKS } from './contract/hooks.ts';
import { PAYLOAD_ID, TEXTS } from './contract/payload.ts';
import type { Dictionary, PagePayload, TextKey } from './contract/payload.ts';
import type { Reader, Store } from './contract/settings.ts';
import { storageKeys } from './contract/storage.ts';
import type { Mode, StorageKeys } from './contract/storage.ts';
import type { EarlyEvents } from './events.ts';

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

/** The language in which every word is there. */
const FALLBACK = 'en';

/** What is shown for a word of a language that is not there at all. Spec §8. */
export const ELLIPSIS = '…';

/** Says a word by its key. */
export type Translate = (key: string) => string;

/** Words by language and key, and the language to say them in. */
export interface Words {
  readonly userLanguage: string;
  readonly translations: Readonly<Record<string, Dictionary>>;
}

/** What was already complained about, `zh:copied`. */
const warned = /* @__PURE__ */ new Set<string>();

/**
 * Makes `t`. A missing word is told once for each language and key, and said in English; a missing language is an error, and an
 * ellipsis is shown. Spec §4, §8.
 */
export function createTranslate({ userLanguage, translations }: Words): Translate {
  return (key) => {
    const words = translations[userLanguage];
    if (words === undefined) {
      console.error(missingLanguage(userLanguage));
      return ELLIPSIS;
    }
    const word = words[key];
    if (word) return word;
    warnOnce(userLanguage, key);
    return translations[FALLBACK]?.[key] || key;
  };
}

function warnOnce(language: string, key: string): void {
  const what = `${language}:${key}`;
  if (warned.has(what) || typeof document === 'undefined') return;
  warned.add(what);
  console.warn(missingTranslation(language, key));
}

/** The words with English ones that a script brings; a site's own English comes first. */
export const withEnglish = (words: Words, english: Dictionary): Words => ({
  userLanguage: words.userLanguage,
  translations: {
    ...words.translations,
    [FALLBACK]: { ...english, ...words.translations[FALLBACK] },
  },
});
