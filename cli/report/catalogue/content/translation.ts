import type { Place } from '../../../model/diagnostic.ts';
import { report, type Rule } from '../../rule.ts';
import { siteConfig, TWO_LANGUAGES } from '../../sample.ts';

/** Findings about translated pages and texts. */
export const rules = {
  json: {
    code: 'translation/json',
    severity: 'error',
    explanation: 'A file of translations is not JSON, or holds something other than texts.',
    bad: {
      'content/translations/en.json': '{ "search": 1 }\n',
      'content/index.md': 'Welcome.',
    },
    good: {
      'content/translations/en.json': '{ "search": "Find" }\n',
      'content/index.md': 'Welcome.',
    },
  },
  doubledKey: {
    code: 'translation/doubled-key',
    severity: 'warning',
    explanation:
      'A key stands twice in one object of a file of translations: the second counts, and what the first holds is lost.',
    bad: {
      'content/translations/en.json': '{ "search": "Find", "search": "Search" }\n',
      'content/index.md': 'Welcome.',
    },
    good: {
      'content/translations/en.json': '{ "search": "Find" }\n',
      'content/index.md': 'Welcome.',
    },
  },
  noOriginal: {
    code: 'translation/no-original',
    severity: 'error',
    explanation:
      'A translation has no page to translate: navigation and addresses follow the first language.',
    bad: {
      'docs.config.ts': TWO_LANGUAGES,
      'content/index.md': 'Welcome.',
      'content/guide.zh.md': '指南',
    },
    good: {
      'docs.config.ts': TWO_LANGUAGES,
      'content/index.md': 'Welcome.',
      'content/guide.md': 'A guide.',
      'content/guide.zh.md': '指南',
    },
  },
  languageOff: {
    code: 'translation/language-off',
    severity: 'warning',
    explanation: 'A translation in a language that the site does not serve; it is left out.',
    bad: {
      'docs.config.ts': siteConfig('', "languages: ['en'], recognizedLanguages: ['en', 'zh']"),
      'content/index.md': 'Welcome.',
      'content/index.zh.md': '欢迎',
    },
    good: {
      'docs.config.ts': TWO_LANGUAGES,
      'content/index.md': 'Welcome.',
      'content/index.zh.md': '欢迎',
    },
  },
  untranslated: {
    code: 'translation/untranslated',
    severity: 'warning',
    explanation: 'A translation of a page whose path is never translated; it is left out.',
    bad: {
      'docs.config.ts': siteConfig("untranslated: ['/blog/'],", "languages: ['en', 'zh']"),
      'content/blog/hello.md': 'Hello.',
      'content/blog/hello.zh.md': '你好',
    },
    good: {
      'docs.config.ts': siteConfig("untranslated: ['/blog/'],", "languages: ['en', 'zh']"),
      'content/blog/hello.md': 'Hello.',
    },
  },
} as const satisfies Record<string, Rule>;

/** Not a file of texts. */
export const invalidTranslations = (reason: string, place: Place) =>
  report(rules.json, {
    message: `The translations cannot be read: ${reason}`,
    hint: 'A file of translations is a JSON object of texts by key.',
    place,
  });

/** A key that stood before. */
export const doubledTranslation = (key: string, place: Place) =>
  report(rules.doubledKey, {
    message: `The key ${key} stands here for the second time`,
    hint: 'Keep one of the two: only the last is read, with all that stands below it.',
    place,
  });

/** A translation without original. */
export const translationNoOriginal = (pathname: string, language: string, place: Place) =>
  report(rules.noOriginal, {
    message: `No page ${pathname} in ${language} that this translates`,
    hint: 'Write the page in the first language too, or correct the name of the file.',
    place,
  });

/** A translation in a language not served. */
export const translationLanguageOff = (language: string, place: Place) =>
  report(rules.languageOff, {
    message: `The site has no ${language}: this translation is left out`,
    hint: `Add '${language}' to site.languages, or take the file out.`,
    place,
  });

/** A translation under an untranslated prefix. */
export const translationUntranslated = (prefix: string, place: Place) =>
  report(rules.untranslated, {
    message: `Pages under ${prefix} are never translated: this file is left out`,
    hint: `Take the file out, or ${prefix} out of untranslated.`,
    place,
  });
