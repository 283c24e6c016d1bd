import { DEV_PATHS } from '../contract/dev.ts';
import type { DevMessage } from '../contract/dev.ts';

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
