import { countByPicture, fetchAdverts } from '../calls.ts';
import { plainText } from '../contract/services.ts';
import type { Advert, TextRun } from '../contract/services.ts';
import type { Wanted } from './box.ts';
import { AD_LIMITS, AD_POLICY, recogniseAd } from './flow.ts';

/** Shows a fetched advert, and counts it. */
function showFetched(fetched: FetchedAdvert, { box, external, as, label }: Wanted): void {
  box.show({ as, advert: advertOf(fetched, external), label });
  const { statimp, pixels } = fetched;
  if (statimp !== undefined) countByPicture(statimp);
  pixels.forEach(countByPicture);
}

/** Asks the provider at an address for an advert. */
export async function askProvider(address: string, wanted: Wanted): Promise<void> {
  const { box, external, signal, found } = wanted;
  const asked = await askForAdvert(address, signal);
  if (asked === 'unreachable' || signal.aborted) return;
  box.try(() => {
    // Who has none is as good as who shows that there is none.
    if (asked === 'none') return found('backers-placeholder', () => undefined);
    const kind = recogniseAd({ href: asked.statlink }, external.placeholder);
    found(kind, () => showFetched(asked, wanted));
  });
}

/** How asking a provider ended: with an advert, without any, or not at all. What blocks adverts lets nobody reach it. */
export type Asked = FetchedAdvert | 'none' | 'unreachable';

/** The text of an answer, as far as it is not too long; what is too long is empty. */
async function textOf(response: Response): Promise<string> {
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

/** Asks the provider for an advert, again where it has none, but not where it fails. */
export async function askForAdvert(address: string, signal: AbortSignal): Promise<Asked> {
  for (let attempts = 1; ; attempts += 1) {
    let response: Response;
    try {
      response = await fetchAdverts(address, signal);
    } catch {
      // That there is no advert is the answer.
      return 'unreachable';
    }
    try {
      const advert = firstAdvert(JSON.parse(await textOf(response)));
      if (advert) return advert;
    } catch {
      // As above: it is not asked again for what it cannot say.
      return 'none';
    }
    if (nextFetch(attempts, 'none') === 'give-up') return 'none';
  }
}

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

/** Who an advert comes from, and what events call it. */
export type AdSource = Pick<Advert, 'poweredby' | 'label'>;

const isText = ({ text }: TextRun) => text !== '';

/** The fetched advert as one to show: the company in bold, then what it says. Facts §4.5. */
export function advertOf(fetched: FetchedAdvert, source: AdSource): Advert {
  const { statlink, image, company, description } = fetched;
  return {
    link: statlink,
    ...(image !== undefined && { img: image }),
    name: company || description,
    description: [
      { text: plainText(company), marks: ['b'] },
      { text: company && description && ' - ', marks: [] },
      { text: plainText(description), marks: [] },
    ].filter(isText),
    ...source,
  };
}
