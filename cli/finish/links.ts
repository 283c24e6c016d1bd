import { posix } from 'node:path';
import { slug as githubSlugOf } from 'github-slugger';
import type { PublicText } from '../model/sources.ts';
import {
  type Diagnostic,
  fileStart,
  fixInQuotes,
  insideQuotes,
  lineRange,
  type Place,
  withoutFix,
} from '../model/diagnostic.ts';
import {
  type DemoLink,
  FRONT_MATTER_ADDRESSES,
  type FrontMatter,
  type Page,
  hasOwnFile,
  keyLocation,
} from '../model/page.ts';
import { firstLanguage, OWN_FILES, toSourcePath } from '../model/paths.ts';
import { decodePercent, resolveLink } from '../model/links.ts';
import { type Site, factsOf } from '../model/site.ts';
import { closest } from '../report/suggest.ts';
import {
  checkAddress,
  suggestedValues,
  homePage,
  type LinkContext,
  type WrittenAddress,
} from './address.ts';
import type { FinishContext, FinishOptions } from './options.ts';
import { report } from '../report/catalogue.ts';

/** Checks links and images in text order. Skips fallback pages, whose originals are checked. */
export function checkLinks(context: FinishContext): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const { found } of checkedLinks(context)) if (found) diagnostics.push(found);
  if (diagnostics.length < MANY_LINKS) return diagnostics;
  // Rare, so links are checked again instead of being kept in memory.
  const checked = [...checkedLinks(context)];
  return [
    ...diagnostics,
    ...checkSlashSetting(checked, context.site),
    ...checkAnchorSetting(checked, context),
  ];
}

/** Yields the links and images of all pages, each with its finding. */
function* checkedLinks(context: FinishContext): Generator<CheckedLink> {
  const { site, facts, options } = context;
  const home = options.url + options.base;
  for (const page of site.pages) {
    if (!hasOwnFile(page)) continue;
    for (const { range, ...reference } of factsOf(facts, page)?.references ?? []) {
      const place = { file: page.source.file, range };
      const written = { page, place, ...reference };
      const found = checkAddress(written, context) ?? ownAddress(written, home, site);
      yield { ...written, found: found && withSafeFix(found, reference.href) };
    }
  }
}

interface CheckedLink extends WrittenAddress {
  readonly found: Diagnostic | undefined;
}

/** Minimum number of links that contradict a setting before the setting itself is reported. */
const MANY_LINKS = 10;

/** Whether most links have the form that another setting expects. */
const areMost = (others: number, asSet: number) => others >= MANY_LINKS && others > asSet;

/** Reports `trailingSlash` if most links to pages have the other form. */
function checkSlashSetting(checked: readonly CheckedLink[], { routing }: Site): Diagnostic[] {
  const { trailingSlash } = routing;
  const others = checked.filter(
    ({ href, found }) => found?.code === 'link/slash' && endsInSlash(href) === !trailingSlash,
  );
  const asSet = checked.filter(({ href, found }) => !found && endsInSlash(href) === trailingSlash);
  if (!areMost(others.length, asSet.length)) return [];
  return [report(trailingSlash ? 'link/slash:most-lack' : 'link/slash:most-have', undefined)];
}

/** Whether a site path ends in a slash. Undefined for the home page, files and other addresses. */
function endsInSlash(href: string): boolean | undefined {
  const [path = ''] = href.split(/[?#]/, 1);
  return /^\/[^/]/.test(path) && !/\.[a-z]\w*$/i.test(path) ? path.endsWith('/') : undefined;
}

/** Reports `markdown.headingIds` if most anchors whose form depends on it are those of GitHub. */
function checkAnchorSetting(checked: readonly CheckedLink[], context: LinkContext): Diagnostic[] {
  const broken = checked.filter(({ found }) => found?.code === 'link/no-such-anchor' && found.fix);
  if (broken.length < MANY_LINKS) return [];
  const forms = checked.map((link) => anchorForm(link, context));
  const countOf = (wanted: 'github' | 'words') => forms.filter((form) => form === wanted).length;
  return areMost(countOf('github'), countOf('words'))
    ? [report('link/no-such-anchor:most', undefined)]
    : [];
}

/** Returns the form of an anchor that `markdown.headingIds` changes. Undefined for other links. */
function anchorForm({ page, href }: WrittenAddress, { site, facts }: LinkContext) {
  const target = href.includes('#') ? resolveLink(site, page, href) : undefined;
  if (target?.kind !== 'page' && target?.kind !== 'anchor') return undefined;
  const linked = target.kind === 'page' ? target.page : page;
  const forms = (factsOf(facts, linked)?.headings ?? [])
    .filter(({ explicit }) => !explicit)
    .map(({ id, text }) => ({ words: decodePercent(id), github: githubSlugOf(text) }));
  const heading = forms.find(({ words, github }) => target.id === words || target.id === github);
  if (!heading || heading.words === heading.github) return undefined;
  return target.id === heading.github ? 'github' : 'words';
}

/** Reports a link with the whole address of a page of this site, unless readers see the address. */
function ownAddress(
  { page, kind, href, place, hasAddressAsText }: WrittenAddress,
  home: string,
  site: Site,
): Diagnostic | undefined {
  if (kind !== 'link' || hasAddressAsText || !href.startsWith(home)) return undefined;
  const path = `/${href.slice(home.length)}`;
  const target = resolveLink(site, page, path);
  if (target.kind !== 'page') return undefined;
  const own = target.tidy ?? path;
  return report('link/own-site', place, { path: own, fix: { replace: own } });
}

/**
 * Removes a fix if its range has more than the address, or if the new address needs escapes. Leaves
 * letters of the address without percent-encoding if the author wrote them so.
 */
function withSafeFix(found: Diagnostic, href: string): Diagnostic {
  const { fix } = found;
  if (!fix || !('replace' in fix)) return found;
  const { start, end } = fix.range ?? found.range ?? lineRange(1, 1, 0);
  const length = start.line === end.line ? end.column - start.column : 0;
  const isEncoded = length === href.length;
  if (!isEncoded && length !== decodePercent(href).length) return withoutFix(found);
  const replace = isEncoded ? fix.replace : decodePercent(fix.replace);
  if (/[\s()<>"'`\\]/.test(replace)) return withoutFix(found);
  return { ...found, fix: { ...fix, replace } };
}

/** Whether a list allows an origin. It may contain patterns: `https://*.example.org`. */
const isAllowedOrigin = (origin: string, allowed: readonly string[]) =>
  allowed.some((pattern) => {
    const [start = '', end] = pattern.split('*');
    return end === undefined
      ? origin === pattern
      : origin.startsWith(start) && origin.endsWith(end);
  });

/**
 * Reports requests in demos that browsers block, and broken links in demos, but only to folders
 * with pages: other addresses are often invented. On a site with a base, checks no links in demos,
 * because they are written without the base.
 */
export function checkDemoLinks(context: FinishContext): Diagnostic[] {
  const { site, facts, options } = context;
  const inFolders = site.pages.filter(({ pathname }) => /^\/[^/]+\/[^/]/.test(pathname));
  const folders = new Set(inFolders.map(({ pathname }) => firstFolder(pathname)));
  const language = firstLanguage(site.routing.languages);
  const checkLink = (page: Page, { kind, href, file, range }: DemoLink): Diagnostic[] => {
    const place = { file, range };
    if (kind === 'request') {
      const isAllowed = isAllowedOrigin(href, options.demoOrigins);
      return isAllowed ? [] : [report('demo/blocked-request', place, { origin: href })];
    }
    if (kind === 'frame') {
      const isAllowed = options.embedHosts.includes(href.slice('https://'.length));
      return isAllowed ? [] : [report('demo/blocked-request:frame', place, { origin: href })];
    }
    if (options.base !== '/') return [];
    const found = checkAddress({ page: { ...page, language }, kind, href, place }, context);
    const isMissing = found?.code === 'link/no-such-page' || found?.code === 'link/no-such-file';
    const isInvented = isMissing && !folders.has(firstFolder(href));
    return found && !isInvented ? [found] : [];
  };
  const checked = new Set<string>();
  return site.pages.flatMap((page) => {
    const { demoLinks = [] } = factsOf(facts, page) ?? {};
    const unchecked = demoLinks.filter(({ file }) => !checked.has(file));
    for (const { file } of unchecked) checked.add(file);
    return unchecked.flatMap((link) => checkLink(page, link));
  });
}

const firstFolder = (path: string) => path.split(/[/?#]/)[1] ?? '';

export function checkFrontMatterLinks(context: LinkContext): Diagnostic[] {
  return context.site.pages.flatMap((page) => {
    if (!hasOwnFile(page)) return [];
    const addresses = FRONT_MATTER_ADDRESSES.flatMap(([key, kind]) => {
      const { frontMatter, keyRanges } = page.source;
      // A translation has other addresses from its original.
      const href = keyRanges[key] && frontMatter[key];
      const found = href && checkAddress({ page, kind, href, place: undefined }, context);
      return found ? [atKey(found, page, key)] : [];
    });
    return [...addresses, ...checkOldAnchors(page, context)];
  });
}

/** Reports old anchors whose target is not a heading of the page. */
function checkOldAnchors(page: Page, { facts }: LinkContext) {
  const { source } = page;
  const { anchors = [], headings = [] } = factsOf(facts, page) ?? {};
  return Object.entries(source.frontMatter.anchors ?? {}).flatMap(([old, id]) => {
    if (anchors.includes(old)) return [];
    const near = closest(
      id,
      headings.map((heading) => heading.id),
    );
    const range = source.textRanges?.[`anchors.${old}`];
    const place = range ? { file: source.file, range } : keyLocation(source, 'anchors');
    const meant = near && `#${near}`;
    return [report('link/no-such-anchor', place, { id, path: 'this page', meant })];
  });
}

/** Moves a diagnostic to a front matter key, with its fix unless YAML would need quotes. */
function atKey(found: Diagnostic, { source }: Page, key: keyof FrontMatter): Diagnostic {
  const { fix } = found;
  const range = source.textRanges?.[key];
  const isSafe = range && fix && 'replace' in fix && !/[\s'"\\]/.test(fix.replace);
  return {
    ...withoutFix(found),
    ...keyLocation(source, key),
    ...(isSafe && { fix: { replace: fix.replace, range } }),
  };
}

/** Checks addresses in the configuration. Skips the rules in `skippedRules`. */
export function checkConfigLinks(context: FinishContext): Diagnostic[] {
  const { links, locate } = context.options;
  const page = homePage(context.site);
  if (!page) return [];
  // Suggestions take milliseconds each on large sites.
  const withoutSuggestions = { ...context, nearest: () => undefined };
  return links.flatMap(({ href, writtenAs, skippedRules = [] }) => {
    const address = { page, kind: 'link', href, place: undefined } as const;
    const isReportedElsewhere = skippedRules.includes('link/no-such-page');
    const found = checkAddress(address, isReportedElsewhere ? withoutSuggestions : context);
    if (!found || skippedRules.includes(found.code)) return [];
    return [atAddress(found, href, writtenAs.map(locate))];
  });
}

/** Reports missing pictures of the configuration. */
export function checkPictures({ site, options, nearestAsset }: FinishContext): Diagnostic[] {
  const missing = options.pictures.filter((path) => !site.publicFiles.has(path));
  return missing.map((path) => {
    const values = { path, ...suggestedValues(nearestAsset(path)) };
    const found = report('link/no-such-file', undefined, values);
    return atAddress(found, path, [options.locate(path)]);
  });
}

/** Reports a site without a home page, to which the logo of every page leads. */
export function checkHome(site: Site): Diagnostic[] {
  const page = homePage(site);
  const isMissing = page && resolveLink(site, page, '/').kind === 'missing';
  if (!isMissing || site.publicFiles.has('/index.html')) return [];
  const readme = toSourcePath(posix.join(site.content, 'README.md'));
  return site.pathnameByFile.has(readme)
    ? [report('path/no-home:readme', fileStart(readme))]
    : [report('path/no-home', undefined)];
}

/** Moves a diagnostic to its address. Keeps the fix if the address occurs once, in quotes. */
function atAddress(found: Diagnostic, href: string, places: readonly (readonly Place[])[]) {
  const [own = []] = places;
  const [exact, other] = own.filter((place) => insideQuotes(place, href));
  const { fix } = found;
  const isCertain = exact && !other && fix && 'replace' in fix;
  const inQuotes = isCertain ? fixInQuotes(exact, href, fix.replace) : undefined;
  const place = exact ?? places.flat()[0];
  return { ...withoutFix(found), ...place, ...(inQuotes && { fix: inQuotes }) };
}

/** Checks links in public texts for machines, such as `llms.txt`. */
export function checkPublicTexts(context: FinishContext): Diagnostic[] {
  const { options } = context;
  const page = homePage(context.site);
  if (!page) return [];
  return options.publicTexts.flatMap((text) =>
    text.links.flatMap(({ href, range }) => {
      const path = pathInSite(href, text, options);
      const place = { file: text.file, range };
      const written = { page, kind: 'link', href: path ?? href, place } as const;
      const check = path === undefined ? checkAddress : checkTextPath;
      const found = check(written, context);
      return found ? [path === href ? found : withoutFix(found)] : [];
    }),
  );
}

/** Resolves an address in a public text to a path without base. Undefined if it is external. */
function pathInSite(
  href: string,
  { address }: PublicText,
  { url, base }: FinishOptions,
): string | undefined {
  // A scheme without slashes is either not HTTP or a mistake that link rules report.
  if (/^(?:#|[a-z][a-z0-9+.-]*:(?!\/\/))/i.test(href)) return undefined;
  const { origin } = new URL(url);
  const own = `${origin}${base}${address.slice(1)}`;
  if (!URL.canParse(href, own)) return undefined;
  const target = new URL(href, own);
  if (target.origin !== origin || !target.pathname.startsWith(base)) return undefined;
  // An address that is a path already stays as written, because messages quote it.
  if (href.startsWith('/') && base === '/') return href;
  return `/${target.pathname.slice(base.length)}${target.search}${target.hash}`;
}

function checkTextPath(written: WrittenAddress, context: LinkContext): Diagnostic | undefined {
  const { href, place } = written;
  const [path = ''] = href.split(/[?#]/, 1);
  const [, first = ''] = path.split('/');
  if (OWN_FILES.has(first) && !context.absentFiles.includes(first)) return undefined;
  const isMarkdown = path.endsWith('.md') && !context.site.publicFiles.has(path);
  if (!isMarkdown) return checkAddress(written, context);
  const pathname = path.replace(/(?:(?<=\/)index)?\.md$/, '/').replace(/\/{2,}$/, '/');
  const found = checkAddress({ ...written, href: pathname }, context);
  if (found?.code !== 'link/no-such-page') return found && withoutFix(found);
  const near = context.nearest(pathname);
  const corrections = suggestedValues(near && { ...near, address: markdownOf(near.address) });
  return report('link/no-such-page', place, { path, ...corrections });
}

const markdownOf = (pathname: string) =>
  pathname === '/' ? '/index.md' : pathname.replace(/\/$/, '.md');
