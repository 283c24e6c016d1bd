import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DevBackend, DevChange, DevPage } from '../../cli/dev/channel.ts';
import type { RunningServer } from '../../cli/dev/listen.ts';
import { startDevServer } from '../../cli/dev/server.ts';
import type { Diagnostic } from '../../cli/model/diagnostic.ts';
import { sharedBrowser } from '../harness/browser.ts';
import { createGate } from '../harness/reading.ts';
import { wake } from '../harness/visit.ts';
import { bundle } from './serve.ts';

/** Returns a module of demos without React, which shows whether a demo was kept or restarted. */
const demos = (words: string) => `export function mount(element, name) {
  element.textContent = '${words} ' + name + ' ' + Math.random();
  return { unmount() {}, ready: Promise.resolve() };
}`;
const island = (name: string, module = '/demos-1.js') =>
  `<section data-docs-demo="${name}"><docs-island module="${module}" name="${name}">built</docs-island></section>`;
const html = (title: string, main: string, style = '/style-1.css') => `<!doctype html>
<html lang="en"><head><title>${title}</title><link rel="stylesheet" href="${style}"></head><body>
<main id="main-content"><h1>${title}</h1>${main}<div style="height:2000px"></div></main>
<nav data-docs-toc><a href="#one">${title}</a></nav>
<script type="application/json" id="docs-payload">{}</script>
<script type="module" src="/entry.js"></script></body></html>`;
const BODY = `<details id="more"><summary>More</summary>text</details><input id="field"><p id="one">First words</p>`;

const FRAME = '/_demos/a/Framed/';
let current: DevPage;
const assets = new Map<string, { bytes: Buffer; type?: string }>();
const listeners = new Set<(change: DevChange) => void>();
const change = (one: DevChange) => listeners.forEach((listener) => listener(one));
const backend: DevBackend = {
  page: async (path) => (path === '/a/' ? current : path === FRAME ? framed : undefined),
  asset: async (path) => assets.get(path),
  subscribe(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  frame: () => '> 3 | <b>not bold</b>',
};
const good = (markup: string): DevPage => ({ status: 200, html: markup, diagnostics: [] });
const framed = good(html('Framed', island('Framed')).replace('<main', '<main class="frame-demo"'));
const problem = (message: string): Diagnostic => ({
  code: 'link/no-such-page',
  severity: 'error',
  message,
  file: 'content/a.md',
  range: { start: { line: 3, column: 5 }, end: { line: 3, column: 8 } },
});

const browser = sharedBrowser();
let server: RunningServer;
let page: Page;
beforeAll(async () => {
  const add = (path: string, text: string) => assets.set(path, { bytes: Buffer.from(text) });
  add('/entry.js', await bundle({ file: 'runtime/entry.ts' }));
  add('/__docs/client.js', await bundle({ file: 'runtime/dev/client.ts' }));
  add('/demos-1.js', demos('first'));
  add('/demos-2.js', demos('second'));
  add('/style-1.css', 'h1 { color: rgb(1, 1, 1) }');
  add('/style-2.css', 'h1 { color: rgb(2, 2, 2) }');
  add('/style.css', 'h1 { color: rgb(3, 3, 3) }');
  server = await startDevServer(backend, { port: 0 });
});
afterAll(async () => {
  await server.close();
});
beforeEach(async () => {
  current = good(html('One', BODY + island('Basic') + island('Other')));
  page = await browser.newPage();
  await page.goto(`${server.url}a/`);
  await wake(page);
  await page.locator('docs-island[name=Other][data-hydrated]').waitFor();
  await expect.poll(() => listeners.size).toBe(1);
  await page.evaluate(() => void ((window as { mark?: number }).mark = 1));
});
afterEach(() => page.close());
const isSameDocument = () => page.evaluate(() => (window as { mark?: number }).mark === 1);
const text = (selector: string) => page.locator(selector).textContent();
const save = (next: DevPage) => {
  current = next;
  change({ kind: 'page', pathnames: ['/a/'] });
};

test('updates a saved page in place, and keeps scroll, focus, open details and running demos', async () => {
  await page.click('summary');
  await page.fill('#field', 'typed');
  await page.evaluate(() => scrollTo(0, 500));
  const [basic, other] = [await text('[name=Basic]'), await text('[name=Other]')];
  save(good(html('Two', `<p>New</p>${BODY}${island('Other')}<p>Between</p>${island('Basic')}`)));
  await page.getByText('Between').waitFor();
  expect(await page.title()).toBe('Two');
  expect(await text('[data-docs-toc] a')).toBe('Two');
  expect([await text('[name=Basic]'), await text('[name=Other]')]).toEqual([basic, other]);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('field');
  expect(await page.inputValue('#field')).toBe('typed');
  expect(await page.locator('#more').getAttribute('open')).toBe('');
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(400);
  expect(await isSameDocument()).toBe(true);
});

test('reloads a deleted page, so that the page for missing addresses starts', async () => {
  save({ status: 404, html: html('Page not found', ''), diagnostics: [] });
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  expect(await isSameDocument()).toBe(false);
});

test('reloads the page for missing addresses only if it has changed', async () => {
  const missing = (title: string) => ({ status: 404, html: html(title, ''), diagnostics: [] });
  current = missing('Page not found');
  await page.reload();
  await expect.poll(() => listeners.size).toBe(1);
  await page.evaluate(() => {
    (window as { mark?: number }).mark = 1;
    document.querySelector('main')?.append('pages with a similar name');
  });
  const asked = page.waitForResponse(`${server.url}a/`);
  save(current);
  await (await asked).finished();
  await page.waitForTimeout(200);
  expect(await isSameDocument()).toBe(true);
  save(missing('Nothing here'));
  await page.getByRole('heading', { name: 'Nothing here' }).waitFor();
  expect(await isSameDocument()).toBe(false);
});

test('reloads a page that was created and deleted while it was shown', async () => {
  const missing = { status: 404, html: html('Page not found', ''), diagnostics: [] };
  current = missing;
  await page.reload();
  await expect.poll(() => listeners.size).toBe(1);
  save(good(html('Fresh', BODY)));
  await page.getByRole('heading', { name: 'Fresh' }).waitFor();
  save(missing);
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
});

test('refreshes once more after changes during a refresh', async () => {
  const { held, release } = createGate();
  const asked: string[] = [];
  await page.route(`${server.url}a/`, async (route) => {
    asked.push(route.request().url());
    await held;
    await route.continue();
  });
  save(good(html('Two', BODY)));
  await expect.poll(() => asked.length).toBe(1);
  for (const title of ['Three', 'Four', 'Five']) save(good(html(title, BODY)));
  await page.waitForTimeout(200);
  release();
  await page.getByRole('heading', { name: 'Five' }).waitFor();
  await page.waitForTimeout(200);
  expect(asked).toHaveLength(2);
});

test('imports and restarts a saved demo, and leaves the others alone', async () => {
  const other = await text('[name=Other]');
  change({ kind: 'demo', pathname: '/a/', module: '/demos-2.js', names: ['Basic'] });
  await page.getByText('second Basic').waitFor();
  const restarted = await text('[name=Basic]');
  save(good(html('Two', BODY + island('Basic', '/demos-2.js') + island('Other'))));
  await page.getByRole('heading', { name: 'Two' }).waitFor();
  expect([await text('[name=Basic]'), await text('[name=Other]')]).toEqual([restarted, other]);
});

test('restarts a saved demo in a frame, which has no connection of its own', async () => {
  const connections: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/__docs/events')) connections.push(request.url());
  });
  current = good(html('One', `<iframe src="${FRAME}"></iframe>`));
  await page.reload();
  const demo = page.frameLocator('iframe').locator('docs-island[name=Framed]');
  await wake(page);
  await demo.getByText('first Framed').waitFor();
  expect(connections).toHaveLength(1);
  change({ kind: 'demo', pathname: '/a/', module: '/demos-2.js', names: ['Framed'] });
  await demo.getByText('second Framed').waitFor();
});

test('restarts a saved demo that was opened alone', async () => {
  await page.goto(new URL(FRAME, page.url()).href);
  await wake(page);
  await page.getByText('first Framed').waitFor();
  change({ kind: 'demo', pathname: '/a/', module: '/demos-2.js', names: ['Framed'] });
  await page.getByText('second Framed').waitFor();
  await page.goto(new URL('/a/', page.url()).href);
});

test('replaces a style sheet after a server event, or if the new page links another one', async () => {
  const color = () => page.locator('h1').evaluate((h1) => getComputedStyle(h1).color);
  change({ kind: 'css', href: '/style-1.css?2' });
  await expect.poll(() => page.locator('link[rel=stylesheet]').count()).toBe(1);
  save(good(html('Two', BODY, '/style-2.css')));
  await expect.poll(color).toBe('rgb(2, 2, 2)');
  await expect.poll(() => page.locator('link[rel=stylesheet]').count()).toBe(1);
  expect(await isSameDocument()).toBe(true);
});

test('shows an error as plain text over the last good page until it is fixed, and can hide it', async () => {
  save({ status: 500, html: '', diagnostics: [problem('No page at <i>/b/</i>')] });
  const sheet = page.getByRole('region', { name: 'Problems on this page' });
  await sheet.getByText('content/a.md:3:5').waitFor();
  expect(await sheet.getByText('No page at <i>/b/</i>').count()).toBe(1);
  expect(await sheet.locator('pre').textContent()).toBe('> 3 | <b>not bold</b>');
  expect(await text('#one')).toBe('First words');
  await page.keyboard.press('Escape');
  expect(await sheet.isVisible()).toBe(false);
  const pill = page.getByRole('button', { name: '1 error' });
  await pill.press('Enter');
  expect(await sheet.isVisible()).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  const focused = () => page.locator('docs-overlay .pill:focus').count();
  expect([await sheet.isVisible(), await focused()]).toEqual([false, 1]);
  await pill.click();
  save(good(html('Fixed', BODY)));
  await page.getByRole('heading', { name: 'Fixed' }).waitFor();
  await page.locator('docs-overlay').waitFor({ state: 'detached' });
  expect(await isSameDocument()).toBe(true);
});

test('shows only the pill for a warning', async () => {
  change({ kind: 'diagnostics', diagnostics: [{ ...problem('Odd'), severity: 'warning' }] });
  const pill = page.getByRole('button', { name: '1 warning' });
  await pill.waitFor();
  expect(await page.getByRole('region').count()).toBe(0);
  change({ kind: 'diagnostics', diagnostics: [] });
  await pill.waitFor({ state: 'detached' });
});

test('marks the block with a finding, opens the mark by keyboard, and removes it when it is fixed', async () => {
  const blocks = (first: number) =>
    `<p data-docs-line="${first}">One</p><p id="two" data-docs-line="${first + 2}">Two</p><p data-docs-line="${first + 4}">Three</p>`;
  const wrong = { ...problem('No page at <i>/b/</i>'), hint: 'Did you mean /bb/?' };
  const shown = (first: number) => good(html('Marked', blocks(first)));
  save({ ...shown(1), file: 'content/a.md', diagnostics: [wrong] });
  const mark = page.getByRole('button', { name: 'error in line 3: No page at <i>/b/</i>' });
  const isBeside = async () => {
    const [at, block] = [await mark.boundingBox(), await page.locator('#two').boundingBox()];
    return at && block ? [at.y === block.y, at.x + at.width <= block.x] : [];
  };
  await expect.poll(isBeside).toEqual([true, true]);
  expect(await page.getByRole('region').count()).toBe(0);
  await mark.focus();
  const card = page.getByRole('note');
  for (const words of ['error', 'link/no-such-page', 'content/a.md:3:5', 'Did you mean /bb/?']) {
    await card.getByText(words, { exact: true }).waitFor();
  }
  await page.keyboard.press('Escape');
  expect(await card.count()).toBe(0);
  await page.getByRole('button', { name: '1 error' }).click();
  await page.getByRole('button', { name: 'content/a.md:3:5' }).click();
  await card.waitFor();
  save({ ...shown(1), file: 'content/a.md' });
  await mark.waitFor({ state: 'detached' });
  expect(await card.count()).toBe(0);
  expect(await isSameDocument()).toBe(true);
});

test("marks a finding in a demo's file at the demo on the page, with code from the file", async () => {
  const inDemo = { ...problem('No such package'), file: 'content/Demo.tsx' };
  const shown = good(html('Marked', '<p data-docs-line="1">One</p><p data-docs-line="7">Two</p>'));
  const demoLines = new Map([['content/Demo.tsx', 7]]);
  save({ ...shown, file: 'content/a.md', demoLines, diagnostics: [inDemo] });
  const mark = page.getByRole('button', {
    name: 'error in content/Demo.tsx:3:5: No such package',
  });
  await mark.focus();
  const card = page.getByRole('note');
  await card.getByText('> 3 | <b>not bold</b>').waitFor();
});

test('puts the mark of a block that fills the page into its corner, visible and clickable', async () => {
  const fill =
    '<p id="wide" data-docs-line="3" style="position: absolute; inset-inline: 0">Wide</p>';
  save({ ...good(html('Filled', fill)), file: 'content/a.md', diagnostics: [problem('Odd')] });
  const mark = page.getByRole('button', { name: 'error in line 3: Odd' });
  const isInside = async () => {
    const [at, block] = [await mark.boundingBox(), await page.locator('#wide').boundingBox()];
    return at && block ? [at.x >= block.x, at.x < 20, at.width] : [];
  };
  await expect.poll(isInside).toEqual([true, true, 24]);
  save({ ...good(html('Filled', fill)), file: 'content/a.md' });
  await mark.waitFor({ state: 'detached' });
});

test('reloads the page on request, and if its structure has changed', async () => {
  current = good(html('Two', BODY));
  const connected = page.waitForResponse((response) => response.url().includes('/__docs/events'));
  change({ kind: 'reload' });
  await page.getByRole('heading', { name: 'Two' }).waitFor();
  await expect.poll(isSameDocument).toBe(false);
  await connected;
  save(good(html('Three', BODY).replace(/<nav.*<\/nav>/, '')));
  await page.getByRole('heading', { name: 'Three' }).waitFor();
  expect(await page.locator('nav').count()).toBe(0);
});
