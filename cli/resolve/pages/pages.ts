import type { SiteConfig } from '../../config/schema.ts';
import { contentRoot, toPathname, isBelow } from '../../model/paths.ts';
import { caseCollisions } from '../../model/files.ts';
import type { Diagnostic, Outcome } from '../../model/diagnostic.ts';
import { fileStart } from '../../model/diagnostic.ts';
import type { PageSource } from '../../model/page.ts';
import type { Pathname } from '../../model/paths.ts';
import { pageKey } from '../../model/site.ts';
import {
  collidingFiles,
  collidingPath,
  duplicatePath,
  invalidPathname,
} from '../../report/rules/path.ts';
import {
  translationLanguageOff,
  translationNoOriginal,
  translationUntranslated,
} from '../../report/rules/translation.ts';
import { checkPathname, isSitePathname, standInFor } from './path-checks.ts';

/** A Markdown file and where it is served. */
export interface PlacedSource {
  readonly source: PageSource;
  readonly pathname: Pathname;
}

/** Where each page is served; drafts and translations that are not served are left out. The contract's Content section. */
export function placePages(
  sources: readonly PageSource[],
  config: SiteConfig,
): Outcome<readonly PlacedSource[]> {
  const first = config.site.languages[0] ?? 'en';
  const published = sources.filter(({ frontMatter }) => frontMatter.draft !== true);
  const originals = published
    .filter(({ language }) => language === first)
    .map((source) => placeOne(source, stemOf(source, config.content), config));
  const pathnames = new Map(originals.map(({ placed, stem }) => [stem, placed.pathname]));
  const translations = published
    .filter(({ language }) => language !== first)
    .map((source) => placeTranslation(source, pathnames, config));
  const all = [...originals, ...translations];
  const kept = all.flatMap(({ placed, served }) => (served ? [placed] : []));
  const unique = dropCollisions(kept);
  const problems = all.flatMap(({ diagnostics }) => diagnostics);
  const told = new Set(unique.diagnostics.map(({ file }) => file));
  const meeting = meetingFiles(sources).filter(({ file }) => !told.has(file));
  return { value: unique.value, diagnostics: [...problems, ...unique.diagnostics, ...meeting] };
}

interface Placing {
  readonly placed: PlacedSource;
  readonly stem: string;
  readonly served: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

/** `content/a/index.zh.md` and `content/a.zh.md` → `a`. */
export function stemOf(
  { file, language }: Pick<PageSource, 'file' | 'language'>,
  content: string,
): string {
  const root = contentRoot(content);
  const inside = root === '' ? file : file.slice(root.length + 1);
  const bare = inside.replace(/\.md$/, '');
  const plain = bare.endsWith(`.${language}`) ? bare.slice(0, -language.length - 1) : bare;
  return plain.replace(/(^|\/)index$/, '');
}

function placeOne(source: PageSource, stem: string, { site }: SiteConfig): Placing {
  const written = source.frontMatter.pathname;
  const range = source.keyRanges.pathname;
  const place = range ? { file: source.file, range } : fileStart(source.file);
  const valid = written === undefined || isSitePathname(written);
  const pathname = toPathname((valid ? (written ?? stem) : stem).normalize('NFC'));
  const languages = [...site.languages, ...site.recognizedLanguages];
  const problems = checkPathname(pathname, languages, place);
  const diagnostics = valid ? problems : [invalidPathname(written, place)];
  const address = problems.length === 0 ? pathname : toPathname(standInFor(pathname));
  return { placed: { source, pathname: address }, stem, served: true, diagnostics };
}

function placeTranslation(
  source: PageSource,
  originals: ReadonlyMap<string, Pathname>,
  config: SiteConfig,
): Placing {
  const { language, file } = source;
  const stem = stemOf(source, config.content);
  const original = originals.get(stem);
  const own = placeOne(source, stem, config);
  const pathname = original ?? own.placed.pathname;
  const prefix = config.untranslated.find((one) => isBelow(pathname, one));
  const leftOut = (why: Diagnostic): Placing => ({ ...own, served: false, diagnostics: [why] });
  const place = fileStart(file);
  if (!config.site.languages.includes(language)) {
    return leftOut(translationLanguageOff(language, place));
  }
  if (prefix !== undefined) return leftOut(translationUntranslated(prefix, place));
  if (original === undefined) {
    const first = config.site.languages[0] ?? 'en';
    return leftOut(translationNoOriginal(pathname, first, place));
  }
  return { placed: { source, pathname }, stem, served: true, diagnostics: [] };
}

/** Files that are one on systems that ignore case, wherever their pages are served: drafts and translations too. */
const meetingFiles = (sources: readonly PageSource[]): Diagnostic[] =>
  caseCollisions(sources.map(({ file }) => file)).map(([file, other]) =>
    collidingFiles(fileStart(file), other),
  );

/** The first of the pages that want one address, and what is wrong with the others. */
function dropCollisions(pages: readonly PlacedSource[]): Outcome<readonly PlacedSource[]> {
  const taken = new Map<string, PlacedSource>();
  const diagnostics: Diagnostic[] = [];
  for (const page of pages) {
    const { source, pathname } = page;
    const key = pageKey(source.language, pathname.toLowerCase());
    const other = taken.get(key);
    if (!other) {
      taken.set(key, page);
      continue;
    }
    const place = fileStart(source.file);
    const { file } = other.source;
    diagnostics.push(
      other.pathname === pathname
        ? duplicatePath(pathname, file, place)
        : collidingPath(pathname, { pathname: other.pathname, file }, place),
    );
  }
  return { value: [...taken.values()], diagnostics };
}
