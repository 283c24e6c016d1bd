import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AxeResults } from 'axe-core';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { SharedBrowser } from './browser.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A page that notes what goes wrong on it. */
export interface WatchedPage {
  readonly page: Page;
  /** Errors and warnings of the console, uncaught errors, failed requests, and violations of the Content Security Policy. */
  readonly problems: string[];
}

/** Opens an empty page that is watched from before its first request on. */
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
    // A page that the reader leaves gives up what it was still fetching.
    const isGivenUp = request.failure()?.errorText === 'net::ERR_ABORTED';
    if (!isGivenUp) problems.push(`request failed: ${request.url()}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.log(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
  return { page, problems };
}

/** Demos that are not alive. Those of a style that the reader did not choose are not shown, and never will be. */
const ASLEEP = 'main docs-island:not([data-hydrated])';

/** Milliseconds in which the demos of a page come to life, also on a busy machine. */
const AWAKE_MS = 60_000;

/** Brings every demo of the page near the viewport. Answers with the names of those that do not come to life. */
export async function wakeDemos(page: Page): Promise<readonly string[]> {
  await page.locator('main docs-island').evaluateAll(async (islands, limit) => {
    const tooLate = new Promise((told) => setTimeout(told, limit));
    for (const island of islands) {
      (island.closest('[data-docs-demo]') ?? island).scrollIntoView({ behavior: 'instant' });
      // Their script comes with the first that is seen; what is passed before it runs would stay asleep.
      await Promise.race([customElements.whenDefined('docs-island'), tooLate]);
      // What comes into view is told of at the end of a frame.
      await new Promise((told) => requestAnimationFrame(() => setTimeout(told)));
    }
  }, AWAKE_MS);
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

/** Milliseconds after which a browser that has not answered never will. What a page takes is long over by then. */
const ANSWER_MS = 100_000;

/**
 * Does the work in a window of its own. Now and then a browser never answers, and Playwright would wait for ever: the work is then done anew in
 * another window, and said to be. What is wrong with a page has its own limits, and is not tried again.
 */
export async function inWindow<T>(
  browser: SharedBrowser,
  options: BrowserContextOptions,
  work: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const state: { context?: BrowserContext } = {};
  const attempt = async () => {
    const context = await browser.newContext(options);
    state.context = context;
    try {
      return await work(context);
    } finally {
      await context.close();
    }
  };
  const first = await Promise.race([attempt(), silence()]);
  if (first !== SILENCE) return first;
  const addresses = state.context?.pages().map((page) => page.url());
  console.warn('The browser did not answer, and is asked again:', addresses ?? 'no window');
  const second = await Promise.race([attempt(), silence()]);
  if (second === SILENCE) throw new Error('The browser does not answer.');
  return second;
}

const SILENCE = Symbol('no answer');

const silence = () => sleep(ANSWER_MS, SILENCE, { ref: false });

/** Rules about colours. All others say the same of a page in light and in dark. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Accessibility violations of what is shown now, in the short form `rule: selector`. */
export async function findBarriers(page: Page, of: 'all' | 'colors' = 'all'): Promise<string[]> {
  const runOnly = of === 'all' ? TAGS : { type: 'rule', values: COLOR_RULES };
  // It is in no frame, and would wait for an answer from each.
  const options = { runOnly, resultTypes: ['violations'], iframes: false };
  // The debugger's evaluation is not subject to the page's policy, so axe runs under the same headers as readers have.
  await page.evaluate(`globalThis.axe === undefined && (() => { ${AXE} })()`);
  const results: AxeResults = await page.evaluate(`axe.run(document, ${JSON.stringify(options)})`);
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`.trim()),
  );
}

/** Runs the work for each value, a few at a time, and gives the results in the order of the values. */
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
