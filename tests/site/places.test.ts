import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BUTTON, goTo, ready, startReading } from '../harness/reading.ts';
import { findViolations } from '../harness/visit.ts';
import { IS_FULL } from '../harness/sample.ts';

const { open, openContext, openIn } = startReading();

/** Opens a page that does not exist. The console error about it does not count. */
async function openMissing(path: string, prepare?: (page: Page) => Promise<unknown>) {
  const page = await (await openContext()).newPage();
  await prepare?.(page);
  await page.goto(path);
  await ready(page);
  return page;
}

const nearest = (page: Page) => page.locator('[data-docs-nearest]');

test('the 404 page shows the requested path and suggests similar pages', async () => {
  const page = await openMissing('/material-ui/react-buton/');
  await nearest(page).waitFor({ state: 'visible' });
  await page.locator('[data-docs-wanted-path]').getByText('/material-ui/react-buton/').waitFor();
  const links = nearest(page).getByRole('link');
  expect(await links.count()).toBeLessThanOrEqual(5);
  expect(await links.first().getAttribute('href')).toBe('/material-ui/react-button/');
  expect(await findViolations(page)).toEqual([]);
  await links.first().click();
  await page.waitForURL(`**${BUTTON}`);
});

test.runIf(IS_FULL)(
  'the 404 page suggests nothing if the list of pages does not load',
  async () => {
    const page = await openMissing('/material-ui/react-buton/', (made) =>
      made.route('**/pages.json', (route) => route.abort()),
    );
    await page.waitForLoadState('networkidle');
    await nearest(page).waitFor({ state: 'hidden' });
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Page not found');
  },
);

test('the 404 page escapes markup in the address', async () => {
  const page = await openMissing('/<img src=x onerror=alert(1)>/');
  await page.waitForFunction(() => document.querySelector('[data-docs-wanted-path]')?.textContent);
  expect(await page.locator('[data-docs-wanted-path]').textContent()).toBe(
    '/<img src=x onerror=alert(1)>/',
  );
  expect(await page.locator('[data-docs-wanted-path] img').count()).toBe(0);
});

const message = (page: Page) => page.locator('[data-docs-error-message]');

test('the error page explains an error code with its arguments as text, which wraps', async () => {
  const page = await open('/production-error/?code=11&args[]=<b>x</b>');
  await message(page).waitFor({ state: 'visible' });
  expect(await message(page).locator('code').textContent()).toBe(
    'MUI: The color<b>x</b> provided to augmentColor(color) is invalid.\n' +
      'The color object needs to have a `main` property or a `[missing argument]` property.',
  );
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  const wide = await page
    .locator('.error-text')
    .evaluateAll((all) => all.filter((text) => text.scrollWidth > text.clientWidth).length);
  expect(wide).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.runIf(IS_FULL)('an unknown error code is reported', async () => {
  const page = await open('/production-error/?code=4321');
  await page.getByText('There is no error with the number').waitFor({ state: 'visible' });
  expect(await message(page).isHidden()).toBe(true);
});

test.runIf(IS_FULL)('all errors are listed on the page without scripts', async () => {
  const context = await openContext({ javaScriptEnabled: false });
  const page = await openIn(context);
  await page.goto('/production-error/?code=9#code-9');
  expect(await message(page).isHidden()).toBe(true);
  const one = page.locator('#code-9');
  await expect(one.isVisible()).resolves.toBe(true);
  expect(await one.locator('pre').textContent()).toContain('MUI: Unsupported `%s` color.');
  expect(await page.locator('[data-docs-error-text]').count()).toBeGreaterThan(10);
});

test.runIf(IS_FULL)(
  'the versions page shows date, support and links of each version without other requests',
  async () => {
    const page = await (await openContext()).newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).host));
    await goTo(page, '/versions/');
    expect(new Set(asked).size).toBe(1);
    const rows = page.locator('.content table').first().locator('tbody tr');
    const own = rows.filter({ hasText: '(this site)' });
    expect((await own.innerText()).split('\t').map((cell) => cell.trim())).toEqual([
      'v7.0.0-beta.4 (this site)',
      'March 2025',
      'Preview',
      'Documentation',
      'Release notes',
    ]);
    expect(await rows.nth(1).innerText()).toMatch(/^v7\s+March 2025\s+Long-term support/);
    const older = page.locator('.content details');
    expect(await older.getByRole('link').first().isVisible()).toBe(false);
    await older.locator('summary').click();
    const olderNames = await older.getByRole('rowheader').allTextContents();
    expect(olderNames).toEqual(['v6', 'v5', 'v4', 'v3', 'v1', 'v0']);
    expect(await older.locator('tbody tr').nth(1).innerText()).toMatch(
      /^v5\s+September 2021\s+Ended/,
    );
    expect(await findViolations(page)).toEqual([]);
  },
);

test('the API pages of a component are tabs next to its demos', async () => {
  const page = await open('/base-ui/react-switch/');
  const tabs = page.getByRole('navigation', { name: 'Views of this component' });
  await tabs.getByRole('link', { name: 'Components API' }).click();
  await page.waitForURL('**/base-ui/react-switch/components-api/');
  expect(await tabs.locator('[aria-current=page]').textContent()).toBe('Components API');
  const row = page.locator('[data-docs-sidebar] [aria-current=page]');
  expect(await row.textContent()).toBe('Switch');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Switch components API');
});

/** State of the sidebar in a frame that could be painted. */
interface Frame {
  readonly top: number;
  readonly open: readonly (string | null)[];
}

/** Records the sidebar's state in every frame of every page. */
const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const frames: Frame[] = [];
    Object.assign(globalThis, { frames });
    const look = () => {
      const sidebar = document.querySelector('[data-docs-sidebar]');
      const groups = document.querySelectorAll('[data-docs-group][aria-expanded=true]');
      const open = [...groups].map((group) => group.getAttribute('data-docs-group'));
      if (sidebar) frames.push({ top: sidebar.scrollTop, open });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

const framesOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { frames: Frame[] }).frames);

/** Delays the page script, so that anything it changes is too late. */
const delayScript = (page: Page) =>
  page.route('**/_assets/entry-*', async (route) => {
    await new Promise((done) => setTimeout(done, 600));
    await route.continue();
  });

async function shownFrames(page: Page) {
  await expect.poll(async () => (await framesOf(page)).length).toBeGreaterThan(5);
  const shown = new Set((await framesOf(page)).map((frame) => JSON.stringify(frame)));
  return [...shown].map((frame) => JSON.parse(frame) as Frame);
}

test.runIf(IS_FULL)(
  'the sidebar is painted with the scroll position that the reader left',
  async () => {
    const context = await openContext({ viewport: { width: 1280, height: 500 } });
    const page = await openIn(context);
    await watchFrames(page);
    await goTo(page, BUTTON);
    const sidebar = page.locator('[data-docs-sidebar]');
    await sidebar.evaluate((element) => element.scrollTo(0, 150));
    await delayScript(page);
    await sidebar.getByRole('link', { name: 'Checkbox' }).click();
    await page.waitForURL('**/react-checkbox/');
    await ready(page);
    // The first paint does not wait for the sidebar.
    const frames = await shownFrames(page);
    expect([[150], [0, 150]]).toContainEqual([...new Set(frames.map(({ top }) => top))]);
    expect([...new Set(frames.flatMap(({ open }) => open))]).toEqual(['/material-ui/react-/']);
  },
);

test.runIf(IS_FULL)(
  'the sidebar is painted with a group still closed that the reader closed',
  async () => {
    const page = await openIn(await openContext({ viewport: { width: 1280, height: 500 } }));
    await watchFrames(page);
    await goTo(page, BUTTON);
    const sidebar = page.locator('[data-docs-sidebar]');
    await sidebar.getByRole('button', { name: 'Components' }).click();
    await delayScript(page);
    await goTo(page, '/material-ui/react-checkbox/');
    expect((await shownFrames(page)).at(-1)).toEqual({ top: 0, open: [] });
  },
);

test('a closed group stays closed on the next page', async () => {
  const page = await open(BUTTON);
  const group = page.locator('[data-docs-sidebar]').getByRole('button', { name: 'Components' });
  await group.click();
  // The script that closes it may still be loading.
  await expect.poll(() => group.getAttribute('aria-expanded')).toBe('false');
  await goTo(page, '/material-ui/react-chip/');
  expect(await group.getAttribute('aria-expanded')).toBe('false');
  expect(await page.locator('[data-docs-sidebar] [aria-current=page]').isVisible()).toBe(false);
});

test.runIf(IS_FULL)('the current row is in view before the page script runs', async () => {
  const context = await openContext({ viewport: { width: 1280, height: 500 } });
  const page = await openIn(context);
  await page.route('**/_assets/entry-*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto('/material-ui/react-tabs/');
  const row = await page.locator('[data-docs-sidebar] [aria-current=page]').boundingBox();
  expect(row?.y ?? 0).toBeGreaterThan(57);
  expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual(500);
});

test.runIf(IS_FULL)('the sidebar keeps its rendered state if storage is denied', async () => {
  const page = await openIn(await openContext());
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'sessionStorage', {
      get() {
        throw new Error('denied');
      },
    });
  });
  await goTo(page, BUTTON);
  const group = page.locator('[data-docs-sidebar]').getByRole('button', { name: 'Components' });
  expect(await group.getAttribute('aria-expanded')).toBe('true');
});

const SURFACES = ['Accordion', 'App Bar', 'Card', 'Paper'];
const FIRST = '/material-ui/react-accordion/';

const printButton = (page: Page) => page.getByRole('button', { name: 'Print', exact: true });

test.runIf(IS_FULL)(
  'a section prints as one document with contents, a new sheet per page, and static demos',
  async () => {
    const page = await open(FIRST);
    await page.getByRole('button', { name: 'More ways to use this page' }).click();
    await page.getByRole('link', { name: 'Print this section' }).click();
    await printButton(page).waitFor();
    expect(await page.title()).toBe('Surfaces - Material UI');
    expect(await page.locator('h1').allTextContents()).toEqual(['Surfaces', ...SURFACES]);
    await page.getByText('Pages: 4').waitFor();
    const found = await page.evaluate(() => {
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="#"]')];
      const contents = [...document.querySelectorAll('#print-contents > ul > li > a')];
      const articles = [...document.querySelectorAll('#print-status ~ article')];
      return {
        contents: contents.map((link) => link.textContent),
        broken: links.map(({ hash }) => hash).filter((hash) => !document.querySelector(hash)),
        twice: ids.filter((id, index) => ids.indexOf(id) !== index),
        breaks: articles.map((article) => getComputedStyle(article).breakBefore),
        running: document.querySelectorAll('main [data-hydrated]').length,
      };
    });
    const breaks = SURFACES.map(() => 'page');
    expect(found).toEqual({ contents: SURFACES, broken: [], twice: [], breaks, running: 0 });
    const demo = page.locator('[data-docs-demo] docs-island:visible').first();
    expect(await demo.innerText()).not.toBe('');
    expect(await page.locator('main [data-docs-tools], main [data-docs-copy]').count()).toBe(0);
    expect(await page.getByRole('navigation', { name: 'Breadcrumb' }).count()).toBe(0);
    await page.emulateMedia({ media: 'print' });
    expect(await printButton(page).count()).toBe(0);
  },
);

test.runIf(IS_FULL)(
  'a section to print lists the pages that do not load, and shows the others',
  async () => {
    const page = await (await openContext()).newPage();
    await page.route('**/react-card/', (route) => route.abort());
    await page.goto(`${FIRST}?print`);
    await page.getByText('Could not be loaded: Card').waitFor();
    expect(await page.locator('h1').allTextContents()).toEqual([
      'Surfaces',
      ...SURFACES.filter((title) => title !== 'Card'),
    ]);
  },
);
