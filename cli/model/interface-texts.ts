import de from './interface-texts/de.json';
import es from './interface-texts/es.json';
import fr from './interface-texts/fr.json';
import ja from './interface-texts/ja.json';
import pt from './interface-texts/pt.json';
import zh from './interface-texts/zh.json';
import type { Dictionary } from './sources.ts';

/** Texts of the engine and the default theme by language. The English texts are in the code. */
export const INTERFACE_TEXTS: Readonly<Record<string, Dictionary>> = { de, es, fr, ja, pt, zh };

/** Matches Chinese in traditional characters. */
const TRADITIONAL = /^zh-(?:Hant|TW|HK|MO)\b/i;

/** Returns the translations that come with the engine: for `pt-BR`, those of `pt`. May be empty. */
export function interfaceTexts(language: string): Dictionary {
  if (TRADITIONAL.test(language)) return {};
  const [primary = ''] = language.toLowerCase().split('-');
  return INTERFACE_TEXTS[primary] ?? {};
}

/** Returns the texts in a language: the site's own, or else those that come with the engine. */
export const textsInLanguage = (
  translations: Readonly<Record<string, Dictionary>>,
  language: string,
): Dictionary => ({ ...interfaceTexts(language), ...translations[language] });
