import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { getTransformedRoutes, type GetRoutesProps } from '@vercel/routing-utils';
import { parse } from 'nginx-conf/dist/src/parser.js';
import { expect, onTestFinished, test } from 'vitest';
import { hostFiles } from '../../../cli/finish/hosts/hosts.ts';
import { HOST_NAMES, type HostName, type HostRules } from '../../../cli/model/hosting.ts';

const POLICY = "default-src 'none'; script-src 'self' 'sha256-abc='";

const RULES: HostRules = {
  base: '/docs/',
  headers: [
    { path: '/docs/*', headers: [['X-Content-Type-Options', 'nosniff']] },
    { path: '/docs/_assets/*', headers: [['Cache-Control', 'max-age=31536000, immutable']] },
    { path: '/docs/', headers: [['Content-Security-Policy', POLICY]] },
    { path: '/docs/guide/*', headers: [['Content-Security-Policy', POLICY]] },
  ],
  redirects: [
    ['/docs/old/', '/docs/guide/a/#start'],
    ['/docs/old', '/docs/guide/a/#start'],
    ['/docs/%E6%97%A7/', 'https://example.org/a?b=$c'],
    ['/docs/a(b)/', '/docs/guide/a/'],
    ['/docs/api/*', '/docs/guide/:splat'],
  ].map(([from = '', to = '']) => ({ from, to, status: 301, isForced: false })),
  pages: ['/docs/', '/docs/guide/a/', '/docs/zh/'],
  prefixes: ['/zh'],
  trailingSlash: true,
};

/** The same site without final slashes in addresses. */
const BARE: HostRules = {
  ...RULES,
  pages: ['/docs/', '/docs/guide/a', '/docs/guide/next.js', '/docs/zh'],
  trailingSlash: false,
};

const filesOf = (host: HostName | undefined, rules = RULES): Record<string, string> =>
  Object.fromEntries(hostFiles(host, rules).map(({ path, bytes }) => [path, String(bytes)]));

test.each([
  [undefined, []],
  ['netlify', []],
  ['cloudflare', ['_worker.js', '_routes.json']],
  ['vercel', ['vercel.json']],
  ['nginx', ['nginx.conf']],
  ['apache', ['.htaccess']],
  ['firebase', ['firebase.json']],
  [
    's3-cloudfront',
    ['cloudfront-request.js', 'cloudfront-response.js', 'cloudfront-redirects.json'],
  ],
] as const)('writes _headers, _redirects and host-specific files for %s', (host, own) => {
  expect(Object.keys(filesOf(host))).toEqual(['_headers', '_redirects', ...own]);
});

test.each(HOST_NAMES)('writes no empty list of redirects for %s', (host) => {
  const files = filesOf(host, { ...RULES, redirects: [] });
  expect(Object.keys(files)).not.toContain('_redirects');
  expect(Object.keys(files)).not.toContain('cloudfront-redirects.json');
});

test('writes _headers and _redirects that Netlify reads', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-hosts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = filesOf('netlify');
  const places = ['_headers', '_redirects'].map((name) => {
    writeFileSync(join(folder, name), files[name] ?? '');
    return join(folder, name);
  });
  const [headersFile = '', redirectsFile = ''] = places;
  const read = await parseAllHeaders({
    headersFiles: [headersFile],
    configHeaders: [],
    minimal: true,
  });
  expect(read.errors).toEqual([]);
  expect(read.headers).toEqual(
    RULES.headers.map(({ path, headers }) => ({ for: path, values: Object.fromEntries(headers) })),
  );
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [redirectsFile],
    configRedirects: [],
    minimal: true,
  });
  expect(errors).toEqual([]);
  expect(redirects).toMatchObject(
    RULES.redirects.map(({ from, to, status }) => ({ from, to, status })),
  );
});

/**
 * Returns a function that answers a request like the routes of a `vercel.json`, with status and
 * target.
 */
function vercelAnswers(rules: HostRules) {
  const text = filesOf('vercel', rules)['vercel.json'] ?? '';
  const { $schema, ...config } = JSON.parse(text) as GetRoutesProps & { $schema: string };
  const { routes, error } = getTransformedRoutes(config);
  expect([$schema, error]).toEqual(['https://openapi.vercel.sh/vercel.json', null]);
  return (path: string, accept = 'text/html') => {
    for (const { src, has, status, headers } of (routes ?? []) as {
      src?: string;
      has?: { value: string }[];
      status?: number;
      headers?: Record<string, string>;
    }[]) {
      const found = src === undefined ? null : new RegExp(src).exec(path);
      const accepted = (has ?? []).every(({ value }) => new RegExp(value).test(accept));
      if (!found || !accepted || !headers?.['Location']) continue;
      const target = headers['Location'].replace(/\$(\d)/g, (_, at) => found[Number(at)] ?? '');
      return [status, target];
    }
    return undefined;
  };
}

test('writes a vercel.json whose routes redirect, add slashes and serve Markdown', () => {
  const answer = vercelAnswers(RULES);
  expect(answer('/docs/old')).toEqual([308, '/docs/old/']);
  expect(answer('/docs/old/')).toEqual([301, '/docs/guide/a/#start']);
  expect(answer('/docs/a(b)/')).toEqual([301, '/docs/guide/a/']);
  expect(answer('/docs/api/x/y/')?.[1]).toMatch(/^\/docs\/guide\/x\/y\/?$/);
  expect(answer('/docs/guide/a/')).toBeUndefined();
  expect(answer('/docs/guide/a/', 'text/markdown')).toEqual([307, '/docs/guide/a.md']);
  expect(answer('/docs/', 'text/markdown')).toEqual([307, '/docs/index.md']);
  expect(answer('/docs/zh/', 'text/markdown')).toBeUndefined();
});

test('writes a vercel.json that redirects files, which get no slash', () => {
  const redirect = { from: '/docs/old.html', to: '/docs/guide/a/', status: 301, isForced: false };
  const answer = vercelAnswers({ ...RULES, redirects: [redirect] });
  expect(answer('/docs/old.html')).toEqual([301, '/docs/guide/a/']);
});

test('writes a vercel.json whose routes remove slashes and endings', () => {
  const answer = vercelAnswers(BARE);
  expect(answer('/docs/guide/a/')).toEqual([308, '/docs/guide/a']);
  expect(answer('/docs/guide/a.html')).toEqual([308, '/docs/guide/a']);
  expect(answer('/docs/old')).toEqual([301, '/docs/guide/a/#start']);
  expect(answer('/docs/guide/a')).toBeUndefined();
  expect(answer('/docs/guide/a', 'text/markdown')).toEqual([307, '/docs/guide/a.md']);
  expect(answer('/docs/logo.svg', 'text/markdown')).toBeUndefined();
});

test('writes an nginx.conf in the grammar of nginx, with all headers in every location', () => {
  const text = filesOf('nginx')['nginx.conf'] ?? '';
  const parsed: ConfigItem[] = [];
  parse(text, (error, tree) => {
    expect(error).toBeNull();
    if (tree) parsed.push(...(tree.children ?? []));
  });
  const locations = parsed.filter(({ name }) => name === 'location');
  const inside = (place: string) =>
    locations
      .find(({ value }) => value === place)
      ?.children?.map(({ name, value }) => `${name} ${value}`);
  expect(inside('"/docs/guide/"')).toEqual([
    'add_header x-content-type-options "nosniff" always',
    `add_header content-security-policy "${POLICY}" always`,
    'add_header vary accept always',
  ]);
  expect(inside('"/docs/_assets/"')).toContain(
    'add_header cache-control "max-age=31536000, immutable"',
  );
  expect(inside('= "/docs/old/"')).toEqual(['return 301 "/docs/guide/a/$is_args$args#start"']);
  expect(inside('= "/docs/旧/"')).toEqual(['return 301 "https://example.org/a?b=%24c"']);
  expect(inside('^~ "/docs/api/"')).toEqual([
    'rewrite "^/docs/api/(.*)$" "/docs/guide/$1" permanent',
  ]);
  expect(inside('= "/docs/api"')).toEqual(['return 301 "/docs/guide/$is_args$args"']);
  const fallback = 'try_files $uri $page/index.md @page';
  expect(inside(String.raw`~ "^(?<page>.+)\.md$"`)).toContain(fallback);
  expect(inside('@page')).toEqual([String.raw`rewrite "^(.+)\.md$" "$1/" last`]);
});

interface ConfigItem {
  readonly name: string;
  readonly value?: string;
  readonly children: readonly ConfigItem[] | null;
}

test('writes an .htaccess of known directives, with balanced sections', () => {
  const lines = (filesOf('apache')['.htaccess'] ?? '').trim().split('\n');
  const words = lines.map((line) => /^\s*(<?\/?\w+)/.exec(line)?.[1]);
  expect([...new Set(words)].sort()).toEqual(
    [
      '</If',
      '<If',
      'AddCharset',
      'AddDefaultCharset',
      'AddType',
      'DirectoryIndex',
      'ErrorDocument',
      'Header',
      'Options',
      'RewriteBase',
      'RewriteCond',
      'RewriteEngine',
      'RewriteRule',
    ].sort(),
  );
  expect(words.filter((word) => word === '<If')).toHaveLength(
    words.filter((word) => word === '</If').length,
  );
  expect(lines).toContain('RewriteRule "^old/$" "/docs/guide/a/#start" [R=301,L,NE]');
  expect(lines).toContain('RewriteRule "^old/$" "/docs/guide/a/?%1#start" [R=301,L,NE]');
  expect(lines).toContain('RewriteRule "^a\\(b\\)/$" "/docs/guide/a/" [R=301,L,NE]');
  expect(lines).toContain('RewriteRule "^api(?:/(.*))?$" "/docs/guide/$1" [R=301,L,NE]');
  expect(lines).toContain('<If "%{REQUEST_URI} =~ m#^/docs/guide/#">');
});

test('writes configurations that remove a trailing slash and serve the file of a page', () => {
  const nginx = filesOf('nginx', BARE)['nginx.conf'] ?? '';
  parse(nginx, (error) => expect(error).toBeNull());
  expect(nginx).toContain('  rewrite "^(.+)/$" "$1" permanent;\n');
  expect(nginx.match(/try_files \$uri \$uri\.html/g)).toHaveLength(2);
  const apache = (filesOf('apache', BARE)['.htaccess'] ?? '').split('\n');
  expect(apache).toContain('DirectorySlash Off');
  expect(apache).toContain('RewriteRule ^(.+)/$ /docs/$1 [R=301,L]');
  expect(apache).toContain('RewriteCond %{DOCUMENT_ROOT}/docs/$1.html -f');
  const { hosting } = JSON.parse(filesOf('firebase', BARE)['firebase.json'] ?? '') as object & {
    hosting: object;
  };
  expect(hosting).toMatchObject({ trailingSlash: false, cleanUrls: true });
});

test('writes a firebase.json with globs', () => {
  const text = filesOf('firebase')['firebase.json'] ?? '';
  const { hosting } = JSON.parse(text) as {
    hosting: { redirects: unknown[]; headers: unknown[] };
  };
  expect(Object.keys(hosting)).toEqual([
    'public',
    'ignore',
    'trailingSlash',
    'redirects',
    'headers',
  ]);
  expect(hosting.redirects.at(-1)).toEqual({
    source: '/docs/api/:splat*',
    destination: '/docs/guide/:splat',
    type: 301,
  });
  expect(hosting.headers[1]).toEqual({
    source: '/docs/_assets/**',
    headers: [{ key: 'Cache-Control', value: 'max-age=31536000, immutable' }],
  });
});

/** Loads the functions for CloudFront. */
function cloudfront(rules: HostRules) {
  const files = filesOf('s3-cloudfront', rules);
  const { data } = JSON.parse(files['cloudfront-redirects.json'] ?? '') as {
    data: { key: string; value: string }[];
  };
  const store = new Map(data.map(({ key, value }) => [key, value]));
  const kvs = () => ({
    exists: async (key: string) => store.has(key),
    get: async (key: string) => store.get(key),
  });
  const load = (name: string) => {
    const code = (files[name] ?? '').replace(/^import .*$/m, '');
    const context = createContext({ cf: { kvs } });
    return runInContext(`${code}\nhandler;`, context) as (event: unknown) => unknown;
  };
  const request = load('cloudfront-request.js');
  const ask = async (uri: string, accept = 'text/html') => {
    const querystring = { x: { value: '1' } };
    const headers = { accept: { value: accept } };
    const answer = (await request({ request: { uri, querystring, headers } })) as {
      uri?: string;
      headers: { location?: { value: string } };
    };
    return answer.headers.location?.value ?? answer.uri;
  };
  return { ask, response: load('cloudfront-response.js') };
}

test('writes CloudFront functions that remove slashes and find files', async () => {
  const { ask, response } = cloudfront(BARE);
  expect(await ask('/docs/guide/a/')).toBe('/docs/guide/a?x=1');
  expect(await ask('/docs/guide/a')).toBe('/docs/guide/a.html');
  expect(await ask('/docs/guide/next.js')).toBe('/docs/guide/next.js.html');
  expect(await ask('/docs/guide/a', 'text/markdown')).toBe('/docs/guide/a.md');
  expect(await ask('/docs/')).toBe('/docs/index.html');
  expect(await ask('/docs/_assets/a-1.js')).toBe('/docs/_assets/a-1.js');
  const answer = response({
    request: { uri: '/docs/guide/a.html' },
    response: { statusCode: 200, headers: {} },
  });
  expect(answer).toHaveProperty('headers.content-security-policy.value', POLICY);
});

test('writes CloudFront functions that redirect, add slashes and find files', async () => {
  const { ask, response } = cloudfront(RULES);
  expect(await ask('/docs/old')).toBe('/docs/guide/a/?x=1#start');
  expect(await ask('/docs/%E6%97%A7/')).toBe('https://example.org/a?b=$c');
  expect(await ask('/docs/api/x/')).toBe('/docs/guide/x/?x=1');
  expect(await ask('/docs/guide/a')).toBe('/docs/guide/a/?x=1');
  expect(await ask('/docs/guide/a/')).toBe('/docs/guide/a/index.html');
  expect(await ask('/docs/guide/a/', 'text/markdown')).toBe('/docs/guide/a.md');
  expect(await ask('/docs/', 'text/markdown')).toBe('/docs/index.md');
  expect(await ask('/docs/zh/', 'text/markdown')).toBe('/docs/zh/index.html');
  expect(await ask('/docs/_assets/a-1.js')).toBe('/docs/_assets/a-1.js');
  const headersAt = (uri: string, statusCode = 200) =>
    response({ request: { uri }, response: { statusCode, headers: {} } });
  expect(headersAt('/docs/guide/a/index.html')).toMatchObject({
    headers: {
      'x-content-type-options': { value: 'nosniff' },
      'content-security-policy': { value: POLICY },
    },
  });
  expect(headersAt('/docs/_assets/a.js')).toMatchObject({
    headers: { 'cache-control': { value: 'max-age=31536000, immutable' } },
  });
  expect(headersAt('/docs/_assets/a.js', 404)).not.toHaveProperty('headers.cache-control');
});

test('leaves out policies that do not fit into a CloudFront function', () => {
  const many = Array.from({ length: 20 }, (_, index) => ({
    path: `/docs/${index}/*`,
    headers: [['Content-Security-Policy', `${'x'.repeat(800)}${index}`] as const],
  }));
  const files = filesOf('s3-cloudfront', { ...RULES, headers: [...RULES.headers, ...many] });
  const code = files['cloudfront-response.js'] ?? '';
  expect(code.length).toBeLessThan(10_240);
  expect(code).not.toContain('xxx');
  expect(code).toContain('nosniff');
});

test('writes a Cloudflare worker that serves Markdown to clients that accept it', async () => {
  const files = filesOf('cloudflare');
  const text = files['_worker.js'] ?? '';
  const { default: worker } = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`
  )) as {
    default: { fetch: (request: Request, env: unknown) => Promise<Response> };
  };
  const assets = new Map([
    ['/docs/a/', 'html'],
    ['/docs/a.md', 'markdown'],
    ['/docs/zh/', 'zh'],
    ['/docs/logo.svg', 'logo'],
  ]);
  const ASSETS = {
    fetch: async ({ url }: Request) => {
      const body = assets.get(new URL(url).pathname);
      return new Response(body, { status: body === undefined ? 404 : 200 });
    },
  };
  const ask = async (path: string, accept: string) => {
    const request = new Request(`https://docs.example.org${path}`, { headers: { accept } });
    const response = await worker.fetch(request, { ASSETS });
    return [response.status, await response.text(), response.headers.get('vary')];
  };
  expect(await ask('/docs/a/', 'text/markdown')).toEqual([200, 'markdown', 'Accept']);
  expect(await ask('/docs/a/', 'text/html')).toEqual([200, 'html', 'Accept']);
  expect(await ask('/docs/zh/', 'text/markdown')).toEqual([200, 'zh', 'Accept']);
  expect(await ask('/docs/logo.svg', 'text/markdown')).toEqual([200, 'logo', null]);
  expect(JSON.parse(files['_routes.json'] ?? '')).toEqual({
    version: 1,
    include: ['/docs/*'],
    exclude: ['/docs/_assets/*'],
  });
});

test('writes a page for each redirect on GitHub Pages, also below aliases', () => {
  const files = filesOf('github-pages');
  expect(Object.keys(files)).toEqual([
    '.nojekyll',
    'old/index.html',
    '旧/index.html',
    'a(b)/index.html',
    'api/a/index.html',
  ]);
  expect(files['api/a/index.html']).toContain('<link rel="canonical" href="/docs/guide/a/">');
  expect(files['旧/index.html']).toContain('content="0; url=https://example.org/a?b=$c"');
});
