import { lookup } from 'node:dns';
import * as http from 'node:http';
import * as https from 'node:https';
import { BlockList, isIP } from 'node:net';
import type { LookupFunction } from 'node:net';

/** What a server says about an address, or why there is no answer. */
export type Answer =
  | { readonly status: number; readonly location?: string; readonly retryAfter?: string }
  | { readonly error: string };

/** How to ask. */
export interface Asking {
  readonly method: 'HEAD' | 'GET';
  readonly timeoutMs: number;
  /** Names the tool and its version. */
  readonly agent: string;
  /** Whether a host may be asked although it is in a private network. */
  readonly isAllowed: (url: URL) => boolean;
}

/** The error of a host that must not be asked. */
export const PRIVATE = 'EPRIVATE';

/** Addresses that are nobody's public site: this machine, its network, and what is set apart for other uses. */
const PRIVATE_NETWORKS = new BlockList();
for (const [net, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
  ] as const),
  ...([
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.168.0.0', 16],
  ] as const),
  ...([
    ['198.18.0.0', 15],
    ['224.0.0.0', 3],
  ] as const),
]) {
  PRIVATE_NETWORKS.addSubnet(net, bits, 'ipv4');
}
for (const [net, bits] of [
  ...([
    ['::', 96],
    ['64:ff9b::', 96],
    ['64:ff9b:1::', 48],
    ['100::', 64],
    ['2002::', 16],
  ] as const),
  ...([
    ['fc00::', 7],
    ['fe80::', 9],
    ['ff00::', 8],
  ] as const),
]) {
  PRIVATE_NETWORKS.addSubnet(net, bits, 'ipv6');
}

/** Whether an address, without brackets, is in no public network. An IPv4 address written as IPv6 counts as what it is. */
export function isPrivate(address: string): boolean {
  return PRIVATE_NETWORKS.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

const refusal = () => Object.assign(new Error('a private address'), { code: PRIVATE });

/** Looks a name up and refuses it if any of its addresses is private. The connection uses what was looked at, so the name cannot change between. */
const publicLookup: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return done(error, '', 4);
    if (addresses.some(({ address }) => isPrivate(address))) return done(refusal(), '', 4);
    if (options.all) return done(null, addresses);
    return done(null, first.address, first.family);
  });
};

/** Asks once. Reads no body, keeps no cookies, follows nothing. */
export function request(
  url: URL,
  { method, timeoutMs, agent, isAllowed }: Asking,
): Promise<Answer> {
  const bare = url.hostname.replace(/^\[|\]$/g, '');
  const mayAskAll = isAllowed(url);
  if (!mayAskAll && isIP(bare) !== 0 && isPrivate(bare)) return Promise.resolve({ error: PRIVATE });
  const { request: open } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve) => {
    const asked = open(url, {
      method,
      headers: { 'user-agent': agent, accept: 'text/html,*/*;q=0.8' },
      ...(!mayAskAll && { lookup: publicLookup }),
      agent: false,
    });
    const clock = setTimeout(() => {
      resolve({ error: 'ETIMEDOUT' });
      asked.destroy();
    }, timeoutMs);
    asked.on('response', (response) => {
      const { statusCode = 0, headers } = response;
      const { location, 'retry-after': retryAfter } = headers;
      clearTimeout(clock);
      resolve({
        status: statusCode,
        ...(location !== undefined && { location }),
        ...(retryAfter !== undefined && { retryAfter }),
      });
      response.destroy();
    });
    asked.on('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(clock);
      resolve({ error: error.code ?? 'an answer that is no HTTP' });
    });
    asked.end();
  });
}
