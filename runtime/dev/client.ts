/** What the dev server adds to a page: changes appear in place, problems over it. Its address carries the token. */
import type { DevMessage } from '../contract/dev.ts';
import { connect } from './connection.ts';
import { restartDemos } from './demos.ts';
import { createOverlay } from './overlay.ts';
import { applyPage, swapStylesheet } from './refresh.ts';
import { allowUntypedCode } from '../trusted-types.ts';

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
