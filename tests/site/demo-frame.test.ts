import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { clipboardOf, focusedName, startDemoReading, wakeDemo } from './demo-reading.ts';
import { IS_FULL } from '../harness/sample.ts';
import { findViolations, wakeDemos } from '../harness/visit.ts';

const { open } = startDemoReading();

test('the files of a demo are tabs, and the copy button copies the selected one', async () => {
  const page = await open();
  const demo = await wakeDemo(page, 'Files');
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

test.runIf(IS_FULL)(
  'without scripts, the opened code of a demo shows all its files one below the other',
  async () => {
    const page = await open({ javaScriptEnabled: false });
    const demo = page.locator('[data-docs-demo=Files]');
    await demo.locator('summary').click();
    const titles = await demo
      .locator('.code-title')
      .evaluateAll((all) =>
        all.filter((each) => each.checkVisibility()).map((each) => each.textContent),
      );
    expect(titles).toEqual(['Files.tsx', 'beds.ts', 'label.ts']);
    expect(await demo.getByText('export const label').first().isVisible()).toBe(true);
    expect(await demo.getByRole('slider').count()).toBe(0);
  },
);

test.runIf(IS_FULL)(
  'a button moves the focus to the start of a demo, which becomes visible',
  async () => {
    const page = await open();
    const demo = await wakeDemo(page, 'Plain');
    await demo.getByRole('button', { name: 'More demo tools' }).click();
    await demo.getByRole('button', { name: 'Reset focus' }).click();
    const start = demo.getByText('Start of the demo');
    expect(await start.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await start.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toBe('Water');
  },
);

test('a demo, framed or not, has its own mode and direction until reset or until the page matches', async () => {
  const page = await open();
  const demo = await wakeDemo(page, 'Plain');
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
  const framed = await wakeDemo(page, 'Framed');
  const frame = framed.frameLocator('iframe');
  await frame.locator('docs-island[data-hydrated]').waitFor();
  await framed.getByRole('button', { name: 'Show in dark mode' }).click();
  await framed.getByRole('button', { name: 'Show from right to left' }).click();
  const root = frame.locator('html');
  await expect.poll(() => root.getAttribute('dir')).toBe('rtl');
  expect(await root.getAttribute('data-demo-scheme')).toBe('dark');
  await framed.getByRole('button', { name: 'Reset demo' }).click();
  await expect.poll(() => root.getAttribute('data-demo-scheme')).toBe(null);
  await toDark.click();
  await page.locator('[data-docs-mode-button]').click();
  await page.locator('[data-docs-mode-button]').click();
  await expect
    .poll(() => demo.locator('[data-docs-toggle-scheme]').getAttribute('aria-pressed'))
    .toBe('false');
  expect(await page.locator('[data-demo-scheme]').count()).toBe(0);
});

test('a link opens the demo of a frame alone, where it runs too', async () => {
  const page = await open();
  const link = (name: string) =>
    page.locator(`[data-docs-demo=${name}]`).getByRole('link', { name: 'Open in a new tab' });
  expect(await link('Plain').count()).toBe(0);
  const opening = page.waitForEvent('popup');
  await link('Framed').click();
  const alone = await opening;
  await alone.locator('docs-island[data-hydrated]').waitFor();
  expect(await alone.locator('main').count()).toBe(1);
  await alone.close();
});

async function changeWidth(page: Page, name: string) {
  const demo = await wakeDemo(page, name);
  const slider = demo.getByRole('slider', { name: 'Width of the demo' });
  // It is not a tab stop until the pointer or focus is on the demo.
  await expect.poll(() => slider.isVisible()).toBe(false);
  await demo.locator('[data-docs-stage]').first().hover();
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
}

test('keys and dragging change the width of a demo, framed or not', async () => {
  const page = await open();
  for (const name of ['Plain', 'Framed']) await changeWidth(page, name);
});

test.runIf(IS_FULL).each(['light', 'dark'] as const)(
  'has no accessibility violations with everything open, in %s',
  async (mode) => {
    const page = await open({ colorScheme: mode });
    expect(await wakeDemos(page)).toEqual([]);
    for (const name of ['Plain', 'Files']) {
      const demo = await wakeDemo(page, name);
      await demo.locator('[data-docs-expand]').click();
      await demo.locator('[data-docs-toggle-scheme]').click();
    }
    await page.locator('[data-docs-demo=Files] [popovertarget]').click();
    expect(await findViolations(page)).toEqual([]);
  },
);
