import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { DocsError } from '../model/diagnostic.ts';
import { isWildcard } from './http.ts';
import { report } from '../report/catalogue.ts';

export interface ListenOptions {
  /** Port to listen on. 0 selects any free one. */
  readonly port: number;
  /** Address to listen on. By default, only this machine can connect. */
  readonly host?: string;
  /** Fail instead of taking the next free port. */
  readonly strictPort?: boolean;
}

export interface RunningServer {
  /** Address such as `http://localhost:3003/`. */
  readonly url: string;
  /** Addresses for other machines on the network. Empty if only this machine can connect. */
  readonly network: readonly string[];
  readonly port: number;
  readonly close: () => Promise<void>;
}

const LOOPBACK = '127.0.0.1';
const LAST_PORT = 65_535;
const ATTEMPTS = 20;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException | null)?.code;

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

const bracketed = (host: string) => (host.includes(':') ? `[${host}]` : host);

function networkUrls(host: string, port: number): string[] {
  const addresses = isWildcard(host)
    ? Object.values(networkInterfaces())
        .flatMap((list) => list ?? [])
        .filter(({ family, internal }) => family === 'IPv4' && !internal)
        .map(({ address }) => address)
    : [host];
  return addresses.map((address) => `http://${bracketed(address)}:${port}/`);
}

/** Returns the `DocsError` for a known system error, otherwise the error itself. */
function explain(error: unknown, host: string, ports: { first: number; last: number }): unknown {
  const { first, last } = ports;
  const busy = first === last ? 'server/port-busy' : 'server/port-busy:all';
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new DocsError(report(busy, undefined, { port: first, last }));
    case 'EACCES':
    case 'ERR_SOCKET_BAD_PORT':
      return new DocsError(report('server/port-refused', undefined, { port: last }));
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new DocsError(report('server/host-unknown', undefined, { host }));
    default:
      return error;
  }
}

/** Listens on the port, or else on the next free one unless `strictPort` is set. */
export async function listen(server: Server, options: ListenOptions): Promise<RunningServer> {
  const { port: first, host = LOOPBACK, strictPort = false } = options;
  const last = strictPort || first === 0 ? first : Math.min(first + ATTEMPTS - 1, LAST_PORT);
  for (let port = first; ; port++) {
    try {
      await once(server.listen(port, host), 'listening');
      break;
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE' || port >= last) {
        throw explain(error, host, { first, last: port });
      }
    }
  }
  const { port } = server.address() as AddressInfo;
  const isLocal = host === LOOPBACK || host === 'localhost' || host === '::1';
  const name = isLocal || isWildcard(host) ? 'localhost' : bracketed(host);
  return {
    url: `http://${name}:${port}/`,
    network: isLocal ? [] : networkUrls(host, port),
    port,
    close: () => close(server),
  };
}
