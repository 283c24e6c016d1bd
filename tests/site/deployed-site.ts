import { createServer, request as ask } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BuiltSite } from '../harness/built-site.ts';

/** A host that can replace its build, become unreachable, and record requests. */
export interface Host {
  /** `http://localhost:40123`. */
  readonly origin: string;
  readonly port: number;
  /** Serves a build from now on. */
  readonly deploy: (build: BuiltSite) => void;
  /** Sets whether it answers. */
  readonly setReachable: (isReachable: boolean) => void;
  /** Texts by path that replace files of the build. */
  readonly replacements: Map<string, string>;
  /** Returns the number of requests for documents at a path. */
  readonly loadsOf: (path: string) => number;
  readonly requests: readonly string[];
  readonly close: () => Promise<void>;
}

function passOn(origin: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, url = '/', headers } = request;
  const options = { method, headers: { ...headers, host: new URL(origin).host } };
  const passed = ask(origin + url, options, (answer) => {
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(response);
  });
  passed.on('error', () => response.destroy());
  passed.end();
}

/** Opens a host that serves a build. */
export async function openHost(first: BuiltSite): Promise<Host> {
  const state = { build: first, isReachable: true };
  const replacements = new Map<string, string>();
  const requests: string[] = [];
  const documents: string[] = [];
  const server = createServer((request, response) => {
    if (!state.isReachable) return void request.socket.destroy();
    const path = request.url ?? '/';
    requests.push(path);
    if (request.headers['sec-fetch-dest'] === 'document') documents.push(path);
    const own = replacements.get(path);
    if (own === undefined) return passOn(state.build.origin, request, response);
    response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' });
    response.end(own);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    port,
    deploy: (build) => void (state.build = build),
    setReachable: (isReachable) => void (state.isReachable = isReachable),
    replacements,
    loadsOf: (path) => documents.filter((one) => one === path).length,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
