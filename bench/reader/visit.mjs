// Opens pages as a reader on a slow machine does.
import { hidePointer } from '../../scripts/find-browser.mjs';

/** Factor by which the CPU is slowed down. */
const SLOWER = 4;

/** Returns the median. */
export const median = (numbers) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

/** Runs before the scripts of a page: records layout shifts, long tasks and first paint. */
function watch() {
  const seen = { shifts: [], tasks: [] };
  globalThis.seen = seen;
  new PerformanceObserver((list) => {
    for (const { value, startTime } of list.getEntries()) seen.shifts.push({ value, startTime });
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
}

/** Runs `work` on a page of a new browser context and closes both. */
export async function visit(browser, options, work) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    colorScheme: 'light',
    ...options,
  });
  try {
    await hidePointer(context);
    await context.addInitScript(watch);
    const page = await context.newPage();
    const protocol = await context.newCDPSession(page);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    return await work(page, context);
  } finally {
    await context.close();
  }
}

/** A page is idle when no file has come for this long. */
const QUIET_MS = 500;

/**
 * Waits until a page is loaded and idle. Playwright's `networkidle` never comes on some pages that
 * Chromium itself reports as idle.
 */
export async function settle(page) {
  await page.waitForLoadState();
  await page.waitForFunction((quiet) => {
    const ends = performance.getEntries().map((entry) => entry.responseEnd ?? 0);
    return performance.now() - Math.max(...ends) > quiet;
  }, QUIET_MS);
  await page.waitForTimeout(300);
}

/** Returns the sum of the shifts since `from`, in milliseconds of the page. */
export const shiftSince = (page, from = 0) =>
  page.evaluate(
    (start) =>
      globalThis.seen.shifts
        .filter(({ startTime }) => startTime >= start)
        .reduce((sum, { value }) => sum + value, 0),
    from,
  );

/** Returns the time of the page's clock. */
export const now = (page) => page.evaluate(() => performance.now());
