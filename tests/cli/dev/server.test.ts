import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DevBackend, DevChange, DevPage } from '../../../cli/dev/channel.ts';
import type { RunningServer } from '../../../cli/dev/listen.ts';
import { startDevServer, withClient } from '../../../cli/dev/server.ts';
import type { Diagnostic } from '../../../cli/model/diagnostic.ts';
import type { DevMessage } from '../../../runtime/contract/dev.ts';

const PROBLEM: Diagnostic = {
  code: 'link/no-such-page',
  severity: 'error',
  message: 'No page at /b/',
  hint: 'Did you mean /bb/?',
  file: 'content/a.md',
  range: { start: { line: 3, column: 5 }, end: { line: 3, column: 8 } },
};
const good = (text: string): DevPage => ({
  status: 200,
  html: `<html><head><title>T</title></head><body>${text}</body></html>`,
  diagnostics: [],
});
const pages = new Map<string, DevPage>([
  ['/', good('home')],
  ['/a/b/', good('b')],
  ['/bad/', { status: 500, html: '', diagnostics: [PROBLEM] }],
  ['/lost/', { status: 404, html: 'not found here', diagnostics: [] }],
]);
const listeners = new Set<(change: DevChange) => void>();
const errors: unknown[] = [];
const backend: DevBackend = {
  page: async (path) => {
    if (path === '/bug/') throw new Error('bug');
    return pages.get(path);
  },
  asset: async (path) =>
    path === '/__docs/client.js' ? { bytes: Buffer.from('client') } : undefined,
  subscribe(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  frame: ({ file }) => (file === 'content/a.md' ? '3 | [B](/b/)' : undefined),
};
const change = (one: DevChange) => listeners.forEach((listener) => listener(one));

let server: RunningServer;
beforeAll(async () => {
  server = await startDevServer(backend, { port: 0, onError: (error) => errors.push(error) });
});
afterAll(() => server.close());

const get = (path: string) => fetch(new URL(path, server.url), { redirect: 'manual' });
const tokenOf = (html: string) => /token=([0-9a-f]{32})/.exec(html)?.[1] ?? '';

/** Opens the channel of a page. `next` returns its messages one by one, with their state. */
async function listen(page: string) {
  const token = tokenOf(await (await get('/')).text());
  const stop = new AbortController();
  const response = await fetch(
    new URL(`/__docs/events?token=${token}&page=${encodeURIComponent(page)}`, server.url),
    { signal: stop.signal },
  );
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<{ state: string; message: DevMessage }> => {
    while (!text.includes('\n\n')) text += (await reader.read()).value ?? '';
    const [event = '', ...rest] = text.split('\n\n');
    text = rest.join('\n\n');
    const [, state = '', data = ''] = /^id: (.*)\ndata: (.*)$/.exec(event) ?? [];
    return { state, message: JSON.parse(data) as DevMessage };
  };
  return { next, stop: () => stop.abort() };
}

test('adds the client script to a page, and sends the page with no-cache', async () => {
  const response = await get('/a/b/');
  const html = await response.text();
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(html).toMatch(
    /<\/title><script type="module" src="\/__docs\/client\.js\?token=[0-9a-f]{32}&amp;state=[\w-]+"><\/script><\/head>/,
  );
  expect(html.replace(/<script.*<\/script>/, '')).toBe(pages.get('/a/b/')?.html);
});

test('adds the script to a document without a head', () => {
  expect(withClient('x', { token: 't', state: 's' })).toMatch(/^<script.*<\/script>x$/);
});

test.each([
  ['/a/b', 302, '/a/b/'],
  ['/a/b?x=1', 302, '/a/b/?x=1'],
  ['/a/b/index.html', 200, null],
  ['/lost/', 404, null],
  ['/lost', 404, null],
  ['/nothing/', 404, null],
  ['/bad/', 500, null],
  ['/__docs/client.js', 200, null],
])('answers %s with status %i and location %s', async (path, status, to) => {
  const response = await get(path);
  expect([response.status, response.headers.get('location')]).toEqual([status, to]);
});

test('serves an error page without content for a page that never rendered', async () => {
  const html = await (await get('/bad/')).text();
  expect(html).toContain('This page has errors');
  expect(tokenOf(html)).not.toBe('');
});

test('reports errors of the backend in the terminal, not in the page', async () => {
  const response = await get('/bug/');
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('bug');
  expect(errors).toHaveLength(1);
});

test('sends each change to open pages with a new state', async () => {
  const channel = await listen('/a/b/');
  const hello = await channel.next();
  expect(hello.message).toEqual({ kind: 'hello', state: hello.state });
  expect((await channel.next()).message).toEqual({
    kind: 'findings',
    findings: [],
    isStopped: false,
  });
  const changes: DevChange[] = [
    { kind: 'page', pathnames: ['/a/b/'] },
    { kind: 'css', href: '/x.css' },
    { kind: 'demo', pathname: '/a/b/', module: '/m.js', names: ['Basic'] },
    { kind: 'reload' },
  ];
  const states = new Set([hello.state]);
  for (const one of changes) {
    change(one);
    const { state, message } = await channel.next();
    expect(message).toEqual(one);
    states.add(state);
  }
  expect(states.size).toBe(5);
  channel.stop();
});

test('sends the findings of a page and of the site until they are resolved', async () => {
  await get('/bad/');
  const channel = await listen('/bad/');
  await channel.next();
  const finding = {
    severity: 'error',
    code: 'link/no-such-page',
    message: 'No page at /b/',
    hint: 'Did you mean /bb/?',
    place: 'content/a.md:3:5',
    frame: '3 | [B](/b/)',
  };
  expect((await channel.next()).message).toEqual({
    kind: 'findings',
    findings: [finding],
    isStopped: true,
  });
  const site: Diagnostic = { code: 'nav/x', severity: 'warning', message: 'Of the site' };
  change({ kind: 'diagnostics', diagnostics: [site] });
  expect((await channel.next()).message).toEqual({
    kind: 'findings',
    findings: [finding, site],
    isStopped: true,
  });
  change({ kind: 'diagnostics', diagnostics: [site], isStopped: true });
  expect((await channel.next()).message).toMatchObject({ findings: [site, finding] });
  change({ kind: 'diagnostics', diagnostics: [site] });
  await channel.next();
  pages.set('/bad/', good('fine'));
  await get('/bad/');
  expect((await channel.next()).message).toEqual({
    kind: 'findings',
    findings: [site],
    isStopped: false,
  });
  change({ kind: 'diagnostics', diagnostics: [] });
  expect((await channel.next()).message).toEqual({
    kind: 'findings',
    findings: [],
    isStopped: false,
  });
  channel.stop();
});

test('unsubscribes from changes when the server closes', async () => {
  const other = await startDevServer(backend, { port: 0 });
  const before = listeners.size;
  await other.close();
  expect(listeners.size).toBe(before - 1);
});
