import { cookieOnServer } from './contract/errors.ts';
import { COOKIE_SECONDS } from './contract/storage.ts';

/** Kind of storage: `local` outlives the visit, `session` ends with the tab. */
export type StorageKind = 'local' | 'session';

// Reading the property throws if storage is denied, so callers do it inside `try`.
const storageOf = (kind: StorageKind) => globalThis[`${kind}Storage` as const];

/** Returns the stored text; null if it is missing or storage is denied. */
export function readStorage(kind: StorageKind, key: string): string | null {
  try {
    return storageOf(kind).getItem(key);
  } catch {
    // Denied storage is a reader's choice, not an error.
    return null;
  }
}

/** Parses JSON of unknown origin. Returns undefined if it is absent or invalid. */
export function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    // The caller goes on as if nothing were stored.
    return undefined;
  }
}

/** Whether a value of any origin is an object with names. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Stores a text. False if storage is denied or full: the value then lives for this page only. */
export function writeStorage(kind: StorageKind, key: string, value: string): boolean {
  try {
    storageOf(kind).setItem(key, value);
    return true;
  } catch {
    // Denied or full: the caller keeps its state in memory.
    return false;
  }
}

/** Tests whether stored values outlive the visit. */
export function isStorageOpen(): boolean {
  const key = 'docs-probe';
  try {
    const storage = storageOf('local');
    storage.setItem(key, '');
    storage.removeItem(key);
    return true;
  } catch {
    // Denied, full or broken: values live for this page only.
    return false;
  }
}

/** Calls `onChange` when another tab changes the key. Returns a function that stops watching. */
export function watchStorage(key: string, onChange: (value: string | null) => void): () => void {
  const listener = ({ key: changed, newValue }: StorageEvent) => {
    // A null key means that everything was cleared.
    if (changed === key || changed === null) onChange(newValue);
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** Returns a cookie, or undefined if it is absent or denied. Throws on the server. */
export function readCookie(name: string): string | undefined {
  if (typeof document === 'undefined') throw new Error(cookieOnServer(name));
  return readBrowserCookie(name);
}

/** Returns a cookie like `readCookie`, for scripts that run in pages only. */
export function readBrowserCookie(name: string): string | undefined {
  try {
    const value = new RegExp(`(?:^|; *)${name}=([^;]*)`).exec(document.cookie)?.[1];
    return value && decodeURIComponent(value);
  } catch {
    // Denied, or malformed: not a value that this site wrote.
  }
}

/** Stores a value for a year, or deletes the cookie if it is undefined. */
export function writeCookie(name: string, value: string | undefined): void {
  const seconds = value === undefined ? 0 : COOKIE_SECONDS;
  try {
    document.cookie = `${name}=${encodeURIComponent(value ?? '')};path=/;max-age=${seconds};samesite=lax`;
  } catch {
    // Denied cookies are a reader's choice: the value then lives for this page only.
  }
}
