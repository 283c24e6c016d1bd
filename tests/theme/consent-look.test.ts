import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { IS_FULL, sampleOf } from '../harness/sample.ts';
import { findViolations } from '../harness/visit.ts';
import { sized, startServicesPages } from './services-page.ts';

const BANNER = '#cookie-preferences';

const { pages, open } = startServicesPages();

/** Shows the banner as a script would. */
const ask = (page: Page) =>
  page.locator(BANNER).evaluate(async (banner) => {
    banner.removeAttribute('hidden');
    await new Promise(requestAnimationFrame);
    const { height } = banner.getBoundingClientRect();
    document.body.style.setProperty('--docs-consent-height', `${height}px`);
  });

/** Returns the distances of the banner's sides from those of the window, in pixels. */
const distances = (page: Page) =>
  page.locator(BANNER).evaluate((banner) => {
    const { left, right, bottom, width, height } = banner.getBoundingClientRect();
    const { clientWidth } = document.documentElement;
    return { left, right: clientWidth - right, bottom: innerHeight - bottom, width, height };
  });

test('is hidden until a script shows it', async () => {
  const page = await open(pages.ltr);
  expect(await page.locator(BANNER).isVisible()).toBe(false);
  const withoutScript = await open(pages.ltr, { javaScriptEnabled: false });
  expect(await withoutScript.locator(BANNER).isVisible()).toBe(false);
  const again = withoutScript.locator('[data-docs-open-consent]');
  expect(await again.count()).toBe(2);
  for (const link of await again.all()) expect(await link.isVisible()).toBe(false);
});

test('is a low bar on phones, and a card at the end of the sidebar in wide windows', async () => {
  const phone = await open(pages.ltr, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await ask(phone);
  const { height, ...bar } = await distances(phone);
  expect(bar).toMatchObject({ left: 0, right: 0, bottom: 0 });
  expect(height / 844).toBeLessThanOrEqual(0.12);
  for (const [html, start] of [
    [pages.ltr, 'left'],
    [pages.rtl, 'right'],
  ] as const) {
    const desk = await open(html, sized(1440));
    await desk.locator('.announcement').evaluate((line) => line.remove());
    await ask(desk);
    const { width, ...card } = await distances(desk);
    expect(card).toMatchObject({ [start]: 0, bottom: 0 });
    const sidebar = await desk.locator('.sidebar').boundingBox();
    expect(width).toBeLessThanOrEqual(sidebar?.width ?? 0);
    expect((sidebar?.y ?? 0) + (sidebar?.height ?? 0)).toBeLessThanOrEqual(900 - card.height);
  }
});

test.runIf(IS_FULL)('shows both choices in the same size and style', async () => {
  for (const [width, hasTouch] of [
    [320, true],
    [390, true],
    [1440, false],
  ] as const) {
    const page = await open(pages.ltr, { ...sized(width), hasTouch, isMobile: hasTouch });
    await ask(page);
    const looks = await page.locator(`${BANNER} button`).evaluateAll((all) =>
      all.map((button) => {
        const { width: wide, height } = button.getBoundingClientRect();
        const { color, backgroundColor, border, font, boxShadow } = getComputedStyle(button);
        // Browsers place boxes at multiples of 1/64 pixel.
        return {
          wide: Math.round(wide * 10),
          height,
          color,
          backgroundColor,
          border,
          font,
          boxShadow,
        };
      }),
    );
    expect(looks).toHaveLength(2);
    expect(looks[0]).toEqual(looks[1]);
    expect(looks[0]?.height).toBeGreaterThanOrEqual(hasTouch ? 44 : 36);
  }
});

test('is the first tab stop after the skip link', async () => {
  const page = await open(pages.ltr);
  await ask(page);
  const stops: string[] = [];
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press('Tab');
    stops.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
  }
  expect(stops).toEqual(['Skip to content', 'Details', 'Accept', 'Decline']);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true);
});

test.each(sampleOf([390, 1024, 1440], { of: 'widths', size: 1 }))(
  'covers nothing at the end of the page at %i pixels, and leaves no gap',
  async (width) => {
    const page = await open(pages.ltr, sized(width));
    await ask(page);
    await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
    const banner = await page.locator(BANNER).boundingBox();
    const footer = await page.locator('.footer').boundingBox();
    const end = (footer?.y ?? 0) + (footer?.height ?? 1e6);
    const isBeside = (banner?.x ?? 0) + (banner?.width ?? 0) <= (footer?.x ?? 0);
    const gap = (isBeside ? 900 : (banner?.y ?? 0)) - end;
    // Line heights are fractions of pixels.
    expect(gap).toBeGreaterThan(-0.01);
    expect(gap).toBeLessThan(2);
  },
);

test.runIf(IS_FULL)('explains each choice, and scrolls in a low window', async () => {
  const page = await open(pages.ltr, { viewport: { width: 640, height: 320 } });
  await ask(page);
  await page.getByText('Details').click();
  const { top, height } = await page.locator(BANNER).evaluate((banner) => ({
    top: banner.getBoundingClientRect().top,
    height: banner.getBoundingClientRect().height,
  }));
  expect(top).toBeGreaterThanOrEqual(0);
  expect(height).toBeLessThanOrEqual(224);
  const decline = page.getByRole('button', { name: 'Decline' });
  await decline.scrollIntoViewIfNeeded();
  const box = await decline.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(320);
});

test.runIf(IS_FULL).each(sampleOf(['light', 'dark'] as const, { of: 'modes', size: 1 }))(
  'has no accessibility violations in %s',
  async (colorScheme) => {
    for (const html of Object.values(pages)) {
      const page = await open(html, { ...sized(390), colorScheme });
      await ask(page);
      await page.getByText('Details').click();
      const found = await findViolations(page);
      expect(found.filter((barrier) => barrier.includes('consent'))).toEqual([]);
      expect(found.filter((barrier) => barrier.includes(BANNER))).toEqual([]);
    }
  },
);
