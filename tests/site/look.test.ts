import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sharedBrowser } from '../harness/browser.ts';
import { buildThisSite, type BuiltSite } from '../harness/built-site.ts';
import { IS_FULL, sampleOf } from '../harness/sample.ts';
import { wakeDemos } from '../harness/visit.ts';

const BUTTON = '/material-ui/react-button/';

/** One page for each template. */
const TEMPLATES = [
  '/',
  '/404.html',
  '/material-ui/getting-started/installation/',
  BUTTON,
  '/material-ui/react-table/',
];

const WIDTHS = [320, 390, 900, 1440];

const browser = sharedBrowser();
let site: BuiltSite;
const pages: Page[] = [];
beforeAll(async () => {
  site = await buildThisSite();
});
afterAll(async () => {
  await site?.close();
});
afterEach(async () => {
  await Promise.all(pages.splice(0).map((page) => page.context().close()));
});

async function openAt(path: string, width: number, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, ...options });
  const page = await context.newPage();
  pages.push(page);
  await page.goto(site.origin + path, { waitUntil: 'load' });
  return page;
}

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  return box ?? { x: NaN, y: NaN, width: NaN, height: NaN };
};

/** Finds elements that extend beyond the window, except in elements that scroll or clip. */
const findOverflow = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const isCut = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement));
    const out = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const isOut = width > 1 && (right > clientWidth + 1 || left < -1);
      return isOut && element.checkVisibility() && !isCut(element.parentElement);
    });
    return [
      ...(scrollWidth > clientWidth ? [`page ${scrollWidth} wide`] : []),
      ...out.map((element) => element.outerHTML.slice(0, 90)),
    ].slice(0, 3);
  });

const PAGES = sampleOf(TEMPLATES, { of: 'templates', size: 1 });

test.runIf(IS_FULL).each(PAGES)(
  '%s never scrolls sideways, neither left to right nor right to left',
  async (path) => {
    const page = await openAt(path, 1440);
    await wakeDemos(page);
    const found: string[] = [];
    for (const dir of ['ltr', 'rtl']) {
      await page.evaluate((value) => (document.documentElement.dir = value), dir);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate(() => new Promise(requestAnimationFrame));
        found.push(...(await findOverflow(page)).map((text) => `${dir} ${width}: ${text}`));
      }
    }
    expect(found).toEqual([]);
  },
);

test.runIf(IS_FULL)('the header is sticky and 56 pixels high plus a border', async () => {
  const page = await openAt(BUTTON, 390);
  for (const width of [390, 900, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
    const { x, y, width: wide, height } = await boxOf(page, 'header.header');
    expect({ x, y, height }).toEqual({ x: 0, y: 0, height: 57 });
    expect(wide).toBeGreaterThan(width - 20);
  }
});

const COLUMNS = [
  [1440, { sidebar: 288, toc: 248 }],
  [1200, { sidebar: 288, toc: 248 }],
  [1600, { sidebar: 304, toc: 272 }],
] as const;

test.each(sampleOf(COLUMNS, { of: 'widths', size: 1 }))(
  'at %i pixels the columns have the widths of the design',
  async (width, expected) => {
    const page = await openAt(BUTTON, width);
    const sidebar = await boxOf(page, '.sidebar');
    const toc = await boxOf(page, '.toc');
    expect({ sidebar: Math.round(sidebar.width), toc: Math.round(toc.width) }).toEqual(expected);
    const column = await boxOf(page, '.column');
    expect(column.width).toBeLessThanOrEqual(848);
    expect(column.x).toBeGreaterThan(sidebar.x + sidebar.width);
  },
);

test.runIf(IS_FULL)(
  'the contents column is visible without a sidebar at 900 pixels, and neither is at 390',
  async () => {
    const page = await openAt(BUTTON, 900);
    expect(await page.locator('.sidebar').isVisible()).toBe(false);
    expect(Math.round((await boxOf(page, '.toc')).width)).toBe(248);
    expect(await page.locator('.toc-bar').isVisible()).toBe(false);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.locator('.toc-nav').isVisible()).toBe(false);
    expect(await page.locator('.toc-bar').isVisible()).toBe(true);
  },
);

test('no line of prose is wider than 640 pixels', async () => {
  for (const path of PAGES) {
    const page = await openAt(path, 1440);
    const long = await page
      .locator('main :is(h1, .page-lead, .content > :is(p, ul, ol))')
      .evaluateAll((all) =>
        all
          .filter((each) => each.getBoundingClientRect().width > 640.5)
          .map((each) => each.textContent.slice(0, 60)),
      );
    expect([path, ...long]).toEqual([path]);
  }
});

test('title, import line, text and demo are aligned', async () => {
  const page = await openAt(BUTTON, 1440);
  const edges = await Promise.all(
    ['h1', '.page-lead', '.import-line', '.content > p', '.demo', '.content h2'].map(
      async (selector) => Math.round((await boxOf(page, selector)).x),
    ),
  );
  expect(new Set(edges).size).toBe(1);
});

test.runIf(IS_FULL)('title, lead and import line are visible without scrolling', async () => {
  const page = await openAt(BUTTON, 390);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const { y, height } = await boxOf(page, '.import-line');
    expect(y + height).toBeLessThan(900);
  }
});

test.runIf(IS_FULL).each(['light', 'dark'] as const)(
  'every Tab stop of the header has a visible focus ring of 2 pixels, in %s',
  async (colorScheme) => {
    const page = await openAt(BUTTON, 1440, { colorScheme });
    await page.keyboard.press('Tab');
    const stops: unknown[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element?.closest('header')) return null;
        const { outlineWidth, outlineStyle, outlineColor } = getComputedStyle(element);
        const { top, bottom } = element.getBoundingClientRect();
        const ring = `${outlineWidth} ${outlineStyle} ${outlineColor}`;
        return { ring, isInView: top >= 2 && bottom <= innerHeight };
      });
      if (stop === null) break;
      stops.push(stop);
    }
    expect(stops.length).toBeGreaterThanOrEqual(5);
    const color = colorScheme === 'light' ? 'rgb(0, 115, 230)' : 'rgb(82, 168, 255)';
    expect(new Set(stops.map((stop) => JSON.stringify(stop)))).toEqual(
      new Set([JSON.stringify({ ring: `2px solid ${color}`, isInView: true })]),
    );
  },
);

/** Finds controls of the shell below the minimum size. Links in running text are exempt. */
const findSmall = (page: Page, least: number, where: string) =>
  page.locator(`:is(${where}) :is(a[href], button, summary)`).evaluateAll(
    (all, size) =>
      all
        .filter((each) => each.checkVisibility({ visibilityProperty: true }))
        .map((each) => ({ each, box: each.getBoundingClientRect() }))
        .filter(({ box }) => box.width < size - 0.5 || box.height < size - 0.5)
        .map(
          ({ each, box }) =>
            `${Math.round(box.width)}x${Math.round(box.height)} ${each.outerHTML.slice(0, 100)}`,
        ),
    least,
  );

test('controls of the shell have at least 24 pixels, and those of the header 44 on touch screens', async () => {
  const shell =
    'header, .sidebar, .title-block, .tools, .toc, .toc-bar, .beside, .code, footer, .heading';
  const page = await openAt(BUTTON, 390);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findSmall(page, 24, shell)).toEqual([]);
  }
  const phone = await openAt(BUTTON, 390, { hasTouch: true, isMobile: true });
  expect(await findSmall(phone, 44, 'header, .toc-bar > details > summary, .tools')).toEqual([]);
});

test.runIf(IS_FULL).each([390, 1440])(
  'layout shifts are below 0.02 while a page loads slowly at %i pixels',
  async (width) => {
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    const page = await context.newPage();
    pages.push(page);
    await context.route(/\.woff2$|\/_assets\/.*\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await page.addInitScript(() => {
      const shifts: { value: number; what: string }[] = [];
      Object.assign(globalThis, { shifts_: shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Element | null }[];
        }[]) {
          const what = entry.sources
            .map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : ''))
            .join(' | ');
          if (!entry.hadRecentInput) shifts.push({ value: entry.value, what });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(site.origin + BUTTON, { waitUntil: 'networkidle' });
    await wakeDemos(page);
    await page.evaluate(() => document.fonts.ready);
    const shifts = await page.evaluate(
      () => (globalThis as unknown as { shifts_: { value: number; what: string }[] }).shifts_,
    );
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThan(0.02);
  },
);

test('no text is smaller than 11 pixels or uppercased by the style sheet', async () => {
  const page = await openAt(BUTTON, 1440);
  const found = await page.locator('body *').evaluateAll((all) =>
    all
      .filter((each) => !each.closest('docs-island') && each.checkVisibility())
      .filter((each) =>
        [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      .filter((each) => {
        const { fontSize, textTransform } = getComputedStyle(each);
        return parseFloat(fontSize) < 11 || textTransform === 'uppercase';
      })
      .map((each) => each.outerHTML.slice(0, 80)),
  );
  expect(found).toEqual([]);
});

test('lines of the shell do not overlap at 200 % text size', async () => {
  const page = await openAt(BUTTON, 1280);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  const isInView = ({ y, height }: { y: number; height: number }) => y + height > 0;
  expect(isInView(await boxOf(page, '.skip')), 'the skip link').toBe(false);
  const tight = await page.locator('.tree a, .toc li a, .crumbs li').evaluateAll(
    (elements) =>
      elements.filter((element) => {
        const { lineHeight, fontSize } = getComputedStyle(element);
        return Number.parseFloat(lineHeight) < 1.2 * Number.parseFloat(fontSize);
      }).length,
  );
  expect(tight).toBe(0);
});

test('the parts of breadcrumbs are aligned', async () => {
  const page = await openAt(BUTTON, 1280);
  const tops = await page.locator('.crumbs li').evaluateAll((parts) =>
    parts.map((part) => {
      const range = document.createRange();
      range.selectNodeContents(part.querySelector('a') ?? part);
      return range.getBoundingClientRect().top;
    }),
  );
  expect(tops.length).toBeGreaterThan(2);
  expect(new Set(tops).size).toBe(1);
});

test('open code leaves the cards of the home page as wide as they are', async () => {
  const page = await openAt('/', 1440);
  const cards = page.locator('.home-libraries > section');
  const widths = () => cards.evaluateAll((all) => all.map(({ clientWidth }) => clientWidth));
  const before = await widths();
  await cards.first().locator('summary').click();
  await cards.first().locator('details[open]').waitFor();
  expect(await widths()).toEqual(before);
});

test('the button that copies a page has one place, with and without links beside it', async () => {
  const ends: number[] = [];
  for (const path of [BUTTON, '/docs/']) {
    const page = await openAt(path, 1440);
    const { x, width } = await boxOf(page, '.split');
    ends.push(x + width);
  }
  expect(ends[0]).toBe(ends[1]);
});

test('the blog shows two posts as cards, and the others as rows below them', async () => {
  const page = await openAt('/blog/', 1440);
  const boxes = await page.locator('[data-posts] > ul:has(h2) > li').evaluateAll((posts) =>
    posts.slice(0, 4).map((post) => {
      const { x, y, width } = post.getBoundingClientRect();
      return { x, y, width };
    }),
  );
  const [first, second, third, fourth] = boxes;
  expect(second?.y).toBe(first?.y);
  expect(third?.width).toBeGreaterThan(2 * (first?.width ?? NaN));
  expect([third?.x, fourth?.x]).toEqual([first?.x, first?.x]);
});

test('views of API tables fit into a narrow window with large text', async () => {
  const page = await openAt('/material-ui/api/button/', 320);
  await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
  const { x, width } = await boxOf(page, '.api-views');
  const inner = await page
    .locator('.api-views')
    .first()
    .evaluate((views) => views.scrollWidth);
  expect(x + Math.max(width, inner)).toBeLessThanOrEqual(320);
});

test('the contents list fades out below its title, which does not scroll', async () => {
  const page = await openAt(BUTTON, 1440);
  await page.setViewportSize({ width: 1440, height: 600 });
  const title = await boxOf(page, '.toc-title');
  const list = page.locator('.toc-nav > ul');
  expect(await list.evaluate((ul) => getComputedStyle(ul).maskImage)).toMatch(
    /^linear-gradient\(rgba\(0, 0, 0, 0\)/,
  );
  await list.evaluate((ul) => ul.scrollBy(0, 60));
  expect(await boxOf(page, '.toc-title')).toEqual(title);
});
