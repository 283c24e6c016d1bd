import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DevBackend } from '../../../cli/dev/channel.ts';
import type { RunningServer } from '../../../cli/dev/listen.ts';
import { startDevServer } from '../../../cli/dev/server.ts';
import { serveDirectory } from '../../../cli/dev/static-server.ts';
import { request, sendRaw } from './raw.ts';

const SECRET = 'the-secret';
let folder: string;
let servers: Record<'preview' | 'dev', RunningServer>;
let token = '';

const backend: DevBackend = {
  page: async (path) =>
    path === '/' || path === '/a/'
      ? { status: 200, html: '<html><head></head><body>page</body></html>', diagnostics: [] }
      : undefined,
  asset: async (path) => (path === '/a.txt' ? { bytes: Buffer.from('asset') } : undefined),
  subscribe: () => () => undefined,
  frame: () => undefined,
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'docs-hostile-'));
  const site = join(folder, 'site');
  mkdirSync(join(site, 'a'), { recursive: true });
  mkdirSync(join(site, '.hidden'));
  mkdirSync(join(folder, 'site-other'));
  writeFileSync(join(site, 'index.html'), 'page');
  writeFileSync(join(site, 'a/index.html'), 'page a');
  writeFileSync(join(site, 'a.txt'), 'asset');
  writeFileSync(join(site, '_headers'), `/*\n  X-Secret: ${SECRET}\n`);
  writeFileSync(join(site, '.hidden/x.txt'), SECRET);
  writeFileSync(join(site, '.env'), SECRET);
  writeFileSync(join(folder, 'secret.txt'), SECRET);
  writeFileSync(join(folder, 'site-other/secret.txt'), SECRET);
  symlinkSync(join(folder, 'secret.txt'), join(site, 'link.txt'));
  symlinkSync(join(folder, 'site-other'), join(site, 'linked'));
  servers = {
    preview: await serveDirectory({ directory: site, port: 0 }),
    dev: await startDevServer(backend, { port: 0 }),
  };
  const { body } = await sendRaw(servers.dev.port, request('GET / HTTP/1.1'));
  token = /token=([0-9a-f]+)/.exec(body)?.[1] ?? '';
});
afterAll(async () => {
  await Promise.all(Object.values(servers).map((server) => server.close()));
  rmSync(folder, { recursive: true });
});

const HOSTS: readonly [string, readonly number[]][] = [
  ['Host: localhost', [200]],
  ['Host: localhost:3003', [200]],
  ['Host: LOCALHOST', [200]],
  ['Host: docs.localhost', [200]],
  ['Host: 127.0.0.1:1', [200]],
  ['Host: [::1]:3003', [200]],
  ['Host: evil.example', [403]],
  ['Host: localhost.evil.example', [403]],
  ['Host: evillocalhost', [403]],
  ['Host: 127.0.0.1.nip.io', [403]],
  ['Host: 192.168.1.2', [403]],
  ['Host: 0.0.0.0', [403]],
  ['Host: localhost@evil.example', [403]],
  ['Host: localhost evil.example', [400, 403]],
  ['Host:', [403]],
  ['X-No: host', [400]],
  ['Host: localhost\r\nHost: evil.example', [400, 403]],
];
const PATHS = [
  '/../secret.txt',
  '/../../../../etc/passwd',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/%252e%252e/secret.txt',
  '/a/../../secret.txt',
  '/..\\secret.txt',
  '/..%5csecret.txt',
  '/%00/../secret.txt',
  '/a.txt%00.html',
  '/./.env',
  '/.env',
  '/.hidden/x.txt',
  '/_headers',
  '/link.txt',
  '/linked/secret.txt',
  '/../site-other/secret.txt',
  '/@fs/etc/passwd',
  '/etc/passwd?raw',
  '/.env?raw??',
  '/a.txt::$DATA',
  '/%',
  '/%zz',
  '/%c0%ae%c0%ae/secret.txt',
  '/a/index.html/../../../secret.txt',
  '/%0d%0aX-Injected:%20yes',
];
const METHODS = ['OPTIONS', 'POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND'];
const LINES = [
  'GET http://evil.example/ HTTP/1.1',
  'GET https://localhost/ HTTP/1.1',
  'GET * HTTP/1.1',
  'GET a.txt HTTP/1.1',
  'GET / HTTP/9.9',
  'GET /\x01 HTTP/1.1',
  'CONNECT evil.example:443 HTTP/1.1',
  'hello',
];

for (const kind of ['preview', 'dev'] as const) {
  const send = (bytes: string) => sendRaw(servers[kind].port, bytes);

  test.each(HOSTS)(`${kind}: a request with %j gets %j`, async (host, statuses) => {
    const answer = await send(request('GET / HTTP/1.1', [host]));
    expect(statuses).toContain(answer.status);
    if (answer.status !== 200) expect(answer.body).not.toContain('page');
  });

  test.each(PATHS)(`${kind}: serves nothing outside the site for %j`, async (path) => {
    const answer = await send(request(`GET ${path} HTTP/1.1`));
    expect([400, 404]).toContain(answer.status);
    expect(answer.body + JSON.stringify(answer.headers)).not.toMatch(/root:|x-injected/);
    expect(answer.body).not.toContain(SECRET);
  });

  test.each(METHODS)(`${kind}: rejects %s`, async (method) => {
    const answer = await send(request(`${method} / HTTP/1.1`));
    expect(answer.status).toBe(405);
    expect(answer.headers['allow']).toBe('GET, HEAD');
  });

  test.each(LINES)(`${kind}: serves no page for the request line %j`, async (line) => {
    const answer = await send(request(line));
    expect(answer.status === 0 || answer.status >= 400).toBe(true);
    expect(answer.body).not.toContain('page');
  });

  test(`${kind}: keeps other sites from reading any response`, async () => {
    for (const path of ['/', '/a.txt', '/missing', '/%']) {
      const headers = ['Host: localhost', 'Origin: https://evil.example'];
      const answer = await send(request(`GET ${path} HTTP/1.1`, headers));
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-'))).toEqual([]);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
    }
  });

  test(`${kind}: never redirects to another host`, async () => {
    for (const path of ['//evil.example/../a', '//a', '/a?x=//evil.example', '///a']) {
      const { status, headers } = await send(request(`GET ${path} HTTP/1.1`));
      if (status < 400) expect(headers['location']).toMatch(/^\/a\/(\?|$)/);
    }
  });

  test(`${kind}: serves other requests despite 200 half-open connections`, async () => {
    const sockets = Array.from({ length: 200 }, () => connect(servers[kind].port, '127.0.0.1'));
    for (const socket of sockets) socket.on('error', () => undefined).write('GET / HT');
    expect((await send(request('GET / HTTP/1.1'))).status).toBe(200);
    for (const socket of sockets) socket.destroy();
  });
}

test.each([
  ['no token', '', []],
  ['a wrong token', `?token=${'0'.repeat(32)}`, []],
  ['a foreign origin', '?token=TOKEN', ['Origin: https://evil.example']],
  ['the origin of another port', '?token=TOKEN', ['Origin: http://localhost:1']],
  ['no origin at all', '?token=TOKEN', ['Origin: null']],
  ['a cross-site request of a browser', '?token=TOKEN', ['Sec-Fetch-Site: cross-site']],
])('rejects a connection to the live channel with %s', async (_who, search, headers) => {
  const line = `GET /__docs/events${search.replace('TOKEN', token)} HTTP/1.1`;
  const answer = await sendRaw(servers.dev.port, request(line, ['Host: localhost', ...headers]));
  expect(answer.status).toBe(403);
});

test('opens the live channel to a page of this server', async () => {
  const line = `GET /__docs/events?token=${token}&page=/ HTTP/1.1`;
  const headers = ['Host: localhost', 'Origin: http://localhost', 'Sec-Fetch-Site: same-origin'];
  const answer = await sendRaw(servers.dev.port, request(line, headers));
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('text/event-stream');
  expect(answer.body).toContain('"kind":"hello"');
});
