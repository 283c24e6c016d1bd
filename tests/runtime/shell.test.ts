import type { BrowserContext, Page } from 'playwright-core';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { sharedBrowser } from '../harness/browser.ts';
import { createGate } from '../harness/reading.ts';
import { ready } from '../harness/visit.ts';
import { runtimeScripts, serve } from './serve.ts';
import { SHELL_PAGE } from './shell-page.ts';
import { IS_FULL } from '../harness/sample.ts';

const files = new Map<string, string>();
const browser = sharedBrowser();
let context: BrowserContext;
let site: Awaited<ReturnType<typeof serve>>;
const errors: string[] = [];

beforeAll(async () => {
  for (const [path, text] of await runtimeScripts()) files.set(path, text);
  files.set('/', SHELL_PAGE);
  files.set('/page.md', '# Page\n');
  site = await serve(files);
});
afterAll(async () => {
  await site.close();
});
beforeEach(async () => {
  errors.length = 0;
  context = await browser.newContext({
    viewport: { width: 1000, height: 800 },
    colorScheme: 'light',
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});
afterEach(async () => {
  await context.close();
  expect(errors).toEqual([]);
});

/** Opens a page without any action of a reader. */
async function openAsleep(path = ''): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404')) errors.push(message.text());
  });
  await page.goto(site.url + path);
  return page;
}

async function open(path = ''): Promise<Page> {
  const page = await openAsleep(path);
  await ready(page);
  return page;
}
const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const attribute = (page: Page, selector: string, name: string) =>
  page.locator(selector).getAttribute(name);
const mode = (page: Page) =>
  page.evaluate(() => ({
    scheme: document.documentElement.getAttribute('data-mode'),
    choice: document.documentElement.getAttribute('data-mode-choice'),
    colors: [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map(
      (meta) => meta.content,
    ),
  }));

test('ships a head script under 1 kB and a page script under 1.5 kB of brotli', () => {
  const bytesOf = (path: string) => brotliCompressSync(files.get(path)!).byteLength;
  expect(bytesOf('/init.js')).toBeLessThan(1000);
  expect(bytesOf('/sidebar-init.js')).toBeLessThan(700);
  expect(bytesOf('/entry.js')).toBeLessThan(1500);
});

test('cycles through the modes, announces and stores them, and follows other tabs and the system', async () => {
  const [page, other] = [await open(), await open()];
  expect(await mode(page)).toEqual({
    scheme: 'light',
    choice: 'system',
    colors: ['#fff', '#fff'],
  });
  await page.bringToFront();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => mode(page)).toMatchObject({ scheme: 'dark', choice: 'system' });
  await page.click('#mode');
  await page.click('#mode');
  expect(await mode(page)).toEqual({ scheme: 'dark', choice: 'dark', colors: ['#000', '#000'] });
  expect(await attribute(page, '#mode', 'aria-label')).toBe('Color mode: dark');
  await page.getByRole('status').getByText('Color mode: dark').waitFor();
  await other.waitForFunction(() => document.documentElement.dataset['mode'] === 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  expect((await mode(await open())).scheme).toBe('dark');
});

test('sets the mode before the body is parsed, whatever storage contains', async () => {
  await context.addInitScript(() => {
    localStorage.setItem('t-mode', '{"rubbish"');
    new MutationObserver(() => {
      if (document.body)
        (window as { seen?: unknown }).seen ??= document.documentElement.dataset['mode'];
    }).observe(document, { childList: true, subtree: true });
  });
  const page = await open();
  expect(await page.evaluate(() => (window as { seen?: unknown }).seen)).toBe('light');
});

test.runIf(IS_FULL)('works if storage is denied', async () => {
  await context.addInitScript(() => {
    for (const kind of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, kind, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  const page = await open('#%');
  await page.click('#mode');
  expect((await mode(page)).choice).toBe('light');
  await page.click('#a-yarn');
  expect(await page.locator('#b-p2').isVisible()).toBe(true);
});

test('copies code without marks and prompts, shows the result for 2000 ms, and announces it', async () => {
  const page = await open();
  await page.clock.install({ time: 0 });
  // Time stops here, so that a slow machine does not matter.
  await page.clock.pauseAt(60_000);
  await page.click('#copy-code');
  await page.locator('#copy-code').getByText('Copied').waitFor();
  expect(await clipboard(page)).toBe('npm ci\nnpm start');
  expect(await attribute(page, '#copy-code', 'data-docs-copied')).toBe('');
  await page.clock.runFor(1990);
  expect(await page.locator('#copy-code').textContent()).toBe('Copied');
  await page.clock.runFor(20);
  expect(await page.locator('#copy-code').textContent()).toBe('Copy');
  expect(await page.getByRole('status').textContent()).toBe('Copied');
});

test('repeats clicks and keys that came while the behavior was loading', async () => {
  const { held, release } = createGate();
  const page = await openAsleep();
  await page.route('**/behaviors.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.click('#mode');
  await page.focus('#a-npm');
  await page.keyboard.press('ArrowRight');
  expect(await mode(page)).toMatchObject({ choice: 'system' });
  release();
  await page.locator('#a-p2').waitFor({ state: 'visible' });
  expect(await mode(page)).toMatchObject({ choice: 'light' });
});

test.runIf(IS_FULL)(
  'follows links if their behavior does not load, and loads it on the next use',
  async () => {
    const behaviors = files.get('/behaviors.js') ?? '';
    files.delete('/behaviors.js');
    const page = await openAsleep();
    await page.evaluate(() =>
      document.body.insertAdjacentHTML(
        'afterbegin',
        '<a id="zh" data-docs-language href="#one">Chinese</a>',
      ),
    );
    await page.click('#zh');
    await page.waitForFunction(() => location.hash === '#one');
    await expect.poll(() => errors.splice(0).join()).toContain('behaviors.js');
    files.set('/behaviors.js', behaviors);
    await page.click('#menu');
    await page.locator('#drawer').waitFor({ state: 'visible' });
    // The browser may report the failed request once more.
    errors.length = 0;
  },
);

test('shows that a script did not load, and retries it on the next use', async () => {
  const page = await open();
  const copyScript = files.get('/copy.js') ?? '';
  files.delete('/copy.js');
  const hasFailed = () => expect.poll(() => errors.splice(0).join()).toContain('copy.js');
  await page.click('#copy-code');
  await hasFailed();
  const status = page.getByRole('status');
  await expect.poll(() => status.textContent()).toBe('This could not be loaded. Try again.');
  expect(await status.evaluate((region) => region.matches(':popover-open'))).toBe(true);
  files.set('/copy.js', copyScript);
  await page.click('#copy-code');
  await page.locator('#copy-code').getByText('Copied').waitFor();
  expect(await clipboard(page)).toBe('npm ci\nnpm start');
  // The browser may report the failed request once more.
  errors.length = 0;
});

test('copies the page as Markdown, the link as the address, and a demo as its full source', async () => {
  const page = await open('?q=1#one');
  await page.click('#copy-page');
  await page.getByText('Copied').first().waitFor();
  expect(await clipboard(page)).toBe('# Page\n');
  await page.click('#copy-link');
  await page.locator('#copy-link[data-docs-copied]').waitFor();
  expect(await clipboard(page)).toBe(`${site.url}?q=1`);
  await page.click('#copy-demo');
  await page.locator('#copy-demo[data-docs-copied]').waitFor();
  expect(await clipboard(page)).toBe('full();');
});

test.runIf(IS_FULL)('selects the text and shows the keys if copying is denied', async () => {
  await context.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    navigator.clipboard.write = () => Promise.reject(new Error('refused'));
  });
  const page = await open();
  await page.click('#copy-code');
  await page.locator('#copy-code').getByText('Press Ctrl+C').waitFor();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('npm start');
  await page.click('#copy-link');
  expect(await page.evaluate(() => (document.activeElement as HTMLTextAreaElement).value)).toBe(
    site.url,
  );
});

test('copies a focused block by Ctrl+C unless something is selected', async () => {
  const page = await open();
  await page.focus('#block pre');
  await page.keyboard.press('Control+c');
  await page.locator('#copy-code').getByText('Copied').waitFor();
  expect(await clipboard(page)).toBe('npm ci\nnpm start');
  await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('#one')!));
  await page.keyboard.press('Control+c');
  await page.waitForFunction(async () => (await navigator.clipboard.readText()).includes('One'));
});

test('selects a code tab in every group of its key, in other browser tabs, and on the next visit', async () => {
  const [page, other] = [await open(), await open()];
  await page.focus('#a-npm');
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('a-yarn');
  expect(await attribute(page, '#b-yarn', 'aria-selected')).toBe('true');
  expect(await attribute(page, '#b-npm', 'tabindex')).toBe('-1');
  await other.locator('#b-p2').waitFor({ state: 'visible' });
  await page.keyboard.press('Home');
  expect(await page.locator('#a-p1').isVisible()).toBe(true);
  await page.keyboard.press('ArrowLeft');
  await page.reload();
  await page.locator('#a-p2').waitFor({ state: 'visible' });
});

/** A demo that counts clicks in the title of the document. */
const COUNTER = `export const mount = (island) => {
  document.title = '0';
  island.addEventListener('click', () => (document.title = String(Number(document.title) + 1)));
  return { ready: Promise.resolve(), unmount() {}, applyOwnSettings() {} };
};\n`;

test('leaves tabs of a demo inside code tabs to the demo, which handles each click once', async () => {
  files.set('/counter.js', COUNTER);
  const demo =
    '<docs-island module="/counter.js" name="D"><button role="tab" id="own">Own</button>';
  const markup = SHELL_PAGE.replaceAll('data-docs-tabs="pm"', 'data-docs-tabs=""');
  files.set('/tabs.html', markup.replace('npm i<', `${demo}</docs-island>npm i<`));
  const { held, release } = createGate();
  const page = await openAsleep('tabs.html');
  await page.route('**/behaviors.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.click('#own');
  await page.click('#own');
  release();
  await expect.poll(() => page.title(), { timeout: 10_000 }).toBe('2');
  await page.click('#own');
  await expect.poll(() => page.title(), { timeout: 10_000 }).toBe('3');
  expect(await attribute(page, '#a-npm', 'aria-selected')).toBe('true');
  expect(await page.locator('#a-p1').isVisible()).toBe(true);
});

test('moves the navigation into the drawer, and back with the focus when it closes', async () => {
  const page = await open();
  const state = () =>
    page.evaluate(() => ({
      isOpen: document.querySelector('dialog')?.open,
      expanded: document.querySelector('#menu')?.getAttribute('aria-expanded'),
      inDrawer: document.querySelector('#drawer #side') !== null,
      focus: document.activeElement?.id,
    }));
  const closed = { isOpen: false, expanded: 'false', inDrawer: false, focus: 'menu' };
  const openIt = async () => {
    await page.click('#menu');
    expect(await state()).toMatchObject({ isOpen: true, expanded: 'true', inDrawer: true });
  };
  await openIt();
  await page.keyboard.press('Escape');
  await expect.poll(state).toEqual(closed);
  await openIt();
  await page.mouse.click(100, 20);
  expect((await state()).isOpen).toBe(true);
  await page.mouse.click(800, 400);
  await expect.poll(state).toEqual(closed);
  await openIt();
  await page.click('#drawer [data-docs-close]');
  await expect.poll(state).toEqual(closed);
  await openIt();
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.waitForFunction(() => document.querySelector('dialog')?.open === false);
});

test.runIf(IS_FULL)(
  'closes a drawer that is not modal yet by Esc or an outside click, which stops there',
  async () => {
    const page = await open();
    const drawer = () => page.evaluate(() => document.querySelector('dialog')?.open);
    await page.evaluate(() => {
      window.requestAnimationFrame = () => 0; // the frame after which it is modal never comes
      document.querySelector('main')?.addEventListener('click', () => (document.title = 'clicked'));
    });
    for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(800, 400)]) {
      await page.click('#menu');
      expect(await drawer()).toBe(true);
      expect(await page.locator('dialog:modal').count()).toBe(0);
      await close();
      expect(await drawer()).toBe(false);
      await expect.poll(() => attribute(page, '#menu', 'aria-expanded')).toBe('false');
    }
    expect(await page.title()).toBe('Page');
    await page.mouse.click(800, 400);
    expect(await page.title()).toBe('clicked');
  },
);

test('a drawer is modal before the reader acts in it, and the focus stays', async () => {
  const page = await open();
  await page.evaluate(() => (window.requestAnimationFrame = () => 0));
  await page.click('#menu');
  expect(await page.locator('dialog:modal').count()).toBe(0);
  await page.focus('#group');
  await page.keyboard.press('Enter');
  expect(await page.locator('dialog:modal').count()).toBe(1);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('group');
  expect(await attribute(page, '#group', 'aria-expanded')).toBe('true');
});

test('opens sidebar groups by button and by find-in-page', async () => {
  const page = await open();
  await page.click('#group');
  expect(await attribute(page, '#list', 'hidden')).toBe(null);
  await page.click('#group');
  expect(await attribute(page, '#list', 'hidden')).toBe('until-found');
  await page.evaluate(() =>
    document.querySelector('#list')?.dispatchEvent(new Event('beforematch', { bubbles: true })),
  );
  expect(await attribute(page, '#group', 'aria-expanded')).toBe('true');
});

test('scrolls the sidebar to the current row at first, and then restores its position', async () => {
  const page = await open();
  const offset = await page.evaluate(() => {
    const side = document.querySelector('#side')!.getBoundingClientRect();
    return document.querySelector('[aria-current=page]')!.getBoundingClientRect().top - side.top;
  });
  expect(offset).toBeGreaterThan(0);
  expect(offset).toBeLessThan(300);
  const left = await page.evaluate(() => (document.querySelector('#side')!.scrollTop -= 20));
  // Browsers send the scroll event at the next frame.
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => setTimeout(seen))));
  await page.reload();
  await ready(page);
  expect(await page.evaluate(() => document.querySelector('#side')!.scrollTop)).toBe(left);
});

test('marks the current section in the contents list, except for a second after a click', async () => {
  await context.clock.install();
  const page = await open();
  const current = () => page.locator('[data-docs-toc] [aria-current=true]').allTextContents();
  expect(await current()).toEqual([]);
  await page.locator('#one').evaluate((heading) => heading.scrollIntoView());
  await page.locator('[data-docs-toc-current]').getByText('One').waitFor();
  expect(await attribute(page, 'html', 'data-docs-scrolled')).toBe('');
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForFunction(() => !document.querySelector('[data-docs-toc] [aria-current]'));
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.click('[data-docs-toc] a >> nth=1');
  expect(await current()).toEqual(['Two']);
  expect(await attribute(page, '#bar', 'open')).toBe(null);
  await expect.poll(() => focusedId(page)).toBe('two b');
  await page.evaluate(
    () =>
      new Promise((seen) => {
        addEventListener('scroll', seen, { once: true });
        scrollTo(0, 0);
      }),
  );
  await page.clock.runFor(900);
  expect(await current()).toEqual(['Two']);
  await page.clock.runFor(200);
  await page.evaluate(() => dispatchEvent(new Event('scroll')));
  await page.clock.runFor(200);
  expect(await current()).toEqual([]);
});

test("focuses the target of a hash, also in a hidden tab, opens the source of a demo's address, and returns to the top", async () => {
  const page = await open('#two%20b');
  await expect.poll(() => focusedId(page)).toBe('two b');
  await page.goto(`${site.url}#in-b`);
  await expect.poll(() => focusedId(page)).toBe('in-b');
  expect(await attribute(page, '#b-yarn', 'aria-selected')).toBe('true');
  await page.goto(`${site.url}#system-Basic.tsx`);
  await page.locator('#full').waitFor({ state: 'visible' });
  expect(await attribute(page, '[data-docs-demo] [data-docs-expand]', 'aria-expanded')).toBe(
    'true',
  );
  await page.click('#expand');
  expect(await page.locator('#full').isVisible()).toBe(false);
  await page.click('#top');
  await page.waitForFunction(() => scrollY === 0);
  await expect.poll(() => focusedId(page)).toBe('main-content');
});

test('prefetches a page once on focus or hover in browsers without speculation rules', async () => {
  await context.addInitScript(() => Object.assign(HTMLScriptElement, { supports: undefined }));
  const page = await open();
  await page.focus('#away');
  await page.hover('#away');
  const hints = page.locator('link[rel=prefetch]');
  await hints.waitFor({ state: 'attached' });
  expect(await hints.count()).toBe(1);
  expect(await hints.getAttribute('href')).toBe(`${site.url}other/`);
});
