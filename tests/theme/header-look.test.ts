import { expect, test } from 'vitest';
import { sharedBrowser } from '../harness/browser.ts';
import { loadTheme } from './bundle.ts';
import { renderPage } from './rendered.ts';
import { sampleView } from './sample.ts';

const browser = sharedBrowser();

const HEADER = ['Guide', 'Blog', 'Versions'].map((text) => ({ text, href: `/${text}/` }));

test('shows all links of the header in windows that have space for them', async () => {
  const loaded = await loadTheme('default-theme');
  const site = { ...sampleView.site, header: HEADER };
  const { html, css } = renderPage(loaded, { ...sampleView, site });
  const style = `${loaded.theme.tokens({})}${loaded.css}${css}`;
  const page = await browser.newPage();
  try {
    await page.setContent(`<!DOCTYPE html><style>${style}</style><body>${html}`);
    for (const width of [1000, 1200, 1280, 1920]) {
      await page.setViewportSize({ width, height: 600 });
      const hidden = await page
        .locator('.header .header-nav')
        .evaluate((nav) => nav.scrollWidth - nav.clientWidth);
      expect({ width, hidden }).toEqual({ width, hidden: 0 });
    }
  } finally {
    await page.close();
  }
});
