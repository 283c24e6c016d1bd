import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { addressToRequest, checkExternal } from '../../../cli/commands/check/external.ts';
import { isPrivate } from '../../../cli/commands/check/request.ts';
import { progressLine } from '../../../cli/commands/output/terminal.ts';
import { directoryWith, docsBuild, SMALL_SITE, testTerminal } from './command-line.ts';
import { memoryStore } from '../../harness/memory-host.ts';
import { IS_FULL } from '../../harness/sample.ts';

type Serve = (request: IncomingMessage, response: ServerResponse) => void;

/** Starts a local server that records its requests: `HEAD /a`. */
async function serverOf(serve: Serve) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    serve(request, response);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as AddressInfo;
  return { host: `127.0.0.1:${port}`, url: `http://127.0.0.1:${port}`, asked };
}

const POLICY = {
  timeoutMs: 60_000,
  pauseMs: 1,
  backoffMs: [1, 1],
  maxWaitMs: 2000,
  maxRedirects: 5,
  hostsAtOnce: 4,
};

async function checked(
  urls: readonly string[],
  privateHosts: readonly string[],
  { store = memoryStore(), timeoutMs = POLICY.timeoutMs } = {},
) {
  const links = urls.map((href) => ({ href, address: href.split('#')[0]!, place: undefined }));
  const options = { store, version: '1', privateHosts, policy: { ...POLICY, timeoutMs } };
  const { found, isOffline } = await checkExternal(links, options);
  return { isOffline, found: found.map(({ code, message }) => `${code}: ${message}`) };
}

test('requests other sites with HEAD, then GET, and reports the result', async () => {
  const tries = new Map<string, number>();
  const { host, url, asked } = await serverOf(({ url: path = '', method }, response) => {
    const count = (tries.get(path) ?? 0) + 1;
    tries.set(path, count);
    const answer = (status: number, headers = {}) => void response.writeHead(status, headers).end();
    if (path === '/no-head') return answer(method === 'HEAD' ? 405 : 200);
    if (path === '/busy') return count === 1 ? answer(429, { 'Retry-After': '0' }) : answer(200);
    if (path === '/later') return answer(429, { 'Retry-After': '3600' });
    if (path === '/for-good') return answer(301, { Location: '/here' });
    if (path === '/for-now') return answer(302, { Location: '/here' });
    if (path === '/nowhere') return answer(308, { Location: '/404' });
    if (path === '/round') return answer(301, { Location: '/round' });
    if (path === '/odd') return answer(301, { Location: 'file:///etc/passwd' });
    return answer(Number(path.slice(1)) || 200);
  });
  const all = ['200', '404', '410', '403', '500', 'no-head', 'busy', 'later'];
  const moved = ['for-good#part', 'for-now', 'nowhere', 'round', 'odd'];
  const store = memoryStore();
  const urls = [...all, ...moved].map((path) => `${url}/${path}`);
  const { found } = await checked([...urls, `${url}/404#again`], [host], { store });
  expect(found).toEqual([
    `link/external-gone: ${url}/404 returned status 404: the page does not exist`,
    `link/external-gone: ${url}/410 returned status 410: the page does not exist`,
    `link/external-unreachable: ${url}/500 could not be reached: the server answers 500`,
    `link/external-moved: ${url}/for-good#part has moved permanently to ${url}/here#part`,
    `link/external-gone: ${url}/nowhere returned status 404: the page does not exist`,
    `link/external-unreachable: ${url}/round could not be reached: it redirects endlessly`,
    `link/external-gone: ${url}/404#again returned status 404: the page does not exist`,
  ]);
  const of = (path: string) => asked.filter((one) => one.endsWith(` /${path}`));
  expect(of('200')).toEqual(['HEAD /200']);
  expect(of('no-head')).toEqual(['HEAD /no-head', 'GET /no-head']);
  expect(of('busy')).toEqual(['HEAD /busy', 'HEAD /busy']);
  expect(of('later')).toEqual(['HEAD /later']);
  expect(of('500')).toHaveLength(3);

  asked.length = 0;
  await checked(urls, [host], { store });
  expect([of('200'), of('for-good')]).toEqual([[], []]);
  expect(of('500')).toHaveLength(3);
});

test.runIf(IS_FULL)('reports a link to a server that does not answer', async () => {
  const { host, url } = await serverOf(() => undefined);
  const { found } = await checked([`${url}/slow`], [host], { timeoutMs: 300 });
  expect(found).toEqual([
    `link/external-unreachable: ${url}/slow could not be reached: the request timed out`,
  ]);
});

test('sends one request at a time to each host', async () => {
  const state = { open: 0, most: 0 };
  const { host, url } = await serverOf((_, response) => {
    state.open += 1;
    state.most = Math.max(state.most, state.open);
    setTimeout(() => {
      state.open -= 1;
      response.end();
    }, 10);
  });
  const urls = Array.from({ length: 8 }, (_, index) => `${url}/${index}`);
  expect((await checked(urls, [host])).found).toEqual([]);
  expect(state.most).toBe(1);
});

test('does not request private networks, by name, by address or through a redirect', async () => {
  const inner = await serverOf((_, response) => void response.writeHead(404).end());
  const outer = await serverOf((_, response) => {
    response.writeHead(301, { Location: `${inner.url}/secret` }).end();
  });
  const named = inner.url.replace('127.0.0.1', 'localhost');
  const urls = [`${inner.url}/`, `${named}/`, `${outer.url}/`];
  expect((await checked(urls, [outer.host])).found).toEqual([]);
  expect(inner.asked).toEqual([]);
  expect(outer.asked).toEqual(['HEAD /']);
  for (const address of ['10.1.2.3', '169.254.169.254', '::1', '::ffff:127.0.0.1', 'fd00::1'])
    expect(isPrivate(address)).toBe(true);
  for (const address of ['93.184.216.34', '2606:2800:220:1::1'])
    expect(isPrivate(address)).toBe(false);
});

test('requests only public HTTP addresses of other sites', () => {
  const none = [
    'mailto:a@b.org',
    '/a/',
    '//example.com/a',
    'https://docs.example.org/',
    'http://[x',
  ];
  for (const href of [...none, 'http://localhost:3000/', 'https://a.test/', 'ftp://a.org/'])
    expect(addressToRequest(href)).toBeUndefined();
  expect(addressToRequest('HTTPS://Other.Dev/a?b#c')).toBe('https://other.dev/a?b');
  const wiki = 'https://wiki.internal/a';
  expect(addressToRequest(wiki)).toBeUndefined();
  expect(addressToRequest(wiki, ['wiki.internal'])).toBe(wiki);
});

test('requests a private host as soon as the configuration lists it', async () => {
  const { host, url, asked } = await serverOf((_, response) => void response.writeHead(410).end());
  const store = memoryStore();
  expect((await checked([`${url}/a`], [], { store })).found).toEqual([]);
  expect((await checked([`${url}/a`], [host], { store })).found).toHaveLength(1);
  expect(asked).toEqual(['HEAD /a', 'GET /a']);
});

test('check requests external links only with --external, and warns at their lines', async () => {
  const { url, asked } = await serverOf((_, response) => void response.writeHead(410).end());
  const root = directoryWith({
    ...SMALL_SITE,
    'docs.config.ts': `export default {
  site: { url: 'https://docs.example.org', footer: [{ text: 'Down', href: '${url}/footer' }] },
  theme: './theme.tsx',
  externalLinks: { privateHosts: ['127.0.0.1'] },
};\n`,
    'content/index.md': `---\ntitle: Home\ndescription: The first page.\n---\n\n# Home\n\nSee [this](${url}/page).\n`,
  });
  const only = ['--only', 'link/external-gone', '--format', 'json'];
  expect((await docsBuild(root, ['check', ...only])).code).toBe(0);
  expect(asked).toEqual([]);
  const { out, code } = await docsBuild(root, ['check', '--external', ...only]);
  const { diagnostics } = JSON.parse(out) as {
    diagnostics: { file: string; severity: string; range?: { start: object } }[];
  };
  expect(diagnostics.map(({ file, severity, range }) => [file, severity, range?.start])).toEqual([
    ['content/index.md', 'warning', { line: 8, column: 12 }],
    ['docs.config.ts', 'warning', { line: 2, column: 75 }],
  ]);
  expect(code).toBe(0);
}, 30_000);

test('shows the progress of external links in a terminal, but not in a pipe or in CI', async () => {
  const { host, url } = await serverOf((_request, response) => void response.end());
  const links = ['/a', '/b', '/a'].map((path) => ({
    href: url + path,
    address: url + path,
    place: undefined,
  }));
  const progressOutput = async (watched: { readonly isTty: boolean; readonly ci?: string }) => {
    const { terminal, output } = testTerminal(
      '/',
      watched.ci === undefined ? {} : { CI: watched.ci },
    );
    const progress = progressLine('Checking external links', {
      ...terminal,
      isTty: watched.isTty,
    });
    const options = { store: memoryStore(), version: '1', privateHosts: [host] };
    await checkExternal(links, { ...options, policy: POLICY, onProgress: progress.update });
    progress.end();
    return output.err;
  };
  const seen = await progressOutput({ isTty: true });
  expect(seen).toContain('\r\u001b[KChecking external links: 1 of 2');
  expect(seen.endsWith('\r\u001b[K')).toBe(true);
  expect(await progressOutput({ isTty: false })).toBe('');
  expect(await progressOutput({ isTty: true, ci: 'true' })).toBe('');
});

test('shows the rate and the remaining time, in a pipe as one line every ten seconds', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { terminal, output } = testTerminal('');
  const progress = progressLine('Rendering pages', terminal);
  for (let done = 1; done <= 12; done++) {
    progress.update(done, 20);
    vi.advanceTimersByTime(1000);
  }
  progress.end();
  expect(output.err).toBe('Rendering pages: 11 of 20, 1 per second, 9 s left\n');
  const slow = progressLine('Testing demos of pages', terminal);
  slow.update(1, 20);
  vi.advanceTimersByTime(20_000);
  slow.update(2, 20);
  expect(output.err).toMatch(/Testing demos of pages: 2 of 20, 180 s left\n$/);
});
