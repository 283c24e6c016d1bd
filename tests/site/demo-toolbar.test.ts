import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../browser.ts';
import type { BuiltSite } from './built-site.ts';
import { buildDemoSite } from './demo-site.ts';
import { findBarriers, wakeDemos, watchPage } from './visit.ts';

let browser: Browser;
let site: BuiltSite;
const ends: (() => Promise<void>)[] = [];

beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), buildDemoSite()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function open(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(10_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { page, problems } = await watchPage(context);
  ends.push(async () => {
    await context.close();
    expect(problems).toEqual([]);
  });
  await page.goto(`${site.origin}/`);
  return page;
}

/** Brings a demo into view and waits until its tools work. */
async function wake(page: Page, name: string) {
  const demo = page.locator(`[data-docs-demo=${name}]`);
  await demo.scrollIntoViewIfNeeded();
  await demo.locator('[data-docs-tools] [tabindex="-1"]').first().waitFor({ state: 'attached' });
  return demo;
}

const clipboardOf = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    return at?.getAttribute('aria-label') ?? (at as HTMLElement | null)?.innerText.trim();
  });

const TOOLS = [
  'Expand code',
  'TS',
  'JS',
  'Show in dark mode',
  'Show from right to left',
  'Reset demo',
  'Copy code',
  'More demo tools',
];

test('a toolbar is one stop of the Tab key, and arrow keys, Home and End walk it', async () => {
  const page = await open();
  const demo = await wake(page, 'Fixed');
  expect(await demo.getByRole('toolbar', { name: 'Demo tools' }).count()).toBe(1);
  await demo.getByRole('button', { name: 'Expand code' }).focus();
  const walked = [await focused(page)];
  for (let at = 0; at < TOOLS.length; at += 1) {
    await page.keyboard.press('ArrowRight');
    walked.push(await focused(page));
  }
  expect(walked).toEqual([...TOOLS, TOOLS[0]]);
  await page.keyboard.press('End');
  expect(await focused(page)).toBe('More demo tools');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Fixed bed');
  await page.keyboard.press('Shift+Tab');
  expect(await focused(page)).toBe('TS');
});

test('from right to left, the arrow keys go the way they point', async () => {
  const page = await open();
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  const demo = await wake(page, 'Fixed');
  await demo.getByRole('button', { name: 'Expand code' }).focus();
  await page.keyboard.press('ArrowLeft');
  expect(await focused(page)).toBe('TS');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await focused(page)).toBe('More demo tools');
});

test('what opens the code says whether a part of it is there already', async () => {
  const page = await open();
  const names = async (name: string) => {
    const button = (await wake(page, name)).locator('[data-docs-expand]');
    const before = await button.innerText();
    await button.click();
    return [before, await button.innerText()];
  };
  expect(await names('Plain')).toEqual(['Expand code', 'Collapse code']);
  expect(await names('Closed')).toEqual(['Show code', 'Hide code']);
  expect(await names('Opened')).toEqual(['Collapse code', 'Expand code']);
});

test('a demo without a toolbar has neither tools nor code, and cannot be edited', async () => {
  const page = await open();
  const demo = page.locator('[data-docs-demo=Hidden]');
  expect(await demo.locator('button').allInnerTexts()).toEqual(['Water']);
  expect(await demo.locator('pre, [role]').count()).toBe(0);
  const editable = await page
    .locator('[data-docs-editable]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-docs-demo')));
  expect(editable).toContain('Plain');
  expect(editable).not.toContain('Hidden');
  expect(editable).not.toContain('Fixed');
});

test('below 600 pixels the quieter tools are in the menu, by their names', async () => {
  const page = await open({ viewport: { width: 599, height: 800 } });
  const demo = await wake(page, 'Fixed');
  const inBar = () =>
    demo
      .locator('[data-docs-tools] button')
      .evaluateAll((all) =>
        all
          .filter((each) => each.checkVisibility())
          .map((each) => each.getAttribute('aria-label') ?? (each as HTMLElement).innerText),
      );
  expect(await inBar()).toEqual(['Expand code', 'TS', 'JS', 'Copy code', 'More demo tools']);
  expect((await demo.locator('[data-docs-tools]').boundingBox())?.height).toBeGreaterThanOrEqual(
    52,
  );
  expect(await demo.locator('[data-docs-width-handle]').isVisible()).toBe(false);
  const more = demo.getByRole('button', { name: 'More demo tools' });
  await more.focus();
  await page.keyboard.press('Enter');
  const menu = demo.locator('[data-docs-menu]');
  await menu.getByRole('button', { name: 'Show in dark mode' }).click();
  expect(await menu.getByRole('button', { name: 'Show in light mode' }).isVisible()).toBe(true);
  await menu.getByRole('button', { name: 'Reset demo' }).click();
  await menu.waitFor({ state: 'hidden' });
  await page.setViewportSize({ width: 600, height: 800 });
  await expect.poll(inBar).toEqual(TOOLS);
});

test('the menu links to the source, and copies addresses that open it in either language', async () => {
  const page = await open();
  const demo = await wake(page, 'Plain');
  await demo.getByRole('button', { name: 'More demo tools' }).click();
  const source = demo.getByRole('link', { name: 'View source on GitHub' });
  expect(await source.getAttribute('href')).toMatch(
    /^https:\/\/github\.com\/field\/field\/.*content\/Plain\.tsx$/,
  );
  for (const [words, ending] of [
    ['Copy TypeScript link', 'tsx'],
    ['Copy JavaScript link', 'js'],
  ] as const) {
    await demo.getByRole('button', { name: words }).click();
    await expect
      .poll(() => clipboardOf(page))
      .toMatch(new RegExp(`^${site.origin}/#[a-z]+-Plain\\.${ending}$`));
  }
  await page.goto(await clipboardOf(page));
  await page.reload();
  await page.waitForSelector('[data-docs-demo=Plain] [data-docs-expand][aria-expanded=true]');
  expect(await page.locator('html').getAttribute('data-code-variant')).toBe('JS');
});

test('the files of a demo are tabs beside its code, and copying takes the one that is open', async () => {
  const page = await open();
  const demo = await wake(page, 'Files');
  const copy = async () => {
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await demo.getByRole('button', { name: 'Copy code' }).click();
    await expect.poll(() => clipboardOf(page)).not.toBe('');
    return clipboardOf(page);
  };
  await demo.getByRole('button', { name: 'Expand code' }).click();
  const tabs = demo.getByRole('tab');
  expect(await tabs.allInnerTexts()).toEqual(['Files.tsx', 'beds.ts', 'label.ts']);
  expect(await copy()).toContain('useState<Bed | undefined>');
  await tabs.getByText('Files.tsx').focus();
  await page.keyboard.press('ArrowRight');
  const panel = demo.getByRole('tabpanel', { name: 'beds.ts' });
  expect(await panel.innerText()).toContain("name: 'North'");
  expect(await copy()).toContain('export interface Bed');
  await demo.getByRole('button', { name: 'Collapse code' }).click();
  expect(await copy()).toContain('export default function Files');
  await demo.getByRole('button', { name: 'JS', exact: true }).click();
  await demo.getByRole('button', { name: 'Expand code' }).click();
  await demo.getByRole('tab', { name: 'beds.js' }).click();
  expect(await copy()).toContain('export const beds = [');
});

test('without script, all files of a demo can be read one below the other', async () => {
  const page = await open({ javaScriptEnabled: false });
  const demo = page.locator('[data-docs-demo=Files]');
  const titles = await demo
    .locator('.code-title')
    .evaluateAll((all) =>
      all.filter((each) => each.checkVisibility()).map((each) => each.textContent),
    );
  expect(titles).toEqual(['Files.tsx', 'beds.ts', 'label.ts']);
  expect(await demo.getByText('export const label').first().isVisible()).toBe(true);
  expect(await demo.getByRole('slider').count()).toBe(0);
});

test('the focus can be brought to the start of a demo, where it is seen', async () => {
  const page = await open();
  const demo = await wake(page, 'Plain');
  await demo.getByRole('button', { name: 'More demo tools' }).click();
  await demo.getByRole('button', { name: 'Reset focus' }).click();
  const start = demo.getByText('Start of the demo');
  expect(await start.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await start.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Water');
});

test('mode and direction of one demo are its own, until it is reset or the page looks so', async () => {
  const page = await open();
  const demo = await wake(page, 'Plain');
  const stage = demo.locator('[data-docs-stage]');
  const look = () =>
    stage.evaluate((element) => {
      const { direction, backgroundColor } = getComputedStyle(element);
      return [direction, element.getAttribute('data-demo-scheme'), backgroundColor].join(' ');
    });
  const plain = await look();
  const toDark = demo.getByRole('button', { name: 'Show in dark mode' });
  await toDark.click();
  await demo.getByRole('button', { name: 'Show from right to left' }).click();
  expect(await look()).toMatch(/^rtl dark rgb\((?:\d|1\d|2\d), /);
  await page.locator('[data-docs-status]').getByText('Demo from right to left').waitFor();
  const toLight = demo.getByRole('button', { name: 'Show in light mode', pressed: true });
  expect(await toLight.count()).toBe(1);
  expect(await page.locator('[data-demo-scheme], main [dir]').count()).toBe(1);
  expect(await page.locator('html').getAttribute('data-mode')).toBe('light');
  await demo.getByRole('button', { name: 'Reset demo' }).click();
  expect(await look()).toBe(plain);
  await toDark.click();
  await page.locator('[data-docs-mode-button]').click();
  await page.locator('[data-docs-mode-button]').click();
  await expect
    .poll(() => demo.locator('[data-docs-toggle-scheme]').getAttribute('aria-pressed'))
    .toBe('false');
  expect(await page.locator('[data-demo-scheme]').count()).toBe(0);
});

test('a demo in a frame has a mode and a direction of its own as well', async () => {
  const page = await open();
  const demo = await wake(page, 'Framed');
  const frame = demo.frameLocator('iframe');
  await frame.locator('docs-island[data-hydrated]').waitFor();
  await demo.getByRole('button', { name: 'Show in dark mode' }).click();
  await demo.getByRole('button', { name: 'Show from right to left' }).click();
  const root = frame.locator('html');
  await expect.poll(() => root.getAttribute('dir')).toBe('rtl');
  expect(await root.getAttribute('data-demo-scheme')).toBe('dark');
  await demo.getByRole('button', { name: 'Reset demo' }).click();
  await expect.poll(() => root.getAttribute('data-demo-scheme')).toBe(null);
});

test.each(['Plain', 'Framed'])('the width of %s is set by keys and by dragging', async (name) => {
  const page = await open();
  const demo = await wake(page, name);
  const slider = demo.getByRole('slider', { name: 'Width of the demo' });
  await slider.waitFor();
  const shown = demo.locator('[data-docs-stage] > *');
  const width = async () => Math.round((await shown.boundingBox())?.width ?? 0);
  const value = (kind: string) => slider.getAttribute(`aria-value${kind}`);
  const full = await width();
  expect(await value('now')).toBe(String(full));
  await slider.focus();
  for (const key of ['ArrowLeft', 'Shift+ArrowLeft']) await page.keyboard.press(key);
  expect(await width()).toBe(full - 60);
  expect(await value('text')).toBe(`${full - 60} pixels`);
  await page.keyboard.press('Home');
  expect(await width()).toBe(200);
  await page.keyboard.press('End');
  expect(await width()).toBe(full);
  const box = await slider.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 12, (box?.y ?? 0) + 20];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 40, y, { steps: 4 });
  await page.mouse.move(x - 100, y, { steps: 4 });
  await page.mouse.up();
  expect(await width()).toBe(full - 200);
  await page.mouse.move(x - 200, y, { steps: 2 });
  expect(await width()).toBe(full - 200);
  await slider.dblclick();
  expect(await width()).toBe(full);
  await page.keyboard.press('ArrowLeft');
  await demo.getByRole('button', { name: 'Reset demo' }).click();
  await expect.poll(width).toBe(full);
});

test.each(['light', 'dark'] as const)('no barriers with all of it open, in %s', async (mode) => {
  const page = await open({ colorScheme: mode });
  expect(await wakeDemos(page)).toEqual([]);
  for (const name of ['Plain', 'Files']) {
    const demo = await wake(page, name);
    await demo.locator('[data-docs-expand]').click();
    await demo.locator('[data-docs-toggle-scheme]').click();
    await demo.locator('[popovertarget]').click();
    expect(await findBarriers(page)).toEqual([]);
  }
});
