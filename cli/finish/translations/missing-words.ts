import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import { fileStart } from '../../model/diagnostic.ts';
import type { Site } from '../../model/site.ts';
import { translationWords } from '../../report/catalogue/content/translation-texts.ts';
import type { TextContext } from './unknown-keys.ts';

/** The language in which themes bring their words. */
const ENGLISH = 'en';

/** Keys of the words that a language does not say. English need not: themes do. */
export const missingWordsOf = (
  { translations }: Pick<Site, 'translations'>,
  language: string,
  words: readonly string[],
): readonly string[] =>
  language === ENGLISH ? [] : words.filter((key) => !translations[language]?.[key]);

/** One finding for each language that lacks words: at its file, else where the configuration names it. */
export function checkWords(
  site: Site,
  { files, words }: TextContext,
  locate: (key: string) => readonly Place[],
): Diagnostic[] {
  if (words === undefined) return [];
  return site.routing.languages.flatMap((language) => {
    const missing = missingWordsOf(site, language, words);
    if (missing.length === 0) return [];
    const file = files.get(language)?.file;
    const place = file ? fileStart(file) : locate('languages')[0];
    return [translationWords({ language, missing, all: words.length }, place)];
  });
}
