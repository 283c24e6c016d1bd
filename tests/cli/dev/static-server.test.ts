import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentTypeOf, hostName, isAllowedHost, acceptsGzip } from '../../../cli/dev/http.ts';
import {
  headersFor,
  matchPath,
  parseHeaders,
  type UnsendableLine,
  parseRedirects,
  redirectFor,
  type HostName,
} from '../../../cli/model/hosting.ts';
import { listen, type RunningServer } from '../../../cli/dev/listen.ts';
import { serveDirectory } from '../../../cli/dev/static-server.ts';
import { DocsError } from '../../../cli/model/diagnostic.ts';

const LONG = 'a long text '.repeat(200);
const FILES: Readonly<Record<string, string>> = {
  'index.html': '<h1>Home</h1>',
  'a/b/index.html': `<h1>B</h1>${LONG}`,
  'a/b.md': '# B',
  '404.html': '<h1>Page not found</h1>',
  '_assets/main-1a2b3c4d.css': 'a{}',
  'logo.svg': '<svg/>',
  '中文/index.html': 'zh',
  _headers:
    '/*\n  X-Frame-Options: DENY\n/a/*\n  Link: <x>\n  Content-Security-Policy: default-src self\n' +
    '/_assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  _redirects:
    '# moved\n/%E6%97%A7/ /a/b/\n/old/ /a/b/ 301\n/was/* /a/:splat 302\n/a/b/ /never/ 301\n/logo.svg /x 301!\n',
};
let directory: string;
let site: RunningServer;
const get = (path: string, init: RequestInit = {}) =>
  fetch(new URL(path, site.url), { redirect: 'manual', ...init });

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'docs-preview-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), text);
  }
  site = await serveDirectory({ directory, port: 0 });
});
afterAll(async () => {
  await site.close();
  rmSync(directory, { recursive: true });
});

test('leaves out headers that cannot be sent and reports them once', async () => {
  const root = mkdtempSync(join(tmpdir(), 'docs-preview-'));
  writeFileSync(join(root, 'index.html'), '<h1>Home</h1>');
  writeFileSync(
    join(root, '_headers'),
    '/*\n  X-Note: a\u0007b\n  X-Arrow: →\n  X Name: a\n  \n  ! X-Off\n  X-Fine: yes\n',
  );
  writeFileSync(join(root, '_redirects'), '/old/ /中文/ 302\n');
  const reported: UnsendableLine[] = [];
  const served = await serveDirectory({
    directory: root,
    port: 0,
    onUnsendable: (lines) => void reported.push(...lines),
  });
  const answers = await Promise.all([fetch(served.url), fetch(served.url)]);
  const moved = await fetch(new URL('/old/', served.url), { redirect: 'manual' });
  await served.close();
  rmSync(root, { recursive: true });
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[0]?.headers.get('x-fine')).toBe('yes');
  expect(answers[0]?.headers.has('x-note')).toBe(false);
  expect(reported).toEqual([
    { number: 2, fault: 'character' },
    { number: 3, fault: 'character' },
    { number: 4, fault: 'form' },
  ]);
  expect(moved.headers.get('location')).toBe('/%E4%B8%AD%E6%96%87/');
});

test('lets documents of another origin read hashed files and show images, and nothing else', async () => {
  const headersOf = async (path: string) => {
    const { headers } = await get(path);
    return [
      headers.get('access-control-allow-origin'),
      headers.get('cross-origin-resource-policy'),
    ];
  };
  expect(await headersOf('/_assets/main-1a2b3c4d.css')).toEqual(['*', 'cross-origin']);
  expect(await headersOf('/missing.svg')).toEqual([null, 'cross-origin']);
  expect(await headersOf('/')).toEqual([null, 'same-origin']);
  expect(await headersOf('/a/b.md')).toEqual([null, 'same-origin']);
});

test.each([
  ['/', 200, 'text/html; charset=utf-8', 'Home'],
  ['/a/b/', 200, 'text/html; charset=utf-8', '<h1>B</h1>'],
  ['/a/b/index.html', 200, 'text/html; charset=utf-8', '<h1>B</h1>'],
  ['/a/b.md', 200, 'text/markdown; charset=utf-8', '# B'],
  ['/%E4%B8%AD%E6%96%87/', 200, 'text/html; charset=utf-8', 'zh'],
  ['/missing/', 404, 'text/html; charset=utf-8', 'Page not found'],
  ['/a/', 404, 'text/html; charset=utf-8', 'Page not found'],
  ['/_redirects', 404, 'text/html; charset=utf-8', 'Page not found'],
])('answers %s with %i and %s', async (path, status, type, text) => {
  const response = await get(path);
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe(type);
  expect(await response.text()).toContain(text);
});

test.each([
  ['/a/b?x=1', 301, '/a/b/?x=1'],
  ['/%E4%B8%AD%E6%96%87', 301, '/%E4%B8%AD%E6%96%87/'],
  ['/old/', 301, '/a/b/'],
  ['/old?x=1', 301, '/a/b/?x=1'],
  ['/was/b/c', 302, '/a/b/c'],
  ['/was/b/', 302, '/a/b/'],
  ['/%E6%97%A7/', 301, '/a/b/'],
  ['/logo.svg', 301, '/x'],
])('redirects %s with %i to %s', async (path, status, to) => {
  const response = await get(path);
  expect([response.status, response.headers.get('location')]).toEqual([status, to]);
});

test('negotiates Markdown and sends cache times as the chosen host does', async () => {
  const served = (hostName: HostName) => serveDirectory({ directory, port: 0, hostName });
  const [nginx, github] = await Promise.all([served('nginx'), served('github-pages')]);
  const ask = async ({ url }: RunningServer, path: string, accept: string) => {
    const { headers } = await fetch(new URL(path, url), { headers: { accept } });
    return [headers.get('content-type'), headers.get('vary'), headers.get('cache-control')];
  };
  const [html, markdown] = ['text/html; charset=utf-8', 'text/markdown; charset=utf-8'];
  const usual = 'public, max-age=0, must-revalidate';
  const agent = 'text/markdown, text/html;q=0.9';
  expect(await ask(nginx, '/a/b/', agent)).toEqual([markdown, 'Accept', usual]);
  expect(await ask(nginx, '/a/b/', 'text/html')).toEqual([html, 'Accept, Accept-Encoding', usual]);
  expect(await ask(nginx, '/a/b/', 'text/markdown;q=0')).toEqual([html, expect.anything(), usual]);
  expect(await ask(nginx, '/', agent)).toEqual([html, 'Accept', usual]);
  expect(await ask(github, '/a/b/', agent)).toEqual([html, 'Accept-Encoding', 'max-age=600']);
  await Promise.all([nginx.close(), github.close()]);
});

test('applies _headers to matching paths, and caches hashed files for a year', async () => {
  const [page, home, asset] = await Promise.all(
    ['/a/b/', '/', '/_assets/main-1a2b3c4d.css'].map((path) => get(path)),
  );
  expect(page?.headers.get('content-security-policy')).toBe('default-src self');
  expect(page?.headers.get('x-frame-options')).toBe('DENY');
  expect(home?.headers.get('content-security-policy')).toBe(null);
  expect(home?.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(asset?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('caches no error page, whatever the rules of its address are', async () => {
  const missing = await get('/_assets/none-1a2b3c4d.css');
  const usual = 'public, max-age=0, must-revalidate';
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, usual]);
});

test('answers 304 for an unchanged file', async () => {
  const etag = (await get('/a/b/')).headers.get('etag') ?? '';
  expect((await get('/a/b/', { headers: { 'if-none-match': etag } })).status).toBe(304);
  utimesSync(join(directory, 'a/b/index.html'), 1, 1);
  expect((await get('/a/b/', { headers: { 'if-none-match': etag } })).status).toBe(200);
});

test('compresses long texts only, and answers HEAD with headers only', async () => {
  const headers = { 'accept-encoding': 'gzip, br' };
  const long = await get('/a/b/', { headers });
  expect(long.headers.get('content-encoding')).toBe('gzip');
  expect(await long.text()).toContain(LONG);
  expect((await get('/', { headers })).headers.get('content-encoding')).toBe(null);
  const head = await get('/a/b/', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('serves a site with a base only under that base', async () => {
  const based = await serveDirectory({ directory, port: 0, base: '/docs/' });
  const ask = (path: string) => fetch(new URL(path, based.url), { redirect: 'manual' });
  expect((await ask('/docs/a/b/')).status).toBe(200);
  expect((await ask('/docs/a/b')).headers.get('location')).toBe('/docs/a/b/');
  expect((await ask('/docs')).headers.get('location')).toBe('/docs/');
  expect((await ask('/a/b.md')).status).toBe(404);
  await based.close();
});

test('uses the next port if one is in use, unless the port is strict', async () => {
  const { port } = site;
  const next = await listen(createServer(), { port });
  expect(next.port).toBeGreaterThan(port);
  await next.close();
  const strict = listen(createServer(), { port, strictPort: true });
  await expect(strict).rejects.toThrow(`Port ${port} is in use by another program`);
  await expect(strict).rejects.toBeInstanceOf(DocsError);
});

test.each([
  [{ port: 70_000 }, 'Not allowed to listen on port 70000'],
  [{ port: 0, host: '203.0.113.7' }, 'Cannot listen on 203.0.113.7'],
])('explains why it cannot listen on %j', async (options, words) => {
  await expect(listen(createServer(), options)).rejects.toThrow(words);
});

test('reports that there is nothing to preview if nothing is built', async () => {
  const missing = serveDirectory({ directory: join(directory, 'none'), port: 0 });
  await expect(missing).rejects.toThrow('Nothing to preview');
});

test.each([
  ['localhost', undefined, true],
  ['a.localhost:80', undefined, true],
  ['192.168.1.2:80', undefined, false],
  ['192.168.1.2:80', '0.0.0.0', true],
  ['evil.example', '0.0.0.0', false],
  ['[fe80::1]:80', '::', true],
  ['mybox:80', 'MyBox', true],
  ['localhost:99999999', undefined, false],
  [undefined, undefined, false],
])(
  'decides whether the host %j is allowed while listening on %j: %s',
  (header, listening, isAllowed) => {
    expect(isAllowedHost(header, listening)).toBe(isAllowed);
  },
);

test('reads the name of a Host header without port and brackets', () => {
  expect([hostName('[::1]:80'), hostName('A.b:1'), hostName('a b'), hostName('')]).toEqual([
    '::1',
    'a.b',
    undefined,
    undefined,
  ]);
});

test.each([
  ['/a/*', '/a/b/c', { splat: 'b/c' }],
  ['/*', '/', { splat: '' }],
  ['/a/:x/c', '/a/b/c/', { x: 'b' }],
  ['/a/', '/a', {}],
  ['/a', '/a/b', undefined],
  ['/_assets/*.css', '/_assets/x.css', {}],
  ['/_assets/*.css', '/_assets/x.js', undefined],
])('matches the pattern %s with %s as %j', (pattern, path, names) => {
  expect(matchPath(pattern, path)).toEqual(names);
});

test('joins the values of a header that several rules set, and skips malformed lines', () => {
  const rules = parseHeaders('# c\n/*\n  A: 1\n\n  nonsense\n/a/\n  a: 2\n');
  expect([...headersFor(rules, '/a/')]).toEqual([['a', '1, 2']]);
});

test('redirects permanently by default, and prefers a file to a rule that is not forced', () => {
  const rules = parseRedirects('/a /b#c\nnonsense\n/d /e abc\n/f /g 302!\n');
  expect(redirectFor(rules, '/a', false)).toEqual({ to: '/b#c', status: 301 });
  expect(redirectFor(rules, '/a', true)).toBe(undefined);
  expect(redirectFor(rules, '/f', true)).toEqual({ to: '/g', status: 302 });
  expect(rules).toHaveLength(2);
});

test.each([
  ['br, gzip', true],
  ['gzip;q=1.0', true],
  ['br, gzip;q=0', false],
  ['identity', false],
  [undefined, false],
])('compresses if gzip is accepted %j: %j', (header, expected) => {
  expect(acceptsGzip(header)).toBe(expected);
});

test('serves a file with an unknown extension as bytes', () => {
  expect(contentTypeOf('a.constructor')).toBe('application/octet-stream');
  expect(contentTypeOf('a')).toBe('application/octet-stream');
  expect(contentTypeOf('A.PNG')).toBe('image/png');
});
