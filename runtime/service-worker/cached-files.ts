import type { WorkerManifest } from '../contract/services.ts';
import type { LoadedMessage } from './policy.ts';

export type CacheRule =
  /** A document: from the network, else from the cache, else the offline page. */
  | 'page'
  /** A file whose name changes with its content: from the cache, else from the network. */
  | 'asset'
  /** Any other file: from the network, else from the cache. */
  | 'file'
  /** By the browser, as if there were no service worker. */
  | 'pass';

type RequestFacts = Pick<Request, 'method' | 'url' | 'mode' | 'cache' | 'headers'>;

/** Address of a site: `https://docs.example.org` and `/`. */
type SiteAddress = { readonly origin: string; readonly base: string };

/** Paths below the base that are never cached: host rules, service worker, sandboxed frames. */
const NEVER_CACHED = /^(?:sw\.js|_headers|_redirects|_frames\/.*)$/;

export function cacheRuleFor(request: RequestFacts, { origin, base }: SiteAddress): CacheRule {
  const { pathname, origin: requested, search } = new URL(request.url);
  const isOurs = requested === origin && pathname.startsWith(base);
  if (request.method !== 'GET' || !isOurs) return 'pass';
  // Responses to ranges and streams are not whole files.
  const isStream = request.headers.get('accept') === 'text/event-stream';
  if (isStream || request.headers.has('range')) return 'pass';
  // `only-if-cached` requests cannot be repeated by a service worker.
  if (request.cache === 'only-if-cached') return 'pass';
  const path = pathname.slice(base.length);
  if (NEVER_CACHED.test(path)) return 'pass';
  if (request.mode === 'navigate') return 'page';
  if (path.startsWith('_assets/')) return 'asset';
  // Do not cache a file with a query: each query would be another entry.
  return search === '' ? 'file' : 'pass';
}

type ResponseFacts = Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>;

/** Largest cached file besides pages and assets. */
const MAX_FILE_BYTES = 2_000_000;

/** Whether a response is complete, the site's own, and of its kind. */
export function mayCache(rule: CacheRule, response: ResponseFacts): boolean {
  const { status, type, redirected, headers } = response;
  const header = (name: string) => headers.get(name) ?? '';
  // The type `basic` means the same origin.
  if (rule === 'pass' || status !== 200 || type !== 'basic' || redirected) return false;
  if (/\bno-store\b/i.test(header('cache-control'))) return false;
  const isHtml = /^text\/html\b/i.test(header('content-type'));
  if (rule === 'page') return isHtml;
  // A host may answer with a page for a script that no longer exists.
  return !isHtml && (rule === 'asset' || Number(header('content-length')) <= MAX_FILE_BYTES);
}

/** Returns the cache key of a document: its address without query and hash. */
export const pageAddress = (url: string) => {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
};

/** Returns the style sheets, fonts and pictures with hashed names in a document. */
export function stylesAndPictures(html: string, base: string): string[] {
  const found = html.matchAll(
    /\s(?:href|src)="([^"]*?\.(?:css|woff2|svg|png|jpe?g|gif|webp|avif))"/g,
  );
  const addresses = [...found].map(([, address = '']) => address);
  return [...new Set(addresses.filter((address) => address.startsWith(`${base}_assets/`)))];
}

/** Returns the other pages in the section with the longest prefix, with slashes as in `path`. */
export function sectionPages(
  path: string,
  sections: WorkerManifest['sections'],
): readonly string[] {
  const [prefix] = Object.keys(sections)
    .filter((section) => path.replace(/\/?$/, '/').startsWith(section))
    .sort((a, b) => b.length - a.length);
  if (prefix === undefined) return [];
  const end = path.endsWith('/') ? '/' : '';
  return (sections[prefix] ?? [])
    .map((rest) => (prefix + rest).replace(/\/$/, end))
    .filter((page) => page !== path);
}

type Build = Pick<WorkerManifest, 'base' | 'build'>;

/** Prefix of the names of a site's caches. Several sites may share an origin. */
export const cachePrefix = (base: string) => `docs:${base}:`;

const cacheName = ({ base, build }: Build) => cachePrefix(base) + build;

/** Returns a site's caches, its own first, then the newest. `names` is in order of creation. */
export function siteCaches(names: readonly string[], build: Build): string[] {
  const own = cacheName(build);
  const prefix = cachePrefix(build.base);
  const others = names.filter((name) => name.startsWith(prefix) && name !== own);
  return [own, ...others.reverse()];
}

/** Number of builds with a cache: pages that are still open belong to the previous one. */
const CACHED_BUILDS = 2;

export const staleCaches = (names: readonly string[], build: Build): string[] =>
  siteCaches(names, build).slice(CACHED_BUILDS);

/** Hosts with several encodings send `Vary`; here, an address has one response. */
const MATCH = { ignoreVary: true };

/** Opens the caches of this build and the previous one. */
export function openFileCache(build: Build) {
  const own = cacheName(build);
  return {
    /** Finds a response. `isOwn`: it is in this build's cache, not only in the previous one's. */
    async find(address: string) {
      for (const name of siteCaches(await caches.keys(), build)) {
        const response = await (await caches.open(name)).match(address, MATCH);
        if (response) return { response, isOwn: name === own };
      }
      return undefined;
    },
    /** Caches a response, which stays readable, if it may be cached. Returns whether it may. */
    async add(address: string, rule: CacheRule, response: Response) {
      if (!mayCache(rule, response)) return false;
      const copy = response.clone();
      try {
        await (await caches.open(own)).put(address, copy);
      } catch {
        // The disk is full, or the response broke off: it is used now, and not cached.
      }
      return true;
    },
  };
}

interface CacheContext extends Pick<WorkerManifest, 'sections'> {
  readonly cache: ReturnType<typeof openFileCache>;
  readonly site: SiteAddress;
}

export const cacheEssentials = (addresses: readonly string[], caching: CacheContext) =>
  Promise.all(
    addresses.map((address) =>
      cacheFile(address, address.includes('/_assets/') ? 'asset' : 'page', caching),
    ),
  );

/** Caches the files of a page, then the other pages of its section, one at a time. */
export async function cacheLoaded(message: LoadedMessage, caching: CacheContext): Promise<void> {
  const [page = '', ...others] = message.addresses;
  const { site, sections } = caching;
  const ruleOf = (url: string, mode: RequestMode) =>
    cacheRuleFor({ url, mode, method: 'GET', cache: 'default', headers: new Headers() }, site);
  for (const address of others) {
    const rule = ruleOf(address, 'no-cors');
    // A file that cannot be cached does not stop the others.
    if (rule !== 'pass') await cacheFile(address, rule, caching).catch(() => undefined);
  }
  if (ruleOf(page, 'navigate') !== 'page') return;
  const address = pageAddress(page);
  await cachePage(address, caching);
  if (message.isFrugal) return;
  for (const path of sectionPages(decodeURI(new URL(address).pathname), sections)) {
    await cachePage(site.origin + encodeURI(path), caching);
  }
}

/** Caches a document with its style sheets, fonts and pictures. */
async function cachePage(address: string, caching: CacheContext): Promise<void> {
  await cacheFile(address, 'page', caching);
  const cached = await caching.cache.find(address);
  const { origin, base } = caching.site;
  const assets = cached ? stylesAndPictures(await cached.response.text(), base) : [];
  for (const path of assets) await cacheFile(origin + path, 'asset', caching);
}

/** Caches a file unless this build has it. Rejects if it cannot be cached. */
async function cacheFile(address: string, rule: CacheRule, { cache }: CacheContext): Promise<void> {
  const cached = await cache.find(address);
  if (cached?.isOwn === true) return;
  // A hashed name means the same bytes in any build.
  const inherited = rule === 'asset' ? cached?.response : undefined;
  // A low priority lets requests of pages go first.
  const response = inherited ?? (await fetch(address, { priority: 'low' }));
  if (await cache.add(address, rule, response)) return;
  throw new TypeError(`${address} cannot be cached`);
}
