import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AxeResults } from 'axe-core';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { moveReaderPointer } from '../../cli/demos/in-page.ts';
import { isNoAnswer, withinAnswerLimit, type SharedBrowser } from './browser.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A page that records its problems. */
export interface WatchedPage {
  readonly page: Page;
  /** Console errors and warnings, uncaught errors, failed requests and policy violations. */
  readonly problems: string[];
}

/** Opens an empty page and records its problems from the first request on. */
export async function watchPage(context: BrowserContext): Promise<WatchedPage> {
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (['error', 'warning'].includes(message.type())) problems.push(`console: ${text}`);
    if (text.startsWith('policy: ')) problems.push(text);
  });
  page.on('requestfailed', (request) => {
    // Leaving a page aborts its requests.
    const isGivenUp = request.failure()?.errorText === 'net::ERR_ABORTED';
    if (!isGivenUp) problems.push(`request failed: ${request.url()}`);
  });
  return { page, problems };
}

/** Moves the pointer, so that the page loads its behavior. */
export const wake = (page: Page) => withinAnswerLimit(moveReaderPointer(page));

/** Wakes the page, and waits until its mode button is named. */
export async function ready(page: Page): Promise<void> {
  // The page's script runs before the event `load`.
  await page.waitForLoadState();
  await wake(page);
  await page.locator('[data-docs-mode-button][aria-label^="Color mode"]').first().waitFor({
    state: 'attached',
  });
}

/** Selector of demos that are not hydrated. Those of unselected styles are hidden and stay so. */
const ASLEEP = 'main docs-island:not([data-hydrated])';

/** Limit for the hydration of all demos of a page. */
const AWAKE_MS = 60_000;

/** Waits until the parts of a page that are laid out later have their heights. */
export const untilLaidOut = (page: Page) =>
  page.locator('html:not([data-docs-layout-later])').waitFor({ state: 'attached' });

/** Scrolls every demo into view. Returns the names of those that do not hydrate. */
export async function wakeDemos(page: Page): Promise<readonly string[]> {
  await untilLaidOut(page);
  const passAll = page.locator('main docs-island').evaluateAll(async (islands, limit) => {
    if (islands.length > 0) dispatchEvent(new Event('pointermove'));
    const tooLate = new Promise((resolve) => setTimeout(resolve, limit));
    for (const island of islands) {
      (island.closest('[data-docs-demo]') ?? island).scrollIntoView({ behavior: 'instant' });
      // The first visible demo loads the script; demos passed before it runs would not hydrate.
      await Promise.race([customElements.whenDefined('docs-island'), tooLate]);
      // Observers report visible elements at the end of a frame.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  }, AWAKE_MS);
  await withinAnswerLimit(passAll);
  await page
    .waitForFunction(
      (selector) =>
        ![...document.querySelectorAll(selector)].some((island) => island.checkVisibility()),
      ASLEEP,
      { timeout: AWAKE_MS },
    )
    .catch(() => undefined);
  return page
    .locator(ASLEEP)
    .evaluateAll((all) =>
      all
        .filter((island) => island.checkVisibility())
        .map((island) => `not hydrated: ${island.getAttribute('name')}`),
    );
}

/**
 * Limit for visits of all pages. Each visit has a limit of its own: only a run that hangs should
 * fail. On a busy machine, 300 pages take half an hour.
 */
export const ALL_PAGES_MS = 3_600_000;

/** Limit for one visit: a browser that has not answered by then never will. */
const ANSWER_MS = 100_000;

/** Runs the work in a new window, and once again if the browser does not answer. */
export async function inWindow<T>(
  browser: SharedBrowser,
  options: BrowserContextOptions,
  work: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const state: { context?: BrowserContext; silent?: readonly string[] } = {};
  const addresses = () => state.context?.pages().map((page) => page.url());
  const attempt = async () => {
    const context = await browser.newContext(options);
    state.context = context;
    try {
      return await work(context);
    } catch (error) {
      if (!isNoAnswer(error)) throw error;
      state.silent = addresses() ?? [];
      return SILENCE;
    } finally {
      await context.close();
    }
  };
  const first = await Promise.race([attempt(), silence()]);
  if (first !== SILENCE) return first;
  const silent = state.silent ?? addresses() ?? 'no window';
  console.warn('The browser did not answer. Visiting again:', silent);
  const second = await Promise.race([attempt(), silence()]);
  if (second === SILENCE) throw new Error('The browser does not answer.');
  return second;
}

const SILENCE = Symbol('no answer');

const silence = () => sleep(ANSWER_MS, SILENCE, { ref: false });

/** Rules about colors. All others find the same in light and dark mode. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Waits until animations that end have ended: colors of text that fades in have less contrast. */
const waitForAnimations = (page: Page) =>
  page.evaluate(async () => {
    const running = document.getAnimations().filter(({ playState, effect }) => {
      return playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
    });
    await Promise.allSettled(running.map(({ finished }) => finished));
  });

/**
 * Returns accessibility violations of the page, or of the element of a selector, as `rule: selector
 * message`.
 */
export async function findViolations(
  page: Page,
  of: 'all' | 'colors' = 'all',
  selector?: string,
): Promise<string[]> {
  const runOnly = of === 'all' ? TAGS : { type: 'rule', values: COLOR_RULES };
  // axe would wait for an answer from each frame.
  const options = { runOnly, resultTypes: ['violations'], iframes: false };
  // The policy of the page does not apply to evaluation by the debugger.
  await withinAnswerLimit(page.evaluate(`globalThis.axe === undefined && (() => { ${AXE} })()`));
  await withinAnswerLimit(waitForAnimations(page));
  const results: AxeResults = await withinAnswerLimit(
    page.evaluate(`axe.run(${JSON.stringify(selector) ?? 'document'}, ${JSON.stringify(options)})`),
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`.trim()),
  );
}

/** Runs the work for each value, a few at a time. Results are in the order of the values. */
export async function forEach<In, Out>(
  values: readonly In[],
  work: (value: In) => Promise<Out>,
  atATime = 3,
): Promise<Out[]> {
  const results: Out[] = [];
  const queue = values.entries();
  const take = async () => {
    for (const [index, value] of queue) results[index] = await work(value);
  };
  await Promise.all(Array.from({ length: atATime }, take));
  return results;
}
