import type { OutputFile } from '../../model/code/assets.ts';
import {
  FILE_ENDING,
  headersFor,
  type HeaderRule,
  type HostRules,
  MARKDOWN_ACCEPTED,
} from '../../model/hosting.ts';
import { toOutputPath } from '../../model/paths.ts';

/** Escapes only what these servers need, because people read their configuration. */
const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Regular expression of paths below the base for files that only the host or the build needs. */
const PRIVATE = String.raw`(_headers$|_redirects$|nginx\.conf$|\.(?!well-known))`;

/** Whether a header is for success only: an error page must not be cached like a file. */
const isForSuccess = (name: string) => /^cache-control$/i.test(name);

const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;

/** Encodes `$`, which starts a variable. */
const nginxAddress = (address: string) => address.replaceAll('$', '%24');

/** Returns all headers of a location, because `add_header` in a block replaces those around it. */
function nginxHeaders(headers: readonly HeaderRule[], path: string): string[] {
  const all = headersFor(headers, path.replace(/\*$/, 'file'));
  const lines = [...all].map(
    ([name, value]) => `add_header ${name} ${quoted(value)}${isForSuccess(name) ? '' : ' always'};`,
  );
  return path.endsWith('_assets/*') ? lines : [...lines, 'add_header vary accept always;'];
}

const nginxLocation = (match: string, lines: readonly string[]) =>
  [`location ${match} {`, ...lines.map((line) => `  ${line}`), '}'].join('\n');

/** Serves `a.html` at `/a`. */
const NGINX_FILES = 'try_files $uri $uri.html $uri/index.html =404;';

/** Redirects `/a/` to `/a` if that is a page. */
const NGINX_SLASHES = [
  'set $file "";',
  // A named group, because nginx would percent-encode `$1`.
  'if ($uri ~ "^(?<bare>/.+)/$") {',
  '  set $file "$document_root$bare.html";',
  '}',
  'if (-f "$file") {',
  '  rewrite "^(.+)/$" "$1" permanent;',
  '}',
];

/** Returns the part of a pattern that excludes addresses below path aliases. */
function exceptAliases({ base, redirects }: HostRules): string {
  const aliases = redirects
    .filter(({ from }) => from.endsWith('*'))
    .map(({ from }) => escapePattern(decodeURI(from.slice(base.length, -1))));
  return aliases.length === 0 ? '' : `(?!${aliases.join('|')})`;
}

/** Creates `nginx.conf`, part of a `server`. Precedence: exact path, pattern, longest prefix. */
export function nginxFile(rules: HostRules): OutputFile {
  const { base, headers, redirects, pages, trailingSlash } = rules;
  const isPage = new Set(pages.map(decodeURI));
  const locations = headers.map(({ path }): [string, string[]] => {
    const lines = nginxHeaders(headers, path);
    if (path.endsWith('*')) {
      const files = trailingSlash || path.endsWith('_assets/*') ? [] : [NGINX_FILES];
      return [quoted(path.slice(0, -1)), [...lines, ...files]];
    }
    const file = path.endsWith('/')
      ? `${path}index.html`
      : `${path}${isPage.has(path) ? '.html' : ''}`;
    return [`= ${quoted(path)}`, [...lines, `try_files ${quoted(file)} =404;`]];
  });
  const moved = redirects.flatMap(({ from, to, status }): [string, string[]][] => {
    const old = decodeURI(from);
    const [path = '', hash] = nginxAddress(to)
      .replace(/:splat$/, '')
      .split('#');
    const query = path.includes('?') ? '' : '$is_args$args';
    const target = quoted(path + query + (hash === undefined ? '' : `#${hash}`));
    const whole = [`return ${status} ${target};`];
    if (!from.endsWith('*')) return [[`= ${quoted(old)}`, whole]];
    const prefix = old.slice(0, -1);
    const bare = prefix.replace(/\/$/, '');
    const pattern = quoted(`^${escapePattern(prefix)}(.*)$`);
    const rewrite = `rewrite ${pattern} ${quoted(`${path}$1`)} permanent;`;
    return [
      [`^~ ${quoted(prefix)}`, [rewrite]],
      ...(isPage.has(bare) ? [] : [[`= ${quoted(bare)}`, whole] as [string, string[]]]),
    ];
  });
  const root = escapePattern(base);
  const lines = [
    '# Include this file in a server block with a root. Reload nginx after each deployment.',
    'index index.html;',
    'charset utf-8;',
    'charset_types text/css text/plain text/xml application/javascript application/json;',
    'absolute_redirect off;',
    `error_page 404 ${base}404.html;`,
    // nginx answers 403 for a folder without a page.
    `error_page 403 =404 ${base}404.html;`,
    ...(trailingSlash ? [] : NGINX_SLASHES),
    `if ($http_accept ~* ${quoted(MARKDOWN_ACCEPTED)}) {`,
    `  rewrite ${quoted(`^${root}$`)} ${base}index.md last;`,
    `  rewrite ${quoted(`^(${root}${exceptAliases(rules)}${trailingSlash ? '.+)/$' : `(?!.*${FILE_ENDING}).*[^/])$`}`)} $1.md last;`,
    '}',
    nginxLocation(`~ ${quoted(String.raw`^(?<page>.+)\.md$`)}`, [
      ...nginxHeaders(headers, `${base}*`),
      'types { }',
      'default_type text/markdown;',
      'charset_types text/markdown;',
      'try_files $uri $page/index.md @page;',
    ]),
    // Redirects and pages that are not translated have no Markdown file.
    nginxLocation('@page', [`rewrite "^(.+)\\.md$" "$1${trailingSlash ? '/' : ''}" last;`]),
    nginxLocation(`~ ${quoted(`^${root}${PRIVATE}`)}`, ['return 404;']),
    // A page takes precedence over a redirect: nginx rejects duplicate locations.
    ...[...new Map([...moved, ...locations])].map(([match, own]) => nginxLocation(match, own)),
  ];
  return { path: toOutputPath('nginx.conf'), bytes: `${lines.join('\n')}\n` };
}

const APACHE_MARKDOWN = `RewriteCond %{HTTP_ACCEPT} ${quoted(MARKDOWN_ACCEPTED)} [NC]`;

const apachePages = () => [
  APACHE_MARKDOWN,
  'RewriteCond %{REQUEST_FILENAME}index.md -f',
  'RewriteRule ^(.+/)?$ $1index.md [L]',
  APACHE_MARKDOWN,
  'RewriteCond %{REQUEST_FILENAME} ^(.+)/$',
  'RewriteCond %1.md -f',
  'RewriteRule ^(.+)/$ $1.md [L]',
];

/** Returns the rules that serve `a.html` at `/a`, even if there is a folder of the same name. */
function apacheBarePages(base: string): readonly string[] {
  const exists = (file: string) => `RewriteCond %{DOCUMENT_ROOT}${base}${file} -f`;
  const markdown = ['$1.md', '$1/index.md'].flatMap((file) => [
    APACHE_MARKDOWN,
    exists(file),
    `RewriteRule ^(.*[^/])$ ${file} [L]`,
  ]);
  return [
    'DirectorySlash Off',
    exists('$1.html'),
    `RewriteRule ^(.+)/$ ${base}$1 [R=301,L]`,
    APACHE_MARKDOWN,
    'RewriteRule ^$ index.md [L]',
    ...markdown,
    'RewriteCond %{REQUEST_FILENAME} !-f',
    exists('$1.html'),
    'RewriteRule ^(.*[^/])$ $1.html [L]',
  ];
}

/** Creates `.htaccess`. Patterns match decoded relative paths; `%` and `$` start references. */
export function apacheFile({ base, headers, redirects, trailingSlash }: HostRules): OutputFile {
  const moved = redirects.flatMap(({ from, to, status }) => {
    const old = escapePattern(decodeURI(from.slice(base.length)).replace(/\/\*$/, ''));
    const pattern = quoted(`^${old}${from.endsWith('*') ? '(?:/(.*))?' : ''}$`);
    const address = to.replace(/[%$\\]/g, '\\$&').replace(/:splat$/, '$1');
    const rule = (target: string) => `RewriteRule ${pattern} ${quoted(target)} [R=${status},L,NE]`;
    // Apache appends the query to the target, even after a fragment.
    const withQuery = ['RewriteCond %{QUERY_STRING} ^(.+)$', rule(address.replace('#', '?%1#'))];
    return [...(/^[^?]*#/.test(to) ? withQuery : []), rule(address)];
  });
  const blocks = headers.map(({ path, headers: own }) => {
    const isPrefix = path.endsWith('*');
    const pattern = `^${escapePattern(path.replace(/\*$/, ''))}${isPrefix ? '' : '((index)?\\.html)?$'}`;
    const lines = own.map(
      ([name, value]) =>
        `  Header ${isForSuccess(name) ? '' : 'always '}set ${name} ${quoted(value)}`,
    );
    return [`<If "%{REQUEST_URI} =~ m#${pattern}#">`, ...lines, '</If>'].join('\n');
  });
  const lines = [
    'Options -Indexes -MultiViews',
    'DirectoryIndex index.html',
    `ErrorDocument 404 ${base}404.html`,
    'AddDefaultCharset utf-8',
    'AddType text/markdown .md',
    'AddCharset utf-8 .md .js .css .json .xml .svg',
    'RewriteEngine On',
    `RewriteBase ${base}`,
    `RewriteRule ${quoted(`^${PRIVATE}`)} - [R=404,L]`,
    ...moved,
    ...(trailingSlash ? apachePages() : apacheBarePages(base)),
    ...blocks,
    `<If "%{REQUEST_URI} !~ m#^${escapePattern(base)}_assets/#">`,
    '  Header always merge vary accept',
    '</If>',
  ];
  return { path: toOutputPath('.htaccess'), bytes: `${lines.join('\n')}\n` };
}
