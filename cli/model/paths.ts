declare const brand: unique symbol;

/** `/material-ui/react-button/`: leading and trailing slash, no language, base, query or hash. */
export type Pathname = string & { readonly [brand]: 'Pathname' };

/** `content/guide/index.md`: relative to the site's root, `/` separators. Names a file that people write. */
export type SourcePath = string & { readonly [brand]: 'SourcePath' };

/** `guide/index.html`: relative to the output directory, `/` separators. Names a file that the build writes. */
export type OutputPath = string & { readonly [brand]: 'OutputPath' };

/** The pathname with exactly one slash at both ends: `a/b` and `/a/b` become `/a/b/`. */
export function toPathname(path: string): Pathname {
  return `/${path.split('/').filter(Boolean).join('/')}${/^\/*$/.test(path) ? '' : '/'}` as Pathname;
}

/** The same of a path that may name a place in its page: `/a#b` becomes `/a/#b`. Both spellings of a path are one; a hash makes another. */
export function toPathnameWithHash(address: string): string {
  const [path = '', hash] = address.split('#', 2);
  return toPathname(path) + (hash === undefined ? '' : `#${hash}`);
}

/** Marks a relative path with `/` separators as a source. */
export const toSourcePath = (path: string) => path as SourcePath;

/** Marks a relative path with `/` separators as an output. */
export const toOutputPath = (path: string) => path as OutputPath;

/** A path of the site under its base: `/a/` → `/docs/a/`. Addresses of other sites, and whatever else starts without a slash, are as they are. */
export const underBase = (base: string, path: string) =>
  path.startsWith('/') ? `${base}${path.slice(1)}` : path;

/** Whether a text can be the path under which a site is served: `/`, `/docs/`. Browsers take `.` and `..` for other folders. */
export const isBasePath = (text: string): boolean =>
  /^\/(?:[\w.~-]+\/)*$/.test(text) && !/\/\.{1,2}\//.test(text);

/** Where the service worker stands. Spec §7. */
export const WORKER_SCRIPT = toOutputPath('sw.js');

/** Files and folders of the built site that stand at its root. */
export const OWN_FILES: ReadonlySet<string> = new Set([
  '_assets',
  '_demos',
  '_frames',
  '_headers',
  '_redirects',
  'addresses.json',
  'llms.txt',
  'notifications.json',
  'pages.json',
  'robots.txt',
  'sitemap.xml',
  'sw.js',
]);

/** Where the page for wrong addresses is. */
export const NOT_FOUND_PATHNAME = toPathname('/404/');

/** Where the page is that readers see offline instead of one that their device does not keep. */
export const OFFLINE_PATHNAME = toPathname('/offline/');

/** Where a page's HTML goes: `/a/b/` → `a/b/index.html`; `zh` pages are below `zh/`. Hosts look for the 404 page under its own name. */
export function htmlPathOf(pathname: Pathname, languagePrefix: string): OutputPath {
  if (pathname === NOT_FOUND_PATHNAME && languagePrefix === '') return toOutputPath('404.html');
  return toOutputPath(`${languagePrefix.slice(1)}${pathname}index.html`.replace(/^\//, ''));
}

/** Where a page's Markdown goes: `/a/b/` → `a/b.md`, `/` → `index.md`. */
export function markdownPathOf(pathname: Pathname, languagePrefix: string): OutputPath {
  const path = `${languagePrefix.slice(1)}${pathname}`.replace(/^\/|\/$/g, '');
  return toOutputPath(
    `${path === languagePrefix.slice(1) ? [path, 'index'].filter(Boolean).join('/') : path}.md`,
  );
}
