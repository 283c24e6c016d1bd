import type { TranslationFile } from '../../model/content/sources.ts';
import type { Diagnostic, Fix, Range } from '../../model/diagnostic.ts';
import type { NavNode } from '../../model/nav.ts';
import { toPathname } from '../../model/paths.ts';
import { withoutTrailingSlash } from '../../model/routes/canonical.ts';
import type { Dictionary, Site } from '../../model/site.ts';
import { translationUnknownKey } from '../../report/catalogue/content/translation-texts.ts';
import { nearestAmong } from '../../report/nearest.ts';
import { closest, editDistance } from '../../report/suggest.ts';

/** Files of texts by language, and the keys of what the theme and its scripts say; absent where the theme does not tell them. */
export interface TextContext {
  readonly files: ReadonlyMap<string, TranslationFile>;
  readonly words?: readonly string[] | undefined;
}

/** Finds what was perhaps meant by a key that is not known. */
type Meant = (key: string) => string | undefined;

/** Keys of labels of pages; those of headings have no slash, and are not judged. */
const PAGE = 'pages./';
/** Keys of one file that are worth a suggestion: a file of another site has nothing but unknown ones. */
const MOST_SUGGESTED = 50;
const MOST_JUDGED = 500;
/** Edits that a slip of the pen makes at most, and letters that a word needs to be told from another one. */
const MOST_EDITS = 2;
const FEWEST_LETTERS = 5;

/** Texts that nothing shows: labels of pages that are not there, and words of the theme with a slip of the pen in their key. */
export function checkTextKeys(site: Site, { files, words = [] }: TextContext): Diagnostic[] {
  const paths = labelPaths(site);
  const meantPage = createMeantPage(paths);
  const known = new Set(words);
  return [...files].flatMap(([language, file]) => {
    const texts = site.translations[language] ?? {};
    const keys = Object.keys(texts);
    const pages = keys.filter((key) => key.startsWith(PAGE) && !paths.has(pathIn(key)));
    const meantWord = createMeantWord(words, othersThan(language, site));
    const strange = keys.filter((key) => !key.startsWith('pages.') && !known.has(key));
    const slips = strange.slice(0, MOST_JUDGED).filter((key) => meantWord(key) !== undefined);
    return [
      ...pages.map((key, index) => told(key, index < MOST_SUGGESTED ? meantPage : never)),
      ...slips.map((key) => told(key, meantWord)),
    ];

    function told(key: string, meant: Meant): Diagnostic {
      const near = meant(key);
      const suggestion = near !== undefined && Object.hasOwn(texts, near) ? undefined : near;
      const range = file.keyRanges[key];
      const fix = suggestion !== undefined && range && renamed(key, suggestion, range);
      const place = { file: file.file, ...(range && { range }) };
      return translationUnknownKey(key, suggestion, { place, ...(fix && { fix }) });
    }
  });
}

const never: Meant = () => undefined;

/** `/a` of `pages./a`. */
const pathIn = (key: string) => key.slice(PAGE.length - 1);

/** Paths under which the navigation looks for labels: those of its entries, of pages, which it may have some day, and of folders, which make groups. */
function labelPaths({ pages, navigation }: Site): ReadonlySet<string> {
  const paths = new Set(['/']);
  const entries = [...navigation.values()].flatMap(pathsIn);
  for (const pathname of [...pages.map((page) => page.pathname), ...entries]) {
    const segments = (pathname.split('#', 1)[0] ?? '').split('/').filter(Boolean);
    segments.reduce((folder, segment) => {
      const path = `${folder}/${segment}`;
      paths.add(path);
      return path;
    }, '');
  }
  return paths;
}

const pathsIn = (nodes: readonly NavNode[]): string[] =>
  nodes.flatMap(({ pathname, children }) => [pathname, ...pathsIn(children)]);

function createMeantPage(paths: ReadonlySet<string>): Meant {
  const made: { nearest?: ReturnType<typeof nearestAmong> } = {};
  return (key) => {
    const nearest = (made.nearest ??= nearestAmong([...paths].map(toPathname)));
    const near = nearest(toPathname(pathIn(key)));
    return near?.certain === true
      ? `pages.${withoutTrailingSlash(toPathname(near.address))}`
      : undefined;
  };
}

/** Components of a site may say words of their own: what another language says too is no slip of the pen. */
function createMeantWord(words: readonly string[], others: ReadonlySet<string>): Meant {
  const known = new Set(words);
  return (key) => {
    const isOwn = known.has(key) || others.has(key) || /[./]/.test(key);
    if (isOwn || key.length < FEWEST_LETTERS) return undefined;
    const near = closest(key, known);
    return near !== undefined && editDistance(key, near) <= MOST_EDITS ? near : undefined;
  };
}

const othersThan = (language: string, { translations }: Site): ReadonlySet<string> =>
  new Set(
    Object.entries(translations).flatMap(([other, texts]: [string, Dictionary]) =>
      other === language ? [] : Object.keys(texts),
    ),
  );

/** The key put right, as its range writes it: whole, or without the `pages` that it stands in. */
function renamed(key: string, suggestion: string, { start, end }: Range): Fix | undefined {
  const isWhole = JSON.stringify(key).length === end.column - start.column;
  if (isWhole) return { replace: JSON.stringify(suggestion) };
  const isPart = JSON.stringify(pathIn(key)).length === end.column - start.column;
  return isPart && key.startsWith(PAGE)
    ? { replace: JSON.stringify(pathIn(suggestion)) }
    : undefined;
}
