// Measures the longest task of the main thread on a page with many demos: before a demo is near,
// and while all hydrate.
import { visit } from './visit.mjs';

const CATEGORIES = ['toplevel', 'blink.user_timing'];
const PHASES = ['bench-load', 'bench-wake', 'bench-end'];

/** Marks the beginning of a phase in the trace. */
const mark = (page, name) => page.evaluate((text) => performance.mark(text), name);

/**
 * Returns the CPU milliseconds of the longest task of each phase. Wall time would depend on other
 * work of the machine. With a debugger attached, as here, V8 parses the file of React again for
 * errors that React creates while it loads, so readers wait only half as long for that file.
 */
function longestOf(events) {
  const marks = PHASES.map((name) => events.find((event) => event.name === name));
  const { pid, tid } = marks[0];
  const tasks = events.filter(
    (event) =>
      event.name === 'ThreadControllerImpl::RunTask' && event.pid === pid && event.tid === tid,
  );
  return marks.slice(1).map((end, index) => {
    const inside = tasks.filter(({ ts }) => ts >= marks[index].ts && ts < end.ts);
    return Math.max(0, ...inside.map(({ tdur = 0 }) => tdur / 1000));
  });
}

/** Scrolls through a page and waits for its demos. */
async function wakeAll(page) {
  await page.evaluate(async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 150));
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await pause();
    }
  });
  await page.waitForFunction(
    () => !document.querySelector('main docs-island:not([data-hydrated])'),
    undefined,
    { timeout: 120_000 },
  );
}

/** Returns the longest task of a page while it loads, and while it is scrolled. */
export const longestTasks = (browser, address) =>
  visit(browser, {}, async (page) => {
    await page.addInitScript((name) => performance.mark(name), PHASES[0]);
    await browser.startTracing(page, { categories: CATEGORIES });
    await page.goto(address);
    await page.waitForTimeout(2000);
    await mark(page, PHASES[1]);
    await wakeAll(page);
    await page.waitForTimeout(1000);
    await mark(page, PHASES[2]);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
    const [load, wake] = longestOf(traceEvents);
    return { load, wake };
  });
