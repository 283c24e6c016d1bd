declare const brand: unique symbol;

/** `/kit/react-button/`: leading and trailing slash, no language, base, query or hash. */
export type Pathname = string & { readonly [brand]: 'Pathname' };

/** `content/guide/index.md`: a source file, relative to the site's root, with `/` separators. */
export type SourcePath = string & { readonly [brand]: 'SourcePath' };

/** `guide/index.html`: a built file, relative to the output directory, with `/` separators. */
export type OutputPath = string & { readonly [brand]: 'OutputPath' };

/** Normalizes a pathname to one slash at both ends: `a/b` and `/a/b` become `/a/b/`. */
export function toPathname(path: string): Pathname {
  const isNormal = path.startsWith('/') && path.endsWith('/') && !path.includes('//');
  if (isNormal) return path as Pathname;
  return `/${path.split('/').filter(Boolean).join('/')}${/^\/*$/.test(path) ? '' : '/'}` as Pathname;
}

/** Normalizes the pathname of an address and keeps its hash: `/a#b` becomes `/a/#b`. */
export function toPathnameWithHash(address: string): string {
  const [path = '', hash] = address.split('#', 2);
  return toPathname(path) + (hash === undefined ? '' : `#${hash}`);
}

/** Casts a path that is relative to the site's root and has `/` separators. */
export const toSourcePath = (path: string) => path as SourcePath;

/** Casts a path that is relative to the output directory and has `/` separators. */
export const toOutputPath = (path: string) => path as OutputPath;

/** Prefixes a site path with the base: `/a/` becomes `/docs/a/`. Keeps other addresses. */
export const underBase = (base: string, path: string) =>
  path.startsWith('/') ? `${base}${path.slice(1)}` : path;

/** Targets of imports by pattern, such as `./src/*` for `@/*`. Targets are relative to the site. */
export type ImportAliases = Readonly<Record<string, readonly string[]>>;

/** Whether a site can be served under a path such as `/` or `/docs/`. Rejects `.` and `..`. */
export const isBasePath = (text: string): boolean =>
  /^\/(?:[\w.~-]+\/)*$/.test(text) && !/\/\.{1,2}\//.test(text);

/** Folder of the cache in a site's root. */
export const CACHE_FOLDER = '.docs-build';

export const WORKER_SCRIPT = toOutputPath('sw.js');

/** List of components and hooks, for `docs-build mcp` and other programs. */
export const COMPONENTS_PATH = toOutputPath('components.json');

/** Files and folders that the build writes to the output root. */
export const OWN_FILES: ReadonlySet<string> = new Set([
  '.htaccess',
  '.nojekyll',
  '_assets',
  '_demos',
  '_frames',
  '_headers',
  '_redirects',
  '_routes.json',
  '_worker.js',
  'addresses.json',
  'cloudfront-redirects.json',
  'cloudfront-request.js',
  'cloudfront-response.js',
  'components.json',
  'firebase.json',
  'llms',
  'llms-full',
  'llms-full.txt',
  'llms.txt',
  'manifest.webmanifest',
  'nginx.conf',
  'notifications.json',
  'pages.json',
  'robots.txt',
  'search.json',
  'sitemap.xml',
  'sw.js',
  'vercel.json',
  'versions.json',
]);

export const NOT_FOUND_PATHNAME = toPathname('/404/');

/** Page shown offline in place of a page that is not cached. */
export const OFFLINE_PATHNAME = toPathname('/offline/');

/** Returns the path at which a pathname is served: `/a/`, or `/a` without trailing slashes. */
export const servedPath = (pathname: string, trailingSlash: boolean) =>
  trailingSlash ? pathname : pathname.replace(/^([^?#]+)\/(?=[?#]|$)/, '$1');

/** Returns the file of a served path: `a/index.html` for `/a/`, `a.html` for `/a`; `404.html`. */
export function htmlPathOf(served: string): OutputPath {
  const name = served === NOT_FOUND_PATHNAME ? '/404' : served.replace(/\/$/, '/index');
  return toOutputPath(`${name.slice(1)}.html`);
}

/** Returns a page's Markdown file: `a/b.md` for `/a/b/`, `index.md` for `/`. */
export function markdownPathOf(pathname: Pathname, languagePrefix: string): OutputPath {
  const language = languagePrefix.slice(1);
  const path = `${language}${pathname}`.replace(/^\/|\/$/g, '');
  const name = path === language ? [path, 'index'].filter(Boolean).join('/') : path;
  return toOutputPath(`${name}.md`);
}

/** Returns the content directory as a path prefix: `docs` for `./docs/`, empty for `.`. */
export const contentRoot = (content: string) =>
  content.replace(/^(?:\.\/)+|\/+$/g, '').replace(/^\.$/, '');

export interface PathOptions {
  /** Languages recognized as prefixes. The first is the language of addresses without a prefix. */
  readonly languages: readonly string[];
  /** Path prefixes to replace. */
  readonly aliases: readonly { readonly from: string; readonly to: string }[];
}

/** Returns the language of pages without a translation: the first one of a site. */
export const firstLanguage = (languages: readonly string[]) => languages[0] ?? 'en';

/** Returns the language and canonical forms of an address with a leading slash. */
export function canonicalize(address: string, options: PathOptions) {
  const prefix = /^\/([a-zA-Z0-9-]+)(?=[/?#]|$)/.exec(address);
  const language = options.languages.find((known) => known === prefix?.[1]);
  const stripped = language === undefined ? address : address.slice(language.length + 1);
  const canonicalAs = stripped.startsWith('/') ? stripped : `/${stripped}`;
  const [path = ''] = canonicalAs.split(/[?#]/, 1);
  return {
    userLanguage: language ?? firstLanguage(options.languages),
    canonicalAs,
    /** Without query, hash and trailing slash, with aliases replaced: `/a/b`. */
    canonicalPathname: withoutTrailingSlash(replaceAlias(path, options.aliases)),
  };
}

/** Encodes a decoded path for an address. Also encodes `?` and `#`, which `encodeURI` keeps. */
export const encodePath = (path: string) => encodeURI(path).replace(/[?#]/g, encodeURIComponent);

/** Whether the host of a repository is GitLab, by its name. */
const isGitLab = (repository: string) => /^https?:\/\/[^/]*\bgitlab\b/i.test(repository);

/** Page of a repository: a file, its editor, or a folder at a branch or a tag. */
export interface RepositoryPage {
  readonly view: 'blob' | 'edit' | 'tree';
  readonly branch?: string;
  readonly tag?: string;
  readonly path: string;
}

/** Returns the address of a page of a repository. Unknown hosts have the addresses of GitHub. */
export function repositoryUrl(repository: string, { view, branch, tag, path }: RepositoryPage) {
  const ref = encodePath(tag ?? branch ?? '');
  const at = `${ref}/${encodePath(path)}`;
  const isEdit = view === 'edit';
  if (isGitLab(repository)) return `${repository}/-/${view}/${at}`;
  if (/^https?:\/\/bitbucket\.org\//.test(repository))
    return `${repository}/src/${at}${isEdit ? `?mode=edit&at=${ref}` : ''}`;
  if (/^https?:\/\/[^/]*\b(?:codeberg|forgejo|gitea)\b/.test(repository)) {
    return `${repository}/${isEdit ? '_edit' : `src/${tag === undefined ? 'branch' : 'tag'}`}/${at}`;
  }
  return `${repository}/${view}/${at}`;
}

/** Returns the address of the issues of a repository, or of those with a label that are open. */
export function issuesUrl(repository: string, label?: string): string {
  const issues = `${repository}${isGitLab(repository) ? '/-' : ''}/issues`;
  if (label === undefined) return issues;
  return isGitLab(repository)
    ? `${issues}?state=opened&label_name[]=${encodeURIComponent(label)}`
    : `${issues}?q=${encodeURIComponent(`is:open label:"${label}"`)}`;
}

export const withoutTrailingSlash = (path: string) =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;

/** Whether `path` equals `prefix` or is below it, comparing whole segments. */
export function isBelow(path: string, prefix: string): boolean {
  const root = prefix.replace(/\/+$/, '');
  return path === root || path.startsWith(`${root}/`);
}

/** Replaces the prefix of a path using the first matching alias. */
function replaceAlias(path: string, aliases: PathOptions['aliases']): string {
  const alias = aliases.find(({ from }) => isBelow(path, from));
  if (!alias) return path;
  return alias.to.replace(/\/+$/, '') + path.slice(alias.from.replace(/\/+$/, '').length);
}

/** Whether two names look the same. They may differ in how an accented letter is stored. */
export const looksSame = (name: string, other: string) =>
  name.normalize('NFC') === other.normalize('NFC');

const TABS = new Set(['[docsTab]', 'components-api', 'hooks-api']);

/** Returns the path and its parents: `/a/b/`, `/a/`, `/`. */
export const pathsAbove = (pathname: string): string[] =>
  pathname === '/' ? ['/'] : [pathname, ...pathsAbove(pathname.replace(/[^/]+\/$/, ''))];

/** Returns the page to which an API tab belongs: `/a/` for `/a/components-api/#x`. */
export function withoutTabs(pathname: string): Pathname {
  const [path = ''] = pathname.split(/[?#]/, 1);
  const segments = path.split('/').filter((segment) => !TABS.has(segment));
  return toPathname(segments.join('/'));
}
