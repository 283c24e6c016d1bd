import { allowUntypedCode } from '../trusted-types.ts';
import { DEV_PATHS } from '../contract/dev.ts';
import type { DevMessage } from '../contract/dev.ts';
import { ISLAND_TAG } from '../contract/hooks.ts';
import { createOverlay } from './overlay.ts';
import { applyPage, swapStylesheet } from './refresh.ts';

/** What the dev server adds to a page: changes appear in place, problems over it. Its address carries the token. */

// A page is parsed again when it changes.
allowUntypedCode();
const overlay = createOverlay();
const here = decodeURI(location.pathname);
const address = new URL(import.meta.url).searchParams;
/** What the page has seen of the server's changes. */
const known = { state: address.get('state') ?? '' };
const refreshing = { isRunning: false, isWanted: false };

/** Fetches the page and shows it, unless it has errors: then the last good one stays under the overlay. */
async function fetchPage(): Promise<void> {
  const response = await fetch(location.href, { headers: { accept: 'text/html' } });
  const html = await response.text();
  if (response.status < 500) applyPage(html);
}

/** One refresh at a time; what is asked for meanwhile makes one more. */
async function refresh(): Promise<void> {
  refreshing.isWanted = true;
  if (refreshing.isRunning) return;
  refreshing.isRunning = true;
  while (refreshing.isWanted) {
    refreshing.isWanted = false;
    await fetchPage().catch(console.error);
  }
  refreshing.isRunning = false;
}

function receive(message: DevMessage): void {
  switch (message.kind) {
    case 'hello':
      // Something changed between this page and this connection.
      if (known.state !== message.state) location.reload();
      return;
    case 'page':
      if (message.pathnames === 'all' || message.pathnames.includes(here)) void refresh();
      return;
    case 'demo':
      if (message.pathname === here) restartDemos(message.module, message.names);
      return;
    case 'css':
      return void swapStylesheet(message.href);
    case 'reload':
      return location.reload();
    case 'findings':
      return overlay.show(message.findings, message.isStopped);
  }
}

connect(address.get('token') ?? '', (message, state) => {
  receive(message);
  known.state = state;
});

/** What the client needs of an island that the page's own script runs. */
interface Restartable extends Element {
  readonly restart?: (module?: string) => void;
}

/** Imports a new module for the named demos and starts them again. */
export function restartDemos(module: string, names: readonly string[]): void {
  for (const island of document.querySelectorAll<Restartable>(ISLAND_TAG)) {
    if (names.includes(island.getAttribute('name') ?? '')) island.restart?.(module);
  }
}

/** Milliseconds between two questions whether a server that went away is back. */
const RETRY_MS = 1000;

/** Waits until the server answers again. */
async function waitForServer(): Promise<void> {
  for (;;) {
    const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}

/**
 * Listens to the server; each message comes with the state of the server after it. A hidden tab hangs up, since browsers allow few connections to one host; when it is seen again, the first
 * message tells whether it missed anything. A server that was started anew has another token: then the page is loaded again.
 */
export function connect(
  token: string,
  receive: (message: DevMessage, state: string) => void,
): void {
  const query = new URLSearchParams({ token, page: decodeURI(location.pathname) });
  const state: { source?: EventSource | undefined } = {};
  const open = () => {
    if (state.source || document.hidden) return;
    const source = new EventSource(`${DEV_PATHS.events}?${query}`);
    state.source = source;
    source.onmessage = ({ data, lastEventId }) =>
      receive(JSON.parse(String(data)) as DevMessage, lastEventId);
    source.onerror = () => {
      // Otherwise the browser tries again by itself.
      if (source.readyState !== EventSource.CLOSED) return;
      void waitForServer().then(() => location.reload());
    };
  };
  const hangUp = () => {
    state.source?.close();
    state.source = undefined;
  };
  document.addEventListener('visibilitychange', () => (document.hidden ? hangUp() : open()));
  addEventListener('pagehide', hangUp);
  addEventListener('pageshow', open);
  open();
}
