import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { ADDRESSES_PATH } from '../../finish/files.ts';
import type { Redirect } from '../../finish/options.ts';
import { DocsError, fileStart, type Diagnostic, type Place } from '../../model/diagnostic.ts';
import { groupBy } from '../../model/collections.ts';
import { hasFile, type Page, type PageFacts } from '../../model/page.ts';
import { redirectTargets } from '../../model/links.ts';
import {
  canonicalize,
  type Pathname,
  servedPath,
  toPathname,
  toPathnameWithHash,
} from '../../model/paths.ts';
import { pageKey, languagePrefix, type Site, factsOf, type FactsByPage } from '../../model/site.ts';
import { tryParseJson } from '../../model/text.ts';
import { closest, nearestAmong } from '../../report/suggest.ts';
import { report } from '../../report/catalogue.ts';

const MAX_BYTES = 64 * 1024 * 1024;
const FETCH_MS = 30_000;

const schema = z.object({
  version: z.literal(1),
  /** Anchors of each page by its address without the base path. */
  pages: z.record(z.string().startsWith('/'), z.array(z.string())),
});

export type PublishedAddresses = z.output<typeof schema>;

/** Reads the list that `--against` names: a file, a built site or a URL. Rejects others. */
export async function readPublished(given: string, cwd: string): Promise<PublishedAddresses> {
  const isUrl = /^https?:\/\//i.test(given);
  const text = await (isUrl ? fetchText(given) : readLocal(given, resolve(cwd, given)));
  const { value, failure } = tryParseJson(text);
  if (failure !== undefined) throw noList(given, 'it is not JSON');
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw noList(given, 'it is not a list of addresses');
  return parsed.data;
}

const noList = (given: string, reason: string) =>
  new DocsError(report('redirect/no-list', undefined, { given, reason }));

async function readLocal(given: string, path: string): Promise<string> {
  try {
    const file = (await stat(path)).isDirectory() ? join(path, ADDRESSES_PATH) : path;
    if ((await stat(file)).size > MAX_BYTES) throw noList(given, 'it is too large');
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof DocsError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw noList(given, code === 'ENOENT' ? 'it does not exist' : 'it cannot be read');
  }
}

async function fetchText(given: string): Promise<string> {
  const address = given.endsWith('/') ? given + ADDRESSES_PATH : given;
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(FETCH_MS) });
    if (!response.ok) throw noList(given, `the server answers ${response.status}`);
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > MAX_BYTES) throw noList(given, 'it is too large');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString('utf8');
  } catch (error) {
    if (error instanceof DocsError) throw error;
    throw noList(given, 'no server answers');
  }
}

export interface CurrentSite {
  readonly site: Site;
  readonly facts: FactsByPage;
  readonly redirects: readonly Redirect[];
  /** Location of the first redirect, or of the configuration. */
  readonly place: Place;
}

/** Maximum number of findings with a suggestion, which needs a search through all pages. */
const MAX_SUGGESTIONS = 100;

/** Reports published addresses and anchors that no longer exist. */
export function checkPublished({ pages }: PublishedAddresses, current: CurrentSite): Diagnostic[] {
  const resolveAddress = createResolver(current);
  const missing: string[] = [];
  const lostAnchors: Diagnostic[] = [];
  for (const [address, ids] of Object.entries(pages)) {
    const page = resolveAddress(address);
    if (page === undefined) missing.push(address);
    else if (page !== 'anchor') lostAnchors.push(...checkAnchors({ address, ids, page }, current));
  }
  const near = missing.length > 0 ? createSuggester(current.site) : () => undefined;
  const lostPages = missing.map((address, index) => {
    const meant = index < MAX_SUGGESTIONS ? near(address) : undefined;
    return meant === undefined
      ? report('redirect/page-gone', current.place, { address })
      : report('redirect/page-gone:near', current.place, { address, near: meant });
  });
  return [...lostPages, ...lostAnchors];
}

/** Creates a function from an address to its page, or to `anchor` for other redirect targets. */
export function createResolver({ site, redirects }: CurrentSite) {
  const targets = redirectTargets(redirects);
  const resolveFrom = (address: string, seen: ReadonlySet<string>): Page | 'anchor' | undefined => {
    const { language, pathname } = splitLanguage(site, address);
    const page = site.pageByKey.get(pageKey(language, pathname));
    if (page) return page;
    const key = toPathnameWithHash(address);
    const to = targets.get(key) ?? targets.get(pathname);
    if (to === undefined || seen.has(key)) return undefined;
    if (!to.startsWith('/') || to.includes('#')) return 'anchor';
    const [path = ''] = to.split('?', 1);
    const isTranslated = site.pageByKey.has(pageKey(language, toPathname(path)));
    const next = isTranslated ? languagePrefix(site, language) + path : path;
    return resolveFrom(next, new Set([...seen, key]));
  };
  return (address: string) => resolveFrom(address, new Set());
}

/** Splits off the language. A language that is no longer served remains part of the pathname. */
function splitLanguage({ routing }: Site, address: string) {
  const { languages, pathAliases: aliases } = routing;
  const { userLanguage, canonicalPathname } = canonicalize(address, { languages, aliases });
  return { language: userLanguage, pathname: toPathname(canonicalPathname.normalize('NFC')) };
}

interface PublishedPage {
  readonly address: string;
  readonly ids: readonly string[];
  readonly page: Page;
}

function checkAnchors(
  { address, ids, page }: PublishedPage,
  { site, facts, redirects, place }: CurrentSite,
): Diagnostic[] {
  const known = factsOf(facts, page);
  if (!known) return []; // the page does not compile, which is reported
  const anchors = new Set(known.anchors);
  const missing = ids.filter((id) => !anchors.has(id));
  if (missing.length === 0) return [];
  const redirected = new Set(redirects.map(({ from }) => toPathnameWithHash(from)));
  const { pathname } = splitLanguage(site, address);
  const spellings = [address, pathname, page.pathname];
  return missing
    .filter((id) => !spellings.some((path) => redirected.has(toPathnameWithHash(`${path}#${id}`))))
    .map((id) => {
      const meant = closest(id, known.anchors);
      const served = (path: Pathname) => servedPath(path, site.routing.trailingSlash);
      const near = meant === undefined ? undefined : `${served(page.pathname)}#${meant}`;
      const old = { from: `${served(pathname)}#${id}`, address: `${address}#${id}` };
      const where = hasFile(page) ? headingLocation(page, known, meant) : place;
      return near === undefined
        ? report('redirect/anchor-gone', where, { ...old, id })
        : report('redirect/anchor-gone:near', where, { ...old, near });
    });
}

/** Returns the location of a heading, otherwise the start of the page. */
function headingLocation({ source }: Page, { headings }: PageFacts, id: string | undefined): Place {
  const range = headings.find((heading) => heading.id === id)?.range;
  return { ...fileStart(source.file), ...(range && { range }) };
}

/** Creates a function that suggests the only page with the same last segment, or a similar one. */
export function createSuggester({ pages, routing }: Site): (address: string) => string | undefined {
  const pathnames = [
    ...new Set(pages.map(({ pathname }) => servedPath(pathname, routing.trailingSlash))),
  ];
  const nearest = nearestAmong(pathnames);
  const lastSegment = (path: string) => path.split('/').findLast(Boolean);
  const bySegment = groupBy(pathnames, lastSegment);
  return (address) => {
    const [only, other] = bySegment.get(lastSegment(address)) ?? [];
    return only !== undefined && other === undefined ? only : nearest(address)?.address;
  };
}
