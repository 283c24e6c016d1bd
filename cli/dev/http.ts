import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Extensions by content type. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'js mjs',
  'text/markdown': 'md',
  'text/plain': 'txt',
  'text/csv': 'csv',
  'text/vtt': 'vtt',
  'application/json': 'json map',
  'application/manifest+json': 'webmanifest',
  'application/xml': 'xml',
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'application/wasm': 'wasm',
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg jpeg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/x-icon': 'ico',
  'font/woff': 'woff',
  'font/woff2': 'woff2',
  'font/ttf': 'ttf',
  'font/otf': 'otf',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'audio/mpeg': 'mp3',
};

const isText = (type: string) => /^text\/|json|xml|javascript/.test(type);

const TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries(EXTENSIONS).flatMap(([type, extensions]) => {
    const value = isText(type) ? `${type}; charset=utf-8` : type;
    return extensions.split(' ').map((extension) => [extension, value] as const);
  }),
);

const typeOf = (file: string) => TYPES.get(/\.([^./]+)$/.exec(file)?.[1]?.toLowerCase() ?? '');

export const contentTypeOf = (file: string): string => typeOf(file) ?? 'application/octet-stream';

/** Whether a path has the extension of a file. `/v5.0` does not. */
export const isKnownType = (path: string): boolean => typeOf(path) !== undefined;

/** Whether compression helps: images and most fonts are compressed already. */
const isCompressible = (type: string) => isText(type) || /wasm|font\/[ot]tf/.test(type);

export const isWildcard = (host: string) => host === '0.0.0.0' || host === '::';

/** Returns the name in a Host header in lower case, without port and brackets; undefined if it is malformed. */
export function hostName(header: string | undefined): string | undefined {
  const found = /^(?:\[([\da-f:.]+)\]|([\w.-]+))(?::\d{1,5})?$/i.exec(header ?? '');
  return (found?.[1] ?? found?.[2])?.toLowerCase();
}

/**
 * Whether the server answers requests for this host. Others could point their names at this machine (DNS rebinding), so
 * only loopback names and `listening` are allowed, and plain addresses if the server listens on all of them.
 */
export function isAllowedHost(header: string | undefined, listening: string | undefined): boolean {
  const name = hostName(header);
  if (name === undefined) return false;
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  if (name === '127.0.0.1' || name === '::1' || name === listening?.toLowerCase()) return true;
  return listening !== undefined && isWildcard(listening) && isIP(name) !== 0;
}

const REFUSALS = {
  400: 'Bad request',
  403: 'Forbidden: this address is not served. Use localhost, or start the server with --host.',
  405: 'Method not allowed',
} as const;

export function refuse(response: ServerResponse, status: keyof typeof REFUSALS): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    ...(status === 405 && { Allow: 'GET, HEAD' }),
  });
  response.end(`${REFUSALS[status]}\n`);
}

export interface Target {
  /** Decoded; starts with `/`; without `.` and `..` segments, backslashes and control characters. */
  readonly path: string;
  /** `?a=b` or empty, as sent. */
  readonly search: string;
}

/** Parses the target of a request; undefined if it is malformed or leaves the site. */
function parseTarget(url: string | undefined): Target | undefined {
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

/** The document of edited code has an origin of its own and loads these files. Other sites cannot guess their hashes. */
const SHARED = /\/_assets\//;

/** Images that edited code shows. Sites cannot read images that they show. */
const IMAGE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i;

/**
 * Returns the target of a request that may be answered; otherwise answers it (400, 403, 405) and returns undefined.
 * Sets the headers that keep other sites from reading the response.
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
  if (isShared || IMAGE.test(target.path)) {
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  }
  return target;
}

/** Encodes a path for a `Location` header. `encodeURI` leaves `?` and `#`, which would end the path. */
export const encodePath = (path: string) => encodeURI(path).replace(/[?#]/g, encodeURIComponent);

export interface Body {
  readonly bytes: Uint8Array;
  /** Decides the content type. */
  readonly name: string;
  readonly type?: string;
  readonly status: number;
  /** Changes with the bytes; absent for bodies that are not revalidated. */
  readonly version?: string;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Bytes below which compression is not worth the work. */
const SMALL = 1024;
/** What hosts use on the fly, or a little better. */
const BROTLI_QUALITY = 6;

/** Returns the best encoding that an `Accept-Encoding` header allows. */
export function acceptedEncoding(header: string | undefined): 'br' | 'gzip' | undefined {
  const accepted = (header ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim().toLowerCase());
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}

async function encode(bytes: Uint8Array, encoding: 'br' | 'gzip' | undefined): Promise<Uint8Array> {
  if (encoding === 'br') {
    return compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
  }
  return encoding === 'gzip' ? compressGzip(bytes) : bytes;
}

/** Whether the client has these bytes already. Weak comparison: the encoding does not matter. */
const isFresh = (ifNoneMatch: string | undefined, etag: string) =>
  ifNoneMatch?.split(',').some((known) => known.trim() === '*' || known.trim() === etag) === true;

/** Answers a GET or HEAD with type, `ETag` and compression. Keeps headers that are already set. */
export async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  { bytes, name, type = contentTypeOf(name), status, version }: Body,
): Promise<void> {
  const setDefault = (header: string, value: string) => {
    if (!response.hasHeader(header)) response.setHeader(header, value);
  };
  setDefault('Content-Type', type);
  const isCompressed = isCompressible(type) && bytes.byteLength >= SMALL;
  if (isCompressed) response.appendHeader('Vary', 'Accept-Encoding');
  if (version !== undefined) {
    const etag = `W/"${version}"`;
    setDefault('ETag', etag);
    if (status === 200 && isFresh(request.headers['if-none-match'], etag)) {
      response.writeHead(304).end();
      return;
    }
  }
  const encoding = isCompressed ? acceptedEncoding(request.headers['accept-encoding']) : undefined;
  const sent = await encode(bytes, encoding);
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.writeHead(status, { 'Content-Length': sent.byteLength });
  response.end(request.method === 'HEAD' ? undefined : sent);
}
