/** How a request is answered. */
export type Rule =
  /** A document: from the network, else from the cache, else the offline page. */
  | 'page'
  /** A file whose name changes with its content: from the cache, else from the network. */
  | 'asset'
  /** Any other file: from the network, else from the cache. */
  | 'file'
  /** By the browser, as if there were no service worker. */
  | 'pass';

/** The properties of a request that decide. */
interface RequestFacts {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
  readonly cache: string;
  /** Requests a range or a stream. */
  readonly isPartial: boolean;
}

/** Address of a site: `https://docs.example.org` and `/`. */
export type SiteAddress = { readonly origin: string; readonly base: string };

/** Paths below the base that are never cached: rules for hosts, the service worker, and documents of other scripts. */
const NEVER_CACHED = /^(?:sw\.js|_headers|_redirects|_frames\/.*)$/;

/** Decides how to answer a request. */
export function ruleFor(request: RequestFacts, { origin, base }: SiteAddress): Rule {
  const { pathname, origin: requested, search } = new URL(request.url);
  const isOurs = requested === origin && pathname.startsWith(base);
  if (request.method !== 'GET' || !isOurs) return 'pass';
  // `only-if-cached` requests cannot be repeated by a service worker.
  if (request.isPartial || request.cache === 'only-if-cached') return 'pass';
  const path = pathname.slice(base.length);
  if (NEVER_CACHED.test(path)) return 'pass';
  if (request.mode === 'navigate') return 'page';
  if (path.startsWith('_assets/')) return 'asset';
  // Each query would be cached as a file of its own.
  return search === '' ? 'file' : 'pass';
}

/** The properties of a response that decide. */
interface ResponseFacts {
  readonly status: number;
  /** `basic` for one of the same origin. */
  readonly type: string;
  readonly redirected: boolean;
  readonly contentType: string;
  readonly cacheControl: string;
}

/** Largest cached file besides pages and assets. */
const MAX_FILE_BYTES = 2_000_000;

/** Whether a response may be cached: complete, from the site itself, and of the requested kind. `bytes` is 0 if unknown. */
export function mayCache(rule: Rule, response: ResponseFacts, bytes = 0): boolean {
  const { status, type, redirected, contentType, cacheControl } = response;
  if (rule === 'pass' || status !== 200 || type !== 'basic' || redirected) return false;
  if (/\bno-store\b/i.test(cacheControl)) return false;
  const isHtml = /^text\/html\b/i.test(contentType);
  if (rule === 'page') return isHtml;
  // A host may answer with a page for a script that no longer exists.
  return !isHtml && (rule === 'asset' || bytes <= MAX_FILE_BYTES);
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

/** Returns the other pages of a path's section, that of the longest prefix, in the form of the path: with or without a slash at the end. */
export function sectionOf(
  path: string,
  sections: Readonly<Record<string, readonly string[]>>,
): readonly string[] {
  const [prefix] = Object.keys(sections)
    .filter((one) => path.replace(/\/?$/, '/').startsWith(one))
    .sort((a, b) => b.length - a.length);
  if (prefix === undefined) return [];
  const end = path.endsWith('/') ? '/' : '';
  return (sections[prefix] ?? [])
    .map((rest) => (prefix + rest).replace(/\/$/, end))
    .filter((page) => page !== path);
}
