import { missingLanguage, missingTranslation } from '../contract/errors.ts';
import type { Dictionary } from '../contract/payload.ts';

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
