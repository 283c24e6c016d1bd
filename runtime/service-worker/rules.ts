/** What is done with what a page asks for. */
export type Rule =
  /** A document: the network's, else what is kept, else the offline page. */
  | 'page'
  /** A file whose name changes with its content: what is kept, else the network's. */
  | 'asset'
  /** Any other file: the network's, else what is kept. */
  | 'file'
  /** The browser goes on as if there were no service worker. */
  | 'pass';

/** What counts of a request. */
export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
  readonly cache: string;
  /** Names a part of a file, or wants a stream. */
  readonly isPartial: boolean;
}

/** Where a site is: `https://docs.example.org` and `/`. */
export interface SitePlace {
  readonly origin: string;
  readonly base: string;
}

/** Paths below the base that are never kept: rules for hosts, the service worker itself, documents of others. */
const LEFT_ALONE = /^(?:sw\.js|_headers|_redirects|_frames\/.*)$/;

/** The rule for a request. */
export function ruleFor(
  { method, url, mode, cache, isPartial }: Asked,
  { origin, base }: SitePlace,
): Rule {
  const { pathname, origin: asked, search } = new URL(url);
  if (method !== 'GET' || asked !== origin || !pathname.startsWith(base)) return 'pass';
  // Browsers refuse to fetch the last one for a page.
  if (isPartial || cache === 'only-if-cached') return 'pass';
  const path = pathname.slice(base.length);
  if (LEFT_ALONE.test(path)) return 'pass';
  if (mode === 'navigate') return 'page';
  if (path.startsWith('_assets/')) return 'asset';
  // Each query would be kept as a file of its own.
  return search === '' ? 'file' : 'pass';
}

/** What counts of an answer. */
export interface Answer {
  readonly status: number;
  /** `basic` for one of the same origin. */
  readonly type: string;
  readonly redirected: boolean;
  readonly contentType: string;
  readonly cacheControl: string;
}

/** The largest file that is kept besides pages and their code. */
const MAX_FILE_BYTES = 2_000_000;

/** Whether an answer is kept: only whole ones of the site itself, and none that is not what was asked for. `bytes` is 0 where nobody says how many. */
export function mayKeep(rule: Rule, answer: Answer, bytes = 0): boolean {
  const { status, type, redirected, contentType, cacheControl } = answer;
  if (rule === 'pass' || status !== 200 || type !== 'basic' || redirected) return false;
  if (/\bno-store\b/i.test(cacheControl)) return false;
  const isHtml = /^text\/html\b/i.test(contentType);
  if (rule === 'page') return isHtml;
  // A host may answer with a page where a script is gone.
  return !isHtml && (rule === 'asset' || bytes <= MAX_FILE_BYTES);
}

/** The address under which a document is kept: without query and hash. */
export const pageAddress = (url: string) => {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
};

/** The addresses of style sheets, fonts and pictures with hashed names that a document holds: what it cannot be read without. */
export function looksIn(html: string, base: string): string[] {
  const found = html.matchAll(
    /\s(?:href|src)="([^"]*?\.(?:css|woff2|svg|png|jpe?g|gif|webp|avif))"/g,
  );
  const addresses = [...found].map(([, address = '']) => address);
  return [...new Set(addresses.filter((address) => address.startsWith(`${base}_assets/`)))];
}

/** The other pages of the section that a path is in: of the longest prefix that it has. Paths with the base. */
export function sectionOf(
  path: string,
  sections: Readonly<Record<string, readonly string[]>>,
): readonly string[] {
  const [prefix] = Object.keys(sections)
    .filter((one) => path.startsWith(one))
    .sort((a, b) => b.length - a.length);
  if (prefix === undefined) return [];
  return (sections[prefix] ?? []).map((rest) => prefix + rest).filter((page) => page !== path);
}
