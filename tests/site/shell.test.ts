import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sharedBrowser } from '../harness/browser.ts';
import type { BuiltSite } from '../harness/built-site.ts';
import { IS_FULL, sampleOf } from '../harness/sample.ts';
import { buildShellSite } from '../harness/shell-site.ts';
import { findViolations, wake, watchPage } from '../harness/visit.ts';

const KIT = '/kit/';
const SWITCH = '/kit/switch/';

const browser = sharedBrowser();
let site: BuiltSite;
beforeAll(async () => {
  site = await buildShellSite();
});
afterAll(async () => {
  await site?.close();
});

const problems: string[] = [];
const contexts: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
  expect(problems.splice(0)).toEqual([]);
});

async function openContext(options: BrowserContextOptions = {}) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    baseURL: site.origin,
    ...options,
  });
  contexts.push(context);
  return context;
}

type Context = Awaited<ReturnType<typeof openContext>>;

/** Opens a page. Any console message fails the test. */
async function openIn(context: Context, path: string): Promise<Page> {
  const watched = await watchPage(context);
  await watched.page.goto(path, { waitUntil: 'load' });
  await wake(watched.page);
  problemsOf(watched.problems);
  return watched.page;
}

/** Checks the list for console messages when the test is over. */
function problemsOf(list: readonly string[]): void {
  contexts.push({ close: async () => void problems.push(...list) });
}

const open = async (path: string, options?: BrowserContextOptions) =>
  openIn(await openContext(options), path);

const isPressed = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).getAttribute('aria-pressed');

test('redirects the old address of a section to the page that has it now', async () => {
  const { page, problems: own } = await watchPage(await openContext());
  problemsOf(own);
  // The redirect may start before the page has loaded.
  await page.goto(`${KIT}#moved`, { waitUntil: 'commit' });
  await page.waitForURL('**/lab/#second');
  await page.goto(`${KIT}#first`, { waitUntil: 'load' });
  await wake(page);
  expect(new URL(page.url()).pathname).toBe(KIT);
});

test('with reduced motion, animations end at once, with their events', async () => {
  const page = await open(KIT);
  const ended = page.evaluate(async () => {
    const box = document.createElement('div');
    box.style.animation = 'docs-flash 60s';
    const event = new Promise((resolve) => box.addEventListener('animationend', resolve));
    document.body.append(box);
    await event;
    return true;
  });
  expect(await ended).toBe(true);
});

describe('feedback', () => {
  const listen = (page: Page) =>
    page.evaluate(() => {
      const seen: unknown[] = [];
      Object.assign(window, { seen_: seen });
      document.addEventListener('docs-event', (event) => seen.push((event as CustomEvent).detail));
    });
  const heard = (page: Page) => page.evaluate(() => (window as { seen_?: unknown }).seen_);

  test('a vote is sent once, acknowledged, remembered and changeable', async () => {
    const context = await openContext();
    const page = await openIn(context, KIT);
    await listen(page);
    await page.getByRole('button', { name: 'Yes', exact: true }).click();
    await page.getByText('Thank you').first().waitFor();
    await page.getByRole('button', { name: 'Yes', exact: true }).click();
    const up = { category: 'feedback', action: 'up', label: '/kit/' };
    expect(await heard(page)).toEqual([up]);
    await page.getByRole('button', { name: 'No', exact: true }).click();
    expect(await heard(page)).toEqual([up, { ...up, action: 'down' }]);
    expect(await isPressed(page, 'Yes')).toBe('false');

    await page.reload();
    await page.waitForFunction(() =>
      document.querySelector('[data-docs-vote="0"][aria-pressed=true]'),
    );
    const other = await openIn(context, '/lab/');
    await other.getByRole('button', { name: 'Yes', exact: true }).click();
    await other.getByText('Thank you').first().waitFor();
    const kept = await other.evaluate(() => localStorage.getItem('docs-feedback'));
    expect(kept).toBe('{"/kit/":0,"/lab/":1}');
  });

  test.runIf(IS_FULL)(
    'the acknowledgment is announced, and a comment is passed to the issue form',
    async () => {
      const page = await open(KIT);
      const form = page.getByRole('link', { name: 'Open an issue with your comment' });
      expect(await form.isVisible()).toBe(false);
      await page.getByRole('button', { name: 'No', exact: true }).focus();
      await page.keyboard.press('Enter');
      await page
        .locator('[data-docs-status]')
        .getByText('Thank you')
        .waitFor({ state: 'attached' });
      await page.getByLabel(/What would you change/).fill('More & better');
      const address = new URL((await form.getAttribute('href')) ?? '');
      expect(address.searchParams.get('body')).toBe('More & better');
      expect(address.searchParams.get('title')).toContain('/kit/');
    },
  );

  test.runIf(IS_FULL)('malformed storage is ignored', async () => {
    const context = await openContext();
    await context.addInitScript(() => localStorage.setItem('docs-feedback', '{"/kit/":"<b>"'));
    const page = await openIn(context, KIT);
    await page.getByRole('button', { name: 'Yes', exact: true }).click();
    await page.getByText('Thank you').first().waitFor();
    expect(await isPressed(page, 'Yes')).toBe('true');
  });
});

describe('notifications', () => {
  const bell = (page: Page) => page.locator('[data-docs-notifications]');
  const list = (page: Page) => page.locator('#docs-notifications');

  test('are counted on their button, listed newest first, and read once opened', async () => {
    const context = await openContext();
    await context.addInitScript(() => {
      localStorage['docs-notifications'] ??= 'earlier';
    });
    const page = await openIn(context, KIT);
    await page.getByRole('button', { name: 'Notifications, 2 unread' }).click();
    await list(page).getByText('New release').waitFor();
    expect(await list(page).locator('li b').allTextContents()).toEqual(['New release', 'Old news']);
    expect(await list(page).getByText('It <b>was</b> so.').isVisible()).toBe(true);
    expect(await list(page).getByText('2 November 2026').isVisible()).toBe(true);
    expect(await list(page).getByText('New', { exact: true }).count()).toBe(2);
    expect(await bell(page).getAttribute('aria-label')).toBe('Notifications');
    await page.keyboard.press('Escape');
    await list(page).waitFor({ state: 'hidden' });

    await page.reload();
    await bell(page).click();
    await list(page).getByText('New release').waitFor();
    expect(await list(page).getByText('New', { exact: true }).count()).toBe(0);
    expect(await bell(page).getAttribute('data-docs-unread')).toBe(null);
  });

  test.runIf(IS_FULL)('are not new on a first visit, and link to their page', async () => {
    const page = await open(KIT);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('docs-notifications')))
      .toBeTruthy();
    expect(await bell(page).getAttribute('data-docs-unread')).toBe(null);
    await bell(page).click();
    await list(page).getByText('New release').waitFor();
    expect(await list(page).getByText('New', { exact: true }).count()).toBe(0);
    await list(page)
      .getByRole('link', { name: /New release/ })
      .click();
    await page.waitForURL('**/lab/');
  });

  const ANSWERS = [
    ['an empty list', '[]', 'Nothing new'],
    ['no list', '{}', 'Could not load.'],
    ['no JSON', '<html>', 'Could not load.'],
  ] as const;

  test.runIf(IS_FULL).each(ANSWERS)(
    'show a message for a file with %s',
    async (...[, body, words]) => {
      const context = await openContext();
      await context.route('**/notifications.json', (route) =>
        route.fulfill({ contentType: 'application/json', body }),
      );
      const page = await openIn(context, KIT);
      await bell(page).click();
      await list(page).getByText(words).waitFor();
    },
  );

  test.runIf(IS_FULL)(
    'show that they are loading, and can be loaded again after an error',
    async () => {
      const context = await openContext();
      const answers = ['no', '[]'];
      const first = { arrives: () => undefined as void };
      const wait = new Promise<void>((resolve) => (first.arrives = resolve));
      await context.route('**/notifications.json', async (route) => {
        await wait;
        await route.fulfill({ contentType: 'application/json', body: answers.shift() ?? '[]' });
      });
      const page = await openIn(context, KIT);
      await bell(page).click();
      await list(page).getByText('Loading').waitFor();
      first.arrives();
      await list(page).getByRole('button', { name: 'Try again' }).click();
      await list(page).getByText('Nothing new').waitFor();
    },
  );

  test.runIf(IS_FULL)('are not fetched for crawlers', async () => {
    const context = await openContext({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    const fetched: string[] = [];
    await context.route('**/notifications.json', async (route) => {
      fetched.push(route.request().url());
      await route.continue();
    });
    await context.clock.install();
    const page = await openIn(context, KIT);
    const script = page.waitForResponse(/\/notifications-/);
    await page.clock.runFor(10_000);
    await (await script).finished();
    await page.waitForTimeout(300);
    expect(fetched).toEqual([]);
  });
});

describe('the announcement', () => {
  const line = (page: Page) => page.getByRole('complementary', { name: 'Announcement' });

  test('stays closed on later pages, without being visible for a moment', async () => {
    const context = await openContext();
    const page = await openIn(context, KIT);
    await page.getByRole('button', { name: 'Close announcement' }).click();
    await line(page).waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main-content');
    await page.addInitScript(() => {
      const look = () => {
        const shown = document.querySelector('.announcement');
        if (shown?.checkVisibility()) Object.assign(window, { flashed_: true });
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goto('/lab/');
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => 'flashed_' in window)).toBe(false);
  });

  test.runIf(IS_FULL)('links to its page', async () => {
    const page = await open('/lab/');
    await line(page).getByRole('link').click();
    await page.waitForURL(`**${KIT}`);
  });
});

describe('the logo', () => {
  const menu = (page: Page) => page.locator('#docs-logo-menu');
  /**
   * Repeats the action until the menu opens, because its script is loaded when the pointer comes
   * near.
   */
  const openMenu = async (
    page: Page,
    ask = () => page.locator('.logo').click({ button: 'right' }),
  ) => {
    await expect
      .poll(async () => {
        await ask();
        // It opens with a delay: a second click would open it twice.
        const shown = menu(page).waitFor({ state: 'visible', timeout: 1000 });
        return shown.then(
          () => true,
          () => false,
        );
      })
      .toBe(true);
  };

  test.runIf(IS_FULL)(
    'copies its SVG and that of the wordmark, and keeps the menu of the browser with Shift',
    async () => {
      const context = await openContext();
      await context.grantPermissions(['clipboard-read', 'clipboard-write'], {
        origin: site.origin,
      });
      const page = await openIn(context, KIT);
      const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
      await openMenu(page);
      await menu(page).getByRole('button', { name: 'Copy logo as SVG' }).click();
      await page.locator('[data-docs-status]').getByText('Copied').waitFor({ state: 'attached' });
      const mark = await clipboard();
      expect(mark).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"[^>]* fill="rgb\(/);
      expect(mark).not.toMatch(/currentColor|id=|class=|<text/);
      await menu(page).getByRole('button', { name: 'Copy wordmark as SVG' }).click();
      await expect.poll(clipboard).toMatch(/<text [^>]*>Field<\/text><\/svg>$/);
      await page.keyboard.press('Escape');
      await menu(page).waitFor({ state: 'hidden' });
      await page.locator('.logo').click({ button: 'right', modifiers: ['Shift'] });
      expect(await menu(page).isVisible()).toBe(false);
    },
  );

  test.runIf(IS_FULL)('opens its menu by keyboard and gets the focus back on Esc', async () => {
    const page = await open(SWITCH);
    await page.locator('.logo').focus();
    await openMenu(page, () =>
      page.locator('.logo').dispatchEvent('contextmenu', { button: 0, shiftKey: true }),
    );
    await page.keyboard.press('ArrowUp');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Go to home');
    await page.keyboard.press('Escape');
    await menu(page).waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('logo');
  });
});

describe('tabs', () => {
  const tabs = (page: Page) => page.getByRole('navigation', { name: 'Views of this component' });

  test.runIf(IS_FULL)('are links between the pages of a component', async () => {
    const page = await open(SWITCH);
    expect(await tabs(page).getByRole('link').allTextContents()).toEqual([
      'Demos',
      'Components API',
      'Hooks API',
    ]);
    await tabs(page).getByRole('link', { name: 'Hooks API' }).click();
    await page.waitForURL('**/hooks-api/');
    expect(await tabs(page).locator('[aria-current=page]').textContent()).toBe('Hooks API');
    expect(await (await open(KIT)).locator('.page-tabs').count()).toBe(0);
  });

  test.runIf(IS_FULL)(
    'stick below the header from 900 pixels on, and anchors scroll below them',
    async () => {
      const page = await open(`${SWITCH}#second`);
      await page.waitForFunction(() => scrollY > 500);
      const box = await tabs(page).boundingBox();
      expect([box?.y, box?.height]).toEqual([57, 49]);
      const top = await page
        .locator('#second')
        .evaluate((each) => each.getBoundingClientRect().top);
      expect(top).toBeGreaterThanOrEqual(106 + 20);
      expect(top).toBeLessThanOrEqual(106 + 30);
      await page.setViewportSize({ width: 390, height: 800 });
      expect((await tabs(page).boundingBox())?.y).toBeLessThan(0);
    },
  );
});

test('the product menu has sections, and marks beta and external products', async () => {
  const page = await open(KIT);
  await page.getByRole('button', { name: 'Kit', exact: true }).click();
  const menu = page.locator('#docs-products');
  expect(await menu.locator('section > p').allTextContents()).toEqual(['Core', 'Extra']);
  const grid = menu.getByRole('link', { name: 'Grid Beta (opens another site)' });
  expect(await grid.getAttribute('href')).toBe('https://grid.example.com/');
  const box = await menu.boundingBox();
  expect(box?.width).toBe(560);
});

test.runIf(IS_FULL)(
  'in narrow windows the drawer contains links that do not fit the header',
  async () => {
    const page = await open(KIT, { viewport: { width: 390, height: 800 } });
    await page.waitForLoadState('networkidle');
    const header = page.locator('header.header');
    expect(await header.getByRole('link', { name: 'Repository' }).isVisible()).toBe(false);
    await header.getByRole('button', { name: 'Open navigation' }).click();
    const drawer = page.locator('#docs-drawer');
    await drawer.getByRole('link', { name: 'Repository' }).waitFor();
    await drawer.getByRole('button', { name: /Color mode/ }).click();
    expect(await page.locator('html').getAttribute('data-mode-choice')).toBe('light');
    await drawer.getByRole('button', { name: /Notifications/ }).click();
    const notes = page.locator('#docs-notifications');
    await notes.getByText('New release').waitFor();
    const box = await notes.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(800);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    await header.locator('#docs-links').waitFor({ state: 'attached' });
  },
);

test.runIf(IS_FULL).each(['ltr', 'rtl'])(
  'on a phone the drawer has the version menu, in %s',
  async (direction) => {
    const context = await openContext({ viewport: { width: 390, height: 800 } });
    await context.addInitScript((value) => (localStorage['docs-direction'] = value), direction);
    const page = await openIn(context, KIT);
    const opener = page.getByRole('button', { name: 'Version v2.0.0' });
    expect(await opener.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await opener.press('Enter');
    const menu = page.locator('#docs-versions');
    await menu.waitFor();
    await opener.press('ArrowDown');
    const first = menu.getByRole('link').first();
    expect(await first.evaluate((link) => link === document.activeElement)).toBe(true);
    const box = await menu.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    const [link, text] = await Promise.all(
      [first, first.locator('bdi')].map((one) => one.boundingBox()),
    );
    expect((text?.x ?? 0) - (link?.x ?? 0) > (link?.width ?? 0) / 2).toBe(direction === 'rtl');
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await page.locator('.header #docs-version').waitFor({ state: 'attached' });
  },
);

test.runIf(IS_FULL)(
  'a printed page shows product and version in dark on white, without controls',
  async () => {
    const page = await open(SWITCH, { colorScheme: 'dark' });
    // Print rules are in the style sheet that loads after the first paint.
    await page.waitForFunction(() => !document.querySelector('link[media="not all"]'));
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const shown = await page.evaluate(() => {
      const isShown = (selector: string) => document.querySelector(selector)?.checkVisibility();
      const link = document.querySelector('.content a[href="https://example.org/far"]');
      return {
        brand: [isShown('.pick'), isShown('.pick-version')],
        controls: [
          '.header-actions',
          '.sidebar',
          '.toc',
          '.page-tabs',
          '.page-end',
          '.announcement',
          '.footer',
        ].map(isShown),
        background: getComputedStyle(document.body).backgroundColor,
        address: link && getComputedStyle(link, '::after').content.replaceAll('" "', ''),
      };
    });
    expect(shown).toEqual({
      brand: [true, true],
      controls: Array(7).fill(false),
      background: 'rgb(255, 255, 255)',
      address: '" (https://example.org/far)"',
    });
  },
);

const LOOKS = [320, 390, 1280].flatMap(
  (width) =>
    [
      [width, 'light', 'ltr'],
      [width, 'dark', 'ltr'],
      [width, 'light', 'rtl'],
    ] as const,
);

test.each(sampleOf(LOOKS, { of: 'looks of the shell', size: 1 }))(
  'at %i pixels, %s and %s, menus and settings are accessible and inside the window',
  async (width, scheme, dir) => {
    const page = await open(SWITCH, { viewport: { width, height: 800 }, colorScheme: scheme });
    await page.evaluate((value) => (document.documentElement.dir = value), dir);
    const sideways = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    expect(await findViolations(page)).toEqual([]);
    expect(await sideways()).toBe(0);
    await page.locator('[popovertarget=docs-products]').click();
    expect(await findViolations(page)).toEqual([]);
    const box = await page.locator('#docs-products').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    await page.keyboard.press('Escape');
    await page.locator('.header [data-docs-open=docs-settings]').click();
    await page.locator('#docs-settings').waitFor();
    const drawer = await page.locator('#docs-settings').boundingBox();
    expect(drawer?.width).toBe(Math.min(360, width - 32));
    expect(drawer?.x).toBe(dir === 'rtl' ? 0 : (await contentWidth(page)) - drawer!.width);
    expect(await findViolations(page)).toEqual([]);
  },
);

const contentWidth = (page: Page) => page.evaluate(() => innerWidth);
