import { looksIn, pageAddress, ruleFor, sectionOf } from './rules.ts';
import type { Rule, SitePlace } from './rules.ts';
import type { LoadedMessage } from '../messages.ts';
import type { Shelf } from './shelf.ts';

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
