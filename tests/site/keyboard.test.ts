import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BUTTON, goTo, INSTALLATION, startReading } from '../harness/reading.ts';
import { IS_FULL, sampleOf } from '../harness/sample.ts';

const { open, openContext, openIn, origin } = startReading();

/** Context options by appearance. */
const APPEARANCES = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  'forced colors': { colorScheme: 'dark', forcedColors: 'active' },
} as const;

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

test.runIf(IS_FULL)(
  'on a phone the navigation is a drawer that takes the focus and returns it on Esc',
  async () => {
    const page = await open(BUTTON, { viewport: { width: 390, height: 844 } });
    const opener = page.getByRole('button', { name: 'Open navigation' });
    const drawer = page.getByRole('dialog', { name: 'Material UI pages' });
    expect(await drawer.isVisible()).toBe(false);
    expect(await opener.getAttribute('aria-expanded')).toBe('false');
    await opener.focus();
    await page.keyboard.press('Enter');
    await drawer.waitFor({ state: 'visible' });
    expect(await page.locator('.menu-button button').getAttribute('aria-expanded')).toBe('true');
    expect(await page.evaluate(() => !!document.activeElement?.closest('dialog'))).toBe(true);
    expect(await drawer.getByRole('link', { name: 'Chip' }).isVisible()).toBe(true);
    const current = await drawer.locator('[aria-current=page]').boundingBox();
    expect(current!.y + current!.height).toBeLessThan(844);
    for (let press = 0; press < 50; press += 1) await page.keyboard.press('Tab');
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
    );
    expect(isInside).toBe(true);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    await expect.poll(() => opener.getAttribute('aria-expanded')).toBe('false');
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    await opener.click();
    await drawer.getByRole('link', { name: 'Chip' }).click();
    await page.waitForURL('**/react-chip/');
  },
);

test.runIf(IS_FULL).each(['light', 'dark', 'forced colors'] as const)(
  'the first Tab stop is the skip link, in %s',
  async (look) => {
    const page = await open(BUTTON, APPEARANCES[look]);
    await page.keyboard.press('Tab');
    expect(await focusedText(page)).toBe('Skip to content');
    const box = await page.locator('.skip').boundingBox();
    expect(box!.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.id === 'main-content');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => !!document.activeElement?.closest('main'))).toBe(true);
  },
);

/** Returns the visible properties of the focused element; null if the focus is outside the page. */
const focusedStyle = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    const box = focused.getClientRects()[0] ?? focused.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const memory = window as { seen_?: Set<Element> };
    const seen = (memory.seen_ ??= new Set());
    const isNew = !seen.has(focused);
    seen.add(focused);
    const isOwnRing = focused.closest('docs-island') !== null || focused.tagName === 'IFRAME';
    const wrong = [
      ...(isNew ? [] : ['comes again']),
      ...(isOwnRing || (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2)
        ? []
        : ['no ring']),
      ...(box.top >= 0 && box.bottom > 0 && box.top < innerHeight ? [] : ['out of view']),
      ...(isOwnRing || (hit && (focused.contains(hit) || hit.contains(focused)))
        ? []
        : ['covered']),
    ];
    return { wrong, html: focused.outerHTML.slice(0, 120) };
  });

const WHOLE_PAGES = [
  [1280, 'light'],
  [1280, 'dark'],
  [1280, 'forced colors'],
  [390, 'light'],
] as const;

test.each(sampleOf(WHOLE_PAGES, { of: 'looks of a whole page', size: 1 }))(
  'at %i pixels in %s, every Tab stop has a focus ring that is in view and not covered',
  async (width, look) => {
    for (const path of sampleOf([BUTTON, INSTALLATION], { of: 'pages', size: 1 })) {
      const options = { viewport: { width, height: 800 }, ...APPEARANCES[look] };
      const page = await open(path, { ...options, reducedMotion: 'reduce' });
      const wrong: string[] = [];
      let stops = 0;
      for (; stops < 300; stops += 1) {
        await page.keyboard.press('Tab');
        const focus = await focusedStyle(page);
        if (focus === null) break;
        wrong.push(...focus.wrong.map((what) => `${what}: ${focus.html}`));
      }
      expect(wrong).toEqual([]);
      expect(stops).toBeGreaterThan(30);
    }
  },
);

const MENUS = [
  ['products', '[popovertarget=docs-products]', '#docs-products'],
  ['ways to use the page', '[popovertarget=docs-page-menu]', '#docs-page-menu'],
] as const;

test.each(sampleOf(MENUS, { of: 'menus', size: 1 }))(
  'the menu of %s opens, supports arrow keys, and returns the focus on Esc',
  async (...where) => {
    const [, opener, menu] = where;
    const page = await open(BUTTON);
    const indexOf = () =>
      page
        .locator(`${menu} :is(a[href], button)`)
        .evaluateAll((items) => items.findIndex((item) => item === document.activeElement));
    await page.locator(opener).focus();
    await page.keyboard.press('Enter');
    await page.locator(menu).waitFor({ state: 'visible' });
    await page.keyboard.press('ArrowDown');
    const walked = [await indexOf()];
    for (const key of ['ArrowDown', 'Home', 'ArrowUp', 'ArrowDown', 'End']) {
      await page.keyboard.press(key);
      walked.push(await indexOf());
    }
    const last = (await page.locator(`${menu} :is(a[href], button)`).count()) - 1;
    expect(walked).toEqual([0, 1, 0, last, 0, last]);
    await page.keyboard.press('Escape');
    await page.locator(menu).waitFor({ state: 'hidden' });
    const isBack = await page
      .locator(opener)
      .evaluate((element) => element === document.activeElement);
    expect(isBack).toBe(true);
  },
);

test('a sidebar group opens with Enter and closes with Space, and Tab skips closed groups', async () => {
  const page = await open(BUTTON);
  const group = page.locator('[data-docs-group]').first();
  const focusedIn = () =>
    page.evaluate(() => document.activeElement?.closest('ul')?.previousElementSibling?.textContent);
  const name = await group.textContent();
  await group.focus();
  for (const [key, state] of [
    ['Enter', 'true'],
    ['Space', 'false'],
  ] as const) {
    await page.keyboard.press(key);
    // The entries of a group are loaded when it is opened for the first time.
    await expect.poll(() => group.getAttribute('aria-expanded')).toBe(state);
    await page.keyboard.press('Tab');
    expect((await focusedIn()) === name).toBe(state === 'true');
    await group.focus();
  }
  const current = page.locator('[data-docs-sidebar] [aria-current=page]');
  expect(await current.allTextContents()).toEqual(['Button']);
});

test.runIf(IS_FULL)(
  'the keyboard alone changes settings, which are announced and survive a reload',
  async () => {
    const page = await open(BUTTON);
    const drawer = page.getByRole('dialog', { name: 'Settings' });
    const openSettings = async () => {
      await page.getByRole('button', { name: 'Settings', exact: true }).focus();
      await page.keyboard.press('Enter');
      await page.waitForSelector('docs-island[name=settings][data-hydrated]');
    };
    const focusedName = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
    await openSettings();
    for (const [name, words] of [
      ['mode', 'Mode: Dark'],
      ['direction', 'Direction: right to left'],
      ['density', 'Density: Dense'],
      ['code', 'Code: JavaScript'],
    ] as const) {
      for (let press = 0; press < 12 && (await focusedName()) !== `settings-${name}`; press += 1) {
        await page.keyboard.press('Tab');
      }
      // Arrow down selects the next choice in both directions of text.
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => drawer.getByRole('status').textContent()).toBe(words);
    }
    const chosen = 'html[data-mode=dark][dir=rtl][data-dense][data-code-variant=JS]';
    await page.waitForSelector(chosen);
    await page.reload();
    await page.waitForSelector(chosen);
    await openSettings();
    const states = await drawer
      .getByRole('radio', { checked: true })
      .evaluateAll((all) => all.map((one) => one.getAttribute('value')));
    expect(states.slice(0, 4)).toEqual(['dark', 'rtl', 'dense', 'JS']);
  },
);

test.runIf(IS_FULL)(
  'Tab and Enter move through component tabs, in the same order after going back',
  async () => {
    const page = await open('/base-ui/react-switch/');
    const tabs = page.getByRole('navigation', { name: 'Views of this component' });
    const walk = async () => {
      const walked = [];
      await tabs.getByRole('link').first().focus();
      for (let stop = 0; stop < 3; stop += 1) {
        walked.push(await focusedText(page));
        await page.keyboard.press('Tab');
      }
      expect(await tabs.evaluate((nav) => nav.contains(document.activeElement))).toBe(false);
      return walked;
    };
    const inOrder = ['Demos', 'Components API', 'Hooks API'];
    expect(await walk()).toEqual(inOrder);
    await tabs.getByRole('link', { name: 'Components API' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/components-api/');
    expect(await tabs.locator('[aria-current=page]').textContent()).toBe('Components API');
    expect(await walk()).toEqual(inOrder);
    await page.goBack();
    await page.waitForURL('**/react-switch/');
    expect(await tabs.locator('[aria-current=page]').textContent()).toBe('Demos');
    expect(await walk()).toEqual(inOrder);
  },
);

test('arrow keys scroll code blocks and move between tabs, and Enter copies and reports it', async () => {
  const context = await openContext({ viewport: { width: 390, height: 844 } });
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: origin() });
  const page = await openIn(context);
  await goTo(page, INSTALLATION);
  const block = page.locator('.code-tabs').first();
  await block.getByRole('tab', { name: 'npm', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  // The key is repeated once the behavior of tabs is loaded.
  await expect.poll(() => focusedText(page)).toBe('pnpm');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const status = page.locator('[data-docs-status]');
  await status.getByText('Copied').waitFor({ state: 'attached' });
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^pnpm add @mui\/material@/);
  const panel = block.locator('[role=tabpanel]:not([hidden])');
  await panel.getByRole('button', { name: 'Wrap lines' }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  const scroller = panel.locator('pre');
  await page.waitForFunction(
    (element) => (element?.scrollLeft ?? 0) > 0,
    await scroller.elementHandle(),
  );
});
