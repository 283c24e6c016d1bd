import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { DEV_PATHS } from '../../runtime/contract/dev.ts';
import { openChannel, type Channel, type DevBackend, type DevPage } from './channel.ts';
import { encodePath } from '../model/paths.ts';
import { guardRequest, hasKnownType, respond, type RequestTarget } from './http.ts';
import { listen, type ListenOptions, type RunningServer } from './listen.ts';

export interface DevServerOptions extends ListenOptions {
  /** Receives errors of the backend, which are bugs: bad content is reported as diagnostics. */
  readonly onError?: (error: unknown) => void;
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly channel: Channel;
  /** State of the channel when the request arrived. */
  readonly state: string;
}

/** Adds the dev client to the head of a page, which otherwise equals the built page. */
export function withClient(
  html: string,
  { token, state }: { token: string; state: string },
): string {
  const address = `${DEV_PATHS.client}?token=${token}&amp;state=${state}`;
  const script = `<script type="module" src="${address}"></script>`;
  const allowed = html.replace(TRUSTED_TYPES, 'default ');
  const end = allowed.indexOf('</head>');
  return end < 0 ? script + allowed : allowed.slice(0, end) + script + allowed.slice(end);
}

/** The directive of a page's policy to which the policy of the dev client is added. */
const TRUSTED_TYPES = /(?<=; trusted-types )(?:'none')?/;

const BROKEN_PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>This page has errors</title></head>' +
  '<body><main id="main-content"><h1>This page has errors</h1><p>Fix them to see the page.</p></main></body></html>';

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${text}\n`);
}

function sendPage(page: DevPage, path: string, exchange: Exchange): Promise<void> {
  const { request, response, channel } = exchange;
  const { html, status } = page;
  channel.setPage(path, page);
  const { token } = channel;
  const bytes = Buffer.from(withClient(html || BROKEN_PAGE, { token, state: exchange.state }));
  return respond(request, response, { bytes, name: 'index.html', status });
}

async function answer(
  backend: DevBackend,
  { path: requested, search }: RequestTarget,
  exchange: Exchange,
): Promise<void> {
  const { request, response, channel } = exchange;
  if (requested === DEV_PATHS.events) return channel.connect(request, response, search);
  // A reload must show the files on disk.
  response.setHeader('Cache-Control', 'no-cache');
  const asset = await backend.asset(requested);
  if (asset) return respond(request, response, { ...asset, name: requested, status: 200 });
  // Do not render the 404 page for a missing image or another file.
  if (!requested.endsWith('/index.html') && hasKnownType(requested)) {
    return sendText(response, 404, 'Not found');
  }
  const path = requested.replace(/\/(?:index\.html)?$|$/, '/');
  const page = await backend.page(path);
  if (!page) return sendText(response, 404, 'Not found');
  const { address = path, status } = page;
  const isServed = [address, `${address}index.html`].includes(requested);
  if (isServed || status === 404) return sendPage(page, path, exchange);
  // Without `replace`, a path that starts with two slashes would be the address of another host.
  const location = encodePath(address.replace(/\/{2,}/g, '/'));
  response.writeHead(302, { Location: location + search }).end();
}

/** Serves a site while it is written: pages on request, changes through server-sent events. */
export async function startDevServer(
  backend: DevBackend,
  options: DevServerOptions,
): Promise<RunningServer> {
  const channel = openChannel(backend);
  const server = createServer((request, response) => {
    const target = guardRequest(request, response, options.host);
    if (!target) return;
    const exchange = { request, response, channel, state: channel.state() };
    answer(backend, target, exchange).catch((error: unknown) => {
      options.onError?.(error);
      if (response.headersSent) response.end();
      else sendText(response, 500, 'The server failed on this request. See the terminal.');
    });
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
