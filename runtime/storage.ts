import { cookieOnServer } from './contract/errors.ts';
import { COOKIE_SECONDS } from './contract/storage.ts';

/** `local` outlives the visit, `session` ends with the tab. */
export type StorageKind = 'local' | 'session';

// Touching the property is what throws where storage is denied, so it happens inside the callers' try.
const storageOf = (kind: StorageKind) => (kind === 'local' ? localStorage : sessionStorage);

/** The kept text, or null where there is none or storage is denied. */
export function readStorage(kind: StorageKind, key: string): string | null {
  try {
    return storageOf(kind).getItem(key);
  } catch {
    // Denied storage is a reader's choice, not an error.
    return null;
  }
}

/** Keeps a text. False where storage is denied or full: the value then lives for this page only. */
export function writeStorage(kind: StorageKind, key: string, value: string): boolean {
  try {
    storageOf(kind).setItem(key, value);
    return true;
  } catch {
    // As above: the caller's state in memory goes on.
    return false;
  }
}

/** Whether what is kept outlives the visit. */
export function isStorageOpen(): boolean {
  const key = 'docs-probe';
  try {
    localStorage.setItem(key, '');
    localStorage.removeItem(key);
    return true;
  } catch {
    // As above; some browsers refuse only some of it.
    return false;
  }
}

/** Calls back when another tab changes the key. Returns what stops it. */
export function watchStorage(key: string, changed: (value: string | null) => void): () => void {
  const listener = (event: StorageEvent) => {
    // A null key means that everything was cleared.
    if (event.key === key || event.key === null) changed(event.newValue);
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** The value of a cookie, or undefined where it is not there or cookies are denied. Throws where there is no document. Spec §8. */
export function readCookie(name: string): string | undefined {
  if (typeof document === 'undefined') throw new Error(cookieOnServer(name));
  return cookieHere(name);
}

/** The same for scripts that run in pages only. */
export function cookieHere(name: string): string | undefined {
  try {
    const [, value] = new RegExp(`(?:^|; *)${name}=([^;]*)`).exec(document.cookie) ?? [];
    return value === undefined ? undefined : decodeURIComponent(value);
  } catch {
    // Denied, or not an encoded text: nothing that we wrote.
    return undefined;
  }
}

/** Keeps a value for a year; an undefined one is forgotten. */
export function writeCookie(name: string, value: string | undefined): void {
  const seconds = value === undefined ? 0 : COOKIE_SECONDS;
  try {
    document.cookie = `${name}=${encodeURIComponent(value ?? '')};path=/;max-age=${seconds};samesite=lax`;
  } catch {
    // Denied cookies are a reader's choice: the value then lives for this page only.
  }
}
