import { cacheName, siteCaches } from '../cache-names.ts';
import type { Build } from '../cache-names.ts';
import { mayKeep } from './rules.ts';
import type { Rule } from './rules.ts';

/** What is kept of an address. */
export interface Kept {
  readonly answer: Response;
  /** It is kept with this build, not only with the one before. */
  readonly isOwn: boolean;
}

/** What a build keeps on the reader's device, and what the one before left there. */
export interface Shelf {
  readonly find: (address: string) => Promise<Kept | undefined>;
  /** Keeps an answer if it may be kept; says whether it may. The answer can still be read. */
  readonly keep: (address: string, rule: Rule, answer: Response) => Promise<boolean>;
}

/** Hosts that answer with several encodings say so; here an address has one answer. */
const MATCH = { ignoreVary: true };

/** The shelf of a build. */
export function openShelf(build: Build): Shelf {
  const own = cacheName(build);
  return {
    async find(address) {
      for (const name of siteCaches(await caches.keys(), build)) {
        const answer = await (await caches.open(name)).match(address, MATCH);
        if (answer) return { answer, isOwn: name === own };
      }
      return undefined;
    },
    async keep(address, rule, answer) {
      const { status, type, redirected, headers } = answer;
      const [contentType, cacheControl, length] = [
        headers.get('content-type') ?? '',
        headers.get('cache-control') ?? '',
        Number(headers.get('content-length')),
      ];
      const seen = { status, type, redirected, contentType, cacheControl };
      if (!mayKeep(rule, seen, length)) return false;
      const copy = answer.clone();
      try {
        await (await caches.open(own)).put(address, copy);
      } catch {
        // The disk is full, or the rest of the answer never came: it is read now, and not kept.
      }
      return true;
    },
  };
}
