import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BUTTON, goTo, createGate, ready, startReading } from '../harness/reading.ts';
import { IS_FULL } from '../harness/sample.ts';
import { findViolations } from '../harness/visit.ts';

const COLOR = '/material-ui/customization/color/';
const DENSITY = '/material-ui/customization/density/';

const { open, openContext, openIn, origin } = startReading();

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Settings' });
const openSettings = async (page: Page) => {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.waitForSelector('docs-island[name=settings][data-hydrated]');
};
const choose = (page: Page, name: string) =>
  drawer(page).getByRole('radio', { name, exact: true }).check();
const closeSettings = (page: Page) =>
  drawer(page).getByRole('button', { name: 'Close settings' }).click();
const heard = (page: Page, words: string) =>
  expect.poll(() => drawer(page).getByRole('status').textContent()).toBe(words);

/** Returns a demo with one contained button, hydrated. */
async function demoButton(page: Page): Promise<Locator> {
  await page.locator('docs-island[name=BasicButton]').scrollIntoViewIfNeeded();
  await page.waitForSelector('docs-island[name=BasicButton][data-hydrated]');
  return page.locator('docs-island[name=BasicButton] button').first();
}

const styleOf = (locator: Locator, name: string) =>
  locator.evaluate(
    (element, property) => getComputedStyle(element).getPropertyValue(property),
    name,
  );
const heightOf = (locator: Locator) =>
  locator.evaluate((element) => element.getBoundingClientRect().height);
const variable = (page: Page, name: string) =>
  page.evaluate(
    (property) => getComputedStyle(document.documentElement).getPropertyValue(property),
    name,
  );

test('every setting changes the page and its demos at once and is announced', async () => {
  const page = await open(BUTTON);
  const button = await demoButton(page);
  const before = await heightOf(button);
  await openSettings(page);
  await choose(page, 'Dense');
  await heard(page, 'Density: Dense');
  await expect.poll(() => heightOf(button)).toBeLessThan(before);
  await choose(page, 'Dark');
  await heard(page, 'Mode: Dark');
  await page.waitForSelector('html[data-mode=dark][data-mode-choice=dark][data-dense]');
  await choose(page, 'RTL right to left');
  await page.waitForSelector('html[dir=rtl]');
  await expect.poll(() => button.getAttribute('class')).toMatch(/\brtl-/);
  await choose(page, 'JS JavaScript');
  await page.waitForSelector('html[data-code-variant=JS]');
  await choose(page, 'Plain CSS');
  await page.waitForSelector('html[data-code-style=css]');
  await drawer(page).getByRole('button', { name: 'More space' }).click();
  await expect.poll(() => variable(page, '--mui-spacing')).toBe('9px');
  await heard(page, 'Spacing: 9');
});

test('settings survive a reload, apply to other pages, and can be reset', async () => {
  const page = await open(BUTTON);
  await openSettings(page);
  for (const name of ['Dark', 'RTL right to left', 'Dense', 'JS JavaScript', 'Tailwind CSS']) {
    await choose(page, name);
  }
  await drawer(page).getByRole('spinbutton', { name: 'Spacing' }).fill('3');
  await drawer(page).getByRole('checkbox').uncheck();
  const seen = async () => [
    await page.evaluate(() => ({ ...document.documentElement.dataset })),
    await page.evaluate(() => document.documentElement.dir),
    await variable(page, '--mui-spacing'),
  ];
  const expected = [
    expect.objectContaining({
      ...{ mode: 'dark', modeChoice: 'dark', dense: '' },
      ...{ codeVariant: 'JS', codeStyle: 'tailwind' },
    }),
    'rtl',
    '3px',
  ];
  await expect.poll(seen).toEqual(expected);
  await page.reload();
  await ready(page);
  expect(await seen()).toEqual(expected);
  await goTo(page, '/material-ui/react-chip/');
  expect(await seen()).toEqual(expected);
  await openSettings(page);
  const chosen = () =>
    drawer(page)
      .locator('input:checked')
      .evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value));
  expect(await chosen()).toEqual(['dark', 'rtl', 'dense', 'JS', 'tailwind']);
  expect(await drawer(page).getByRole('spinbutton').inputValue()).toBe('3');
  await drawer(page).getByRole('button', { name: 'Reset all' }).click();
  await expect.poll(chosen).toEqual(['system', 'ltr', 'comfortable', 'TS', 'system', 'on']);
  await expect.poll(() => variable(page, '--mui-spacing')).toBe('8px');
});

// `npm test` changes settings by keyboard in `keyboard.test.ts`.
test.runIf(IS_FULL)('the settings work with the keyboard alone', async () => {
  const page = await open(BUTTON);
  const opener = page.getByRole('button', { name: 'Settings', exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('docs-island[name=settings][data-hydrated]');
  const focused = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement instanceof HTMLInputElement
        ? `${activeElement.name} ${activeElement.value}`
        : (activeElement?.getAttribute('aria-label') ?? activeElement?.textContent);
    });
  while (!(await focused())?.startsWith('settings-mode')) await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.waitForSelector('html[data-mode-choice=dark]');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('settings-direction ltr');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.waitForSelector('html[data-dense]');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Less space');
  for (let press = 0; press < 10; press += 1) await page.keyboard.press('Space');
  await expect.poll(() => variable(page, '--mui-spacing')).toBe('0px');
  expect(await focused()).toBe('Less space');
  expect(await page.locator('button:focus').getAttribute('aria-disabled')).toBe('true');
  await page.keyboard.press('Escape');
  await expect.poll(() => drawer(page).isVisible()).toBe(false);
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
});

test.runIf(IS_FULL)(
  'the settings show the current values and accept input before their script loads',
  async () => {
    const context = await openContext();
    const page = await openIn(context);
    await page.addInitScript(() => {
      localStorage.setItem('mui-mode', 'dark');
      localStorage.setItem('mui-direction', 'rtl');
    });
    await context.addCookies([{ name: 'codeStyling', value: 'css', url: origin() }]);
    const { held, release } = createGate();
    await context.route(/\/_assets\/(?:docs-shell|core)[^/]*\.js$/, (route) =>
      held.then(() => route.continue()),
    );
    await goTo(page, BUTTON);
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    const bold = () =>
      drawer(page)
        .locator('label > span')
        .evaluateAll((all) =>
          all
            .filter((one) => one.checkVisibility() && getComputedStyle(one).fontWeight === '600')
            .map((one) => one.firstChild?.textContent),
        );
    await expect.poll(bold).toEqual(['Dark', 'RTL', 'Comfortable', 'TS', 'Plain CSS']);
    await choose(page, 'System');
    await choose(page, 'Dense');
    expect(await bold()).toEqual(['System', 'RTL', 'Dense', 'TS', 'Plain CSS']);
    release();
    await page.waitForSelector('docs-island[name=settings][data-hydrated]');
    await page.waitForSelector('html[data-mode-choice=system][data-dense][dir=rtl]');
    await expect.poll(bold).toEqual(['System', 'RTL', 'Dense', 'TS', 'Plain CSS']);
  },
);

test.runIf(IS_FULL)('the settings show a notice if storage is denied', async () => {
  const page = await openIn(await openContext());
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
  });
  await goTo(page, BUTTON);
  await openSettings(page);
  await drawer(page).getByText('Kept for this visit only').waitFor();
  await choose(page, 'Dark');
  await page.waitForSelector('html[data-mode=dark]');
});

/** Appearances of the settings, a subset of those in the matrix tests. */
const APPEARANCES = [
  ['light', 'LTR left to right', 1280],
  ['dark', 'RTL right to left', 390],
  ['light', 'RTL right to left', 320],
] as const;

test.runIf(IS_FULL).each(APPEARANCES)(
  'the settings are accessible: %s, %s, %i px',
  async (colorScheme, direction, width) => {
    const viewport = { width, height: 700 };
    const page = await open(BUTTON, { colorScheme, viewport, reducedMotion: 'reduce' });
    await openSettings(page);
    await choose(page, direction);
    await page.waitForSelector(
      direction.startsWith('RTL') ? 'html[dir=rtl]' : 'html:not([dir=rtl])',
    );
    expect(await findViolations(page)).toEqual([]);
    const overflow = await drawer(page).evaluate(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    );
    expect(overflow).toBe(0);
  },
);

test('a right-to-left demo is mirrored', async () => {
  const page = await open('/material-ui/react-text-field/');
  const label = page.locator('docs-island:not([name=settings]) label').first();
  await label.scrollIntoViewIfNeeded();
  await page.waitForSelector('docs-island:not([name=settings])[data-hydrated]');
  const side = () =>
    label.evaluate((element) => {
      const box = element.getBoundingClientRect();
      const field = element.parentElement?.getBoundingClientRect();
      return field && box.left - field.left < field.right - box.right ? 'left' : 'right';
    });
  expect(await side()).toBe('left');
  await openSettings(page);
  await choose(page, 'RTL right to left');
  await expect.poll(side).toBe('right');
  await choose(page, 'LTR left to right');
  await expect.poll(side).toBe('left');
});

test('the color tool colors demos on every page before hydration, until it is reset', async () => {
  const page = await open(COLOR);
  const tool = page.locator('.color-tool');
  await page.waitForSelector('docs-island[name="component:colorTool"][data-hydrated]');
  await tool.getByRole('radio', { name: 'Teal' }).check();
  await tool.getByRole('slider', { name: /Shade/ }).fill('1');
  await tool.getByRole('button', { name: 'Apply to demos' }).click();
  await tool.getByRole('status').getByText('Demos have these colors now').waitFor();
  const TEAL = 'rgb(0, 105, 92)';
  await expect.poll(() => variable(page, '--mui-palette-primary-main')).toBe('#00695c');
  const other = await openIn(page.context());
  await goTo(other, BUTTON);
  const button = await demoButton(other);
  expect(await styleOf(button, 'background-color')).toBe(TEAL);
  await goTo(other, COLOR);
  await other.waitForSelector('docs-island[name="component:colorTool"][data-hydrated]');
  expect(await other.getByRole('textbox', { name: 'Color' }).inputValue()).toBe('#00695c');
  await other.locator('.color-tool').getByRole('button', { name: 'Reset colors' }).click();
  await expect.poll(() => variable(other, '--mui-palette-primary-main')).toBe('#1976d2');
  await expect.poll(() => other.evaluate(() => document.cookie)).not.toContain('paletteColors');
});

// `npm test` has the same for all settings at once, in `layout-shift.test.ts`.
test.runIf(IS_FULL)(
  'demos never flash another color than the chosen one, even if scripts arrive late',
  async () => {
    const context = await openContext();
    const first = await openIn(context);
    await goTo(first, COLOR);
    await first.waitForSelector('docs-island[name="component:colorTool"][data-hydrated]');
    await first.getByRole('textbox', { name: 'Color' }).fill('rgb(18, 52, 86)');
    await first.getByRole('button', { name: 'Apply to demos' }).click();
    await expect.poll(() => variable(first, '--mui-palette-primary-main')).toBe('#123456');
    await first.close();
    const page = await openIn(context);
    await context.route(/\/_assets\/.*\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(globalThis, { seen_: seen });
      const look = () => {
        const island = document.querySelector('docs-island[name=BasicButton]');
        const { readyState } = document;
        if (island && readyState !== 'loading') {
          seen.add(getComputedStyle(island).getPropertyValue('--mui-palette-primary-main'));
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await goTo(page, BUTTON);
    expect(await styleOf(await demoButton(page), 'background-color')).toBe('rgb(18, 52, 86)');
    const seen = await page.evaluate(() => [
      ...(globalThis as unknown as { seen_: Set<string> }).seen_,
    ]);
    expect(seen).toEqual(['#123456']);
  },
);

test.runIf(IS_FULL)('the color tool reports invalid colors and shows contrasts', async () => {
  const page = await open(COLOR);
  await page.waitForSelector('docs-island[name="component:colorTool"][data-hydrated]');
  const field = page.getByRole('textbox', { name: 'Color' });
  const main = page.locator('.widget-swatches li').nth(1);
  for (const text of ['', '#', 'red;}', 'rgb(999,0,0)', '</style>', '💥', '#12345']) {
    await field.fill(text);
    expect(await page.getByRole('alert').textContent()).toBe('Use #rrggbb or rgb()');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await main.locator('code').textContent()).toBe('#2196f3');
  }
  await field.fill('#ffff00');
  expect(await page.getByRole('alert').textContent()).toBe('');
  expect(await main.textContent()).toMatch(/main#ffff00Contrast \d+\.\d\d, passes$/);
  await page.getByRole('radio', { name: 'Secondary' }).check();
  expect(await field.inputValue()).toBe('#f50057');
  expect(await findViolations(page)).toEqual([]);
});

test.runIf(IS_FULL)(
  'the density tool changes its sample and the settings within its limits',
  async () => {
    const page = await open(DENSITY);
    await page.waitForSelector('docs-island[name="component:densityTool"][data-hydrated]');
    const tool = page.locator('.density-tool');
    const send = tool.getByRole('button', { name: 'Send' });
    const before = await heightOf(send);
    await tool.getByRole('switch', { name: 'Dense' }).check();
    await expect.poll(() => heightOf(send)).toBeLessThan(before);
    const number = tool.getByRole('spinbutton', { name: 'Spacing' });
    await number.fill('99');
    await number.blur();
    expect(await number.inputValue()).toBe('20');
    expect(
      await tool.getByRole('button', { name: 'More space' }).getAttribute('aria-disabled'),
    ).toBe('true');
    expect(await tool.getByRole('status').textContent()).toBe('Spacing: 20');
    await number.fill('');
    await expect.poll(() => variable(page, '--mui-spacing')).toBe('20px');
    await tool.getByRole('button', { name: 'Reset density' }).click();
    await expect.poll(() => number.inputValue()).toBe('8');
    expect(await tool.getByRole('switch', { name: 'Dense' }).isChecked()).toBe(false);
    expect(await findViolations(page)).toEqual([]);
  },
);

const RUBBISH = [
  '{"]',
  '{"primary":{"main":"red;}*{display:none"}}',
  '{"primary":5}',
  'null',
  '[]',
];

// `npm test` tries malformed values in `hostile.test.ts`.
test.runIf(IS_FULL).each(RUBBISH)('works with %s in cookies and storage', async (rubbish) => {
  const context = await openContext();
  const page = await openIn(context);
  await page.addInitScript((text) => {
    document.cookie = `paletteColors=${encodeURIComponent(text)};path=/`;
    for (const key of ['direction', 'density', 'spacing', 'demo-variables']) {
      if (localStorage.getItem(`mui-${key}`) === null) localStorage.setItem(`mui-${key}`, text);
    }
  }, rubbish);
  await goTo(page, BUTTON);
  await page.reload();
  await ready(page);
  expect(await styleOf(await demoButton(page), 'background-color')).toBe('rgb(25, 118, 210)');
  await openSettings(page);
  await choose(page, 'Dense');
  await closeSettings(page);
  expect(await page.evaluate(() => document.documentElement.dir)).not.toBe('rtl');
});
