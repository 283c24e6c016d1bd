import { missingLanguage, missingTranslation } from './contract/errors.ts';
import { HOOKS } from './contract/hooks.ts';
import { PAYLOAD_ID, type Dictionary, type PagePayload, type TextKey } from './contract/payload.ts';
import type { Reader, Store } from './contract/settings.ts';
import type { Mode, StorageKeys } from './contract/storage.ts';
import { parseJson } from './storage.ts';

/** Shared by the scripts of a page. Functions too: scripts that import them contain copies. */
export interface Page {
  readonly payload: PagePayload;
  readonly keys: StorageKeys;
  /** The color mode that the reader chose. */
  readonly mode: Store<Mode>;
  readonly t: (key: TextKey) => string;
  /** Creates `t` for a script with English texts of its own. The site's English has precedence. */
  readonly translator: (english: Dictionary) => Translate;
  readonly announce: typeof announce;
}

export interface DemoPage extends Page {
  readonly reader: Reader;
}

/** Used for an absent or broken payload, and for missing parts of one. */
const DEFAULT_PAYLOAD: PagePayload = {
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

/** Reads the payload from the page's JSON and fills in missing parts. */
export function parsePayload(json: string | null | undefined): PagePayload {
  const value = parseJson(json);
  return { ...DEFAULT_PAYLOAD, ...(typeof value === 'object' && value) };
}

export const readPayload = (): PagePayload =>
  parsePayload(document.getElementById(PAYLOAD_ID)?.textContent);

/** Makes screen readers announce a text, even if it is the same as before. */
export function announce(text: string): void {
  const region = document.querySelector(`[${HOOKS.status}]`);
  if (!region) return;
  region.textContent = '';
  setTimeout(() => (region.textContent = text), 50);
}

/** Whether the reader's browser asks to save data. */
export const isSavingData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Applies style sheets that the first paint did not need. */
export function applyLaterStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`[${HOOKS.later}]`)) {
    link.media = 'all';
  }
}

/** Loads a text file of the site. Rejects if the server does not answer with it. */
export async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}

/** Loads an HTML file as a document. Pages without demos do not allow parsing text as HTML. */
export const loadDocument = (address: string) =>
  new Promise<Document>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.onload = () => {
      const loaded = request.response as Document | null;
      if (request.status < 400 && loaded) resolve(loaded);
      else reject(new Error(String(request.status)));
    };
    request.onerror = reject;
    request.send();
  });

/** The language that has every text. */
const FALLBACK = 'en';

export const ELLIPSIS = '…';

export type Translate = (key: string) => string;

type Translations = Pick<PagePayload, 'userLanguage' | 'translations'>;

/** Missing texts that were reported, such as `zh:copied`. */
const reported = /* @__PURE__ */ new Set<string>();

/**
 * Creates `t`. A missing text is reported once for each language and key, and shown in English; a
 * missing language is an error and shows an ellipsis.
 */
export function createTranslate({ userLanguage, translations }: Translations): Translate {
  return (key) => {
    const texts = translations[userLanguage];
    if (texts === undefined) {
      console.error(missingLanguage(userLanguage));
      return ELLIPSIS;
    }
    const text = texts[key];
    if (text) return text;
    reportOnce(userLanguage, key);
    return translations[FALLBACK]?.[key] || key;
  };
}

function reportOnce(language: string, key: string): void {
  const missing = `${language}:${key}`;
  if (reported.has(missing) || typeof document === 'undefined') return;
  reported.add(missing);
  console.warn(missingTranslation(language, key));
}

/** Creates `t` for a script with English texts of its own. The site's English has precedence. */
export function translator({ userLanguage, translations }: Translations, own: Dictionary) {
  const english = { ...own, ...translations[FALLBACK] };
  return createTranslate({ userLanguage, translations: { ...translations, [FALLBACK]: english } });
}
