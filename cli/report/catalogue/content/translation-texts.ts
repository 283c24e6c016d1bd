import type { Fix, Place } from '../../../model/diagnostic.ts';
import { report, type Rule } from '../../rule.ts';

const PAGE = '---\ntitle: Guide\ndescription: How to begin.\n---\n\nHello.\n';

/** Findings about the words of languages. */
export const rules = {
  unknownKey: {
    code: 'translation/unknown-key',
    severity: 'warning',
    isFixable: true,
    explanation:
      'A text that nothing shows: its key is nearly that of a word of the theme, or names a page that is not there.',
    bad: {
      'content/guide.md': PAGE,
      'content/translations/en.json': '{ "pages./giude": "First steps" }\n',
    },
    good: {
      'content/guide.md': PAGE,
      'content/translations/en.json': '{ "pages./guide": "First steps" }\n',
    },
  },
  places: {
    code: 'translation/places',
    severity: 'warning',
    explanation:
      'A text lacks a place such as {count}, which is filled where the text is shown, or has one that nothing fills: readers see the braces.',
    bad: {
      'content/guide.md': PAGE,
      'content/translations/en.json': '{ "lineNumber": "Line {nmuber}" }\n',
    },
    good: {
      'content/guide.md': PAGE,
      'content/translations/en.json': '{ "lineNumber": "Line {number}" }\n',
    },
  },
  words: {
    code: 'translation/words',
    severity: 'warning',
    explanation:
      'The theme has words that a language of the site does not say: readers see them in English.',
    example: 'no pt.json → translations/pt.json with { "home": "Início", … }',
  },
} as const satisfies Record<string, Rule>;

/** A key of texts that nothing asks for. */
export const translationUnknownKey = (
  key: string,
  suggestion: string | undefined,
  { place, fix }: { readonly place: Place; readonly fix?: Fix },
) =>
  report(rules.unknownKey, {
    message: `Nothing shows the text ${key}`,
    hint: suggestion === undefined ? 'Take it out.' : `Did you mean ${suggestion}?`,
    place,
    ...(fix && { fix }),
  });

/** A place that nothing fills. `meant` is one that the text may have. */
export const translationUnknownPlace = (name: string, meant: string | undefined, place: Place) =>
  report(rules.places, {
    message: `Nothing is put in the place of {${name}}`,
    hint: meant === undefined ? 'Take it out.' : `Did you mean {${meant}}?`,
    place,
  });

/** A place that the same text has in English. */
export const translationNoPlace = (key: string, name: string, place: Place) =>
  report(rules.places, {
    message: `The text ${key} has no place for {${name}}`,
    hint: `Write {${name}} where it belongs in this language.`,
    place,
  });

/** Keys that one message names; the rest is counted. */
const MOST_NAMED = 12;

/** Words of the theme that a language lacks. */
export function translationWords(
  { language, missing, all }: { language: string; missing: readonly string[]; all: number },
  place: Place | undefined,
) {
  const named = missing.slice(0, MOST_NAMED).join(', ');
  const rest = missing.length - MOST_NAMED;
  return report(rules.words, {
    message: `${missing.length} of ${all} words of the theme are not said in ${language}: ${named}${rest > 0 ? ` and ${rest} more` : ''}`,
    hint: `Add them to translations/${language}.json in the content directory: until then readers see them in English.`,
    ...(place && { place }),
  });
}
