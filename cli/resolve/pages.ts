import { posix } from 'node:path';
import type { SiteConfig } from '../config/schema.ts';
import type { PlacedApiPage } from '../model/api/site-api.ts';
import { fileStart, type Diagnostic, type Outcome, type Place } from '../model/diagnostic.ts';
import { repeatedItems } from '../model/collections.ts';
import { caseCollisions, contentHash, windowsNameProblem } from '../model/files.ts';
import {
  FRONT_MATTER_ADDRESSES,
  type FrontMatter,
  keyLocation,
  type Page,
  type PageSource,
  type PageWithoutPosition,
} from '../model/page.ts';
import {
  contentRoot,
  isBelow,
  NOT_FOUND_PATHNAME,
  OWN_FILES,
  toPathname,
  toSourcePath,
  type SourcePath,
  looksSame,
  type Pathname,
  firstLanguage,
} from '../model/paths.ts';
import { pageKey } from '../model/site.ts';
import { productOfPage } from './products.ts';
import { report } from '../report/catalogue.ts';

export type AddressedSource = { readonly source: PageSource; readonly pathname: Pathname };

/**
 * Returns the address of each served page. Omits drafts with their translations, and translations
 * that are not served.
 */
export function assignPathnames(
  sources: readonly PageSource[],
  config: SiteConfig,
): Outcome<readonly AddressedSource[]> {
  const first = firstLanguage(config.site.languages);
  const stemOf = (source: PageSource) => pageStem(source, config.content);
  const draftStems = new Set(
    sources.filter((source) => source.language === first && isDraft(source)).map(stemOf),
  );
  const published = sources.filter((source) => !isDraft(source) && !draftStems.has(stemOf(source)));
  const originals = published
    .filter(({ language }) => language === first)
    .map((source) => ({ stem: stemOf(source), ...addressOriginal(source, config) }));
  const byStem = new Map(originals.map(({ stem, addressed }) => [stem, addressed]));
  const translations = published
    .filter(({ language }) => language !== first)
    .map((source) => addressTranslation(source, byStem, config));
  const all = [...originals, ...translations];
  const unique = dropCollisions(all.flatMap(({ addressed }) => addressed ?? []));
  const reported = new Set(unique.diagnostics.map(({ file }) => file));
  // Includes drafts and translations: files collide even if their pages are not served.
  const collisions = caseCollisions(sources.map(({ file }) => file))
    .filter(([file]) => !reported.has(file))
    .map(([file, other]) => {
      const id = `path/collision:${looksSame(file, other) ? 'accents' : 'files'}` as const;
      return report(id, fileStart(file), { file, other });
    });
  const problems = oncePerFolder(all.flatMap(({ diagnostics }) => diagnostics));
  const unread = originals.flatMap(({ addressed }) => unreadTranslation(addressed, byStem, config));
  const diagnostics = [...problems, ...unread, ...unique.diagnostics, ...collisions];
  return { value: unique.value, diagnostics };
}

const isDraft = ({ frontMatter }: PageSource) => frontMatter.draft === true;

/** Language codes that in file names usually mean a file type or a protocol: `a.sh.md`. */
const OTHER_ENDINGS = new Set(['io', 'sh', 'ts']);

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Returns the language in the name of a file: `ko` for `a.ko.md`, none for `node.js.md`. */
function languageInName(file: string): string | undefined {
  const code = /\.([a-z]{2}(?:-[A-Za-z\d]{2,8})*)\.md$/.exec(file)?.[1];
  if (code === undefined || OTHER_ENDINGS.has(code)) return undefined;
  try {
    return LANGUAGE_NAMES.of(code) === undefined ? undefined : code;
  } catch {
    return undefined; // `of` throws for an invalid tag
  }
}

/** Reports `a.ko.md`, which is a page of its own, if `a.md` exists and the site has no Korean. */
function unreadTranslation(
  { source: { file }, pathname }: AddressedSource,
  originals: ReadonlyMap<string, AddressedSource>,
  { content, site }: SiteConfig,
): Diagnostic[] {
  const language = languageInName(file);
  if (language === firstLanguage(site.languages)) return [];
  const original = language && originals.get(pageStem({ file, language }, content))?.pathname;
  if (!original) return [];
  const values = { language, original, pathname };
  return [report('translation/language-off:page', fileStart(file), values)];
}

/** Keeps the first finding about each reserved folder, which concerns all pages in it. */
function oncePerFolder(found: readonly Diagnostic[]): Diagnostic[] {
  const ofFolders = found.filter(({ code }) => code === 'path/reserved');
  const repeated = new Set(
    repeatedItems(ofFolders, ({ message }) => message).map(([finding]) => finding),
  );
  return found.filter((finding) => !repeated.has(finding));
}

/** Returns a path without content directory, language, `index` and extension: `a` for `a.zh.md`. */
export function pageStem(
  { file, language }: Pick<PageSource, 'file' | 'language'>,
  content: string,
): string {
  const root = contentRoot(content);
  const inside = root === '' ? file : file.slice(root.length + 1);
  const bare = inside.replace(/\.md$/, '');
  const plain = bare.endsWith(`.${language}`) ? bare.slice(0, -language.length - 1) : bare;
  return plain.replace(/(^|\/)index$/, '');
}

function addressOriginal(source: PageSource, { site, content }: SiteConfig) {
  const written = source.frontMatter.pathname;
  const place = keyLocation(source, 'pathname');
  const isValid = written === undefined || isSitePathname(written);
  const path = isValid && written !== undefined ? written : pageStem(source, content);
  const pathname = toPathname(path.normalize('NFC'));
  const languages = [...site.languages, ...site.recognizedLanguages];
  const problems = checkPathname(pathname, languages, place);
  const diagnostics = isValid
    ? problems
    : [report('path/invalid', place, { pathname: JSON.stringify(written) })];
  // Pages without a valid address get a placeholder, so that their other problems are reported too.
  const address = problems.length === 0 ? pathname : placeholderFor(source);
  return { addressed: { source, pathname: address }, diagnostics };
}

function addressTranslation(
  source: PageSource,
  originals: ReadonlyMap<string, AddressedSource>,
  config: SiteConfig,
): { readonly addressed?: AddressedSource; readonly diagnostics: readonly Diagnostic[] } {
  const { language, file } = source;
  const { languages } = config.site;
  const original = originals.get(pageStem(source, config.content));
  const { pathname } = original ?? addressOriginal(source, config).addressed;
  const prefix = config.untranslated.find((prefix) => isBelow(pathname, prefix));
  const place = fileStart(file);
  if (!languages.includes(language)) {
    return { diagnostics: [report('translation/language-off', place, { language })] };
  }
  if (prefix !== undefined) {
    return { diagnostics: [report('translation/untranslated', place, { prefix })] };
  }
  if (original === undefined) {
    const values = { pathname, language: firstLanguage(languages) };
    return { diagnostics: [report('translation/no-original', place, values)] };
  }
  const frontMatter = { ...inheritedKeys(original.source, file), ...source.frontMatter };
  return { addressed: { source: { ...source, frontMatter }, pathname }, diagnostics: [] };
}

/** Keys about the subject of a page and how it is shown, not about its text. */
const INHERITED_KEYS = [
  ...['productId', 'components', 'hooks', 'packageName', 'githubLabel', 'githubSource'],
  ...['waiAria', 'materialDesign', 'image', 'disableAd', 'nav', 'search', 'searchBoost'],
];

const isRelative = (address: string) => !/^(?:\/|#|[a-z][a-z\d+.-]*:)/i.test(address);

/** Returns the front matter that a translation takes from its original. */
function inheritedKeys({ file, frontMatter }: PageSource, translation: SourcePath): FrontMatter {
  const isSameFolder = posix.dirname(file) === posix.dirname(translation);
  const entries = Object.entries(frontMatter).filter(([key, value]) => {
    const isAddress = FRONT_MATTER_ADDRESSES.some(([name]) => name === key);
    const isRelativeAddress = isAddress && typeof value === 'string' && isRelative(value);
    // In another folder, such as `a/index.zh.md` for `a.md`, a relative address has another target.
    return INHERITED_KEYS.includes(key) && (isSameFolder || !isRelativeAddress);
  });
  return Object.fromEntries(entries);
}

/** Keeps the first page of each address and reports the others. */
function dropCollisions(pages: readonly AddressedSource[]): Outcome<readonly AddressedSource[]> {
  const repeated = repeatedItems(pages, ({ source, pathname }) =>
    pageKey(source.language, pathname.toLowerCase()),
  );
  const dropped = new Set(repeated.map(([page]) => page));
  return {
    value: pages.filter((page) => !dropped.has(page)),
    diagnostics: repeated.map(([page, first]) => collision(page, first)),
  };
}

function collision({ source, pathname }: AddressedSource, first: AddressedSource): Diagnostic {
  const { file } = source;
  const other = first.source.file;
  if (first.pathname !== pathname) {
    const values = { pathname, other: first.pathname, file: other };
    return report('path/collision', fileStart(file), values);
  }
  const id = looksSame(other, file) ? 'path/duplicate:accents' : 'path/duplicate';
  return report(id, fileStart(file), { other, file, pathname });
}

/** Maximum segment length. File systems allow 255, of which hashes and extensions need a part. */
const MAX_SEGMENT_BYTES = 120;

/** Whether a front matter pathname is a valid address inside the site: `/a/b/`. */
const isSitePathname = (pathname: string) =>
  /^\/(?!\/)[^\\?#%\u0000-\u001f]*$/.test(pathname) &&
  !/[\ud800-\udfff]/u.test(pathname) &&
  !pathname.split('/').some((part) => part === '.' || part === '..');

/** Reports an address that some systems reject or that the site reserves. */
export function checkPathname(
  pathname: string,
  languages: readonly string[],
  place: Place,
): Diagnostic[] {
  const parts = pathname.split('/').filter(Boolean);
  const unportable = parts.flatMap((part) => {
    const reason = unportableReason(part);
    return reason === undefined
      ? []
      : [report('path/portable', place, { name: JSON.stringify(part), reason })];
  });
  const [first = ''] = parts;
  if (languages.includes(first) && !OWN_FILES.has(first)) {
    return [...unportable, report('path/reserved:language', place, { language: first })];
  }
  const use = reservedUse(parts);
  return use === undefined
    ? unportable
    : [...unportable, report('path/reserved', place, { pathname, use })];
}

const placeholderFor = ({ file }: PageSource) => toPathname(`/unplaced/${contentHash(file)}/`);

function unportableReason(part: string): string | undefined {
  const special = /[#%]/.exec(part)?.[0];
  if (special !== undefined) return `contains ${special}, which is reserved in addresses`;
  const problem = windowsNameProblem(part);
  if (problem !== undefined) return problem;
  const bytes = Buffer.byteLength(part);
  return bytes > MAX_SEGMENT_BYTES
    ? `has ${bytes} bytes, more than ${MAX_SEGMENT_BYTES}`
    : undefined;
}

function reservedUse(parts: readonly string[]): string | undefined {
  if (OWN_FILES.has(parts[0] ?? '')) return 'files of the built site';
  return parts.some((part) => part.endsWith('.md')) ? 'pages as Markdown' : undefined;
}

/** Returns a page without a file. `file` is a path that no site can have: `<blog>/index.md`. */
export function generatedPage(
  address: Pick<Page, 'pathname' | 'language'>,
  { file, text, frontMatter }: Pick<PageSource, 'frontMatter'> & Record<'file' | 'text', string>,
): PageWithoutPosition {
  const { title = '', description } = frontMatter;
  const hash = contentHash(JSON.stringify([title, description, text]));
  const written = { file: toSourcePath(file), text, hash, frontMatter };
  return {
    ...address,
    kind: 'markdown',
    title,
    product: null,
    category: null,
    demos: [],
    source: { ...written, language: address.language, keyRanges: {}, directives: [] },
  };
}

/** Returns the pages of API references. A written page at the same address replaces one of them. */
export function apiPages(
  placed: readonly PlacedApiPage[],
  written: readonly Pick<Page, 'pathname' | 'language'>[],
  config: SiteConfig,
): PageWithoutPosition[] {
  const taken = new Set(written.map(({ pathname }) => pathname.toLowerCase()));
  return placed
    .filter(({ page }) => !taken.has(page.pathname.toLowerCase()))
    .map(({ page, source }) => ({
      pathname: page.pathname,
      language: source.language,
      kind: 'api',
      api: page,
      source,
      ...productOfPage({ pathname: page.pathname, source }, config),
      title: source.frontMatter.title ?? '',
      demos: [],
    }));
}

/** Returns the fallback pages for untranslated pages in each language except the first. */
export function fallbackPages<P extends Pick<Page, 'language' | 'pathname'>>(
  pages: readonly P[],
  { site, untranslated }: Pick<SiteConfig, 'site' | 'untranslated'>,
): P[] {
  const [first, ...others] = site.languages;
  const served = new Set(pages.map(({ language, pathname }) => pageKey(language, pathname)));
  const originals = pages.filter(
    ({ language, pathname }) =>
      language === first &&
      // There is only one 404 page, because an unknown address has no language.
      pathname !== NOT_FOUND_PATHNAME &&
      !untranslated.some((prefix) => isBelow(pathname, prefix)),
  );
  return others.flatMap((language) =>
    originals
      .filter(({ pathname }) => !served.has(pageKey(language, pathname)))
      .map((page) => ({ ...page, language })),
  );
}
