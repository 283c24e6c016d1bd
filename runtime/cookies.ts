import { COOKIE_SECONDS } from './contract/storage.ts';
import { cookieOnServer } from './contract/errors.ts';

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
