import type { Dictionary, TranslationFile } from '../model/sources.ts';
import {
  type Diagnostic,
  fileStart,
  type Fix,
  lineRange,
  type Place,
  type Range,
  withoutFix,
} from '../model/diagnostic.ts';
import { everyEntry } from '../model/nav.ts';
import { firstLanguage, toPathname, withoutTrailingSlash } from '../model/paths.ts';
import { textsInLanguage } from '../model/interface-texts.ts';
import type { Site } from '../model/site.ts';
import { certainCorrection, closest, nearestAmong } from '../report/suggest.ts';
import { checkAddress, createLinkContext } from './address.ts';
import { report, listSome } from '../report/catalogue.ts';

const MAX_LISTED = 12;

type TranslationFiles = ReadonlyMap<string, TranslationFile>;

/** Translation files by language, and the keys of the theme's texts if it declares them. */
interface TextContext {
  readonly files: TranslationFiles;
  readonly themeKeys?: readonly string[] | undefined;
}

/** Returns the keys of texts missing in a language. Themes contain the English texts. */
export function missingTexts(
  { translations }: Site,
  language: string,
  themeKeys: readonly string[],
): readonly string[] {
  const texts = textsInLanguage(translations, language);
  return /^en(?:-|$)/i.test(language) ? [] : themeKeys.filter((key) => !texts[key]);
}

/** Reports languages with missing texts, at their file or else in the configuration. */
export function checkMissingTexts(
  site: Site,
  { files, themeKeys }: TextContext,
  locate: (key: string) => readonly Place[],
): Diagnostic[] {
  if (themeKeys === undefined) return [];
  return site.routing.languages.flatMap((language) => {
    const missing = missingTexts(site, language, themeKeys);
    if (missing.length === 0) return [];
    const file = files.get(language)?.file;
    const place = file ? fileStart(file) : locate('languages')[0];
    const keys = listSome(missing, MAX_LISTED);
    const values = { language, missing: missing.length, all: themeKeys.length, keys };
    return [report('translation/words', place, values)];
  });
}

const LINK = /\]\(([^()\s]+)\)|\bhref=(?:"([^"]*)"|'([^']*)')/g;

/** Reports broken links in translated texts. Does not check anchors. */
export function checkTextLinks(site: Site, files: TranslationFiles): Diagnostic[] {
  const context = createLinkContext(site, new Map());
  return [...files].flatMap(([language, file]) => {
    const page = site.pages.find((page) => page.language === language);
    if (!page) return [];
    return Object.entries(site.translations[language] ?? {}).flatMap(([key, text]) =>
      [...text.matchAll(LINK)].flatMap(([, markdown, double, single]) => {
        const href = markdown ?? double ?? single ?? '';
        // Placeholders are replaced by components.
        if (href.includes('{') || !/^(?:\/|[a-z]+:)/i.test(href)) return [];
        const place = locationInText(file, { key, text, part: href });
        const found = checkAddress({ page, kind: 'link', href, place }, context);
        if (!found) return [];
        const { start, end } = place.range ?? lineRange(1, 1, 0);
        return [end.column - start.column === href.length ? found : withoutFix(found)];
      }),
    );
  });
}

/** Reports missing or unknown placeholders. `english` has the texts of engine and theme. */
export function checkPlaceholders(
  site: Site,
  { files, english }: { readonly files: TranslationFiles; readonly english: Dictionary },
): Diagnostic[] {
  const first = firstLanguage(site.routing.languages);
  const original = site.translations[first] ?? {};
  return [...files].flatMap(([language, file]) =>
    Object.entries(site.translations[language] ?? {}).flatMap(([key, text]) => {
      const source = english[key] ?? original[key];
      if (source === undefined || source === text) return [];
      const known = placeholdersIn(source);
      const own = placeholdersIn(text);
      const unknown = own.filter((name) => !known.includes(name));
      // The first language may reword the text; other languages must follow it.
      const wanted = language === first ? [] : placeholdersIn(original[key] ?? source);
      const missing = wanted.filter((name) => known.includes(name) && !own.includes(name));
      if (unknown.length === 0)
        return missing.map((name) =>
          report('translation/places:missing', locationInText(file, { key, text }), { key, name }),
        );
      return unknown.map((name) => {
        const place = locationInText(file, { key, text, part: `{${name}}` });
        const near = closest(name, known);
        return report('translation/places', place, { name, meant: near && `{${near}}` });
      });
    }),
  );
}

const placeholdersIn = (text: string) => [
  ...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)),
];

/** Locates a part of a text, or the whole text if it contains escapes. */
function locationInText(
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

const PAGE = 'pages./';
/** Limit per file: in a file copied from another site, all keys are unknown. */
const MAX_CORRECTED = 500;

/** Reports unused texts: labels of missing pages, and keys that resemble a key of the theme. */
export function checkTextKeys(site: Site, { files, themeKeys = [] }: TextContext): Diagnostic[] {
  if (files.size === 0) return [];
  const paths = labelPaths(site);
  const nearestPage = nearestAmong([...paths].map(toPathname));
  const meantLabel = (key: string) => {
    const near = nearestPage(toPathname(labelPath(key)));
    return near?.certain && `pages.${withoutTrailingSlash(toPathname(near.address))}`;
  };
  return [...files].flatMap(([language, file]) => {
    const texts = site.translations[language] ?? {};
    const others = Object.entries(site.translations).filter(([other]) => other !== language);
    const isWord = (key: string) =>
      !/[./]/.test(key) &&
      !themeKeys.includes(key) &&
      // Components of the site may use texts that no theme has.
      !others.some(([, translated]: [string, Dictionary]) => Object.hasOwn(translated, key));
    const keys = Object.keys(texts);
    const labels = keys.filter((key) => key.startsWith(PAGE) && !paths.has(labelPath(key)));
    const corrected = [
      ...labels.map((key, index) => ({ key, meant: index < MAX_CORRECTED && meantLabel(key) })),
      ...keys
        .filter(isWord)
        .slice(0, MAX_CORRECTED)
        .map((key) => ({ key, meant: certainCorrection(key, themeKeys) }))
        .filter(({ meant }) => meant !== undefined),
    ];
    return corrected.map(({ key, meant }) => {
      const suggestion = !meant || Object.hasOwn(texts, meant) ? undefined : meant;
      const range = file.keyRanges[key];
      const fix =
        suggestion === undefined || !range ? undefined : renameFix(key, suggestion, range);
      const place = { file: file.file, ...(range && { range }) };
      return report('translation/unknown-key', place, { key, meant: suggestion, fix });
    });
  });
}

const labelPath = (key: string) => key.slice(PAGE.length - 1);

/** Returns paths that may have labels: pages, navigation entries and the folders above them. */
function labelPaths({ pages, navigation }: Site): ReadonlySet<string> {
  const paths = new Set(['/']);
  const entries = [...navigation.values()].flatMap((tree) => [...everyEntry(tree)]);
  for (const { pathname } of [...pages, ...entries]) {
    const segments = (pathname.split('#', 1)[0] ?? '').split('/').filter(Boolean);
    segments.forEach((_, index) => paths.add(`/${segments.slice(0, index + 1).join('/')}`));
  }
  return paths;
}

/** Returns the fix that renames a key, whether written in full or nested under `pages`. */
function renameFix(key: string, suggestion: string, { start, end }: Range): Fix | undefined {
  const length = end.column - start.column;
  if (JSON.stringify(key).length === length) return { replace: JSON.stringify(suggestion) };
  return key.startsWith(PAGE) && JSON.stringify(labelPath(key)).length === length
    ? { replace: JSON.stringify(labelPath(suggestion)) }
    : undefined;
}
