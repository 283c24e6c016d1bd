import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sharedBrowser } from '../harness/browser.ts';
import { buildSiteOf } from '../harness/built-site.ts';
import { BUTTON, INSTALLATION, goTo, createGate, startReading } from '../harness/reading.ts';
import { IS_FULL, sampleOf } from '../harness/sample.ts';
import { buildShellSite } from '../harness/shell-site.ts';
import { wakeDemos } from '../harness/visit.ts';

const browser = sharedBrowser({ isNew: true });
const { openContext, openIn } = startReading({ isNew: true });

/** A layout shift and the elements that moved: `0.0123 div.ad`. */
interface Shift {
  readonly value: number;
  readonly what: string;
}

type ShiftRecorder = typeof globalThis & { shifts_: Shift[] };

/** Records layout shifts on every page of a context, including those caused by the reader. */
const watchShifts = (context: BrowserContext) =>
  context.addInitScript(() => {
    const seen: Shift[] = [];
    Object.assign(globalThis, { shifts_: seen });
    const nameOf = (node: Node | null | undefined) =>
      node instanceof Element ? `${node.localName}.${node.className}` : String(node?.nodeName);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node?: Node }[];
        };
        seen.push({ value, what: sources.map(({ node }) => nameOf(node)).join(', ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Waits until all changes are painted and recorded. */
const painted = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve, 100));
  });

/** Returns the layout shifts so far. */
async function shiftsOf(page: Page): Promise<readonly Shift[]> {
  await painted(page);
  return page.evaluate(() => (globalThis as ShiftRecorder).shifts_);
}

const forget = async (page: Page) => {
  await painted(page);
  await page.evaluate(() => (globalThis as ShiftRecorder).shifts_.splice(0));
};

const sumOf = (shifts: readonly Shift[]) => shifts.reduce((sum, { value }) => sum + value, 0);

async function openWatched(path: string, kept: Readonly<Record<string, string>> = {}) {
  const context = await openContext();
  await watchShifts(context);
  await context.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, kept);
  const page = await openIn(context);
  await goTo(page, path);
  return page;
}

const openSettings = async (page: Page) => {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.waitForSelector('docs-island[name=settings][data-hydrated]');
};
const choose = (page: Page, name: string) =>
  page.getByRole('dialog', { name: 'Settings' }).getByRole('radio', { name, exact: true }).check();

test('the measurement detects a layout shift', async () => {
  const page = await openWatched(INSTALLATION);
  await forget(page);
  await page.evaluate(() => {
    const box = document.createElement('div');
    box.style.height = '200px';
    document.querySelector('main')?.prepend(box);
  });
  expect(sumOf(await shiftsOf(page))).toBeGreaterThan(0.02);
});

test('the first demo of a page does not move what follows it while the page loads', async () => {
  const context = await openContext({ viewport: { width: 1440, height: 1000 } });
  await watchShifts(context);
  const page = await openIn(context);
  await goTo(page, BUTTON);
  const shifts = await shiftsOf(page);
  expect(shifts.filter(({ value }) => value > 0.001)).toEqual([]);
});

test.runIf(IS_FULL)('changing the mode by button or settings causes no layout shift', async () => {
  const page = await openWatched(BUTTON);
  // Its demos load their own font.
  await page.waitForSelector('main docs-island[data-hydrated]');
  await page.evaluate(() => document.fonts.ready);
  await forget(page);
  for (const mode of ['light', 'dark', 'system']) {
    await page.locator('[data-docs-mode-button]').click();
    await page.waitForSelector(`html[data-mode-choice=${mode}]`);
    await painted(page);
  }
  await openSettings(page);
  for (const [name, mode] of [
    ['Dark', 'dark'],
    ['Light', 'light'],
  ] as const) {
    await choose(page, name);
    await page.waitForSelector(`html[data-mode=${mode}]`);
    await painted(page);
  }
  expect(await shiftsOf(page)).toEqual([]);
});

test.runIf(IS_FULL)('a dense page loads without additional layout shifts', async () => {
  const page = await openWatched(INSTALLATION, { 'mui-dense': 'true' });
  await page.waitForSelector('html[data-dense]');
  await page.evaluate(() => document.fonts.ready);
  expect(sumOf(await shiftsOf(page))).toBeLessThan(0.02);
  await forget(page);
  await openSettings(page);
  expect(await shiftsOf(page)).toEqual([]);
});

test.each(sampleOf([1280, 390], { of: 'widths', size: 1 }))(
  'fonts that load late cause a layout shift below 0.02 at %i pixels',
  async (width) => {
    const context = await openContext({ viewport: { width, height: 800 } });
    await watchShifts(context);
    const { held, release } = createGate();
    const late: string[] = [];
    await context.route(/\.woff2$/, async (route) => {
      late.push(route.request().url());
      await held;
      await route.continue();
    });
    const page = await openIn(context);
    await page.goto(BUTTON, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
    await painted(page);
    release();
    await page.evaluate(() => document.fonts.ready);
    expect(late.length).toBeGreaterThan(0);
    expect(sumOf(await shiftsOf(page))).toBeLessThan(0.02);
  },
);

test('similar pages on the 404 page take only their own space, and move nothing', async () => {
  const context = await openContext();
  await watchShifts(context);
  const page = await context.newPage();
  await page.goto('/zzqqxx/');
  const message = page.getByText('No page has a similar address.');
  await message.waitFor();
  expect(sumOf(await shiftsOf(page))).toBeLessThan(0.02);
  const search = await page.locator('main .search-opener').boundingBox();
  const { y = 0, height = 0 } = (await message.boundingBox()) ?? {};
  expect((search?.y ?? NaN) - y - height).toBeLessThan(40);
});

test('the 404 page at its own address, which has no similar pages, moves nothing', async () => {
  const context = await openContext();
  await watchShifts(context);
  const page = await context.newPage();
  await page.goto('/404.html', { waitUntil: 'networkidle' });
  await page.locator('[data-docs-nearest]').waitFor({ state: 'detached' });
  await page.locator('main .search-opener').waitFor({ state: 'visible' });
  await painted(page);
  expect(await shiftsOf(page)).toEqual([]);
});

test('hydration causes no layout shift', async () => {
  const page = await openWatched(BUTTON);
  // The first demo loads the font of all demos.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await forget(page);
  expect(await wakeDemos(page)).toEqual([]);
  expect(await shiftsOf(page)).toEqual([]);
});

test.runIf(IS_FULL)('right-to-left demos keep their height when they are hydrated', async () => {
  const heights = (page: Page) =>
    page
      .locator('main docs-island')
      .evaluateAll((all) =>
        all.map((one) => `${one.getAttribute('name')} ${Math.round(one.clientHeight)}`),
      );
  const page = await openWatched(BUTTON, { 'mui-direction': 'rtl' });
  await page.evaluate(() => document.fonts.ready);
  const before = await heights(page);
  await forget(page);
  expect(await wakeDemos(page)).toEqual([]);
  expect(await heights(page)).toEqual(before);
  expect(sumOf(await shiftsOf(page))).toBeLessThan(0.02);
});

test.runIf(IS_FULL)('a late advert fits the space reserved for it', async () => {
  const site = { url: 'https://docs.example.com', name: 'Field' };
  const pooled = {
    name: 'kit',
    link: '/',
    img: '/kit.svg',
    description: 'Company - what it sells<br>in <b>two</b> short lines',
  };
  const files = {
    'content/public/kit.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="130" height="100"/>',
    'docs.config.mjs': `export default ${JSON.stringify({ site, features: { ads: { pool: [pooled] } } })};\n`,
    'content/index.md': `---\ntitle: Start\ndescription: The first page.\n---\n\n## First\n\n${'Text that is long enough to fill the page. '.repeat(60)}\n`,
  };
  const built = await buildSiteOf('advert', files);
  try {
    for (const width of sampleOf([1280, 390, 320], { of: 'widths', size: 1 })) {
      const context = await browser.newContext({ viewport: { width, height: 800 } });
      await watchShifts(context);
      const advert = createGate();
      await context.route(/\/adverts-[^/]*\.js$/, async (route) => {
        await advert.held;
        await route.continue();
      });
      const page = await context.newPage();
      await page.goto(`${built.origin}/`);
      // The column keeps its space; the box in it is as tall as the advert.
      const column = page.locator('.toc-ad');
      await column.waitFor();
      await page.evaluate(() => document.fonts.ready);
      await forget(page);
      const before = await column.boundingBox();
      expect(before).not.toBe(null);
      advert.release();
      await column.locator('[data-docs-ad-shown]').waitFor();
      expect({ width, shifts: await shiftsOf(page), box: await column.boundingBox() }).toEqual({
        ...{ width, shifts: [], box: before },
      });
      await context.close();
    }
  } finally {
    await built.close();
  }
});

/**
 * Delays style sheets and scripts, and records what each frame shows after the first style sheet.
 */
async function watchFrames(context: BrowserContext, describe: string) {
  await context.route(/\/_assets\/.*\.(?:css|js)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await context.addInitScript(`
    globalThis.frames_ = new Set();
    const look = () => {
      if (document.body && document.styleSheets.length > 0) frames_.add(JSON.stringify((${describe})()));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  `);
}

const framesOf = async (page: Page): Promise<unknown[]> => {
  await painted(page);
  const texts = await page.evaluate(() => [
    ...(globalThis as unknown as { frames_: Set<string> }).frames_,
  ]);
  return texts.map((text) => JSON.parse(text) as unknown);
};

test('all settings apply from the first frame on, even if files arrive late', async () => {
  const context = await openContext();
  const first = await openIn(context);
  await goTo(first, '/material-ui/customization/color/');
  const colors = JSON.stringify({ primary: { main: '#123456' } });
  await first.evaluate((text) => {
    const kept = { 'mui-mode': 'dark', 'mui-direction': 'rtl', 'mui-dense': 'true' };
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    document.cookie = `paletteColors=${encodeURIComponent(text)};path=/`;
    document.cookie = 'codeVariant=JS;path=/';
  }, colors);
  // The first page with demos computes the colors and stores them.
  await goTo(first, BUTTON);
  await wakeDemos(first);
  await first.waitForFunction(() => localStorage.getItem('mui-demo-variables') !== null);
  await watchFrames(
    context,
    `() => {
      const { dataset, dir } = document.documentElement;
      const style = getComputedStyle(document.documentElement);
      return [dataset.mode, getComputedStyle(document.body).backgroundColor, dir, 'dense' in dataset, dataset.codeVariant,
        style.getPropertyValue('--mui-palette-primary-main')];
    }`,
  );
  const page = await openIn(context);
  await goTo(page, BUTTON);
  const variable = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--mui-palette-primary-main'),
  );
  expect(variable).not.toBe('#1976d2');
  expect(await framesOf(page)).toEqual([['dark', 'rgb(15, 18, 21)', 'rtl', true, 'JS', variable]]);
});

// `npm test` has the same without late files, in `shell.test.ts`.
test.runIf(IS_FULL)('a closed announcement never flashes, even if files arrive late', async () => {
  const site = await buildShellSite();
  try {
    const context = await browser.newContext();
    const first = await context.newPage();
    await first.goto(`${site.origin}/`, { waitUntil: 'networkidle' });
    await first.getByRole('button', { name: 'Close announcement' }).click();
    await first.waitForSelector('html[data-docs-announcement]');
    await watchFrames(
      context,
      `() => document.querySelector('.announcement')?.checkVisibility() ?? false`,
    );
    const page = await context.newPage();
    await page.goto(`${site.origin}/kit/`, { waitUntil: 'networkidle' });
    expect(await page.locator('.announcement').count()).toBe(1);
    expect(await framesOf(page)).toEqual([false]);
  } finally {
    await site.close();
  }
});

test('lays out demos below the window later, unless a scroll position depends on their heights', async () => {
  const page = await openIn(await openContext());
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const last = [...document.querySelectorAll('.stages')].at(-1);
      Object.assign(globalThis, { first_: last && getComputedStyle(last).contentVisibility });
    });
  });
  const first = () => page.evaluate(() => (globalThis as { first_?: string }).first_);
  const isDone = () => expect.poll(() => page.locator('[data-docs-layout-later]').count()).toBe(0);
  await goTo(page, BUTTON);
  expect(await first()).toBe('auto');
  await isDone();
  const last = page.locator('.stages').last();
  expect(await last.evaluate((stages) => getComputedStyle(stages).contentVisibility)).toBe(
    'visible',
  );
  await page.reload();
  expect(await first()).toBe('visible');
  await goTo(page, INSTALLATION);
  await goTo(page, `${BUTTON}#accessibility`);
  expect(await first()).toBe('visible');
});
