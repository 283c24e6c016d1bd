import type { LoadedMessage } from './policy.ts';
import { looksIn, mayKeep, pageAddress, ruleFor, sectionOf } from './rules.ts';
import type { Rule, SitePlace } from './rules.ts';

/** What the names of all caches of a site begin with. Several sites may share an origin. */
export const cachePrefix = (base: string) => `docs:${base}:`;

/** A build of a site. */
export interface Build {
  readonly base: string;
  /** Id of it: changes whenever any file of the site does. */
  readonly build: string;
}

/** Name of the cache that holds what is kept of a build. */
export const cacheName = ({ base, build }: Build) => cachePrefix(base) + build;

/** The caches of a site, its own build's first and then the newest. `names` is in the order in which they were made, as browsers give it. */
export function siteCaches(names: readonly string[], { base, build }: Build): string[] {
  const own = cacheName({ base, build });
  const others = names.filter((name) => name.startsWith(cachePrefix(base)) && name !== own);
  return [own, ...others.reverse()];
}

/** How many builds are kept: pages that are still open belong to the one before. */
const KEPT_BUILDS = 2;

/** The caches of a site that are of no more use. */
export const staleCaches = (names: readonly string[], build: Build): string[] =>
  siteCaches(names, build).slice(KEPT_BUILDS);

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

/** What pages are kept with. */
export interface Keeping {
  readonly shelf: Shelf;
  readonly place: SitePlace;
  readonly sections: Readonly<Record<string, readonly string[]>>;
}

const asked = (url: string, mode = 'no-cors') => ({
  ...{ url, mode, method: 'GET', cache: 'default', isPartial: false },
});

/** Keeps what an address answers with, unless this build has it. Rejects where there is no answer that may be kept. */
async function keepOne(address: string, rule: Rule, { shelf }: Keeping): Promise<void> {
  const known = await shelf.find(address);
  if (known?.isOwn === true) return;
  // A hashed name means the same bytes, whichever build they came with.
  const inherited = rule === 'asset' ? known?.answer : undefined;
  // Nobody is waiting for it: what pages ask for goes first.
  const answer = inherited ?? (await fetch(address, { priority: 'low' }));
  if (await shelf.keep(address, rule, answer)) return;
  throw new TypeError(`${address} cannot be kept`);
}

/** Keeps addresses one after the other; the first that fails ends it. */
async function keepAll(addresses: readonly string[], rule: Rule, keeping: Keeping): Promise<void> {
  for (const address of addresses) await keepOne(address, rule, keeping);
}

/** Keeps what a build cannot do without. */
export const keepEssentials = (addresses: readonly string[], keeping: Keeping) =>
  Promise.all(
    addresses.map((address) =>
      keepOne(address, address.includes('/_assets/') ? 'asset' : 'page', keeping),
    ),
  );

/** Keeps a document and what it cannot be read without. */
async function keepPage(address: string, keeping: Keeping): Promise<void> {
  await keepOne(address, 'page', keeping);
  const kept = await keeping.shelf.find(address);
  const { origin, base } = keeping.place;
  const looks = kept ? looksIn(await kept.answer.text(), base) : [];
  await keepAll(
    looks.map((path) => origin + path),
    'asset',
    keeping,
  );
}

/** Keeps what a page has loaded, and then the other pages of its section, one at a time. */
export async function keepLoaded(
  { addresses, isFrugal }: LoadedMessage,
  keeping: Keeping,
): Promise<void> {
  const [page = '', ...others] = addresses;
  const { place, sections } = keeping;
  for (const address of others) {
    const rule = ruleFor(asked(address), place);
    // One that cannot be kept says nothing of the others.
    if (rule !== 'pass') await keepOne(address, rule, keeping).catch(() => undefined);
  }
  if (ruleFor(asked(page, 'navigate'), place) !== 'page') return;
  const address = pageAddress(page);
  await keepPage(address, keeping);
  if (isFrugal) return;
  const { pathname } = new URL(address);
  for (const path of sectionOf(decodeURI(pathname), sections)) {
    await keepPage(place.origin + encodeURI(path), keeping);
  }
}
