import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedBrowser } from '../harness/browser.ts';
import { buildThisSite, type BuiltSite } from '../harness/built-site.ts';
import { IS_FULL, sampleOf } from '../harness/sample.ts';
import { ALL_PAGES_MS, forEach, watchPage } from '../harness/visit.ts';

const BUTTON = '/material-ui/react-button/';

const browser = sharedBrowser();
let site: BuiltSite;
beforeAll(async () => {
  site = await buildThisSite();
});
afterAll(async () => {
  await site?.close();
});

type Settings = { readonly width?: number; readonly colorScheme?: 'light' | 'dark' };

/** Creates a browser context without scripts. */
const openContext = ({ width = 1280, colorScheme = 'light' }: Settings = {}) =>
  browser.newContext({
    javaScriptEnabled: false,
    reducedMotion: 'reduce',
    viewport: { width, height: 800 },
    colorScheme,
    baseURL: site.origin,
  });

/** Opens a page and passes it to `look`. Any console message fails the test. */
async function readIn(context: BrowserContext, path: string, look: (page: Page) => Promise<void>) {
  const { page, problems } = await watchPage(context);
  await page.goto(path);
  await look(page);
  expect(problems).toEqual([]);
  await page.close();
}

async function read(path: string, look: (page: Page) => Promise<void>, settings?: Settings) {
  const context = await openContext(settings);
  try {
    await readIn(context, path, look);
  } finally {
    await context.close();
  }
}

/** Returns the texts of content elements that are not visible. */
const hiddenTexts = (page: Page) =>
  page.locator('main :is(h1, h2, h3, h4, p, li, td, th, pre, docs-island)').evaluateAll((all) =>
    all
      .filter((each) => each.textContent.trim() !== '' && !each.checkVisibility())
      // The full code of a demo replaces its preview, TypeScript replaces JavaScript, and the first
      // style replaces the others. Closed elements open without a script, so they do not count.
      .filter((each) => !each.closest('.demo-preview, docs-island *, details:not([open])'))
      // Only scripts fill these elements.
      .filter((each) => !each.closest('.needs-script, section[hidden], [data-docs-api-empty]'))
      // The signature of a function repeats its type.
      .filter((each) => !each.closest('.api-signature'))
      .filter(
        (each) => !each.closest('[data-code-styles] [data-code-style], [data-code-variant=JS]'),
      )
      .map((each) => `${each.tagName.toLowerCase()} ${each.textContent.trim().slice(0, 40)}`),
  );

test(
  'shows the title, the text and all navigation of a page',
  { timeout: ALL_PAGES_MS },
  async () => {
    const context = await openContext();
    const paths = sampleOf(site.kinds, { of: 'pages', size: 3 });
    const found = await forEach(paths, async (path) => {
      const problems: string[] = [];
      await readIn(context, path, async (page) => {
        if (!(await page.locator('h1').isVisible())) problems.push(`${path} no title`);
        // In wide windows, the home page has cards in place of the sidebar, with and without scripts.
        const isHome = (await page.locator('.frame-wide').count()) > 0;
        const links = await page
          .locator(isHome ? '.content a:not([data-docs-demo] *)' : '[data-docs-sidebar] a')
          .evaluateAll((all) =>
            all.map((link) => ({ name: link.textContent, isShown: link.checkVisibility() })),
          );
        if (links.length === 0) problems.push(`${path} no links`);
        const hidden = [
          ...links.filter(({ isShown }) => !isShown).map(({ name }) => `link ${name}`),
          ...(await hiddenTexts(page)),
        ];
        problems.push(...hidden.map((text) => `${path} ${text}`));
      });
      return problems;
    });
    await context.close();
    expect(found.flat()).toEqual([]);
  },
);

test('shows demos as the build rendered them, with their full code', async () => {
  await read(BUTTON, async (page) => {
    const demo = page.locator('[data-docs-demo=BasicButton]');
    expect(await demo.getByRole('button', { name: 'Add a ticket' }).isVisible()).toBe(true);
    await demo.locator('summary').click();
    expect(await demo.getByText('export default').first().isVisible()).toBe(true);
  });
});

test.runIf(IS_FULL)(
  'shows the variants of code one below the other, each with its name',
  async () => {
    await read('/material-ui/getting-started/installation/', async (page) => {
      for (const text of [
        'npm install @mui/material@',
        'pnpm add @mui/material@',
        'yarn add @mui/material@',
      ]) {
        expect(await page.getByText(text).first().isVisible()).toBe(true);
      }
      const names = page.locator('.code-tabs').first().locator('.code-title');
      expect(await names.allTextContents()).toEqual(['npm', 'pnpm', 'yarn', 'bun']);
      expect(await names.first().isVisible()).toBe(true);
    });
  },
);

test('hides buttons that need a script', async () => {
  await read(BUTTON, async (page) => {
    const shown = await page
      .locator(
        '[data-docs-copy], [data-docs-mode-button], [data-docs-expand], [data-docs-reset-demo], [data-docs-open], [data-docs-to-top]',
      )
      .evaluateAll((all) =>
        all
          .filter((each) => each.getClientRects().length > 0)
          .map((each) => each.outerHTML.slice(0, 120)),
      );
    expect(shown).toEqual([]);
  });
});

test.runIf(IS_FULL)(
  'follows links of the sidebar, the product menu and the table of contents',
  async () => {
    await read(BUTTON, async (page) => {
      const sidebar = page.locator('[data-docs-sidebar]');
      // Without scripts, another group is a link to its first page, which has the entries.
      await sidebar.getByRole('link', { name: 'Getting started' }).click();
      await sidebar.getByRole('link', { name: 'Installation' }).click();
      await page.waitForURL('**/getting-started/installation/');
      await page.locator('.toc-nav').getByRole('link', { name: 'Icons' }).click();
      await page.waitForURL('**#icons');
      await page.getByRole('button', { name: 'Material UI' }).click();
      await page.locator('#docs-products').getByRole('link', { name: 'Joy UI' }).click();
      await page.waitForURL('**/joy-ui/getting-started/');
    });
  },
);

test.runIf(IS_FULL)(
  'links the menu button of a phone to the navigation at the end of the page',
  async () => {
    await read(
      BUTTON,
      async (page) => {
        const link = page.locator('header').getByRole('link', { name: 'Open navigation' });
        await link.click();
        const chip = page
          .locator('[data-docs-sidebar]')
          .getByRole('link', { name: 'Chip' })
          .first();
        expect(await chip.isVisible()).toBe(true);
        const top = await page
          .locator('[data-docs-sidebar]')
          .evaluate((nav) => nav.getBoundingClientRect().top);
        expect(top).toBeLessThan(400);
        const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        expect(isWide).toBe(false);
        await chip.click();
        await page.waitForURL('**/react-chip/');
      },
      { width: 390 },
    );
  },
);

test.runIf(IS_FULL)('shows a dark page on a dark system', async () => {
  await read(
    BUTTON,
    async (page) => {
      const color = await page
        .locator('body')
        .evaluate((body) => getComputedStyle(body).backgroundColor);
      expect(color).toBe('rgb(15, 18, 21)');
    },
    { colorScheme: 'dark' },
  );
});
