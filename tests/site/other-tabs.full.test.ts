import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BUTTON, INSTALLATION, goTo, ready, startReading } from '../harness/reading.ts';

const COLOR = '/material-ui/customization/color/';
const CHIP = '/material-ui/react-chip/';

const { openContext, openIn } = startReading({ isWhole: true });

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Settings' });

/**
 * Makes choices in the settings and closes them. Brings the tab to the front, because a background
 * tab paints about once a second.
 */
async function choose(page: Page, ...names: readonly string[]): Promise<void> {
  await page.bringToFront();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.waitForSelector('docs-island[name=settings][data-hydrated]');
  for (const name of names) await drawer(page).getByRole('radio', { name, exact: true }).check();
  await drawer(page).getByRole('button', { name: 'Close settings' }).click();
}

/** Returns everything on a page that depends on the reader's choices. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const { dir, dataset } = document.documentElement;
    const style = getComputedStyle(document.documentElement);
    return {
      dir,
      mode: dataset['modeChoice'],
      isDense: 'dense' in dataset,
      code: `${dataset['codeVariant']} ${dataset['codeStyle']}`,
      spacing: style.getPropertyValue('--mui-spacing'),
      primary: style.getPropertyValue('--mui-palette-primary-main'),
    };
  });

async function applyColor(page: Page, value: string): Promise<void> {
  await page.bringToFront();
  await goTo(page, COLOR);
  await page.waitForSelector('docs-island[name="component:colorTool"][data-hydrated]');
  await page.getByRole('textbox', { name: 'Color' }).fill(value);
  await page.getByRole('button', { name: 'Apply to demos' }).click();
}

const CHOSEN = { dir: 'rtl', mode: 'dark', isDense: true, spacing: '9px', primary: '#123456' };

/** Makes all choices in one page. */
async function chooseAll(page: Page): Promise<void> {
  await applyColor(page, '#123456');
  await choose(page, 'Dark', 'RTL right to left', 'Dense', 'JS JavaScript', 'Plain CSS');
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await drawer(page).getByRole('button', { name: 'More space' }).click();
  await expect.poll(() => shown(page)).toMatchObject(CHOSEN);
}

const PAGES = [
  ['with demos', BUTTON],
  ['without demos', INSTALLATION],
] as const;

test.each(PAGES)(
  'a tab on a page %s applies settings of another tab at once, and code choices after a reload',
  async (_name, path) => {
    const context = await openContext();
    const [there, here] = [await openIn(context), await openIn(context)];
    await goTo(here, path);
    await chooseAll(there);
    await expect.poll(() => shown(here)).toMatchObject(CHOSEN);
    await here.reload();
    await ready(here);
    expect(await shown(here)).toMatchObject({ ...CHOSEN, code: 'JS css' });
  },
);

test('two tabs end up with the same settings after quick changes in both', async () => {
  const context = await openContext();
  const tabs = [await openIn(context), await openIn(context)];
  for (const tab of tabs) {
    await goTo(tab, BUTTON);
    await tab.bringToFront();
    await tab.getByRole('button', { name: 'Settings', exact: true }).click();
    await tab.waitForSelector('docs-island[name=settings][data-hydrated]');
  }
  await Promise.all(
    tabs.map((tab) =>
      tab.evaluate(async () => {
        const more = document.querySelector<HTMLElement>('dialog [aria-label="More space"]');
        for (let press = 0; press < 6; press += 1) {
          more?.click();
          document.querySelector<HTMLElement>('[data-docs-mode-button]')?.click();
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
      }),
    ),
  );
  const both = async () =>
    new Set((await Promise.all(tabs.map(shown))).map((each) => JSON.stringify(each)));
  // Tabs that answered each other would never stop changing.
  const haveAgreed = async () => {
    const agreed = await both();
    await tabs[0]?.waitForTimeout(500);
    return agreed.size === 1 && [...agreed].join() === [...(await both())].join();
  };
  await expect.poll(haveAgreed).toBe(true);
});

test.each(PAGES)(
  'a page %s has settings chosen meanwhile when restored from the back/forward cache',
  async (_name, path) => {
    const page = await openIn(await openContext());
    await goTo(page, path);
    if (path === BUTTON) {
      await page.locator('docs-island[name=BasicButton]').scrollIntoViewIfNeeded();
      await page.waitForSelector('docs-island[name=BasicButton][data-hydrated]');
    }
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted }));
    });
    await goTo(page, CHIP);
    await chooseAll(await openIn(page.context()));
    await choose(page, 'Light');
    await page.evaluate(() => history.back());
    await page.waitForURL(`**${path}`, { waitUntil: 'commit' });
    await page.waitForFunction(() => 'persisted' in globalThis);
    expect(await page.evaluate(() => (globalThis as { persisted?: boolean }).persisted)).toBe(true);
    const expected = { ...CHOSEN, mode: 'light', code: 'JS css' };
    await expect.poll(() => shown(page)).toMatchObject(expected);
  },
);
