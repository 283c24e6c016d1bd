/** Script of the dev server in a page: shows changes in place, and diagnostics over the page. */
import { DEV_PATHS, type DevMessage } from '../contract/dev.ts';
import { ISLAND_TAG, MAIN_ID } from '../contract/hooks.ts';
import { sleep } from '../events.ts';
import { allowUntypedCode } from '../trusted-types.ts';
import { createOverlay } from './overlay.ts';
import { applyPage, swapStylesheet } from './refresh.ts';

// A refresh sets the HTML of the changed page, which Trusted Types forbid.
allowUntypedCode();
const showFindings = createOverlay();
/** Path of the page. In the document of a single demo, path of the page with the demo. */
const pagePath = decodeURI(location.pathname)
  .replace(/\/?$/, '/')
  .replace(/\/_demos(\/.*?)[^/]+\/$/, '$1');
const address = new URL(import.meta.url).searchParams;
const state = {
  /** The server's state that the page shows. */
  server: address.get('state') ?? '',
  /** Content as served, until another is applied: the 404 page fills in parts when it starts. */
  served: document.getElementById(MAIN_ID)?.innerHTML,
  isRefreshing: false,
  wantsRefresh: false,
};

/** Whether the content of a received 404 page differs from the content that was served before. */
function differsFromShown(html: string): boolean {
  const sent = new DOMParser().parseFromString(html, 'text/html').getElementById(MAIN_ID);
  return state.served === undefined || sent?.innerHTML !== state.served;
}

/** Fetches and shows the page. If it has errors, the last good one stays under the overlay. */
async function fetchPage(): Promise<void> {
  const response = await fetch(location.href, { headers: { accept: 'text/html' } });
  const html = await response.text();
  if (response.status === 404 && differsFromShown(html)) return location.reload();
  if (response.status >= 400) return;
  applyPage(html);
  state.served = undefined;
}

/** Refreshes the page. Calls during a refresh cause one more. */
async function refresh(): Promise<void> {
  state.wantsRefresh = true;
  if (state.isRefreshing) return;
  state.isRefreshing = true;
  while (state.wantsRefresh) {
    state.wantsRefresh = false;
    await fetchPage().catch(console.error);
  }
  state.isRefreshing = false;
}

type Restartable = Element & { readonly restart?: (module?: string) => void };

const demoFrames = () =>
  [...document.querySelectorAll('iframe')].flatMap(({ contentDocument }) => contentDocument ?? []);

/** Restarts the named demos with a new module, also those in frames. */
function restartDemos(module: string, names: readonly string[]): void {
  for (const shown of [document, ...demoFrames()]) {
    for (const island of shown.querySelectorAll<Restartable>(ISLAND_TAG)) {
      if (names.includes(island.getAttribute('name') ?? '')) island.restart?.(module);
    }
  }
}

function receive(message: DevMessage): void {
  switch (message.kind) {
    case 'hello':
      // Something changed between this page and this connection.
      if (state.server !== message.state) location.reload();
      return;
    case 'page':
      if (message.pathnames === 'all' || message.pathnames.includes(pagePath)) void refresh();
      return;
    case 'demo':
      if (message.pathname === pagePath) restartDemos(message.module, message.names);
      return;
    case 'css':
      // Documents of demos link the old style sheet.
      for (const { location } of demoFrames()) location.reload();
      return void swapStylesheet(message.href);
    case 'reload':
      return location.reload();
    case 'findings':
      return showFindings(message.findings, message.isStopped);
  }
}

const RETRY_MS = 1000;

async function waitForServer(): Promise<void> {
  for (;;) {
    const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined);
    if (answer) return;
    await sleep(RETRY_MS);
  }
}

/**
 * Receives the server's messages. A hidden tab disconnects, since browsers limit connections to a
 * host. The next `hello` shows whether the tab missed messages. A restart of the server changes the
 * token, so the page reloads.
 */
function connect(token: string): void {
  const query = new URLSearchParams({ token, page: pagePath });
  let source: EventSource | undefined;
  const open = () => {
    if (source || document.hidden) return;
    const opened = new EventSource(`${DEV_PATHS.events}?${query}`);
    source = opened;
    opened.onmessage = ({ data, lastEventId }) => {
      receive(JSON.parse(String(data)) as DevMessage);
      state.server = lastEventId;
    };
    opened.onerror = () => {
      // In other states, the browser reconnects by itself.
      if (opened.readyState !== EventSource.CLOSED) return;
      void waitForServer().then(() => location.reload());
    };
  };
  const close = () => {
    source?.close();
    source = undefined;
  };
  document.addEventListener('visibilitychange', () => (document.hidden ? close() : open()));
  addEventListener('pagehide', close);
  addEventListener('pageshow', open);
  open();
}

// The page around a frame updates it, because browsers allow few connections to a host.
if (window.frameElement === null) connect(address.get('token') ?? '');
