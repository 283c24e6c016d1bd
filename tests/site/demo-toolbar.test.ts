import { expect, test } from 'vitest';
import { clipboardOf, focusedName, startDemoReading, wakeDemo } from './demo-reading.ts';
import { IS_FULL } from '../harness/sample.ts';

const { open, origin } = startDemoReading();

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

test('a toolbar is one Tab stop, and arrow keys, Home and End move within it, also right to left', async () => {
  const page = await open();
  const demo = await wakeDemo(page, 'Fixed');
  expect(await demo.getByRole('toolbar', { name: 'Demo tools' }).count()).toBe(1);
  await demo.getByRole('button', { name: 'Expand code' }).focus();
  // The focus loads the tools. Keys that are pressed before take effect then.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focusedName(page)).toBe(TOOLS[2]);
  await page.keyboard.press('Home');
  const walked = [await focusedName(page)];
  for (let at = 0; at < TOOLS.length; at += 1) {
    await page.keyboard.press('ArrowRight');
    walked.push(await focusedName(page));
  }
  expect(walked).toEqual([...TOOLS, TOOLS[0]]);
  await page.keyboard.press('End');
  expect(await focusedName(page)).toBe('More demo tools');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).toBe('Fixed bed');
  await page.keyboard.press('Shift+Tab');
  expect(await focusedName(page)).toBe('TS');
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  await demo.getByRole('button', { name: 'Expand code' }).focus();
  await page.keyboard.press('ArrowLeft');
  expect(await focusedName(page)).toBe('TS');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await focusedName(page)).toBe('More demo tools');
});

test('the code button names its action, and demos without a toolbar show their code on demand', async () => {
  const page = await open();
  const names = async (name: string) => {
    const button = (await wakeDemo(page, name)).locator('[data-docs-expand]');
    const before = await button.innerText();
    await button.click();
    return [before, await button.innerText()];
  };
  expect(await names('Plain')).toEqual(['Expand code', 'Collapse code']);
  expect(await names('Closed')).toEqual(['Show code', 'Hide code']);
  expect(await names('Opened')).toEqual(['Collapse code', 'Expand code']);
  const demo = page.locator('[data-docs-demo=Hidden]');
  expect(await demo.locator('button').allInnerTexts()).toEqual(['Water']);
  expect(await demo.locator('[data-docs-tools]').count()).toBe(0);
  expect(await demo.locator('pre').first().isVisible()).toBe(false);
  await demo.getByText('Show code').click();
  expect(await demo.locator('pre').first().isVisible()).toBe(true);
  const editable = await page
    .locator('[data-docs-editable]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-docs-demo')));
  expect(editable).toContain('Plain');
  expect(editable).not.toContain('Hidden');
  expect(editable).not.toContain('Fixed');
});

test.runIf(IS_FULL)(
  'below 600 pixels the secondary tools are in the menu with their names',
  async () => {
    const page = await open({ viewport: { width: 599, height: 800 } });
    const demo = await wakeDemo(page, 'Fixed');
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
    await menu.getByRole('button', { name: 'Show in light mode' }).waitFor();
    await menu.getByRole('button', { name: 'Reset demo' }).click();
    await menu.waitFor({ state: 'hidden' });
    await page.setViewportSize({ width: 600, height: 800 });
    await expect.poll(inBar).toEqual(TOOLS);
  },
);

test('the menu links to the source and copies links that open it in either language', async () => {
  const page = await open();
  const demo = await wakeDemo(page, 'Plain');
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
      .toMatch(new RegExp(`^${origin()}/#[a-z]+-Plain\\.${ending}$`));
  }
  await page.goto(await clipboardOf(page));
  await page.reload();
  await page.waitForSelector('[data-docs-demo=Plain] [data-docs-expand][aria-expanded=true]');
  expect(await page.locator('html').getAttribute('data-code-variant')).toBe('JS');
});
