import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from '../harness/visit.ts';
import { showAdvert, sized, startServicesPages, type ShownAdvert } from './services-page.ts';

const BOX = 'aside.ad';

/** Texts of the maximum length, in usual, narrow and wide letters. */
const LONGEST_TEXTS = {
  usual:
    'Every part and token of the kit drawn once more, so that designs and code speak one language from the first sketch on.…',
  wide: 'W'.repeat(120),
} as const;

const { pages, open } = startServicesPages();

/** Returns the height of the box beyond its content and padding, in pixels. */
const emptyPixels = (page: Page) =>
  page.locator(BOX).evaluate((box) => {
    const last = Math.max(
      ...[...box.children].map((child) => child.getBoundingClientRect().bottom),
    );
    const { paddingBlockEnd, borderBlockEndWidth } = getComputedStyle(box);
    const edge = parseFloat(paddingBlockEnd) + parseFloat(borderBlockEndWidth);
    return Math.round(box.getBoundingClientRect().bottom - edge - last);
  });

const KINDS: readonly Omit<ShownAdvert, 'text'>[] = [
  { kind: 'image' },
  { kind: 'image', hasPicture: false },
  { kind: 'inline' },
  { kind: 'message' },
  { kind: 'frame' },
];

/** Returns the elements outside the box, or over another part of the advert. */
const misplaced = (page: Page) =>
  page.locator(BOX).evaluate((box) => {
    const around = box.getBoundingClientRect();
    const shown = [...box.querySelectorAll('.ad-text, .ad-by, .ad-picture, .ad-message, iframe')];
    const rects = shown.map((part) => ({
      name: part.className || part.localName,
      rect: part.getBoundingClientRect(),
    }));
    const out = rects.filter(
      ({ rect }) =>
        rect.left < around.left ||
        rect.right > around.right ||
        rect.top < around.top ||
        rect.bottom > around.bottom,
    );
    const over = rects.filter(({ rect }, index) =>
      rects
        .slice(index + 1)
        .some(
          (other) =>
            rect.left < other.rect.right - 1 &&
            other.rect.left < rect.right - 1 &&
            rect.top < other.rect.bottom - 1 &&
            other.rect.top < rect.bottom - 1,
        ),
    );
    return [...out.map(({ name }) => `out: ${name}`), ...over.map(({ name }) => `over: ${name}`)];
  });

test.each([1440, 900, 600, 390, 320])(
  'at %i pixels an advert is as tall as its content, and moves nothing above it',
  async (width) => {
    for (const html of [pages.ltr, pages.rtl]) {
      const page = await open(html, sized(width));
      const box = page.locator(BOX);
      const top = (await box.boundingBox())?.y;
      const adverts = Object.values(LONGEST_TEXTS).flatMap((text) =>
        KINDS.map((kind) => ({ ...kind, text })),
      );
      for (const advert of adverts) {
        await showAdvert(page, BOX, advert);
        const empty = advert.kind === 'frame' ? 0 : await emptyPixels(page);
        const found = [(await box.boundingBox())?.y, await misplaced(page), empty];
        expect([advert, ...found]).toEqual([advert, top, [], 0]);
      }
    }
  },
);

test('reserves space in the column of the contents list, so that the list keeps its height', async () => {
  const page = await open(pages.ltr, sized(1440));
  const heightOf = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().height);
  const before = [await heightOf('.toc-nav'), await heightOf('.toc-ad')];
  await showAdvert(page, BOX, { kind: 'image', text: LONGEST_TEXTS.usual });
  expect([await heightOf('.toc-nav'), await heightOf('.toc-ad')]).toEqual(before);
});

test('the picture is at the start of the box, 130 by 100 pixels', async () => {
  for (const [direction, html] of Object.entries(pages)) {
    const page = await open(html, sized(1440));
    await showAdvert(page, BOX, { kind: 'image', text: LONGEST_TEXTS.usual });
    const box = await page.locator(BOX).boundingBox();
    const picture = await page.locator('.ad-picture').boundingBox();
    expect(picture).toMatchObject({ width: 130, height: 100 });
    const fromStart =
      direction === 'ltr'
        ? (picture?.x ?? 0) - (box?.x ?? 0)
        : (box?.x ?? 0) + (box?.width ?? 0) - (picture?.x ?? 0) - 130;
    expect(fromStart).toBe(13);
  }
});

test.each(['light', 'dark'] as const)(
  'adverts have no accessibility violations in %s',
  async (colorScheme) => {
    const page = await open(pages.ltr, { ...sized(390), colorScheme });
    for (const kind of KINDS.slice(0, 4)) {
      await showAdvert(page, BOX, { ...kind, text: LONGEST_TEXTS.usual });
      await showAdvert(page, '.demo-ad >> nth=0', { kind: 'inline', text: LONGEST_TEXTS.usual });
      const found = await findViolations(page);
      expect(found.filter((barrier) => /\.(?:demo-)?ad/.test(barrier))).toEqual([]);
    }
  },
);

test('the advert has a name, its text is the link, and the heart has a text alternative', async () => {
  const page = await open(pages.ltr);
  const box = page.getByRole('complementary', { name: 'Advertisement' });
  await showAdvert(page, BOX, { kind: 'image', text: 'A kit' });
  const link = box.getByRole('link', { name: 'A kit', exact: true });
  expect(await link.getAttribute('rel')).toBe('sponsored noopener');
  await showAdvert(page, BOX, { kind: 'message', text: '' });
  expect(await box.getByRole('img', { name: 'with love' }).isVisible()).toBe(true);
  expect(await box.locator('.ad-message > *').count()).toBe(3);
});

test("a demo's advert is one line of 52 pixels between its tools and its code", async () => {
  for (const width of [320, 1440]) {
    const page = await open(pages.ltr, sized(width));
    const line = page.locator('.demo-ad').first();
    expect(await line.isVisible()).toBe(false);
    await showAdvert(page, '.demo-ad >> nth=0', { kind: 'inline', text: LONGEST_TEXTS.usual });
    const box = await line.boundingBox();
    const tools = await page.locator('.demo .tools').first().boundingBox();
    expect(box?.height).toBe(52);
    expect(box?.y).toBe((tools?.y ?? 0) + (tools?.height ?? 0));
    const link = await line.getByRole('link').boundingBox();
    expect((link?.y ?? 0) + (link?.height ?? 99)).toBeLessThanOrEqual((box?.y ?? 0) + 52);
  }
});

test('the empty box is hidden in print and without scripts', async () => {
  const page = await open(pages.ltr);
  expect(await page.locator(BOX).isVisible()).toBe(true);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator(BOX).isVisible()).toBe(false);
  const withoutScript = await open(pages.ltr, { javaScriptEnabled: false });
  expect(await withoutScript.locator(BOX).isVisible()).toBe(false);
});
