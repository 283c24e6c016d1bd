import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request to the endpoint. */
export interface Hit {
  readonly path: string;
  readonly body: string;
}

/** An event in a request to `/events`. */
interface SentEvent {
  readonly name: string;
  readonly parameters: Readonly<Record<string, string | number>>;
  readonly properties: object;
}

/**
 * Imitates the script of an analytics provider: sends every command to the endpoint, including
 * those from before it was loaded.
 */
const SCRIPT = `(() => {
  const { origin } = new URL(document.currentScript.src);
  let number = 0;
  const send = (command) =>
    navigator.sendBeacon(origin + '/collect', JSON.stringify({ number: number++, command: [...command] }));
  const layer = (window.dataLayer ??= []);
  const push = layer.push.bind(layer);
  layer.push = (...commands) => (commands.forEach(send), push(...commands));
  layer.forEach(send);
})()`;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/**
 * Starts a third-party server on its own origin, which accepts events at any address and has a
 * script at `/gtag.js`.
 */
export async function startEndpoint() {
  let hits: Hit[] = [];
  let site = '';
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const path = request.url ?? '/';
      const sender = request.headers.origin ?? request.headers.referer;
      if (sender === undefined || new URL(sender).origin === site) hits.push({ path, body });
      response.setHeader('Content-Type', 'text/javascript');
      response.end(path.startsWith('/gtag.js') ? SCRIPT : '');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const bodiesAt = (path: string) =>
    hits.filter((hit) => hit.path === path).map(({ body }): unknown => JSON.parse(body));
  return {
    origin: `http://127.0.0.1:${port}`,
    hits: (): readonly Hit[] => hits,
    /**
     * Forgets all requests, and records from now on only those of pages of this origin, or of an
     * unknown one. A page may still send an event after its test has ended.
     */
    recordOnly: (origin: string) => {
      hits = [];
      site = origin;
    },
    /** Events in requests to `/events`. Simultaneous ones may arrive in another order. */
    events: () => bodiesAt('/events') as SentEvent[],
    /** Commands of one page to the script, in order. */
    commands: () =>
      (bodiesAt('/collect') as { number: number; command: unknown[] }[])
        .sort((one, other) => one.number - other.number)
        .map(({ command }) => command),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
