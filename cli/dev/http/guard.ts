import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';

/** Whether a host to listen on means every address of the machine. */
export const isWildcard = (host: string) => host === '0.0.0.0' || host === '::';

/** The name in a Host header, without port and brackets, in lower case; undefined for what is no host. */
export function hostName(header: string | undefined): string | undefined {
  const found = /^(?:\[([\da-f:.]+)\]|([\w.-]+))(?::\d{1,5})?$/i.exec(header ?? '');
  return (found?.[1] ?? found?.[2])?.toLowerCase();
}

/**
 * Whether a request may name this host. Names that others control could point at this machine (DNS rebinding), so only loopback
 * names and what `listening` says are taken; plain addresses cannot be rebound and are fine where the whole network is served.
 */
export function isAllowedHost(header: string | undefined, listening: string | undefined): boolean {
  const name = hostName(header);
  if (name === undefined) return false;
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  if (name === '127.0.0.1' || name === '::1' || name === listening?.toLowerCase()) return true;
  return listening !== undefined && isWildcard(listening) && isIP(name) !== 0;
}

const MESSAGES = {
  400: 'Bad request',
  403: 'Forbidden: this address is not served. Use localhost, or start the server with --host.',
  405: 'Method not allowed',
} as const;

/** Ends the response with a status and a sentence for people. */
export function refuse(response: ServerResponse, status: keyof typeof MESSAGES): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    ...(status === 405 && { Allow: 'GET, HEAD' }),
  });
  response.end(`${MESSAGES[status]}\n`);
}

/** The path and query of a request, decoded and raw. */
export interface Target {
  /** Decoded; begins with `/`; holds no `.` or `..` segment, no backslash and no control character. */
  readonly path: string;
  /** `?a=b` or empty, as sent. */
  readonly search: string;
}

/** The target of a request, or undefined where it is malformed or tries to leave the site. */
export function parseTarget(url: string | undefined): Target | undefined {
  if (!url?.startsWith('/')) return undefined;
  const [raw = '', ...rest] = (url.split('#')[0] ?? '').split('?');
  try {
    const path = decodeURIComponent(raw);
    const isSafe =
      !/[\\\p{Cc}]/u.test(path) && !path.split('/').some((part) => /^\.\.?$/.test(part));
    return isSafe ? { path, search: rest.length > 0 ? `?${rest.join('?')}` : '' } : undefined;
  } catch {
    // A malformed escape names nothing.
    return undefined;
  }
}

/** Files that the document of edited code loads, which has an origin of its own. Their names hold a hash of their content, so other sites cannot guess them. */
const SHARED = /\/_assets\//;

/** Pictures that edited code shows. No site can read what it only shows. */
const PICTURE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i;

/**
 * The target of a request that may be answered; otherwise answers it (400, 403, 405) and returns undefined. Every response gets the
 * headers that keep other sites from reading it, except files whose names nobody can guess.
 */
export function guardRequest(
  request: IncomingMessage,
  response: ServerResponse,
  listening: string | undefined,
): Target | undefined {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  const hosts = request.rawHeaders.filter((text, at) => at % 2 === 0 && /^host$/i.test(text));
  const target = parseTarget(request.url);
  if (hosts.length !== 1 || !isAllowedHost(request.headers.host, listening)) {
    return void refuse(response, 403);
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') return void refuse(response, 405);
  if (!target) return void refuse(response, 400);
  const isShared = SHARED.test(target.path);
  if (isShared) response.setHeader('Access-Control-Allow-Origin', '*');
  if (isShared || PICTURE.test(target.path)) {
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  }
  return target;
}
