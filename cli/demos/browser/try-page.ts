import type { BrowserContext, ElementHandle, Page } from 'playwright-core';
import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import { demoTooSlow } from '../../report/catalogue/demo/demo-check.ts';
import {
  addStyles,
  brokenText,
  DEMO,
  DEMO_ID,
  isAlive,
  reveal,
  scopesOf,
  settle,
  showStyle,
  TRIAL_STYLES,
  violationsIn,
  type PlacedViolation,
} from './in-page.ts';
import { DEMO_SECONDS, judgeDemo, judgeSaid } from './judge.ts';
import { listen } from './listener.ts';
import type { Listener } from './listener.ts';
import type { DemoToTry, PageToTry, Seen } from './seen.ts';
import type { BrowserTools } from './tools.ts';

/** Seconds a page may take to load. */
const PAGE_SECONDS = 30;
const POLL_MS = 25;

/** Where a site is served, and what tries it. */
export interface Trial extends BrowserTools {
  /** `http://localhost:1234/`. */
  readonly url: string;
}

/** Tries the demos of one page one by one, as they look in light and then in the dark. */
export async function tryPage(trial: Trial, page: PageToTry): Promise<Diagnostic[]> {
  const context = await trial.browser.newContext({
    viewport: { width: 1280, height: 900 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    // Libraries in development mode fill style elements with text, which the policy of a site forbids.
    bypassCSP: true,
  });
  try {
    await onlyFrom(context, trial.url);
    await context.addInitScript(addStyles, TRIAL_STYLES);
    return await tryOpen(await context.newPage(), { trial, page });
  } finally {
    await context.close();
  }
}

/** What a site takes from elsewhere is empty: findings must not depend on the network. */
const onlyFrom = (context: BrowserContext, url: string) =>
  context.route(
    (address) => address.protocol.startsWith('http') && address.origin !== new URL(url).origin,
    (route) => route.fulfill({ status: 200, body: '' }),
  );

async function tryOpen(
  tab: Page,
  { trial, page }: { readonly trial: Trial; readonly page: PageToTry },
): Promise<Diagnostic[]> {
  const said = listen(tab);
  const { place } = page;
  try {
    await tab.goto(new URL(page.path, trial.url).href, { timeout: PAGE_SECONDS * 1000 });
  } catch (error) {
    if (!trial.browser.isConnected()) throw error;
    return [demoTooSlow('The page', PAGE_SECONDS, place)];
  }
  const found = judgeSaid('The page', said.take(), place);
  const demos = await shownDemos(tab, page.demos);
  const open: OpenPage = { tab, said, axe: trial.axe, place };
  found.push(...(await tryRound(open, demos)));
  for (const style of new Set(demos.flatMap(({ demo }) => demo.otherStyles))) {
    await showStyle(tab, style);
    const written = demos.filter(({ demo }) => demo.otherStyles.includes(style));
    found.push(...(await tryRound(open, written, style)));
  }
  return found;
}

/** A page that is being tried. */
interface OpenPage {
  readonly tab: Page;
  readonly said: Listener;
  readonly axe: string;
  readonly place: Place;
}

/** Tries demos in the style that is shown. `style` is its id; undefined for the first that each is written in. */
async function tryRound(
  { tab, said, axe, place }: OpenPage,
  demos: readonly ShownDemo[],
  style?: string,
): Promise<Diagnostic[]> {
  await tab.emulateMedia({ colorScheme: 'light' });
  const seen = new Map<ShownDemo, Awakened>();
  for (const demo of demos) seen.set(demo, await awaken(demo, tab, said));
  const light = await look(tab, { demos: seen, axe });
  await tab.emulateMedia({ colorScheme: 'dark' });
  await settle(tab);
  const dark = await look(tab, { demos: seen, axe });
  const found = [...seen].flatMap(([{ demo, id }, awakened]) => {
    // What stands in place of a broken demo is not the demo's.
    const isBroken = awakened.broken !== undefined;
    const of = (all: readonly PlacedViolation[]) =>
      isBroken ? [] : all.filter((one) => one.demo === id);
    const name = style === undefined ? demo.name : `${demo.name} (${style})`;
    return judgeDemo(name, { ...awakened, light: of(light), dark: of(dark) }, demo.place);
  });
  // What a demo said already it says again when it follows the mode.
  const heard = new Set([...seen.values()].flatMap((one) => one.said.map(({ text }) => text)));
  const saidInDark = said.take().filter(({ text }) => !heard.has(text));
  return [...found, ...judgeSaid('The page, in the dark,', saidInDark, place)];
}

/** A demo that is on the page. */
interface ShownDemo {
  readonly demo: DemoToTry;
  readonly id: string;
  readonly element: ElementHandle;
}

/** What is seen of a demo when it comes alive. */
interface Awakened extends Omit<Seen, 'light' | 'dark'> {
  readonly frames: readonly ElementHandle[];
}

/** Shows one more demo and waits until it is alive. */
async function awaken({ element }: ShownDemo, tab: Page, said: Listener): Promise<Awakened> {
  await reveal(element);
  const isSlow = !(await alive(element));
  await settle(tab);
  const scopes = await scopesOf(element);
  const texts = await Promise.all(scopes.map(brokenText));
  const broken = texts.find((text) => text !== null);
  const frames = scopes.flatMap((scope) => (scope.isFrame ? [scope.element] : []));
  return { said: said.take(), isSlow, frames, ...(broken !== undefined && { broken }) };
}

/** Every violation in the page and in the frames of its demos, as they look now. */
async function look(
  tab: Page,
  { demos, axe }: { readonly demos: ReadonlyMap<ShownDemo, Awakened>; readonly axe: string },
): Promise<PlacedViolation[]> {
  const body = await tab.$('body');
  const found = body ? await violationsIn(body, axe) : [];
  for (const [{ id }, { frames }] of demos) {
    for (const frame of frames) {
      const inside = await violationsIn(frame, axe);
      found.push(...inside.map((one) => ({ ...one, demo: id })));
    }
  }
  return found;
}

/** Whether everything of a demo is alive in time. */
async function alive(element: ElementHandle): Promise<boolean> {
  const end = performance.now() + DEMO_SECONDS * 1000;
  while (performance.now() < end) {
    const scopes = await scopesOf(element);
    const states = await Promise.all(scopes.map(isAlive));
    if (states.every(Boolean)) return true;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return false;
}

/** The demos that are on the page, in its order. One that could not be rendered is not there. */
async function shownDemos(tab: Page, demos: readonly DemoToTry[]): Promise<ShownDemo[]> {
  const elements = await tab.$$(DEMO);
  const shown = await Promise.all(
    elements.map(async (element) => {
      const id = await element.getAttribute(DEMO_ID);
      const demo = demos.find((one) => one.id === id);
      return demo ? [{ demo, id: demo.id, element }] : [];
    }),
  );
  return shown.flat();
}
