import { countByPicture, fetchAdverts } from '../calls.ts';
import { plainText, type Advert } from '../contract/services.ts';
import { isRecord } from '../storage.ts';
import type { AdRequest } from './box.ts';
import { AD_LIMITS, AD_POLICY, recognizeAd } from './flow.ts';

/** An advert of the external provider, checked: every address is `https:`. */
interface FetchedAdvert {
  readonly statlink: string;
  /** Picture that counts the impression. */
  readonly statimp?: string;
  /** Further counting pictures, with the time filled in. */
  readonly pixels: readonly string[];
  readonly image?: string;
  /** May be empty, but not together with `description`. */
  readonly company: string;
  readonly description: string;
}

/** Fetches an advert from the provider's address, shows it and counts it. */
export async function fetchAdvert(address: string, request: AdRequest): Promise<void> {
  const { box, external, as, label, signal, onFound } = request;
  const answer = await askProvider(address, signal);
  if (answer === 'network-failure' || signal.aborted) return;
  box.try(() => {
    // An answer without an advert counts as the placeholder.
    if (answer === 'none') return onFound('placeholder', () => undefined);
    onFound(recognizeAd(answer.statlink, external.placeholder), () => {
      box.show({ as, advert: advertOf(answer, external), label });
      if (answer.statimp !== undefined) countByPicture(answer.statimp);
      answer.pixels.forEach(countByPicture);
    });
  });
}

/** Fetches until there is an advert. Does not repeat failed requests: ad blockers may stop them. */
async function askProvider(
  address: string,
  signal: AbortSignal,
): Promise<FetchedAdvert | 'none' | 'network-failure'> {
  for (let attempt = 1; attempt <= AD_POLICY.maxFetchAttempts; attempt += 1) {
    let response: Response;
    try {
      response = await fetchAdverts(address, signal);
    } catch {
      return 'network-failure';
    }
    try {
      const advert = firstAdvert(JSON.parse(await readAnswer(response)));
      if (advert) return advert;
    } catch {
      // A malformed answer will not improve: no further attempt.
      return 'none';
    }
  }
  return 'none';
}

/** Reads an answer up to the size limit; larger ones count as empty. */
async function readAnswer(response: Response): Promise<string> {
  if (!response.ok || !response.body) return '';
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
    if (text.length > AD_LIMITS.maxAnswerLength) {
      void reader.cancel();
      return '';
    }
  }
}

/** Returns the first usable advert of an answer, `{ ads: […] }`, of any shape. */
export function firstAdvert(body: unknown): FetchedAdvert | undefined {
  if (!isRecord(body) || !Array.isArray(body['ads'])) return undefined;
  for (const entry of body['ads'] as readonly unknown[]) {
    const advert = isRecord(entry) ? advertIn(entry) : undefined;
    if (advert) return advert;
  }
  return undefined;
}

function advertIn(entry: Readonly<Record<string, unknown>>): FetchedAdvert | undefined {
  const statlink = secureAddress(entry['statlink']);
  const company = textIn(entry['company']);
  const description = textIn(entry['description']);
  // A link without text would have no accessible name.
  if (statlink === undefined || company + description === '') return undefined;
  const statimp = secureAddress(entry['statimp']);
  const image = secureAddress(entry['image']);
  return {
    statlink,
    ...(statimp !== undefined && { statimp }),
    pixels: pixelsIn(entry['pixel'], entry['timestamp']),
    ...(image !== undefined && { image }),
    company,
    description,
  };
}

const textIn = (value: unknown) =>
  typeof value === 'string' ? [...value.trim()].slice(0, AD_POLICY.maxTextLength).join('') : '';

/** Returns a valid `https:` address. The provider omits the protocol of some addresses. */
function secureAddress(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const address = value.trim().replace(/^\/\//, 'https://');
  return /^https:\/\/[^\s/?#]\S*$/i.test(address) ? address : undefined;
}

function pixelsIn(pixel: unknown, timestamp: unknown): readonly string[] {
  if (typeof pixel !== 'string') return [];
  const isTime = typeof timestamp === 'string' || typeof timestamp === 'number';
  const time = isTime ? encodeURIComponent(String(timestamp)) : '';
  return pixel
    .split('||')
    .flatMap((part) => secureAddress(part.replaceAll('[timestamp]', time)) ?? []);
}

/** Converts a fetched advert: company in bold, then the description. */
export function advertOf(
  { statlink, image, company, description }: FetchedAdvert,
  { poweredby, label }: Pick<Advert, 'poweredby' | 'label'>,
): Advert {
  const runs = [
    { text: plainText(company), marks: ['b'] },
    { text: company && description && ' - ', marks: [] },
    { text: plainText(description), marks: [] },
  ];
  return {
    link: statlink,
    ...(image !== undefined && { img: image }),
    name: company || description,
    description: runs.filter(({ text }) => text !== ''),
    poweredby,
    label,
  };
}
