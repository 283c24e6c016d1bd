import { createHash } from 'node:crypto';
import type { Json } from '../model/host.ts';

/** SHA-256 of a value, as 32 URL-safe characters. Keys are sorted, so equal values have equal fingerprints. */
export const fingerprint = (value: Json) =>
  createHash('sha256').update(canonical(value)).digest('base64url').slice(0, 32);

/** `JSON.stringify` with sorted keys; absent members are left out. */
function canonical(value: Json | undefined): string {
  if (value === undefined) return 'null';
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const members = Object.entries(value as Readonly<Record<string, Json | undefined>>)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`);
  return `{${members.join(',')}}`;
}
