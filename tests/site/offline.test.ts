import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { sharedBrowser } from '../harness/browser.ts';
import { buildSiteOf, type BuiltSite } from '../harness/built-site.ts';
import { IS_FULL } from '../harness/sample.ts';
import { wake } from '../harness/visit.ts';
import { openHost, type Host } from './deployed-site.ts';

const page = (title: string, text = 'Text.') =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n${text}\n`;

const config = (serviceWorker: unknown) => ({
  'docs.config.mjs': `export default ${JSON.stringify({
    site: { url: 'https://docs.example.com', name: 'Field' },
    products: [{ id: 'kit', name: 'Kit', category: 'core', path: '/kit' }],
    features: { serviceWorker, feedback: true },
  })};\n`,
});

const ON = config({ hosts: ['localhost'] });

const site = (says: string) => ({
  ...ON,
  'content/index.md': page('Start', says),
  'content/kit/index.md': page('Kit', '{{"demo": "Word.tsx"}}'),
  'content/kit/Word.tsx': `export default function Word() {\n  return <b>${says}</b>;\n}\n`,
  'content/kit/switch.md': page('Switch & more'),
  'content/lab/index.md': page('Lab'),
});

// Service workers stay in a context.
const browser = sharedBrowser({ isNew: true });
const builds: BuiltSite[] = [];
let host: Host;
let context: BrowserContext;
const [FIRST, SECOND] = [0, 1];
const build = (at: number) => builds[at]!;

beforeAll(async () => {
  // In sequence: on a busy machine, pages could exceed their time limit.
  for (const files of [site('one'), site('two')]) builds.push(await buildSiteOf('deployed', files));
});
afterAll(async () => {
  await Promise.all(builds.map(({ close }) => close()));
});
beforeEach(async () => {
  host = await openHost(build(FIRST));
  context = await browser.newContext({ baseURL: host.origin, reducedMotion: 'reduce' });
});
afterEach(async () => {
  // Closing a page that reloads can block the browser.
  const loaded = (reader: Page) => reader.waitForLoadState('load', { timeout: 15_000 });
  await Promise.allSettled(context.pages().map(loaded));
  await context.close();
  await host.close();
});

/** Browsers replace a service worker only when it is idle. */
const PATIENCE = { timeout: 60_000 };

/** For polls that give the service worker work: frequent ones would never let it become idle. */
const RARELY = { ...PATIENCE, interval: 2000 };

/** Returns whether the service worker has cached an address. */
const hasKept = (reader: Page, address: string) =>
  reader.evaluate(async (wanted) => (await caches.match(wanted)) !== undefined, address);

/** Opens a page and waits until the page and the rest of its section are cached. */
async function visit(path: string, section: string): Promise<Page> {
  const reader = await context.newPage();
  await reader.goto(path);
  await wake(reader);
  await expect.poll(() => hasKept(reader, section)).toBe(true);
  return reader;
}

/**
 * Changes the host, and makes the browser check for a new service worker, as it does after a visit.
 * Repeats this, because a browser that is already checking does not check again.
 */
async function offer(reader: Page, change: () => void): Promise<void> {
  const looks = () => host.requests.filter((path) => path === '/sw.js').length;
  change();
  const before = looks();
  const lookAgain = async () => {
    await reader.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
    return looks();
  };
  await expect.poll(lookAgain, PATIENCE).toBeGreaterThan(before);
}

const headingOf = (reader: Page) => reader.locator('h1').textContent();

test('after a visit, pages of the same section work offline, and others show the offline page', async () => {
  const reader = await visit('/kit/', '/kit/switch/');
  expect(host.loadsOf('/kit/')).toBe(1);
  host.setReachable(false);

  await reader.goto('/kit/switch/?from=here');
  expect(await headingOf(reader)).toBe('Switch & more');
  expect(await reader.locator('h1').evaluate((h1) => getComputedStyle(h1).fontFamily)).toContain(
    'IBM Plex Sans',
  );
  await reader.goto('/kit/');
  expect(await reader.locator('main b').first().textContent()).toBe('one');

  const answer = await reader.goto('/lab/');
  expect(answer?.status()).toBe(503);
  expect(await headingOf(reader)).toBe('You are offline');
  const kept = reader.locator('[data-docs-cached-pages] a');
  await expect.poll(() => kept.allTextContents()).toEqual(['Kit - Kit', 'Switch & more - Kit']);

  const retry = reader.locator('[data-docs-retry]');
  await retry.click();
  await expect.poll(() => retry.getAttribute('aria-busy')).toBeNull();
  host.setReachable(true);
  await retry.click();
  await reader.locator('h1', { hasText: 'Lab' }).waitFor();
});

test.runIf(IS_FULL)('the offline page reloads when the network is back', async () => {
  const reader = await visit('/kit/', '/kit/switch/');
  await context.setOffline(true);
  host.setReachable(false);
  await reader.goto('/lab/');
  await reader.locator('[data-docs-cached-pages] a').first().waitFor();
  host.setReachable(true);
  await context.setOffline(false);
  await reader.locator('h1', { hasText: 'Lab' }).waitFor();
});

/** Replaces `document.hasFocus` by a fake that counts its calls. */
function fakeFocus(isAway: boolean): void {
  Object.assign(globalThis, { looks: 0, isAway });
  document.hasFocus = () => {
    const fake = globalThis as unknown as { looks: number; isAway: boolean };
    fake.looks += 1;
    return !fake.isAway;
  };
}

/** Returns the number of calls of `document.hasFocus`: the page calls it before it reloads. */
const looksOf = (reader: Page) =>
  reader.evaluate(() => (globalThis as unknown as { looks: number }).looks);

/** Waits until the page has called it several more times. */
async function looksAgain(reader: Page): Promise<void> {
  const before = await looksOf(reader);
  await expect.poll(() => looksOf(reader), PATIENCE).toBeGreaterThan(before + 3);
}

test('a page reloads once for a new build, and files of the previous build stay available', async () => {
  const reader = await context.newPage();
  await reader.addInitScript(fakeFocus, false);
  await reader.goto('/kit/');
  await wake(reader);
  await expect.poll(() => hasKept(reader, '/kit/switch/')).toBe(true);
  const before = build(FIRST).files.filter((file) => !build(SECOND).files.includes(file));
  const script = before.find((file) => file.startsWith('_assets/') && file.endsWith('.js'))!;
  await reader.evaluate((address) => fetch(address), `/${script}`);
  await expect.poll(() => hasKept(reader, `/${script}`)).toBe(true);

  await offer(reader, () => host.deploy(build(SECOND)));
  await expect.poll(() => host.loadsOf('/kit/'), PATIENCE).toBe(2);
  await reader.locator('main b', { hasText: 'two' }).first().waitFor();
  // A host that changes the script of one build on every request must not cause a reload loop.
  const text = await (await fetch(`${host.origin}/sw.js`)).text();
  await offer(reader, () => host.replacements.set('/sw.js', `${text}// again\n`));
  await expect.poll(() => looksOf(reader), PATIENCE).toBeGreaterThan(0);
  expect(
    await reader.evaluate(async (address) => (await fetch(address)).status, `/${script}`),
  ).toBe(200);
  expect(host.loadsOf('/kit/')).toBe(2);
});

test.runIf(IS_FULL)(
  'the reload waits until the reader has left the page, and no dialog or typed text would be lost',
  async () => {
    const reader = await context.newPage();
    await reader.addInitScript(fakeFocus, true);
    await reader.goto('/kit/');
    await wake(reader);
    await expect.poll(() => hasKept(reader, '/kit/switch/')).toBe(true);
    const code = reader.locator('[data-docs-source=full] pre, [data-docs-source=preview] pre');
    const shown = code.locator('visible=true').first();
    await shown.focus();
    await reader.keyboard.press('Enter');
    await reader.locator('[data-docs-demo] textarea').fill('<i>mine</i>');
    await reader.keyboard.press('Escape');
    await reader.locator('[data-docs-edited]').waitFor();
    await reader.evaluate(() => {
      const dialog = document.createElement('dialog');
      dialog.textContent = 'A question';
      document.body.append(dialog);
      dialog.showModal();
    });

    // The message of a new worker that takes control. The test above uses a real one.
    await reader.evaluate(() => {
      const data = { kind: 'replaced', build: 'next' };
      navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data }));
    });
    await looksAgain(reader);
    await reader.evaluate(() => Object.assign(globalThis, { isAway: false }));
    await looksAgain(reader);
    await reader.evaluate(() => document.querySelector<HTMLDialogElement>('dialog[open]')?.close());
    await looksAgain(reader);
    expect(host.loadsOf('/kit/')).toBe(1);

    await reader.locator('[data-docs-reset-demo]').first().click();
    await expect.poll(() => host.loadsOf('/kit/'), PATIENCE).toBe(2);
    // Closing a page that reloads can block the browser.
    await reader.waitForFunction(() => (globalThis as unknown as { isAway: boolean }).isAway);
    await reader.waitForLoadState();
  },
);

const BROKEN = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => event.respondWith(new Response('broken')));
`;

// Only in full runs, because browsers take long to replace a service worker.
test.runIf(IS_FULL)(
  'the kill switch removes a broken service worker and its caches, but no other caches',
  async () => {
    host.replacements.set('/sw.js', BROKEN);
    const reader = await context.newPage();
    await reader.goto('/kit/');
    await reader.evaluate(async () => {
      for (const name of ['of-another-site', 'docs:/:old']) await caches.open(name);
    });
    const askWorker = () => reader.evaluate(async () => (await fetch('/pages.json')).text());
    await expect.poll(askWorker, RARELY).toBe('broken');
    await reader.goto('/kit/');
    expect(await reader.locator('body').textContent()).toBe('broken');

    const killed = await buildSiteOf('deployed', { ...site('one'), ...config('kill') });
    builds.push(killed);
    host.deploy(killed);
    host.replacements.clear();
    // Browsers check for a new worker after a visit, unless they have just done so. The kill switch
    // may act before the visit ends.
    const visitAgain = async () => {
      await reader.goto('/kit/').catch(() => undefined);
      return reader.locator('body').textContent();
    };
    await expect.poll(visitAgain, RARELY).not.toBe('broken');
    await reader.locator('h1', { hasText: 'Kit' }).waitFor(PATIENCE);
    const left = () =>
      reader.evaluate(async () => ({
        caches: await caches.keys(),
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      }));
    await expect.poll(left).toEqual({ caches: ['of-another-site'], workers: 0 });
  },
);

test('pages on a host that is not configured register no service worker', async () => {
  const reader = await context.newPage();
  await reader.goto(`http://127.0.0.1:${host.port}/kit/`);
  await reader.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => setTimeout(() => requestIdleCallback(done)));
      }),
  );
  expect(host.requests.filter((path) => /sw\.js|register/.test(path))).toEqual([]);
  expect(
    await reader.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
});
