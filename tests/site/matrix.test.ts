import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedBrowser } from '../harness/browser.ts';
import { buildFrom, buildThisSite, type BuiltSite } from '../harness/built-site.ts';
import { BUTTON, INSTALLATION } from '../harness/reading.ts';
import { IS_FULL, sampleOf } from '../harness/sample.ts';
import { buildShellSite } from '../harness/shell-site.ts';
import { findViolations, forEach, inWindow } from '../harness/visit.ts';

/** A page in a state to inspect: an address, and an action that opens an element of it. */
interface PageState {
  readonly name: string;
  readonly site: () => BuiltSite;
  readonly path: string;
  readonly open?: (page: Page) => Promise<void>;
}

type Direction = 'ltr' | 'rtl';

const browser = sharedBrowser();
let here: BuiltSite;
let shell: BuiltSite;
let languages: BuiltSite;
let languagesRoot: string;

beforeAll(async () => {
  languagesRoot = realpathSync(mkdtempSync(join(tmpdir(), 'docs-build-matrix-')));
  cpSync('tests/fixtures/languages', languagesRoot, { recursive: true });
  [here, shell, languages] = await Promise.all([
    buildThisSite(),
    buildShellSite(),
    buildFrom(languagesRoot),
  ]);
});
afterAll(async () => {
  await Promise.all([here?.close(), shell?.close(), languages?.close()]);
  rmSync(languagesRoot, { recursive: true, force: true });
});

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.waitForSelector('docs-island[name=settings][data-hydrated]');
}

async function openProducts(page: Page): Promise<void> {
  await page.locator('[popovertarget=docs-products]').click();
  await page.waitForSelector('#docs-products a', { state: 'visible' });
}

/** Opens the notifications, which are in the drawer of narrow windows. */
async function openNotifications(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Open navigation' });
  if (await menu.isVisible()) await menu.click();
  await page.locator('[data-docs-notifications]:visible').first().click();
  await page.getByText('New release').first().waitFor();
}

const page = (name: string, path: string): PageState => ({ name, path, site: () => here });

const PAGES: readonly PageState[] = [
  page('home', '/'),
  page('guide', INSTALLATION),
  page('component', BUTTON),
  page('API tab', '/base-ui/react-switch/components-api/'),
  page('color tool', '/material-ui/customization/color/'),
  page('density tool', '/material-ui/customization/density/'),
  page('versions', '/versions/'),
  page('production error', '/production-error/?code=9'),
  page('wrong address', '/404.html'),
];

const OTHERS: readonly PageState[] = [
  { name: 'not translated', path: '/pt/guide/report/', site: () => languages },
  { ...page('settings', INSTALLATION), open: openSettings },
  { ...page('products', INSTALLATION), open: openProducts },
  { name: 'notifications', path: '/kit/switch/', site: () => shell, open: openNotifications },
];

const STATES = [...PAGES, ...OTHERS];

/** Context options and direction, left to right by default. */
type StateOptions = BrowserContextOptions & { readonly direction?: Direction };

/** Returns short findings about an open page. */
type Inspect = (shown: Page, state: PageState) => Promise<readonly string[]>;

const DEFAULT_CONTEXT = {
  viewport: { width: 1280, height: 800 },
  colorScheme: 'light',
  reducedMotion: 'reduce',
} as const;

const readIn = (context: BrowserContext, direction: Direction) =>
  context.addInitScript((dir) => {
    for (const prefix of ['mui', 'docs']) localStorage.setItem(`${prefix}-direction`, dir);
  }, direction);

/**
 * Opens a sample of the states, each in its own window. Returns findings, each after the name of
 * its state.
 */
async function inspectAll(
  states: readonly PageState[],
  { direction = 'ltr', ...options }: StateOptions,
  inspect: Inspect,
): Promise<readonly string[]> {
  const { viewport, forcedColors } = options;
  const views = states.map((state) => ({ state, viewport, forcedColors, direction }));
  const found = await forEach(sampleOf(views, { of: 'views', size: 1 }), ({ state }) =>
    inWindow(browser, { ...DEFAULT_CONTEXT, ...options }, async (context) => {
      await readIn(context, direction);
      const shown = await context.newPage();
      await shown.goto(state.site().origin + state.path, { waitUntil: 'load' });
      await state.open?.(shown);
      return (await inspect(shown, state)).map((what) => `${state.name}: ${what}`);
    }),
  );
  return found.flat();
}

type Mode = 'light' | 'dark';

/**
 * Returns a mode in turn: each state is shown in both modes at each width, with one direction for
 * each mode.
 */
const modeOfTurn = (turn: number): Mode => (turn % 2 ? 'dark' : 'light');

/** Returns accessibility violations in a mode. The system changes to it while the page is open. */
async function findViolationsIn(mode: Mode, shown: Page): Promise<string[]> {
  await shown.emulateMedia({ colorScheme: mode });
  await shown.waitForSelector(`html[data-mode=${mode}]`);
  return (await findViolations(shown)).map((what) => `${mode} ${what}`);
}

const findMoving = (shown: Page) =>
  shown.evaluate(() => {
    const running = document.getAnimations().filter(({ playState }) => playState !== 'finished');
    return running.map(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return `moves: ${target?.tagName} ${target?.className}`;
    });
  });

/** Elements that may be wider than a phone, because they scroll. */
const SCROLLERS = 'pre, .table-box, .page-tabs, .page-tabs *, .stage, [role=tablist]';

const findScrolling = (shown: Page) =>
  shown.evaluate((wideThings) => {
    const isScroller = (element: Element) =>
      element === document.documentElement ||
      /auto|scroll/.test(getComputedStyle(element).overflowX);
    return [...document.querySelectorAll('*')]
      .filter((element) => element.scrollWidth > element.clientWidth && isScroller(element))
      .filter((element) => !element.closest(`:is(${wideThings}), docs-island`))
      .map(
        (element) =>
          `scrolls sideways: ${element.tagName} ${element.className} ${element.scrollWidth}`,
      );
  }, SCROLLERS);

const findCutWords = (shown: Page) =>
  shown.locator('.table-box a').evaluateAll((links) =>
    links
      .filter(({ textContent }) => !/[\s-]/.test(textContent.trim()))
      .filter((link) => link.getClientRects().length > 1)
      .map((link) => `cut in two: ${link.textContent}`),
  );

const WINDOWS = [
  // Another test checks every page of this site at this size.
  [1280, 'ltr', OTHERS],
  [1280, 'rtl', STATES],
  [390, 'ltr', STATES],
  [390, 'rtl', STATES],
  [320, 'ltr', STATES],
  [320, 'rtl', STATES],
] as const;

test.each(sampleOf(WINDOWS, { of: 'windows with a direction', size: 1 }))(
  'at %i pixels, %s, pages are accessible, without animations, side scrolling or cut words',
  async (width, direction, states) => {
    const turn = [1280, 390, 320].indexOf(width) + (direction === 'rtl' ? 1 : 0);
    const look = { direction, viewport: { width, height: 800 } };
    const inspect: Inspect = async (shown, state) => {
      expect(await shown.evaluate(() => document.documentElement.dir || 'ltr')).toBe(direction);
      return [
        ...(await findMoving(shown)),
        ...(await findScrolling(shown)),
        ...(await findCutWords(shown)),
        ...(await findViolationsIn(modeOfTurn(turn + STATES.indexOf(state)), shown)),
      ];
    };
    expect(await inspectAll(states, look, inspect)).toEqual([]);
  },
);

test.runIf(IS_FULL)(
  'pages are accessible in forced colors, on light and dark systems',
  async () => {
    const inspect: Inspect = (shown, state) =>
      findViolationsIn(modeOfTurn(STATES.indexOf(state)), shown);
    expect(await inspectAll(STATES, { forcedColors: 'active' }, inspect)).toEqual([]);
  },
);

test.each(
  sampleOf(
    [
      [1280, false, 40],
      [390, false, 40],
      [320, false, 40],
      [1280, true, 44],
      [390, true, 44],
      [320, true, 44],
    ] as const,
    { of: 'windows', size: 1 },
  ),
)(
  'at %i pixels (touch: %s), each hue of the color tool is %i pixels large',
  async (width, hasTouch, size) => {
    const look = { viewport: { width, height: 800 }, hasTouch, isMobile: hasTouch };
    const [tool] = PAGES.filter(({ name }) => name === 'color tool');
    const findWrong: Inspect = (shown) =>
      shown.locator('.widget-hues label').evaluateAll((cells, expected) => {
        const tool = cells[0]?.closest('.widget')?.getBoundingClientRect();
        return cells.flatMap((cell) => {
          const { width, height, left, right } = cell.getBoundingClientRect();
          const isInside = tool && left >= tool.left && right <= tool.right;
          const isRight = isInside && width === expected && height === expected;
          return isRight ? [] : [`${width} × ${height} from ${left} to ${right}`];
        });
      }, size);
    expect(await inspectAll(tool ? [tool] : [], look, findWrong)).toEqual([]);
  },
);
