// Opens pages as a reader on a slow machine does.

/** How much slower the processor is made. */
const SLOWER = 4;

/** The middle of some numbers. */
export const median = (numbers) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

/** Runs before a page's own scripts: notes shifts of the layout, long tasks and first paint. */
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

/** Runs the work on a fresh page of a fresh reader, and closes both. */
export async function visit(browser, options, work) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    colorScheme: 'light',
    ...options,
  });
  try {
    await context.addInitScript(watch);
    const page = await context.newPage();
    const protocol = await context.newCDPSession(page);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    return await work(page, context);
  } finally {
    await context.close();
  }
}

/** Waits until a page is loaded and nothing happens on it any more. */
export async function settle(page) {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
}

/** Sum of the shifts since `from`, in the page's own milliseconds. */
export const shiftSince = (page, from = 0) =>
  page.evaluate(
    (start) =>
      globalThis.seen.shifts
        .filter(({ startTime }) => startTime >= start)
        .reduce((sum, { value }) => sum + value, 0),
    from,
  );

/** The page's own clock. */
export const now = (page) => page.evaluate(() => performance.now());
