import type { PageView } from 'docs-build/theme';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sharedBrowser } from '../harness/browser.ts';
import { loadTheme } from './bundle.ts';
import { renderPage } from './rendered.ts';
import { sampleView } from './sample.ts';

const browser = sharedBrowser();

/** Calls `look` with a page of the default theme. */
async function lookAt(view: PageView, look: (page: Page) => Promise<void>): Promise<void> {
  const loaded = await loadTheme('default-theme');
  const { html, css } = renderPage(loaded, view);
  const style = `${loaded.theme.tokens({})}${loaded.css}${css}`;
  const page = await browser.newPage({ viewport: { width: 1280, height: 600 } });
  const root = `<html dir="${view.direction}"><style>${style}</style>`;
  try {
    await page.setContent(`<!DOCTYPE html>${root}<body>${html}`);
    await look(page);
  } finally {
    await page.close();
  }
}

test('shows all links of the header in windows that have space for them', async () => {
  const header = ['Guide', 'Blog', 'Versions'].map((text) => ({ text, href: `/${text}/` }));
  await lookAt({ ...sampleView, site: { ...sampleView.site, header } }, async (page) => {
    const nav = page.locator('.header .header-nav');
    for (const width of [1000, 1200, 1280, 1920]) {
      await page.setViewportSize({ width, height: 600 });
      const hidden = await nav.evaluate((list) => list.scrollWidth - list.clientWidth);
      expect({ width, hidden }).toEqual({ width, hidden: 0 });
    }
  });
});

test.each(['ltr', 'rtl'] as const)(
  'starts the title of a fallback page at the side of its content if the page is %s',
  async (direction) => {
    const content = { language: 'it', direction: direction === 'rtl' ? 'ltr' : 'rtl' } as const;
    await lookAt({ ...sampleView, flags: [], direction, content }, async (page) => {
      const edges = ['.title-block', 'h1', '.page-lead'].map(async (selector) => {
        const box = await page.locator(selector).boundingBox();
        return box && Math.round(direction === 'rtl' ? box.x : box.x + box.width);
      });
      const [block, ...others] = await Promise.all(edges);
      expect(others).toEqual([block, block]);
    });
  },
);
