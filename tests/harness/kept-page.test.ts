import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedBrowser } from './browser.ts';

const browser = sharedBrowser();
const server = createServer((request, response) => {
  requests.push(request.url ?? '');
  response.setHeader('Cache-Control', 'max-age=600');
  const isScript = request.url === '/script.js';
  response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
  response.end(
    isScript ? '' : '<!doctype html><script type="module" src="/script.js"></script><p>Text</p>',
  );
});
const requests: string[] = [];
let origin: string;
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((done) => server.close(done)));

/** Everything that a page can learn from earlier pages of its window. */
const stateOf = (page: Page) =>
  page.evaluate(async () => ({
    storage: [{ ...localStorage }, { ...sessionStorage }, document.cookie],
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    permission: (await navigator.permissions.query({ name: 'geolocation' })).state,
    window: [window.name, history.length, innerWidth, 'added' in globalThis],
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    file: await (await fetch('/file')).text(),
  }));

/** Changes all of it. */
async function leaveTraces(page: Page): Promise<void> {
  await page.evaluate(async () => {
    localStorage['mine'] = sessionStorage['mine'] = document.cookie = 'mine=1';
    window.name = 'mine';
    await caches.open('mine');
    await new Promise((done) => (indexedDB.open('mine').onsuccess = done));
  });
  await page.context().grantPermissions(['geolocation']);
  await page.addInitScript(() => Object.assign(globalThis, { added: true }));
  await page.context().route('**/file', (route) => route.fulfill({ body: 'mine' }));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 300, height: 300 });
  await page.goto(`${origin}/second`);
}

async function open(): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`${origin}/first`);
  return page;
}

test('a page that is used again has no traces of the test before', async () => {
  const first = await open();
  const state = await stateOf(first);
  const heard: string[] = [];
  first.on('request', (request) => heard.push(request.url()));
  await leaveTraces(first);
  expect(await stateOf(first)).not.toEqual(state);
  await first.close();
  heard.length = requests.length = 0;
  const second = await open();
  expect(second).toBe(first);
  expect(await stateOf(second)).toEqual(state);
  expect([heard, requests]).toEqual([[], ['/first', '/script.js', '/file']]);
  await second.close();
});

test.each<[string, (page: Page) => Promise<unknown>]>([
  ['a second page', (page) => page.context().newPage()],
  ['another clock', (page) => page.clock.install()],
  ['no network', (page) => page.context().setOffline(true)],
])('a context with %s is closed', async (_name, change) => {
  const page = await open();
  await change(page);
  await page.close();
  const next = await open();
  expect([page.isClosed(), next === page]).toEqual([true, false]);
  await next.close();
});

test('a page is used again for the same options only', async () => {
  const page = await open();
  await page.close();
  const other = await browser.newPage({ colorScheme: 'dark' });
  expect(other).not.toBe(page);
  await other.close();
});
