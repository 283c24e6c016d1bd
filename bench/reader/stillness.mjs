// Measures layout shifts while a reader is idle or changes the look of the page, and long tasks.
import { now, settle, shiftSince, visit } from './visit.mjs';

const BUTTON = '/material-ui/react-button/';
const SETTINGS = '[data-docs-open="docs-settings"]';

/** Returns the layout shift while the button of the header changes the color mode. */
export const switchMode = (browser, origin) =>
  visit(browser, {}, async (page) => {
    await page.goto(origin + BUTTON);
    await settle(page);
    const start = await now(page);
    for (let press = 0; press < 3; press += 1) {
      await page.click('[data-docs-mode-button]');
      await page.waitForTimeout(200);
    }
    // Browsers ignore shifts within half a second after a click. Here they count, because readers
    // see them.
    return shiftSince(page, start);
  });

/** Returns the layout shift while the direction of the page changes, which the reader requested. */
export const switchDirection = (browser, origin) =>
  visit(browser, {}, async (page) => {
    await page.goto(origin + BUTTON);
    await settle(page);
    await page.click(SETTINGS);
    await page.waitForSelector('docs-island[name=settings][data-hydrated]');
    await page.waitForTimeout(500);
    const start = await now(page);
    await page.locator('dialog[open] input[value=rtl]').check({ force: true });
    await page.waitForTimeout(1000);
    return shiftSince(page, start);
  });

/** Returns the layout shift when the fonts arrive a second after the text. */
export const lateFonts = (browser, origin) =>
  visit(browser, {}, async (page, context) => {
    await context.route(/\.woff2$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await page.goto(origin + BUTTON);
    await settle(page);
    return shiftSince(page);
  });

/**
 * Returns the milliseconds of the longest task while the page loads, and while all its demos
 * hydrate.
 */
export const longTasks = (browser, origin) =>
  visit(browser, {}, async (page) => {
    const longest = () => page.evaluate(() => Math.max(0, ...globalThis.seen.tasks));
    await page.goto(origin + BUTTON);
    await settle(page);
    const load = await longest();
    await page.evaluate(() => (globalThis.seen.tasks.length = 0));
    const start = await now(page);
    const islands = page.locator('main docs-island');
    for (let at = 0; at < (await islands.count()); at += 1) {
      await islands.nth(at).evaluate((island) => island.scrollIntoView({ behavior: 'instant' }));
      await page.waitForTimeout(100);
    }
    await settle(page);
    return { load, hydrate: await longest(), shift: await shiftSince(page, start) };
  });
