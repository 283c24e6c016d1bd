import { AD_POLICY } from '../policy.ts';

/** An advert of the external provider, checked: every address is `https:`. Spec §3. */
export interface FetchedAdvert {
  /** Where a click leads. */
  readonly statlink: string;
  /** Picture that counts the impression. */
  readonly statimp?: string;
  /** Further pictures that count, with the time put in. */
  readonly pixels: readonly string[];
  readonly image?: string;
  /** May be empty, but not together with `description`. */
  readonly company: string;
  readonly description: string;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textIn = (value: unknown) =>
  typeof value === 'string' ? [...value.trim()].slice(0, AD_POLICY.maxTextLength).join('') : '';

/** The provider leaves the protocol out of some addresses. */
function addressIn(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const address = value.trim().replace(/^\/\//, 'https://');
  return /^https:\/\/[^\s/?#]\S*$/i.test(address) ? address : undefined;
}

function pixelsIn({ pixel, timestamp }: Fields): readonly string[] {
  if (typeof pixel !== 'string') return [];
  const isTime = typeof timestamp === 'string' || typeof timestamp === 'number';
  const time = isTime ? encodeURIComponent(String(timestamp)) : '';
  const parts = pixel.split('||').map((part) => addressIn(part.replaceAll('[timestamp]', time)));
  return parts.filter((part) => part !== undefined);
}

function advertIn(entry: unknown): FetchedAdvert | undefined {
  if (!isFields(entry)) return undefined;
  const statlink = addressIn(entry['statlink']);
  const company = textIn(entry['company']);
  const description = textIn(entry['description']);
  // A link without words has no name.
  if (statlink === undefined || company + description === '') return undefined;
  const statimp = addressIn(entry['statimp']);
  const image = addressIn(entry['image']);
  return {
    statlink,
    ...(statimp !== undefined && { statimp }),
    pixels: pixelsIn(entry),
    ...(image !== undefined && { image }),
    company,
    description,
  };
}

/** The first usable advert of the provider's answer, `{ ads: […] }`, whatever its shape. Spec §7. */
export function firstAdvert(body: unknown): FetchedAdvert | undefined {
  if (!isFields(body) || !Array.isArray(body['ads'])) return undefined;
  for (const entry of body['ads'] as readonly unknown[]) {
    const advert = advertIn(entry);
    if (advert) return advert;
  }
  return undefined;
}

/** How a fetch went: with an advert, with none, or not at all. */
export type FetchAnswer = 'advert' | 'none' | 'network-failure';

/** What to do after the `attempts`th fetch, counted from 1. A network that fails is not asked again. Spec §7. */
export function nextFetch(attempts: number, answer: FetchAnswer): 'show' | 'again' | 'give-up' {
  if (answer === 'advert') return 'show';
  return answer === 'none' && attempts < AD_POLICY.maxFetchAttempts ? 'again' : 'give-up';
}
