import { fetchAdverts } from '../../calls.ts';
import { AD_LIMITS } from '../policy.ts';
import { firstAdvert, nextFetch } from './fetched.ts';
import type { FetchedAdvert } from './fetched.ts';

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
