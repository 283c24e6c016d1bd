// How long a page with many demos keeps the browser's main thread at one task: before a demo is near, and while all come alive.
import { visit } from './visit.mjs';

const CATEGORIES = ['toplevel', 'blink.user_timing'];
const PHASES = ['bench-load', 'bench-wake', 'bench-end'];

/** Notes in the trace that another phase begins. */
const mark = (page, name) => page.evaluate((text) => performance.mark(text), name);

/**
 * Milliseconds of the longest task of each phase, as the processor worked on it: the time that passed depends on what else the machine does. With
 * a debugger there, as here, V8 reads the file of React once more for errors that React makes when it is loaded: readers wait half as long for it.
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

/** Scrolls through a page, and waits for its demos. */
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

/** The longest task of a page while it loads, and while it is scrolled through. */
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
