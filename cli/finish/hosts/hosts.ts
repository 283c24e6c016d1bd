import { createHash } from 'node:crypto';
import { type OutputFile, jsonFile } from '../../model/code/assets.ts';
import {
  FILE_ENDING,
  type HostName,
  type HostRules,
  MARKDOWN_LITERAL,
  type HeaderRule,
  type RedirectRule,
} from '../../model/hosting.ts';
import { escapeXml } from '../../model/text.ts';
import { toOutputPath, toPathname, underBase } from '../../model/paths.ts';
import { cloudfrontFiles } from './cloudfront.ts';
import { apacheFile, nginxFile } from './servers.ts';
import { pageKey, languagePrefix, servedAddress, type Site } from '../../model/site.ts';
import type { FinishOptions, Redirect } from '../options.ts';

/** Functions that create a host's files, apart from `_headers` and `_redirects`. */
const WRITERS: Readonly<Record<HostName, (rules: HostRules) => readonly OutputFile[]>> = {
  netlify: () => [],
  cloudflare: (rules) => cloudflareFiles(rules),
  vercel: (rules) => [vercelFile(rules)],
  'github-pages': (rules) => githubFiles(rules),
  nginx: (rules) => [nginxFile(rules)],
  apache: (rules) => [apacheFile(rules)],
  's3-cloudfront': (rules) => cloudfrontFiles(rules),
  firebase: (rules) => [firebaseFile(rules)],
};

/** Creates a host's headers and redirects. `preview` reads the two plain files for any host. */
export function hostFiles(host: HostName | undefined, rules: HostRules): readonly OutputFile[] {
  const own = host === undefined ? [] : WRITERS[host](rules);
  return host === 'github-pages' ? own : [...plainFiles(rules), ...own];
}

function plainFiles({ headers, redirects }: HostRules): readonly OutputFile[] {
  const blocks = headers.map((rule) => {
    const lines = rule.headers.map(([name, value]) => `  ${name}: ${value}\n`);
    return `${rule.path}\n${lines.join('')}`;
  });
  const lines = redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`);
  return [
    { path: toOutputPath('_headers'), bytes: blocks.join('\n') },
    ...(lines.length > 0 ? [{ path: toOutputPath('_redirects'), bytes: lines.join('') }] : []),
  ];
}

/** Creates a worker that answers requests for Markdown. Files with a hash bypass it. */
const cloudflareFiles = ({ base, trailingSlash }: HostRules): readonly OutputFile[] => [
  {
    path: toOutputPath('_worker.js'),
    bytes: `// Serves the Markdown of a page to clients that accept text/markdown.
const MARKDOWN = ${MARKDOWN_LITERAL};

export default {
  async fetch(request, env) {
    const url = new URL(request.url);
    const isPage = ${trailingSlash ? "url.pathname.endsWith('/')" : `!/${FILE_ENDING}/.test(url.pathname)`};
    if (isPage && MARKDOWN.test(request.headers.get('Accept') ?? '')) {
      const path = url.pathname.replace(/\\/$/, '');
      const paths = [path + '/index.md', path + '.md'];
      for (const path of paths) {
        const response = await env.ASSETS.fetch(new Request(new URL(path, url), request));
        if (response.ok) return withVary(response);
      }
    }
    const response = await env.ASSETS.fetch(request);
    return isPage ? withVary(response) : response;
  },
};

function withVary(response) {
  const copy = new Response(response.body, response);
  copy.headers.append('Vary', 'Accept');
  return copy;
}
`,
  },
  jsonFile(toOutputPath('_routes.json'), {
    version: 1,
    include: [`${base}*`],
    exclude: [`${base}_assets/*`],
  }),
];

const SCRIPT =
  'const link=document.querySelector("a");location.replace(link.hash?link.href:link.href+location.hash)';

/**
 * Creates a page for each redirect, because GitHub Pages has none. Its script keeps the fragment.
 * `.nojekyll` publishes folders such as `_assets/`.
 */
function githubFiles({ base, redirects, pages }: HostRules): readonly OutputFile[] {
  const targets = redirects.flatMap(({ from, to }) => {
    if (!from.endsWith('/*')) return from.endsWith('/') ? [[from, to] as const] : [];
    const [old, now] = [from.slice(0, -1), to.slice(0, -':splat'.length)];
    const below = pages.filter((page) => page.startsWith(now));
    return below.map((page) => [old + page.slice(now.length), page] as const);
  });
  const files = targets.map(([from, to]) => ({
    path: toOutputPath(`${decodeURI(from.slice(base.length))}index.html`),
    bytes: redirectPage(to),
  }));
  return [{ path: toOutputPath('.nojekyll'), bytes: '' }, ...files];
}

function redirectPage(address: string): string {
  const to = escapeXml(address);
  const hash = createHash('sha256').update(SCRIPT).digest('base64');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-${hash}'">
<title>Moved</title>
<link rel="canonical" href="${to}">
<meta name="robots" content="noindex">
<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>
</head>
<body>
<p>This page has moved to <a href="${to}">${to}</a>.</p>
<script>${SCRIPT}</script>
</body>
</html>
`;
}

const settingsFile = (path: string, value: unknown): OutputFile => ({
  path: toOutputPath(path),
  bytes: `${JSON.stringify(value, null, 2)}\n`,
});

const keyedHeaders = ({ headers }: HeaderRule) => headers.map(([key, value]) => ({ key, value }));

const literal = (path: string) => path.replace(/[\\:()*+?{}]/g, '\\$&');

/** Matches sources to which Vercel adds no slash, since they have one or end like a file. */
const COMPLETE_SOURCE = new RegExp(`[/*]$|${FILE_ENDING}`);

/**
 * Creates `vercel.json`. Files precede rewrites there, so requests for Markdown are redirected:
 * in the first language only, because other languages may lack the file.
 */
function vercelFile(rules: HostRules): OutputFile {
  const { base, headers, redirects, prefixes, trailingSlash } = rules;
  const markdown = { type: 'header', key: 'accept', value: '.*text/markdown.*' };
  const others = prefixes.map((prefix) => `${prefix.slice(1)}/`).join('|');
  const isOther = others === '' ? '' : `(?!${others})`;
  const page = trailingSlash ? '.+)/' : `(?!.*${FILE_ENDING}).+)`;
  const pages = `${literal(base)}(${isOther}${page}`;
  return settingsFile('vercel.json', {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    trailingSlash,
    ...(!trailingSlash && { cleanUrls: true }),
    redirects: [
      // Vercel first adds or removes the slash, except after the ending of a file.
      ...redirects
        .filter(({ from }) => (trailingSlash ? COMPLETE_SOURCE : /[^/]$/).test(from))
        .map(({ from, to, status }) => ({
          source: literal(from).replace(/\\\*$/, '(.*)'),
          destination: to.replace(/:splat$/, '$1'),
          statusCode: status,
        })),
      { source: literal(base), has: [markdown], destination: `${base}index.md`, statusCode: 307 },
      { source: pages, has: [markdown], destination: `${base}$1.md`, statusCode: 307 },
    ],
    headers: [
      ...headers.map((rule) => ({
        source: literal(rule.path).replace(/\\\*$/, '(.*)'),
        headers: keyedHeaders(rule),
      })),
      {
        source: `${literal(base)}(${trailingSlash ? '.*/|' : `(?!.*${FILE_ENDING}).*`})`,
        headers: [{ key: 'Vary', value: 'Accept' }],
      },
    ],
  });
}

/** Creates `firebase.json`, for `firebase deploy --config dist/firebase.json`. */
function firebaseFile({ headers, redirects, trailingSlash }: HostRules): OutputFile {
  return settingsFile('firebase.json', {
    hosting: {
      public: '.',
      ignore: ['firebase.json', '_headers', '_redirects', '**/.*'],
      trailingSlash,
      ...(!trailingSlash && { cleanUrls: true }),
      redirects: redirects.map(({ from, to, status }) => ({
        source: from.replace(/\*$/, ':splat*'),
        destination: to,
        type: status,
      })),
      headers: headers.map((rule) => ({
        source: rule.path.replace(/\*$/, '**'),
        headers: keyedHeaders(rule),
      })),
    },
  });
}

/** Paths without base, or an external target. */
type RedirectLine = readonly [from: string, to: string];

/** Returns the redirects for each spelling and language. Servers never receive fragments. */
export function redirectRules(
  site: Site,
  { base, redirects }: Pick<FinishOptions, 'base' | 'redirects'>,
): RedirectRule[] {
  const { languages, pathAliases } = site.routing;
  const lines = languages.flatMap((language) =>
    redirects
      .filter(({ from }) => !from.includes('#'))
      .flatMap((redirect) => linesFor(redirect, language, site)),
  );
  const aliases = languages.flatMap((language) =>
    pathAliases.map(({ from, to }): RedirectLine => {
      const prefix = languagePrefix(site, language);
      const [old = '', now = ''] = [from, to].map((path) => prefix + encodeURI(toPathname(path)));
      return [`${old}*`, `${now}:splat`];
    }),
  );
  const rules = [...lines, ...aliases].map(([from, to]) => {
    // White space would end the address or the line, and headers must be ASCII.
    const target = underBase(base, to.replace(/[^\x21-\x7e]+/g, encodeURIComponent));
    return { from: underBase(base, from), to: target, status: 301, isForced: false };
  });
  // Of several rules for one address, hosts use the first.
  return [...new Map(rules.toReversed().map((rule) => [rule.from, rule])).values()].reverse();
}

/** Returns a redirect's lines for one language. A page at the old address takes precedence. */
function linesFor({ from, to }: Redirect, language: string, site: Site): RedirectLine[] {
  const hasPage = (address: string) => site.pageByKey.has(pageKey(language, toPathname(address)));
  const prefix = languagePrefix(site, language);
  if (prefix !== '' && hasPage(from)) return [];
  const address = to.startsWith('/') ? servedAddress(site, to, language) : to;
  const path = prefix + encodeURI(toPathname(from));
  return path === '/'
    ? [[path, address]]
    : [path, path.slice(0, -1)].map((oldPath) => [oldPath, address]);
}
