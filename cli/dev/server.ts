import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { DEV_PATHS } from '../../runtime/contract/dev.ts';
import type { DevBackend, DevPage } from './backend.ts';
import { openChannel } from './channel.ts';
import type { Channel } from './channel.ts';
import { guardRequest } from './http/guard.ts';
import type { Target } from './http/guard.ts';
import { listen } from './listen.ts';
import type { ListenOptions, Listening } from './listen.ts';
import { isKnownType } from './http/content-types.ts';
import { respond } from './http/respond.ts';

/** How the dev server runs. */
export interface DevServerOptions extends ListenOptions {
  /** Told of what the backend throws: a bug, since bad content comes as diagnostics. */
  readonly onError?: (error: unknown) => void;
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly channel: Channel;
  /** Of the channel, when the request came. */
  readonly state: string;
}

/** The page with the dev client in its head: the only thing that the built page does not have. */
export function withClient(
  html: string,
  { token, state }: { token: string; state: string },
): string {
  const address = `${DEV_PATHS.client}?token=${token}&amp;state=${state}`;
  const script = `<script type="module" src="${address}"></script>`;
  const end = html.indexOf('</head>');
  return end < 0 ? script + html : html.slice(0, end) + script + html.slice(end);
}

const BROKEN_PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>This page has errors</title></head>' +
  '<body><main id="main-content"><h1>This page has errors</h1><p>It appears as soon as they are put right.</p></main></body></html>';

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${text}\n`);
}

async function sendPage(
  page: DevPage,
  path: string,
  { request, response, channel, state }: Exchange,
): Promise<void> {
  channel.setPage(path, page);
  const { token } = channel;
  const html = withClient(page.html || BROKEN_PAGE, { token, state });
  await respond(request, response, {
    bytes: Buffer.from(html),
    name: 'index.html',
    status: page.status,
  });
}

async function answer(
  backend: DevBackend,
  { path: asked, search }: Target,
  exchange: Exchange,
): Promise<void> {
  const { request, response, channel } = exchange;
  if (asked === DEV_PATHS.events) return channel.connect(request, response, search);
  // Reloading must show what is on disk, always.
  response.setHeader('Cache-Control', 'no-cache');
  const asset = await backend.asset(asked);
  if (asset) return respond(request, response, { ...asset, name: asked, status: 200 });
  const path = asked.replace(/\/index\.html$/, '/');
  const isFolder = path.endsWith('/');
  // A picture that is not there is not worth rendering the 404 page for.
  if (!isFolder && isKnownType(path)) return sendText(response, 404, 'Not found');
  const page = await backend.page(isFolder ? path : `${path}/`);
  if (!isFolder && page && page.status !== 404) {
    // A path of several slashes would otherwise lead to another host.
    const to = encodeURI(`/${path.split('/').filter(Boolean).join('/')}/`).replace(
      /[?#]/g,
      encodeURIComponent,
    );
    response.writeHead(302, { Location: to + search }).end();
    return;
  }
  if (!page) return sendText(response, 404, 'Not found');
  await sendPage(page, path, exchange);
}

/** Serves a site while it is written: pages on request, changes through server-sent events. */
export async function startDevServer(
  backend: DevBackend,
  options: DevServerOptions,
): Promise<Listening> {
  const channel = openChannel(backend);
  const server = createServer((request, response) => {
    const target = guardRequest(request, response, options.host);
    if (!target) return;
    answer(backend, target, { request, response, channel, state: channel.state() }).catch(
      (error: unknown) => {
        options.onError?.(error);
        if (response.headersSent) response.end();
        else sendText(response, 500, 'The server failed on this request. See the terminal.');
      },
    );
  });
  const listening = await listen(server, options);
  return {
    ...listening,
    close() {
      channel.close();
      return listening.close();
    },
  };
}
