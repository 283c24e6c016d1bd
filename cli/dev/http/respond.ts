import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentTypeOf, isCompressible } from './content-types.ts';

/** What goes out. */
export interface Body {
  readonly bytes: Uint8Array;
  /** Decides the content type. */
  readonly name: string;
  readonly type?: string;
  readonly status: number;
  /** Another one means other bytes; absent for what is never asked for again. */
  readonly version?: string;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Bytes below which compressing is not worth the work. */
const SMALL = 1024;
/** What hosts use on the fly, or a little better. */
const BROTLI_QUALITY = 6;

/** The best encoding that an `Accept-Encoding` header allows. */
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

/** Whether the client has these bytes already. Weak comparison: what compressed differently is still the same page. */
export const isFresh = (ifNoneMatch: string | undefined, etag: string) =>
  ifNoneMatch?.split(',').some((known) => known.trim() === '*' || known.trim() === etag) === true;

/** Answers a GET or HEAD: type, `ETag`, compression. Headers already set on the response stay. */
export async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  { bytes, name, type = contentTypeOf(name), status, version }: Body,
): Promise<void> {
  const setDefault = (header: string, value: string) => {
    if (!response.hasHeader(header)) response.setHeader(header, value);
  };
  setDefault('Content-Type', type);
  const isPacked = isCompressible(type) && bytes.byteLength >= SMALL;
  if (isPacked) response.setHeader('Vary', 'Accept-Encoding');
  const etag = version === undefined ? undefined : `W/"${version}"`;
  if (etag !== undefined) setDefault('ETag', etag);
  if (etag !== undefined && status === 200 && isFresh(request.headers['if-none-match'], etag)) {
    response.writeHead(304).end();
    return;
  }
  const encoding = isPacked ? acceptedEncoding(request.headers['accept-encoding']) : undefined;
  const sent = await encode(bytes, encoding);
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.writeHead(status, { 'Content-Length': sent.byteLength });
  response.end(request.method === 'HEAD' ? undefined : sent);
}
