import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/** Methods that return how to undo them. */
const UNDOABLE = ['addInitScript', 'exposeBinding', 'exposeFunction', 'routeWebSocket'];

/** Methods that cannot be undone: their context is used once. */
const LASTING = [
  'addLocatorHandler',
  'newCDPSession',
  'newPage',
  'routeFromHAR',
  'setDefaultNavigationTimeout',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setHTTPCredentials',
  'setOffline',
  'setStorageState',
];

const CLOCK = ['install', 'runFor', 'fastForward', 'pauseAt', 'resume', 'setFixedTime'];

/** Events that tests listen to. Playwright has listeners of its own for some others. */
const EVENTS = [
  ...['console', 'dialog', 'download', 'framenavigated', 'load', 'page', 'pageerror', 'popup'],
  ...['request', 'requestfailed', 'requestfinished', 'response', 'websocket', 'worker', 'crash'],
] as const;

type Method = (...args: readonly unknown[]) => unknown;

/** Calls `then` with the result of each call of these methods. */
function observe(owner: object, names: readonly string[], then: (result: unknown) => void): void {
  const methods = owner as Record<string, Method | undefined>;
  for (const name of names) {
    const method = methods[name]?.bind(owner);
    if (method === undefined) continue;
    methods[name] = (...args) => {
      const result = method(...args);
      then(result);
      return result;
    };
  }
}

/** The page of a context, which a later test can use as if it were new. */
interface KeptPage {
  readonly page: Page;
  /** Removes everything that a test left. Returns false if the context must be closed. */
  readonly reset: () => Promise<boolean>;
}

/** Opens the page of a new context, and records what a test does to them. */
export async function keepPage(
  context: BrowserContext,
  { colorScheme, reducedMotion, forcedColors, contrast }: BrowserContextOptions,
): Promise<KeptPage> {
  const page = await context.newPage();
  const media = {
    colorScheme: colorScheme ?? 'light',
    reducedMotion: reducedMotion ?? 'no-preference',
    forcedColors: forcedColors ?? 'none',
    contrast: contrast ?? 'no-preference',
  } as const;
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const session = await context.newCDPSession(page);
  const state = { isLasting: width === 0 };
  const undos: Promise<AsyncDisposable>[] = [];
  const origins = new Set<string>();
  for (const owner of [context, page]) {
    observe(owner, UNDOABLE, (result) => undos.push(result as Promise<AsyncDisposable>));
    observe(owner, LASTING, () => (state.isLasting = true));
  }
  observe(context.clock, CLOCK, () => (state.isLasting = true));
  const watch = () =>
    page.on('framenavigated', (frame) => {
      if (frame.url().startsWith('http')) origins.add(new URL(frame.url()).origin);
    });
  watch();

  async function reset(): Promise<boolean> {
    const isAlone = context.pages().length === 1 && context.pages()[0] === page;
    if (state.isLasting || !isAlone || context.serviceWorkers().length > 0) return false;
    for (const event of EVENTS) {
      page.removeAllListeners(event);
      context.removeAllListeners(event);
    }
    // A handler that still delays a request fails once its route is removed.
    for (const owner of [page, context]) await owner.unrouteAll({ behavior: 'ignoreErrors' });
    for (const undo of undos.splice(0)) await (await undo)[Symbol.asyncDispose]();
    await page.goto('about:blank');
    await page.evaluate(() => void (window.name = ''));
    for (const origin of origins) {
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    }
    origins.clear();
    await session.send('Network.clearBrowserCache');
    // The renderer has a cache of its own, which it empties when caches are disabled.
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await session.send('Network.setCacheDisabled', { cacheDisabled: false });
    await session.send('Page.resetNavigationHistory');
    await context.clearCookies();
    await context.clearPermissions();
    await page.emulateMedia({ media: null, ...media });
    await page.setViewportSize({ width, height });
    await page.mouse.move(0, 0);
    watch();
    return true;
  }
  return { page, reset };
}
