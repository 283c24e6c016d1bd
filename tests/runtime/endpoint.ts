import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request that reached the endpoint. */
export interface Hit {
  readonly path: string;
  readonly body: string;
}

/** An event as it comes to `/events`. */
interface SentEvent {
  readonly name: string;
  readonly parameters: Readonly<Record<string, string | number>>;
  readonly properties: object;
}

/**
 * Stands for the script of an analytics provider: tells the endpoint every command, those that were
 * there before it too.
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
 * A server of somebody else, on an origin of its own: takes events at any address, and has a script
 * at `/gtag.js`.
 */
export async function startEndpoint() {
  const hits: Hit[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const path = request.url ?? '/';
      hits.push({ path, body });
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
    hits,
    /** What came to `/events`. What is sent at once may arrive in another order. */
    events: () => bodiesAt('/events') as SentEvent[],
    /** The commands that the script was given on one page, in its order. */
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
