import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goTo, startReading } from '../harness/reading.ts';
import { IS_FULL, sampleOf } from '../harness/sample.ts';
import { findViolations, wakeDemos } from '../harness/visit.ts';

const SWITCH = '/base-ui/react-switch/';
/** Written with MUI System, with Tailwind CSS and in plain CSS. */
const STYLED = '[data-docs-demo=BaseSwitchSettings]';
/** Written in one way, with types in it. */
const TYPED = '[data-docs-demo=BaseSwitchHook]';
const TYPE = 'UseSwitchParameters';

const { open, openContext, openIn, origin } = startReading();

const cookiesOf = async (page: Page) =>
  (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).sort();

const keep = (context: BrowserContext, cookies: Readonly<Record<string, string>>) =>
  context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin() })),
  );

/** Waits for the script that hydrates demos. */
async function awake(page: Page): Promise<Page> {
  await page.locator(TYPED).scrollIntoViewIfNeeded();
  await page.waitForSelector(`${TYPED} docs-island[data-hydrated]`);
  return page;
}

/** Returns the visible code of a demo. */
const shownCode = async (page: Page, demo: string) =>
  (
    await page
      .locator(`${demo} pre`)
      .evaluateAll((all) =>
        all.filter((pre) => pre.checkVisibility()).map((pre) => pre.textContent),
      )
  ).join('\n');

const shownIslands = (page: Page) =>
  page
    .locator(`${STYLED} docs-island`)
    .evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map((one) => one.getAttribute('name')),
    );

const pressed = (page: Page, demo: string) =>
  page.locator(`${demo} [aria-pressed=true]`).allTextContents();

/** Shows the code of a demo. The script for it loads at the first action. */
async function expand(page: Page, demo: string): Promise<void> {
  await page.locator(`${demo} [data-docs-expand]`).click();
  await page.locator(`${demo} [data-docs-expand][aria-expanded=true]`).waitFor();
}

test.runIf(IS_FULL)(
  'no other language or style flashes before the chosen one, even if files arrive late',
  async () => {
    const context = await openContext();
    await keep(context, { codeVariant: 'JS', codeStyling: 'css' });
    const page = await openIn(context);
    await context.route(/\/_assets\/.*\.(?:css|js)$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await page.addInitScript(() => {
      const frames: string[] = [];
      Object.assign(globalThis, { frames_: frames });
      const words = (selector: string) =>
        [...document.querySelectorAll(`[data-docs-demo=BaseSwitchSettings] ${selector}`)]
          .filter((each) => each.checkVisibility())
          .map((each) => each.getAttribute('name') ?? each.textContent)
          .join();
      const look = () => {
        const codes = document.querySelectorAll(
          '[data-docs-demo=BaseSwitchHook] [data-code-variant]',
        );
        if (document.styleSheets.length > 0 && codes.length > 1) {
          const displays = [...codes].map((code) => getComputedStyle(code).display);
          frames.push([words('docs-island'), words('.styling > span'), ...displays].join(' '));
        }
        if (frames.length < 90) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await goTo(page, SWITCH);
    await page.waitForFunction(
      () => (globalThis as unknown as { frames_: [] }).frames_.length >= 90,
    );
    const frames = await page.evaluate(
      () => (globalThis as unknown as { frames_: string[] }).frames_,
    );
    expect([...new Set(frames)]).toEqual(['BaseSwitchSettings@css Plain CSS none block']);
    await awake(page);
    expect(await pressed(page, STYLED)).toEqual(['JS']);
    await expand(page, TYPED);
    expect(await shownCode(page, TYPED)).not.toContain(TYPE);
  },
);

test('the language applies to all demos and persists after a reload and on other pages', async () => {
  const page = await awake(await open(SWITCH));
  await expand(page, TYPED);
  await expand(page, STYLED);
  expect(await shownCode(page, TYPED)).toContain(TYPE);
  expect(await pressed(page, TYPED)).toEqual(['TS']);
  const button = page.locator(`${TYPED} [data-docs-choose-variant=JS]`);
  await button.scrollIntoViewIfNeeded();
  const before = (await button.boundingBox())?.y ?? 0;
  await button.click();
  expect(await shownCode(page, TYPED)).not.toContain(TYPE);
  expect(await shownCode(page, TYPED)).toContain('function BillingSwitch(props) {');
  expect(Math.abs(((await button.boundingBox())?.y ?? 0) - before)).toBeLessThan(1);
  for (const demo of [TYPED, STYLED]) expect(await pressed(page, demo)).toEqual(['JS']);
  expect(await cookiesOf(page)).toEqual(['codeVariant=JS']);
  await page.reload();
  await awake(page);
  expect(await pressed(page, TYPED)).toEqual(['JS']);
  await goTo(page, '/material-ui/react-button/');
  await page.locator('[data-docs-demo]').first().scrollIntoViewIfNeeded();
  await page.waitForSelector('[data-docs-choose-variant=JS][aria-pressed=true]');
  expect(await cookiesOf(page)).toEqual(['codeVariant=JS']);
});

test.runIf(IS_FULL)('a first visit sets no cookie, and a later one keeps the choice', async () => {
  const fresh = await awake(await open(SWITCH));
  expect(await cookiesOf(fresh)).toEqual([]);
  const context = await openContext();
  await keep(context, { codeVariant: 'JS', codeStyling: 'CSS' });
  const page = await openIn(context);
  await goTo(page, SWITCH);
  await awake(page);
  expect(await cookiesOf(page)).toEqual(['codeStyling=CSS', 'codeVariant=JS']);
  expect(await shownIslands(page)).toEqual(['BaseSwitchSettings@css']);
});

test('choosing a style replaces the running demo, and hydrates the new one only then', async () => {
  const page = await awake(await open(SWITCH));
  await page.locator(STYLED).scrollIntoViewIfNeeded();
  await page.waitForSelector(`${STYLED} docs-island[name=BaseSwitchSettings][data-hydrated]`);
  expect(await page.locator(`${STYLED} docs-island[data-hydrated]`).count()).toBe(1);
  const list = page.getByRole('combobox', { name: 'Styling' });
  await list.selectOption({ label: 'Plain CSS' });
  await page.waitForSelector(`${STYLED} docs-island[name="BaseSwitchSettings@css"][data-hydrated]`);
  expect(await shownIslands(page)).toEqual(['BaseSwitchSettings@css']);
  const sounds = page.locator(STYLED).getByRole('switch', { name: 'Play sounds' });
  await sounds.click();
  expect(await sounds.isChecked()).toBe(true);
  expect(await shownCode(page, STYLED)).toContain('<Setting name="Play sounds" />');
  expect(await shownCode(page, TYPED)).not.toBe('');
  expect(await cookiesOf(page)).toEqual(['codeStyling=css']);
  await page.reload();
  await awake(page);
  expect(await list.inputValue()).toBe('css');
});

test.runIf(IS_FULL)('a demo without the chosen style shows its first style', async () => {
  const context = await openContext();
  await keep(context, { codeStyling: 'tailwind' });
  await context.route(`**${SWITCH}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll('data-code-styles="system tailwind css"', 'data-code-styles="system css"')
      .replace(/<option value="tailwind"[^<]*<\/option>/, '');
    await route.fulfill({ response, body });
  });
  const page = await openIn(context);
  await goTo(page, SWITCH);
  await awake(page);
  expect(await shownIslands(page)).toEqual(['BaseSwitchSettings']);
  expect(await page.getByRole('combobox', { name: 'Styling' }).inputValue()).toBe('system');
});

test('a demo with Tailwind CSS has its styles in light and dark', async () => {
  for (const [mode, color] of [
    ['light', 'rgb(98, 116, 142)'],
    ['dark', 'rgb(144, 161, 185)'],
  ] as const) {
    const context = await openContext({ colorScheme: mode });
    await keep(context, { codeStyling: 'tailwind' });
    const page = await openIn(context);
    await goTo(page, SWITCH);
    const off = page.locator('docs-island[name="BaseSwitchSettings@tailwind"] .group').last();
    const style = await off.evaluate((element) => {
      const { backgroundColor, borderRadius, width } = getComputedStyle(element);
      return { backgroundColor, isRound: parseFloat(borderRadius) > 12, width };
    });
    expect(style).toEqual({ backgroundColor: color, isRound: true, width: '44px' });
  }
});

const ADDRESSES = [
  ['#BaseSwitchSettings.tsx', 'BaseSwitchSettings', 'styled(Switch)', 'TS'],
  ['#BaseSwitchSettings.js', 'BaseSwitchSettings', 'styled(Switch)', 'JS'],
  ['#BaseSwitchSettings.jsx', 'BaseSwitchSettings', 'styled(Switch)', 'JS'],
  ['#system-BaseSwitchSettings.js', 'BaseSwitchSettings', 'styled(Switch)', 'JS'],
  ['#tailwind-BaseSwitchSettings.tsx', 'BaseSwitchSettings@tailwind', 'has-checked:', 'TS'],
  ['#css-BaseSwitchSettings.js', 'BaseSwitchSettings@css', 'function Setting({ name', 'JS'],
  ['#css-BaseSwitchSettings.tsx', 'BaseSwitchSettings@css', 'interface SettingProps', 'TS'],
] as const;

test.each(sampleOf(ADDRESSES, { of: 'addresses of code', size: 1 }))(
  'the address %s opens its code, and stores no choice',
  async (hash, island, code, variant) => {
    const page = await openIn(await openContext());
    await goTo(page, SWITCH + hash);
    await page.waitForSelector(`${STYLED} [data-docs-expand][aria-expanded=true]`);
    expect(await shownIslands(page)).toEqual([island]);
    expect(await shownCode(page, STYLED)).toContain(code);
    expect(await pressed(page, STYLED)).toEqual([variant]);
    expect(await cookiesOf(page)).toEqual([]);
  },
);

test('a link to other code of the page shows that code, and stores no choice', async () => {
  const page = await awake(await open(SWITCH));
  await page.evaluate(() => (location.hash = '#css-BaseSwitchSettings.js'));
  await page.waitForSelector(`${STYLED} [data-docs-expand][aria-expanded=true]`);
  expect(await shownIslands(page)).toEqual(['BaseSwitchSettings@css']);
  expect(await pressed(page, TYPED)).toEqual(['JS']);
  expect(await cookiesOf(page)).toEqual([]);
  await page.locator(`${TYPED} button[data-docs-choose-variant=JS]`).click();
  expect(await cookiesOf(page)).toEqual(['codeVariant=JS']);
});

test.runIf(IS_FULL)('the copy button copies the visible code, expanded or not', async () => {
  const context = await openContext();
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: origin() });
  await keep(context, { codeVariant: 'JS', codeStyling: 'css' });
  const page = await openIn(context);
  await goTo(page, SWITCH);
  await awake(page);
  await page.locator(`${STYLED} .tools [data-docs-copy=code]`).click();
  await page.waitForSelector(`${STYLED} [data-docs-copied]`);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("import './styles.css';");
  expect(copied).toContain('function Setting({ name, defaultChecked }) {');
});

test.runIf(IS_FULL).each([1280, 320])(
  'the language and style controls fit and are accessible at %i pixels',
  async (width) => {
    const context = await openContext({ viewport: { width, height: 800 } });
    await keep(context, { codeVariant: 'JS', codeStyling: 'css' });
    const page = await openIn(context);
    await goTo(page, SWITCH);
    expect(await wakeDemos(page)).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
    const sizes = await page
      .locator('.variants button, .styling select')
      .evaluateAll((all) =>
        all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect()),
      );
    expect(sizes.filter(({ width: wide, height }) => Math.min(wide, height) < 24)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  },
);

test.runIf(IS_FULL)(
  'on a phone the style control is in the menu of a demo, and the toolbar has one row',
  async () => {
    const page = await open(SWITCH, { viewport: { width: 320, height: 800 } });
    const demo = page.locator(STYLED);
    await demo.locator('.tools').scrollIntoViewIfNeeded();
    await page.waitForSelector(`${STYLED} docs-island[data-hydrated]`);
    await demo.getByRole('button', { name: 'More demo tools' }).click();
    const style = demo.getByRole('group', { name: 'More demo tools' }).getByLabel('Styling');
    await style.focus();
    // A list handles its own keys: the menu must not.
    await page.keyboard.press('ArrowDown');
    await page.waitForSelector('html[data-code-style]:not([data-code-style=system])');
    expect(await style.evaluate((list) => list === document.activeElement)).toBe(true);
    expect((await demo.locator('.tools').boundingBox())?.height).toBeLessThanOrEqual(53);
  },
);

test.runIf(IS_FULL)('without scripts, demos show TypeScript in their first style', async () => {
  const context = await openContext({ javaScriptEnabled: false });
  await keep(context, { codeVariant: 'JS', codeStyling: 'css' });
  const page = await openIn(context);
  await page.goto(SWITCH);
  expect(await shownIslands(page)).toEqual(['BaseSwitchSettings']);
  await page.locator(`${TYPED} summary`).click();
  expect(await shownCode(page, TYPED)).toContain(TYPE);
  expect(await page.locator('[data-docs-choose-variant], .styling').first().isVisible()).toBe(
    false,
  );
});
