import { createHash } from 'node:crypto';

/** First ten characters of the SHA-256 of some bytes, URL-safe. */
export const contentHash = (bytes: Uint8Array | string) =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 10).replace(/[-_]/g, '0');

/** The name with the hash of the content before its extension, or at its end: `core-5f0Rq1xY2z.js`. */
export function hashedName(name: string, bytes: Uint8Array | string): string {
  const hash = contentHash(bytes);
  return /\.\w+$/.test(name) ? name.replace(/(\.\w+)$/, `-${hash}$1`) : `${name}-${hash}`;
}
