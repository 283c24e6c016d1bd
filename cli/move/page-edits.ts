import type { CodeEdit } from '../model/text.ts';
import { posix } from 'node:path';
import { importCandidates } from '../load/imports.ts';
import type { Range } from '../model/diagnostic.ts';
import { decodePercent, type LinkTarget, resolveLink } from '../model/links.ts';
import { FRONT_MATTER_ADDRESSES, hasOwnFile, type Page } from '../model/page.ts';
import { canonicalize, toPathname, toSourcePath, withoutTrailingSlash } from '../model/paths.ts';
import { type Site, factsOf, type FactsByPage } from '../model/site.ts';
import { offsetsIn } from '../report/fix.ts';
import { movedPath, type Moves, pathAt } from './moves.ts';

export type ReadSite = { readonly site: Site; readonly facts: FactsByPage };

interface Change {
  readonly range: Range;
  /** Returns the replacement for the text in the range, or undefined to keep it. */
  readonly rewrite: (written: string) => string | undefined;
}

/** Returns the edits of a page: references to moved pages and files, in text and front matter. */
export function pageEdits(
  { page, text }: { readonly page: Page; readonly text: string },
  { site, facts }: ReadSite,
  moves: Moves,
): CodeEdit[] {
  if (!hasOwnFile(page)) return [];
  const { references = [] } = factsOf(facts, page) ?? {};
  const linking = { page, site, moves };
  const links = references.map(({ href, range }): Change => {
    const target = resolveLink(site, page, href);
    return { range, rewrite: (written) => movedHref(written, { ...linking, target }) };
  });
  const offset = offsetsIn(text);
  const changes = [...links, ...frontMatterChanges(linking), ...directiveChanges(page, moves)];
  return changes.flatMap(({ range, rewrite }) => {
    const [from, to] = [offset(range.start), offset(range.end)];
    const written = text.slice(from, to);
    const replaced = rewrite(written);
    return replaced === undefined || replaced === written ? [] : [{ from, to, text: replaced }];
  });
}

interface LinkRewrite {
  readonly target: LinkTarget;
  readonly page: Page;
  readonly site: Site;
  readonly moves: Moves;
}

/** Returns an address as it is after the move, with query and hash. Undefined if unchanged. */
function movedHref(written: string, linking: LinkRewrite): string | undefined {
  const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(written) ?? [];
  const { target, page, site, moves } = linking;
  const own = pathAt(moves.home, path);
  if (own !== undefined) {
    const now = movedHref(own, { ...linking, target: resolveLink(site, page, own) });
    return now === undefined ? undefined : moves.home + now + suffix;
  }
  if (path === '' || target.kind === 'external' || target.kind === 'missing') return undefined;
  const now = path.startsWith('/') ? movedAddress(path, linking) : movedRelative(path, linking);
  return now === undefined ? undefined : escapeAddress(now, path) + suffix;
}

function movedAddress(path: string, { target, site, moves }: LinkRewrite): string | undefined {
  if (target.kind !== 'page') return undefined;
  const now = moves.pathnames.get(target.page.pathname);
  if (now === undefined) return undefined;
  const { routing } = site;
  const { canonicalAs, userLanguage } = canonicalize(decodePercent(path), {
    languages: routing.recognizedLanguages,
    aliases: routing.pathAliases,
  });
  const prefix = canonicalAs === decodePercent(path) ? '' : `/${userLanguage}`;
  return prefix + (path.endsWith('/') ? now : withoutTrailingSlash(now));
}

function movedRelative(
  path: string,
  { target, page, site, moves }: LinkRewrite,
): string | undefined {
  const { file } = page.source;
  const written = decodePercent(path);
  const named = fileNamed(posix.join(posix.dirname(file), written), target, site);
  if (named !== undefined) return movedPath(moves, file, { written, named });
  // A path relative to the page's address, which may change: the result is absolute.
  if (target.kind !== 'page') return undefined;
  const isMoved = [page, target.page].some(({ pathname }) => moves.pathnames.has(pathname));
  return isMoved ? (moves.pathnames.get(target.page.pathname) ?? target.page.pathname) : undefined;
}

function fileNamed(path: string, target: LinkTarget, site: Site): string | undefined {
  if (target.kind === 'asset') return target.file;
  if (target.kind === 'public') return site.publicFiles.get(target.address);
  const bare = withoutTrailingSlash(path);
  const candidates = [bare, `${bare}.md`, `${bare}/index.md`];
  return candidates.find((candidate) => site.pathnameByFile.has(toSourcePath(candidate)));
}

/** Escapes characters that end an address in Markdown or HTML. All if `before` was encoded. */
function escapeAddress(now: string, before: string): string {
  if (/%[\da-f]{2}/i.test(before)) return encodeURI(now);
  return now.replace(/[\s()<>"'%]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Collects changes in front matter. Each range is the rest of the line after the key. */
function frontMatterChanges(linking: Omit<LinkRewrite, 'target'>): Change[] {
  const { page, site, moves } = linking;
  const { file, frontMatter, keyRanges } = page.source;
  const movedLink = (href: string) =>
    movedHref(href, { ...linking, target: resolveLink(site, page, href) });
  const ownAddress = (pathname: string) =>
    moves.files.has(file) ? undefined : moves.pathnames.get(toPathname(pathname));
  const rewrites = [
    ...FRONT_MATTER_ADDRESSES.map(([name]) => [name, movedLink] as const),
    ['pathname', ownAddress] as const,
  ];
  return rewrites.flatMap(([name, rewrite]): Change[] => {
    const [written, key] = [frontMatter[name], keyRanges[name]];
    const now = written === undefined ? undefined : rewrite(written);
    if (written === undefined || now === undefined || !key) return [];
    const range = { start: key.end, end: { line: key.start.line + 1, column: 1 } };
    return [{ range, rewrite: (line) => line.replace(written, () => now) }];
  });
}

/** Collects changes of directives. Files are named relative to the page's folder. */
function directiveChanges({ source, demos, codeFiles = [] }: Page, moves: Moves): Change[] {
  return source.directives.flatMap(({ kind, name, range }): Change[] => {
    const named =
      kind === 'demo'
        ? demos.find((demo) => demo.name === name)?.variants[0].module
        : codeFiles.find((code) => kind === 'code' && code.name === name)?.file;
    if (named === undefined) return [];
    const now = movedPath(moves, source.file, { written: name, named });
    if (now === undefined) return [];
    const rewrite = (written: string) =>
      written.replace(JSON.stringify(name), () => JSON.stringify(now));
    return [{ range, rewrite }];
  });
}

/** A relative import in a script or a style sheet. */
const IMPORTED =
  /(?:\bfrom\s*|\bimport\s*\(?\s*|@import\s+(?:url\(\s*)?)(['"])(\.{1,2}\/[^'"\n]*)\1/g;

/** Matches a link in a component: `href="/a/"`, `to: '/a/'`, or an absolute URL. */
const LINKED = /\b(?:href|to)\s*[=:]\s*\{?\s*(["'`])((?:https?:\/)?\/[^"'`\s?#]*)/g;

/** Returns the edits of a module: relative imports and links that the move would break. */
export function moduleEdits(
  { file, text }: { readonly file: string; readonly text: string },
  moves: Moves,
  isThere: (file: string) => boolean,
): CodeEdit[] {
  const imports = [...text.matchAll(IMPORTED)].map(({ 0: all, 2: written = '', index }) => {
    const named = importCandidates(toSourcePath(file), written).find(isThere);
    const now = movedPath(moves, file, { written, named, dotted: true });
    return addressEdit(index + all.length - 1 - written.length, written, now);
  });
  const links = [...text.matchAll(LINKED)].map(({ 0: all, 2: address = '', index }) => {
    const written = pathAt(moves.home, address) ?? address;
    const now = moves.pathnames.get(toPathname(written));
    return addressEdit(index + all.length - written.length, written, now);
  });
  return [...imports, ...links].flat();
}

/** A translation key that is an address: `"/a/": "A"` under `pages`, or `"pages./a/"`. */
const KEYED = /"((?:pages\.)?)(\/[^"\\]*)"(?=\s*:)/g;

/** Returns the edits of a translation file: keys that are addresses of moved pages. */
export const translationEdits = (text: string, moves: Moves): CodeEdit[] =>
  [...text.matchAll(KEYED)].flatMap(({ 1: prefix = '', 2: written = '', index }) =>
    addressEdit(index + 1 + prefix.length, written, moves.pathnames.get(toPathname(written))),
  );

function addressEdit(from: number, written: string, now: string | undefined): CodeEdit[] {
  if (now === undefined) return [];
  const isPath = written.startsWith('/') && !written.endsWith('/') && now.length > 1;
  const text = isPath ? now.replace(/\/$/, '') : now;
  return text === written ? [] : [{ from, to: from + written.length, text }];
}
