import { lookup } from 'node:dns';
import * as http from 'node:http';
import * as https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export type LinkState =
  /** The link counts as reachable: many servers reject clients that are not browsers. */
  | { readonly kind: 'reachable' }
  | { readonly kind: 'gone'; readonly status: number }
  /** The link has permanent redirects to another address, which is reachable. */
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'unreachable'; readonly reason: string }
  /** The host name could not be resolved. */
  | { readonly kind: 'offline'; readonly reason: string };

/** Limits of requests to other sites, with times in milliseconds. */
export interface RequestPolicy {
  readonly timeoutMs: number;
  /** Pause between two requests to the same host. */
  readonly pauseMs: number;
  readonly backoffMs: readonly number[];
  /** Maximum `Retry-After`. A server that asks for more is not requested again. */
  readonly maxWaitMs: number;
  readonly maxRedirects: number;
  readonly hostsAtOnce: number;
}

export const REQUEST_POLICY: RequestPolicy = {
  timeoutMs: 15_000,
  pauseMs: 250,
  backoffMs: [1_000, 4_000],
  maxWaitMs: 30_000,
  maxRedirects: 10,
  hostsAtOnce: 8,
};

/** Name of the client, and the hosts that it may request although they are private. */
export type RequestOptions = { readonly agent: string; readonly isAllowed: (url: URL) => boolean };

type Answer =
  | { readonly status: number; readonly location?: string; readonly retryAfter?: string }
  | { readonly error: string };

const PRIVATE = 'EPRIVATE';

const PERMANENT_REDIRECTS = new Set([301, 308]);
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** Status codes that a retry may change. */
const TEMPORARY = new Set([408, 425, 429, 500, 502, 503, 504]);
const GONE = new Set([404, 410]);
/** Error codes of a timeout: that of the operating system, or ours, which aborts the request. */
const TIMED_OUT = new Set(['ETIMEDOUT', 'ABORT_ERR']);
const OFFLINE = new Set(['EAI_AGAIN', 'ENETUNREACH', 'ENETDOWN', 'EHOSTUNREACH', 'ENOTFOUND']);

/** Requests an address. Follows redirects and repeats temporary failures. */
export async function requestAddress(
  address: string,
  options: RequestOptions,
  policy: RequestPolicy,
): Promise<LinkState> {
  let url = new URL(address);
  let isPermanent = true;
  let moved: string | undefined;
  for (let step = 0; step <= policy.maxRedirects; step += 1) {
    const answer = await requestWithRetries(url, options, policy);
    if ('error' in answer) return stateOfError(answer.error);
    const { status, location } = answer;
    const next = REDIRECTS.has(status) ? redirectTarget(location, url) : undefined;
    if (!next) return stateOfStatus(status, moved);
    isPermanent &&= PERMANENT_REDIRECTS.has(status);
    // The target of a temporary redirect is not the address to link to.
    if (isPermanent) moved = next.href;
    url = next;
  }
  return { kind: 'unreachable', reason: 'it redirects endlessly' };
}

function stateOfStatus(status: number, moved: string | undefined): LinkState {
  if (GONE.has(status)) return { kind: 'gone', status };
  if (status >= 500) return { kind: 'unreachable', reason: `the server answers ${status}` };
  if (moved !== undefined && status < 400) return { kind: 'moved', to: moved };
  return { kind: 'reachable' };
}

function stateOfError(error: string): LinkState {
  // Private hosts are not checked, even as targets of redirects.
  if (error === PRIVATE) return { kind: 'reachable' };
  if (OFFLINE.has(error)) return { kind: 'offline', reason: `the host was not found (${error})` };
  const reason = TIMED_OUT.has(error) ? 'the request timed out' : error;
  return { kind: 'unreachable', reason };
}

function redirectTarget(location: string | undefined, from: URL): URL | undefined {
  const next = location === undefined ? null : URL.parse(location, from.href);
  if (!next || !/^https?:$/.test(next.protocol)) return undefined;
  next.hash = '';
  return next;
}

/** Sends HEAD, then GET since many servers reject HEAD. Repeats temporary failures. */
async function requestWithRetries(
  url: URL,
  options: RequestOptions,
  { timeoutMs, backoffMs, maxWaitMs }: RequestPolicy,
): Promise<Answer> {
  const send = async () => {
    const head = await request(url, { ...options, timeoutMs, method: 'HEAD' });
    const isAnswered =
      'status' in head ? head.status < 400 || TEMPORARY.has(head.status) : head.error === PRIVATE;
    return isAnswered ? head : request(url, { ...options, timeoutMs, method: 'GET' });
  };
  for (const pause of backoffMs) {
    const answer = await send();
    const isTemporary = 'error' in answer ? answer.error !== PRIVATE : TEMPORARY.has(answer.status);
    if (!isTemporary) return answer;
    const requested = 'status' in answer ? retryDelay(answer.retryAfter) : undefined;
    if (requested !== undefined && requested > maxWaitMs) return answer;
    await wait(Math.max(requested ?? 0, pause));
  }
  return send();
}

/** Parses `Retry-After`: seconds, or a date. */
function retryDelay(retryAfter: string | undefined): number | undefined {
  if (retryAfter === undefined) return undefined;
  const ms = /^\d+$/.test(retryAfter)
    ? Number(retryAfter) * 1000
    : Date.parse(retryAfter) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

/** Networks that are not public: this machine, its network, and special-purpose addresses. */
const PRIVATE_NETWORKS = new BlockList();
const IPV4_NETWORKS = `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12
  192.0.0.0/24 192.168.0.0/16 198.18.0.0/15 224.0.0.0/3`;
const IPV6_NETWORKS = `::/96 64:ff9b::/96 64:ff9b:1::/48 100::/64 2002::/16 fc00::/7 fe80::/9
  ff00::/8`;
for (const [networks, family] of [
  [IPV4_NETWORKS, 'ipv4'],
  [IPV6_NETWORKS, 'ipv6'],
] as const) {
  for (const network of networks.split(/\s+/)) {
    const [address = '', bits] = network.split('/');
    PRIVATE_NETWORKS.addSubnet(address, Number(bits), family);
  }
}

/** Whether an IP address is not public. An IPv4 address mapped to IPv6 counts as IPv4. */
export function isPrivate(address: string): boolean {
  return PRIVATE_NETWORKS.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** Looks up a host, but fails for private addresses. The connection uses the checked address. */
const publicLookup: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return done(error, '', 4);
    if (addresses.some(({ address }) => isPrivate(address)))
      return done(Object.assign(new Error('a private address'), { code: PRIVATE }), '', 4);
    if (options.all) return done(null, addresses);
    return done(null, first.address, first.family);
  });
};

interface SingleRequest extends RequestOptions {
  readonly method: 'HEAD' | 'GET';
  readonly timeoutMs: number;
}

/** Sends one request. Reads no body, keeps no cookies, follows no redirects. */
function request(
  url: URL,
  { method, timeoutMs, agent, isAllowed }: SingleRequest,
): Promise<Answer> {
  const bare = url.hostname.replace(/^\[|\]$/g, '');
  const isUnrestricted = isAllowed(url);
  if (!isUnrestricted && isIP(bare) !== 0 && isPrivate(bare))
    return Promise.resolve({ error: PRIVATE });
  const { request: open } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve) => {
    const sent = open(url, {
      method,
      headers: { 'user-agent': agent, accept: 'text/html,*/*;q=0.8' },
      ...(!isUnrestricted && { lookup: publicLookup }),
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
    });
    sent.on('response', (response) => {
      const { statusCode = 0, headers } = response;
      const { location, 'retry-after': retryAfter } = headers;
      resolve({
        status: statusCode,
        ...(location !== undefined && { location }),
        ...(retryAfter !== undefined && { retryAfter }),
      });
      response.destroy();
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      resolve({ error: error.code ?? 'the response is not HTTP' });
    });
    sent.end();
  });
}
