import type { Fix, Place } from '../../model/diagnostic.ts';
import { defineError, defineRule, defineWarning, didYouMean, listSome, report } from '../rule.ts';

/** A file of translations that is not a JSON object of texts. */
export const invalidTranslations = defineError(
  'translation/json',
  (reason: string, place: Place) => ({
    message: `The translations cannot be read: ${reason}`,
    hint: 'A translations file is a JSON object of texts by key.',
    place,
  }),
);

export const doubledTranslation = defineWarning(
  'translation/doubled-key',
  (key: string, place: Place) => ({
    message: `The key ${key} occurs a second time here`,
    hint: 'Keep one of the two: only the last one is used.',
    place,
  }),
);

export const translationNoOriginal = defineError(
  'translation/no-original',
  (pathname: string, language: string, place: Place) => ({
    message: `This translates ${pathname}, but no such page exists in ${language}`,
    hint: 'Write the page in the first language too, or correct the file name.',
    place,
  }),
);

export const translationLanguageOff = defineWarning(
  'translation/language-off',
  (language: string, place: Place) => ({
    message: `The site has no language ${language}: this translation is not used`,
    hint: `Add '${language}' to site.languages, or remove the file.`,
    place,
  }),
);

/** A translation below a path of `untranslated`. */
export const translationUntranslated = defineWarning(
  'translation/untranslated',
  (prefix: string, place: Place) => ({
    message: `Pages under ${prefix} are never translated: this file is not used`,
    hint: `Remove the file, or remove ${prefix} from untranslated.`,
    place,
  }),
);

/** A key of a translations file that nothing uses. */
export const translationUnknownKey = defineRule(
  'translation/unknown-key',
  { severity: 'warning', isFixable: true },
  (
    key: string,
    suggestion: string | undefined,
    { place, fix }: { readonly place: Place; readonly fix?: Fix },
  ) => ({
    message: `Unused translation key ${key}`,
    hint: didYouMean(suggestion, 'Remove it.'),
    place,
    fix,
  }),
);

/** A placeholder that nothing fills. `meant` is one that the text may have. */
export const translationUnknownPlace = defineWarning(
  'translation/places',
  (name: string, meant: string | undefined, place: Place) => ({
    message: `Unknown placeholder {${name}}`,
    hint: didYouMean(meant && `{${meant}}`, 'Remove it.'),
    place,
  }),
);

/** A placeholder that the same text has in English. */
export const translationNoPlace = (key: string, name: string, place: Place) =>
  report(translationUnknownPlace.rule, {
    message: `The text ${key} lacks the placeholder {${name}}`,
    hint: `Write {${name}} where it belongs in this language.`,
    place,
  });

const MOST_KEYS = 12;

/** Texts of the theme that a language lacks. */
export const translationWords = defineWarning(
  'translation/words',
  (
    {
      language,
      missing,
      all,
    }: { readonly language: string; readonly missing: readonly string[]; readonly all: number },
    place: Place | undefined,
  ) => ({
    message: `${missing.length} of ${all} texts of the theme are not translated into ${language}: ${listSome(missing, MOST_KEYS)}`,
    hint: `Add them to translations/${language}.json in the content directory. Until then they are shown in English.`,
    place,
  }),
);

/** A page without translation. `waiting` is set for a draft of it, `path` is the file to write. */
interface MissingTranslation {
  readonly language: string;
  readonly path: string;
  readonly waiting?: boolean;
}

export const translationMissing = defineRule(
  'translation/missing',
  { severity: 'warning', askedBy: 'name' },
  (
    { language, path, waiting }: MissingTranslation,
    { place, fix }: { readonly place: Place; readonly fix?: Fix },
  ) =>
    waiting === true
      ? {
          message: `The translation into ${language} is still a draft`,
          hint: 'Translate it, then remove draft from its front matter.',
          place,
        }
      : {
          message: `Not translated into ${language}`,
          hint: `Write ${path}, or create a draft of it with \`docs-build check --fix --only translation/missing\`.`,
          place,
          fix,
        },
);

export const translationUnmarked = defineRule(
  'translation/unmarked',
  { severity: 'warning', askedBy: 'name' },
  (hash: string, place: Place) => ({
    message: 'The translation has no sourceHash, so it is never reported as outdated',
    hint: `If it is up to date with its original, add sourceHash: ${hash} to its front matter.`,
    place,
  }),
);

export const translationOutdated = defineWarning(
  'translation/outdated',
  (original: string, hash: string, place: Place) => ({
    message: `${original} has changed since it was translated`,
    hint: `Update the translation, then set sourceHash: ${hash}.`,
    place,
  }),
);

/** `difference` is `is of level 3, that of the original of level 2`. */
export const translationHeadings = defineRule(
  'translation/headings',
  { severity: 'warning', changedByPlugins: true },
  (difference: string, place: Place) => ({
    message: difference,
    hint: 'Give the translation the same headings, in the same order and on the same levels.',
    place,
  }),
);

export const translationAnchor = defineRule(
  'translation/anchor',
  { severity: 'warning', changedByPlugins: true },
  (id: string, place: Place) => ({
    message: `In the original, this heading has the id ${id}`,
    hint: `Add {#${id}} to its end, so that links to it work here too.`,
    place,
  }),
);

/** `names` are the demos and components as the original writes them. */
export const translationDemos = defineWarning(
  'translation/demos',
  (names: readonly string[], place: Place) => ({
    message: `The original also shows ${names.join(', ')}`,
    hint: 'Add them to the translation: demos are the same in all languages.',
    place,
  }),
);
