import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import extensionsByType from './content-types.json';

const isText = (type: string) => /^text\/|json|xml|javascript/.test(type);

const TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries(extensionsByType).flatMap(([type, extensions]) => {
    const value = isText(type) ? `${type}; charset=utf-8` : type;
    return extensions.split(' ').map((extension) => [extension, value] as const);
  }),
);

const typeOf = (file: string) => TYPES.get(/\.([^./]+)$/.exec(file)?.[1]?.toLowerCase() ?? '');

export const contentTypeOf = (file: string): string => typeOf(file) ?? 'application/octet-stream';

/** Whether a path has a known file extension. `/v5.0` does not. */
export const hasKnownType = (path: string): boolean => typeOf(path) !== undefined;

/** Whether compression helps. Images and most fonts are already compressed. */
const isCompressible = (type: string) => isText(type) || /wasm|font\/[ot]tf/.test(type);

export const isWildcard = (host: string) => host === '0.0.0.0' || host === '::';

/** Returns the lower-case name in a Host header without port and brackets, if well-formed. */
export function hostName(header: string | undefined): string | undefined {
  const found = /^(?:\[([\da-f:.]+)\]|([\w.-]+))(?::\d{1,5})?$/i.exec(header ?? '');
  return (found?.[1] ?? found?.[2])?.toLowerCase();
}

/**
 * Whether the server answers requests for this host. Another site may resolve to this machine (DNS
 * rebinding), so only loopback names, `listening`, and with a wildcard any IP address are allowed.
 */
export function isAllowedHost(header: string | undefined, listening: string | undefined): boolean {
  const name = hostName(header);
  if (name === undefined) return false;
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  if (name === '127.0.0.1' || name === '::1' || name === listening?.toLowerCase()) return true;
  return listening !== undefined && isWildcard(listening) && isIP(name) !== 0;
}

const REFUSAL_TEXTS = {
  400: 'Bad request',
  403: 'Forbidden: this address is not served. Use localhost, or start the server with --host.',
  405: 'Method not allowed',
} as const;

export function refuseRequest(response: ServerResponse, status: keyof typeof REFUSAL_TEXTS): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    ...(status === 405 && { Allow: 'GET, HEAD' }),
  });
  response.end(`${REFUSAL_TEXTS[status]}\n`);
}

export interface RequestTarget {
  /** Decoded path that starts with `/`, without dot segments, backslashes, control characters. */
  readonly path: string;
  /** Query such as `?a=b`, as sent, or empty. */
  readonly search: string;
}

/** Parses the target of a request. Undefined if it is malformed or leaves the site. */
function parseTarget(url: string | undefined): RequestTarget | undefined {
  if (!url?.startsWith('/')) return undefined;
  const [raw = '', ...rest] = (url.split('#')[0] ?? '').split('?');
  try {
    const path = decodeURIComponent(raw);
    const isSafe =
      !/[\\\p{Cc}]/u.test(path) && !path.split('/').some((part) => /^\.\.?$/.test(part));
    return isSafe ? { path, search: rest.length > 0 ? `?${rest.join('?')}` : '' } : undefined;
  } catch {
    // A path with a malformed escape matches no file.
    return undefined;
  }
}

/** Files for the edit frame, which has another origin. Other sites cannot guess their hashes. */
const SHARED = /\/_assets\//;

/** Images, which edited code may show. Other sites may show them too, but cannot read them. */
const IMAGE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i;

/**
 * Returns the target of a valid request. Answers any other with 400, 403 or 405, without a target.
 * Sets the headers that keep other sites from reading the response.
 */
export function guardRequest(
  request: IncomingMessage,
  response: ServerResponse,
  listening: string | undefined,
): RequestTarget | undefined {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  const hosts = request.rawHeaders.filter((text, at) => at % 2 === 0 && /^host$/i.test(text));
  const target = parseTarget(request.url);
  if (hosts.length !== 1 || !isAllowedHost(request.headers.host, listening)) {
    return void refuseRequest(response, 403);
  }
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return void refuseRequest(response, 405);
  if (!target) return void refuseRequest(response, 400);
  const isShared = SHARED.test(target.path);
  if (isShared) response.setHeader('Access-Control-Allow-Origin', '*');
  if (isShared || IMAGE.test(target.path)) {
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  }
  return target;
}

export interface Body {
  readonly bytes: Uint8Array;
  /** File name, which determines the content type. */
  readonly name: string;
  readonly status: number;
  /** Changes with the bytes. Absent for bodies that are not revalidated. */
  readonly version?: string;
}

const compress = promisify(gzip);

const MIN_COMPRESSED_BYTES = 1024;

/** Whether an `Accept-Encoding` header allows gzip. */
export const acceptsGzip = (header = ''): boolean =>
  header.split(',').some((part) => /^\s*gzip\b/i.test(part) && !/;\s*q=0(?:\.0*)?\s*$/.test(part));

/** Whether the client already has these bytes. The comparison is weak: the encoding may differ. */
const isFresh = (ifNoneMatch: string | undefined, etag: string) =>
  ifNoneMatch?.split(',').some((known) => known.trim() === '*' || known.trim() === etag) === true;

/** Answers a GET or HEAD with type, `ETag` and compression. Keeps headers that are already set. */
export async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  { bytes, name, status, version }: Body,
): Promise<void> {
  const type = contentTypeOf(name);
  const setDefault = (header: string, value: string) => {
    if (!response.hasHeader(header)) response.setHeader(header, value);
  };
  setDefault('Content-Type', type);
  const isLong = isCompressible(type) && bytes.byteLength >= MIN_COMPRESSED_BYTES;
  if (isLong) response.appendHeader('Vary', 'Accept-Encoding');
  if (version !== undefined) {
    const etag = `W/"${version}"`;
    setDefault('ETag', etag);
    if (status === 200 && isFresh(request.headers['if-none-match'], etag)) {
      response.writeHead(304).end();
      return;
    }
  }
  const isCompressed = isLong && acceptsGzip(request.headers['accept-encoding']);
  const sent = isCompressed ? await compress(bytes) : bytes;
  if (isCompressed) response.setHeader('Content-Encoding', 'gzip');
  response.writeHead(status, { 'Content-Length': sent.byteLength });
  response.end(request.method === 'HEAD' ? undefined : sent);
}
