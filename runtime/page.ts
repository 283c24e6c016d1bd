import { HOOKS, PAYLOAD_ID } from './contract/hooks.ts';
import type { PagePayload } from './contract/payload.ts';
import { storageKeys } from './contract/storage.ts';
import { TEXTS } from './contract/texts.ts';
import type { TextKey } from './contract/texts.ts';

/** What a behaviour may know about the page it runs on. */
export interface Page {
  /** What the build said; anything may be missing from a page that was tampered with. */
  readonly payload: Partial<PagePayload>;
  readonly keys: ReturnType<typeof storageKeys>;
  /** A word in the page's language. */
  readonly text: (key: TextKey) => string;
  /** Has a screen reader say it, also if it said the same before. */
  readonly say: (words: string) => void;
}

/** The payload in the page's JSON, or an empty one where it is absent or broken. */
export function parsePayload(json: string | null | undefined): Partial<PagePayload> {
  try {
    const value: unknown = JSON.parse(json ?? '');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    // A page without its payload still has to work; only its words fall back to English.
    return {};
  }
}

function say(words: string): void {
  const region = document.querySelector(`[${HOOKS.status}]`);
  if (!region) return;
  region.textContent = '';
  setTimeout(() => (region.textContent = words), 50);
}

/** The page being read. */
export function readPage(): Page {
  const payload = parsePayload(document.getElementById(PAYLOAD_ID)?.textContent);
  const { texts, storagePrefix } = payload;
  return {
    payload,
    keys: storageKeys(storagePrefix ?? 'docs'),
    text: (key) => texts?.[key] ?? TEXTS[key],
    say,
  };
}
