import type { Dictionary } from '../../../runtime/contract/payload.ts';
import type { Site } from '../../model/site.ts';

/** The words that a site has for the shell in a language; titles of pages are in the navigation already. */
export const shellTexts = ({ translations }: Site, language: string): Dictionary =>
  Object.fromEntries(
    Object.entries(translations[language] ?? {}).filter(([key]) => !key.startsWith('pages.')),
  );
