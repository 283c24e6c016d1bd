import type { BrowserContext, FrameLocator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BUTTON, goTo, createGate, startReading } from '../harness/reading.ts';
import { wakeDemos } from '../harness/visit.ts';
import { IS_FULL } from '../harness/sample.ts';

const APP_BAR = '/material-ui/react-app-bar/';
const SWITCH = '/base-ui/react-switch/';
const STYLED = '[data-docs-demo=BaseSwitchSettings]';

const { openContext, openIn, origin } = startReading();

/** Scrolls to a demo and waits until it is hydrated. */
async function wake(page: Page, name: string): Promise<void> {
  await page.locator(`docs-island[name="${name}"]`).scrollIntoViewIfNeeded();
  await page.waitForSelector(`docs-island[name="${name}"][data-hydrated]`);
}

/** Brings the framed demo of a page into view, where it hydrates. */
async function hydrateFrame(page: Page): Promise<FrameLocator> {
  await page.locator('iframe').scrollIntoViewIfNeeded();
  const frame = page.frameLocator('iframe');
  await frame.locator('docs-island[data-hydrated]').waitFor();
  return frame;
}

test.runIf(IS_FULL)(
  'the console offers the theme of demos, and logs one line about it once a demo runs',
  async () => {
    const page = await openIn(await openContext({ viewport: { width: 1280, height: 300 } }));
    const lines: string[] = [];
    page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
    await page.addInitScript(() => {
      // An element with the same name must not break it.
      addEventListener('DOMContentLoaded', () =>
        document.body.append(Object.assign(document.createElement('i'), { id: 'theme' })),
      );
    });
    await goTo(page, APP_BAR);
    await page.waitForLoadState('networkidle');
    expect(lines).toEqual([]);
    expect(await wakeDemos(page)).toEqual([]);
    await hydrateFrame(page);
    await expect.poll(() => lines).not.toEqual([]);
    expect(lines).toEqual([
      'log: Variables for demos, available in the console: `theme`, `createTheme`',
    ]);
    expect(await page.evaluate('createTheme().palette.primary.main')).toBe('#1976d2');
    expect(await page.evaluate('theme.spacing(2)')).toContain('8px');
  },
);

test('a visible demo hydrates after five seconds without any input', async () => {
  const page = await openIn(await openContext());
  await page.clock.install();
  await page.goto(SWITCH);
  const demo = page.locator('main docs-island').first();
  expect(await demo.isVisible()).toBe(true);
  await page.clock.runFor(1000);
  expect(await page.locator('docs-island[data-hydrated]').count()).toBe(0);
  await page.clock.runFor(5000);
  await page.waitForSelector('main docs-island[data-hydrated]');
});

test('a demo on the first screen has its font before the reader acts', async () => {
  const page = await openIn(await openContext());
  await page.clock.install();
  await goTo(page, BUTTON);
  const isLoaded = () =>
    page.evaluate(() =>
      [...document.fonts].some(({ family, status }) => family === 'Roboto' && status === 'loaded'),
    );
  await page.clock.runFor(1000);
  await expect.poll(isLoaded).toBe(true);
  expect(await page.locator('docs-island[data-hydrated]').count()).toBe(0);
});

test('demos start at once if they were rendered without choices of the reader', async () => {
  const context = await openContext();
  await context.addCookies([{ name: 'codeVariant', value: 'JS', url: origin() }]);
  const chosen = await openIn(context);
  await chosen.clock.install();
  await goTo(chosen, BUTTON);
  await chosen.waitForSelector('[data-docs-choose-variant=JS][aria-pressed=true]');
  const rightToLeft = await openIn(await openContext());
  await rightToLeft.clock.install();
  await rightToLeft.addInitScript(() => localStorage.setItem('mui-direction', 'rtl'));
  await goTo(rightToLeft, '/material-ui/react-slider/');
  await rightToLeft.clock.runFor(1000);
  await rightToLeft.waitForSelector('main docs-island[data-hydrated]');
});

test('a framed demo starts with the settings of the reader and follows their changes', async () => {
  const context = await openContext();
  await context.addCookies([
    {
      name: 'paletteColors',
      value: encodeURIComponent(JSON.stringify({ primary: { main: '#00695c' } })),
      url: origin(),
    },
  ]);
  const page = await openIn(context);
  await page.addInitScript(() => {
    if (localStorage.getItem('mui-mode') !== null) return;
    localStorage.setItem('mui-mode', 'dark');
    localStorage.setItem('mui-direction', 'rtl');
    localStorage.setItem('mui-dense', 'true');
  });
  await goTo(page, APP_BAR);
  const frame = await hydrateFrame(page);
  const seen = () =>
    frame.locator('html').evaluate((html) => {
      const bar = html.querySelector('.MuiToolbar-root');
      const color = getComputedStyle(html).getPropertyValue('--mui-palette-primary-main');
      const isDense = bar?.classList.contains('MuiToolbar-dense') === true;
      return [html.dataset['mode'], html.getAttribute('dir'), isDense, color].join(' ');
    });
  await expect.poll(seen).toBe('dark rtl true #00695c');
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.waitForSelector('docs-island[name=settings][data-hydrated]');
  for (const name of ['Light', 'LTR left to right', 'Comfortable']) {
    await page.getByRole('radio', { name, exact: true }).check();
  }
  await expect.poll(seen).toBe('light ltr false #00695c');
  await page.getByRole('button', { name: 'Reset colors' }).click();
  await expect.poll(seen).toBe('light ltr false #1976d2');
});

test.runIf(IS_FULL)('reset restarts a demo in the selected style', async () => {
  const context = await openContext();
  await context.addCookies([{ name: 'codeStyling', value: 'css', url: origin() }]);
  const page = await openIn(context);
  await goTo(page, SWITCH);
  await wake(page, 'BaseSwitchSettings@css');
  const sounds = page.locator(STYLED).getByRole('switch', { name: 'Play sounds' });
  await sounds.click();
  expect(await sounds.isChecked()).toBe(true);
  await page.locator(`${STYLED} [data-docs-reset-demo]`).click();
  await expect.poll(() => sounds.isChecked()).toBe(false);
  await page.waitForSelector(`${STYLED} docs-island[name="BaseSwitchSettings@css"][data-hydrated]`);
  expect(await page.locator(`${STYLED} docs-island[data-hydrated]`).count()).toBe(1);
});

test.runIf(IS_FULL)(
  'only readers with right-to-left demos fetch the script that mirrors them',
  async () => {
    const scriptsOf = async (direction: string) => {
      const page = await openIn(await openContext());
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
      });
      await page.addInitScript((kept) => localStorage.setItem('mui-direction', kept), direction);
      await goTo(page, BUTTON);
      await wake(page, 'BasicButton');
      // Every page loads this script last.
      await expect.poll(() => scripts.join(' ')).toContain('/notifications-');
      await page.waitForLoadState('networkidle');
      return new Set(scripts);
    };
    const [ltr, rtl] = [await scriptsOf('ltr'), await scriptsOf('rtl')];
    expect([...ltr].filter((script) => !rtl.has(script))).toEqual([]);
    expect([...rtl].filter((script) => !ltr.has(script))).toHaveLength(1);
  },
);

/** Delays every script except the page script until release, or makes them all fail. */
async function hold(context: BrowserContext, page: Page) {
  const { held, release } = createGate();
  const entry = new Set<string>();
  await page.goto(SWITCH);
  for (const script of await page.locator('script[type=module][src]').all()) {
    entry.add(new URL((await script.getAttribute('src')) ?? '', origin()).pathname);
  }
  await context.route(/\/_assets\/[^/]*\.js$/, async (route) => {
    if (!entry.has(new URL(route.request().url()).pathname)) await held;
    await route.continue();
  });
  return release;
}

test('input by pointer, keyboard and touch before hydration takes effect after hydration', async () => {
  const context = await openContext({ hasTouch: true });
  const page = await openIn(context);
  const release = await hold(context, page);
  await page.goto(SWITCH);
  await page.locator(`${STYLED} select`).selectOption('css');
  await page.locator(`${STYLED} [data-docs-choose-variant=JS]`).tap();
  await page.locator(`${STYLED} [data-docs-expand]`).focus();
  await page.keyboard.press('Enter');
  expect(await page.locator('html').getAttribute('data-code-variant')).toBe('TS');
  release();
  await page.waitForSelector('html[data-code-variant=JS][data-code-style=css]');
  await page.waitForSelector(`${STYLED} [data-docs-expand][aria-expanded=true]`);
  expect(await page.locator(`${STYLED} select`).inputValue()).toBe('css');
});
