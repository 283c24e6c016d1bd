import type { BrowserContext, Page } from 'playwright-core';
import type { SharedBrowser } from '../harness/browser.ts';
import type { BuiltSite } from '../harness/built-site.ts';
import { BUTTON, INSTALLATION, ready } from '../harness/reading.ts';
import { forEach, inWindow } from '../harness/visit.ts';

/** Addresses of the visited pages. */
export const PAGES = {
  button: BUTTON,
  installation: INSTALLATION,
  color: '/material-ui/customization/color/',
  notFound: '/no/such/page/',
  versions: '/versions/',
} as const;

/** A visit to a page under hostile conditions. */
export interface HostileVisit {
  /** Name of the condition. */
  readonly name: string;
  /** Path with query and hash. */
  readonly path: string;
  /** Creates the condition before the page is requested. */
  readonly prepare?: (context: BrowserContext) => Promise<unknown>;
  /** Additional actions while the page is open. */
  readonly during?: (page: Page) => Promise<unknown>;
  /** Allowed console messages. */
  readonly allowedMessages?: RegExp;
  /** Whether to skip the settings. */
  readonly isBrief?: boolean;
  /** Whether the browser lacks modal dialogs: their buttons do nothing, links still work. */
  readonly hasNoDialogs?: boolean;
  /** Whether the browser cannot hydrate islands, which then stay as rendered. */
  readonly cannotHydrate?: boolean;
}

/** Console message about missing pages, which tests request on purpose. */
const EXPECTED_ERROR = /the server responded with a status of 404/;

/** Maximum wait of a visit for anything, in milliseconds. */
const PATIENCE_MS = 100_000;

/** Records uncaught errors, policy violations, requests to other sites, and console messages. */
async function watch(page: Page, { allowedMessages }: HostileVisit): Promise<string[]> {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (!['error', 'warning'].includes(message.type()) && !text.startsWith('policy: ')) return;
    if (!EXPECTED_ERROR.test(text) && allowedMessages?.test(text) !== true)
      problems.push(`console: ${text}`);
  });
  page.on('dialog', (dialog) => {
    problems.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    const isOwn = origin === new URL(page.url()).origin || page.url() === 'about:blank';
    if (/^http/.test(protocol) && !isOwn) problems.push(`request: ${request.url()}`);
  });
  return problems;
}

async function pressModeButton(page: Page): Promise<void> {
  const choice = () =>
    page.evaluate(() => document.documentElement.getAttribute('data-mode-choice'));
  const before = await choice();
  await page.locator('[data-docs-mode-button]').click();
  if ((await choice()) === before) throw new Error(`the mode stays ${before}`);
}

async function trySettings(page: Page, cannotHydrate: boolean): Promise<void> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Settings' });
  await drawer.getByText('Direction').first().waitFor();
  if (!cannotHydrate) {
    await page.waitForSelector('docs-island[name=settings][data-hydrated]');
    const isDense = await page.evaluate(() => document.documentElement.hasAttribute('data-dense'));
    await drawer.getByRole('radio', { name: isDense ? 'Comfortable' : 'Dense' }).check();
    await page.waitForSelector(isDense ? 'html:not([data-dense])' : 'html[data-dense]');
  }
  await drawer.getByRole('button', { name: 'Close settings' }).click();
  await drawer.waitFor({ state: 'hidden' });
}

/** Tries the main features of a page. */
async function tryContent(page: Page, path: string, cannotHydrate: boolean): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (path.startsWith(PAGES.installation)) {
    await page.getByRole('tab', { name: 'pnpm' }).first().click();
    await page.getByText('pnpm add @mui/material@').first().waitFor();
  }
  const island = path.startsWith(PAGES.button) ? 'BasicButton' : 'component:colorTool';
  const alive = page.locator(`docs-island[name="${island}"]`);
  if ((await alive.count()) === 0) return;
  await alive.scrollIntoViewIfNeeded();
  if (!cannotHydrate) await page.waitForSelector(`docs-island[name="${island}"][data-hydrated]`);
  else await alive.getByRole('button').first().waitFor();
}

/** Whether text was parsed as markup or run as code. */
const wasInjected = (page: Page) =>
  page.evaluate(() => 'canary' in globalThis || document.querySelector('#canary') !== null);

async function tryPage(page: Page, plan: HostileVisit): Promise<void> {
  const { path, during, cannotHydrate = false, hasNoDialogs = false, isBrief = false } = plan;
  await page.goto(path);
  await ready(page);
  await during?.(page);
  await pressModeButton(page);
  await tryContent(page, path, cannotHydrate);
  if (!hasNoDialogs && !isBrief) await trySettings(page, cannotHydrate);
  if (await wasInjected(page)) throw new Error('text became markup');
}

async function visit(context: BrowserContext, plan: HostileVisit): Promise<string[]> {
  context.setDefaultTimeout(PATIENCE_MS);
  await plan.prepare?.(context);
  const page = await context.newPage();
  const problems = await watch(page, plan);
  await tryPage(page, plan).catch((error: unknown) => problems.push(String(error)));
  return problems.map((problem) => `${plan.name} on ${plan.path.slice(0, 80)}: ${problem}`);
}

/** Makes the visits, each in its own context, and returns the problems. */
export async function visitAll(
  browser: SharedBrowser,
  site: BuiltSite,
  visits: readonly HostileVisit[],
): Promise<string[]> {
  const viewport = { width: 1280, height: 700 };
  const options = { baseURL: site.origin, viewport, colorScheme: 'light' } as const;
  const found = await forEach(
    visits,
    (plan) => inWindow(browser, options, (context) => visit(context, plan)),
    4,
  );
  return found.flat();
}
