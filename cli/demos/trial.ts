import type { BrowserContext, ConsoleMessage, ElementHandle, Page } from 'playwright-core';
import { fileStart, type Diagnostic, type Place } from '../model/diagnostic.ts';
import { isFallback, type Demo, type Page as SitePage } from '../model/page.ts';
import { htmlPathOf } from '../model/paths.ts';
import { pagePath, type Site } from '../model/site.ts';
import {
  addStyles,
  shownErrorText,
  hasNoWidth,
  DEMO_SELECTOR,
  DEMO_ATTRIBUTE,
  findViolations,
  isHydrated,
  islandScopes,
  moveReaderPointer,
  revealDemo,
  selectorsOutsideDemos,
  waitForPaint,
  selectCodeStyle,
  TRIAL_STYLES,
  type PlacedViolation,
} from './in-page.ts';
import {
  DEMO_SECONDS,
  findingsOfDemo,
  findingsOfMessages,
  globalStyleFindings,
  type DemoObservation,
  type PageMessage,
} from './demo-findings.ts';
import type { BrowserTools } from './launch-browser.ts';
import { report } from '../report/catalogue.ts';

export interface TrialDemo {
  readonly name: string;
  /** Id of the element around the demo. */
  readonly id: string;
  readonly place: Place;
  /** Ids of the demo's code styles after the first. */
  readonly otherStyles: readonly string[];
}

export interface TrialPage {
  /** Address including the base: `/docs/a/`. */
  readonly path: string;
  readonly place: Place;
  readonly demos: readonly TrialDemo[];
  /** Whether it has components, whose style sheets may apply to the whole page. */
  readonly hasComponents: boolean;
}

/** Lists pages with demos, except fallback pages. `base` is the path where the site is served. */
export function trialPages(site: Site, base: string): TrialPage[] {
  const pages = site.pages.filter((page) => !isFallback(page) && page.demos.length > 0);
  return pages.map((page) => {
    const output = htmlPathOf(pagePath(site, page));
    return {
      path: `${base}${output.replace(/(^|\/)index\.html$/, '$1')}`,
      place: fileStart(page.source.file),
      demos: trialDemos(page),
      hasComponents: page.source.directives.some(({ kind }) => kind === 'component'),
    };
  });
}

/** Lists the demos of a page. Ids of repeated demos end in a number, as in the markup. */
function trialDemos({ source: { file, directives }, demos }: SitePage): TrialDemo[] {
  const counts = new Map<string, number>();
  return directives.flatMap(({ kind, name, range }) => {
    const demo = kind === 'demo' ? demos.find((demo) => demo.name === name) : undefined;
    if (!demo) return [];
    const count = (counts.get(demo.id) ?? 0) + 1;
    counts.set(demo.id, count);
    const id = count === 1 ? demo.id : `${demo.id}-${count}`;
    return [{ name, id, place: { file, range }, otherStyles: otherStylesOf(demo) }];
  });
}

const otherStylesOf = ({ variants }: Demo): string[] =>
  variants.slice(1).flatMap(({ style }) => style ?? []);

/** Seconds in which a page must load. */
const PAGE_SECONDS = 30;
const POLL_MS = 25;

/** A browser and the site's address: `http://localhost:1234/`. */
export interface Trial extends BrowserTools {
  readonly url: string;
}

/** Runs the demos of one page one by one, first in light mode, then in dark mode. */
export async function tryPage(trial: Trial, page: TrialPage): Promise<Diagnostic[]> {
  const context = await trial.browser.newContext({
    viewport: { width: 1280, height: 900 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  try {
    await blockOtherOrigins(context, trial.url);
    await context.addInitScript(addStyles, TRIAL_STYLES);
    return await tryTab(await context.newPage(), trial, page);
  } finally {
    await context.close();
  }
}

/** Answers requests to other origins with empty files, so that the network changes no finding. */
const blockOtherOrigins = (context: BrowserContext, url: string) =>
  context.route(
    (address) => address.protocol.startsWith('http') && address.origin !== new URL(url).origin,
    (route) => route.fulfill({ status: 200, body: '' }),
  );

async function tryTab(tab: Page, trial: Trial, page: TrialPage): Promise<Diagnostic[]> {
  const takeMessages = recordMessages(tab, new URL(trial.url).origin);
  const { place } = page;
  try {
    await tab.goto(new URL(page.path, trial.url).href, { timeout: PAGE_SECONDS * 1000 });
  } catch (error) {
    if (!trial.browser.isConnected()) throw error;
    return [report('demo/crash:slow', place, { name: 'The page', seconds: PAGE_SECONDS })];
  }
  await moveReaderPointer(tab);
  const found = findingsOfMessages('The page', takeMessages(), place);
  if (!page.hasComponents) {
    found.push(...globalStyleFindings(await selectorsOutsideDemos(tab), place));
  }
  const demos = await shownDemos(tab, page.demos);
  const open: OpenPage = { tab, takeMessages, axe: trial.axe, place };
  found.push(...(await tryDemos(open, demos)));
  for (const style of new Set(demos.flatMap(({ demo }) => demo.otherStyles))) {
    await selectCodeStyle(tab, style);
    const written = demos.filter(({ demo }) => demo.otherStyles.includes(style));
    found.push(...(await tryDemos(open, written, style)));
  }
  return found;
}

interface OpenPage {
  readonly tab: Page;
  /** Returns the messages since the last call. */
  readonly takeMessages: () => readonly PageMessage[];
  readonly axe: string;
  readonly place: Place;
}

type ShownDemo = { readonly demo: TrialDemo; readonly element: ElementHandle };

/** Observation of a demo while it hydrates. */
interface Hydration extends Omit<DemoObservation, 'light' | 'dark'> {
  readonly frames: readonly ElementHandle[];
}

/** Tries demos in the code style `style`, or each in its first style. */
async function tryDemos(
  { tab, takeMessages, axe, place }: OpenPage,
  demos: readonly ShownDemo[],
  style?: string,
): Promise<Diagnostic[]> {
  await tab.emulateMedia({ colorScheme: 'light' });
  const hydrations = new Map<ShownDemo, Hydration>();
  for (const { demo, element } of demos) {
    const hydration = await hydrateDemo(element, tab);
    hydrations.set({ demo, element }, { ...hydration, messages: takeMessages() });
  }
  const light = await pageViolations(tab, hydrations, axe);
  await tab.emulateMedia({ colorScheme: 'dark' });
  await waitForPaint(tab);
  const dark = await pageViolations(tab, hydrations, axe);
  const found = [...hydrations].flatMap(([{ demo }, hydration]) => {
    // The error text shown for a broken demo is not part of the demo.
    const isBroken = hydration.broken !== undefined;
    const ownViolations = (all: readonly PlacedViolation[]) =>
      isBroken ? [] : all.filter((violation) => violation.demo === demo.id);
    const name = style === undefined ? demo.name : `${demo.name} (${style})`;
    const observation = { ...hydration, light: ownViolations(light), dark: ownViolations(dark) };
    return findingsOfDemo(name, observation, demo.place);
  });
  // A demo that follows the color mode repeats its messages.
  const known = new Set(
    [...hydrations.values()].flatMap((hydration) => hydration.messages.map(({ text }) => text)),
  );
  const inDark = takeMessages().filter(({ text }) => !known.has(text));
  return [...found, ...findingsOfMessages('The page in dark mode', inDark, place)];
}

/** Shows one more demo and waits until it is hydrated. */
async function hydrateDemo(
  element: ElementHandle,
  tab: Page,
): Promise<Omit<Hydration, 'messages'>> {
  await revealDemo(element);
  const isSlow = !(await isHydratedInTime(element));
  await waitForPaint(tab);
  const scopes = await islandScopes(element);
  const texts = await Promise.all(scopes.map(shownErrorText));
  const broken = texts.find((text) => text !== null);
  const isInvisible = (await Promise.all(scopes.map(hasNoWidth))).some(Boolean);
  const frames = scopes.flatMap((scope) => (scope.isFrame ? [scope.element] : []));
  return { isSlow, isInvisible, frames, ...(broken !== undefined && { broken }) };
}

async function isHydratedInTime(element: ElementHandle): Promise<boolean> {
  const end = performance.now() + DEMO_SECONDS * 1000;
  while (performance.now() < end) {
    const scopes = await islandScopes(element);
    if ((await Promise.all(scopes.map(isHydrated))).every(Boolean)) return true;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return false;
}

/** Returns violations in the current mode, on the page and in the frames of its demos. */
async function pageViolations(
  tab: Page,
  demos: ReadonlyMap<ShownDemo, Hydration>,
  axe: string,
): Promise<PlacedViolation[]> {
  const body = await tab.$('body');
  const found = body ? await findViolations(body, axe) : [];
  for (const [{ demo }, { frames }] of demos) {
    for (const frame of frames) {
      const inside = await findViolations(frame, axe);
      found.push(...inside.map((finding) => ({ ...finding, demo: demo.id })));
    }
  }
  return found;
}

/** Returns the demos on the page, in order. Demos that were not rendered are missing. */
async function shownDemos(tab: Page, demos: readonly TrialDemo[]): Promise<ShownDemo[]> {
  const elements = await tab.$$(DEMO_SELECTOR);
  const shown = await Promise.all(
    elements.map(async (element) => {
      const id = await element.getAttribute(DEMO_ATTRIBUTE);
      const demo = demos.find((demo) => demo.id === id);
      return demo ? [{ demo, element }] : [];
    }),
  );
  return shown.flat();
}

/** Types of files that the policy of pages blocks if they are on another site. */
const SAME_ORIGIN_TYPES = ['font', 'stylesheet'];

/**
 * Records console messages, errors and blocked files of a page and its frames. Returns a function
 * that returns those since its last call. `origin` is the origin of the site.
 */
function recordMessages(tab: Page, origin: string): () => readonly PageMessage[] {
  const messages: PageMessage[] = [];
  tab.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      messages.push({ kind: 'console', text: consoleText(message) });
    }
  });
  tab.on('pageerror', ({ message }) => messages.push({ kind: 'thrown', text: message }));
  const blocked = new Set<string>();
  tab.on('request', (request) => {
    const url = request.url();
    const isOther = /^https?:/.test(url) && new URL(url).origin !== origin;
    if (!isOther || !SAME_ORIGIN_TYPES.includes(request.resourceType()) || blocked.has(url)) return;
    blocked.add(url);
    messages.push({ kind: 'blocked', text: url });
  });
  return () => messages.splice(0);
}

/** Returns a message with its placeholders filled in. */
function consoleText(message: ConsoleMessage): string {
  const [format, ...values] = message.args().map(String);
  if (format === undefined) {
    const text = message.text();
    // The browser's message about a missing file does not name the file.
    return /^Failed to load resource/.test(text)
      ? `${text} ${new URL(message.location().url).pathname}`
      : text;
  }
  const text = format.replace(/%[sdifoOc]/g, (placeholder) => {
    const value = values.shift() ?? '';
    return placeholder === '%c' ? '' : value;
  });
  return [text, ...values].join(' ');
}
