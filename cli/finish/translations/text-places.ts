import type { TranslationFile } from '../../model/content/sources.ts';
import { type Diagnostic, lineRange, type Place } from '../../model/diagnostic.ts';
import type { Dictionary, Site } from '../../model/site.ts';
import {
  translationNoPlace,
  translationUnknownPlace,
} from '../../report/catalogue/content/translation-texts.ts';
import { closest } from '../../report/suggest.ts';

/** What texts are held against. */
interface PlacesContext {
  readonly files: ReadonlyMap<string, TranslationFile>;
  /** What the engine and the theme say in English, by key. */
  readonly said: Dictionary;
}

/** Places such as `{count}` that a text lacks, so that something is not said, and those that nothing fills, so that readers see the braces. */
export function checkTextPlaces(site: Site, { files, said }: PlacesContext): Diagnostic[] {
  const [first = 'en'] = site.routing.languages;
  const original = site.translations[first] ?? {};
  return [...files].flatMap(([language, file]) =>
    Object.entries(site.translations[language] ?? {}).flatMap(([key, text]) => {
      const filled = said[key] ?? original[key];
      if (filled === undefined || filled === text) return [];
      const known = placesIn(filled);
      const own = placesIn(text);
      const strange = own.filter((name) => !known.includes(name));
      // The first language may say it in words of its own; the others say the same.
      const wanted = language === first ? [] : placesIn(original[key] ?? filled);
      const lacks = (name: string) => known.includes(name) && !own.includes(name);
      const missing = strange.length > 0 ? [] : wanted.filter(lacks);
      return [
        ...strange.map((name) =>
          translationUnknownPlace(
            name,
            closest(name, known),
            markOf(file, { key, text, part: `{${name}}` }),
          ),
        ),
        ...missing.map((name) => translationNoPlace(key, name, markOf(file, { key, text }))),
      ];
    }),
  );
}

/** Names of the places in a text, each once. */
const placesIn = (text: string) => [
  ...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)),
];

/** Where a part of a text stands; the whole text where that cannot be told because of escapes. */
export function markOf(
  { file, textRanges }: TranslationFile,
  { key, text, part = '' }: { readonly key: string; readonly text: string; readonly part?: string },
): Place {
  const range = textRanges[key];
  if (!range) return { file };
  const { line, column } = range.start;
  const isPlain = range.end.column - column === text.length + 2;
  const at = text.indexOf(part);
  if (part === '' || !isPlain || at < 0) return { file, range };
  return { file, range: lineRange(line, column + 1 + at, part.length) };
}
