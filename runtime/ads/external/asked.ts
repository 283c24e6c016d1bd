import { countByPicture } from '../../calls.ts';
import { recogniseAd } from '../flow.ts';
import { advertOf } from './advert.ts';
import { askForAdvert } from './ask-provider.ts';
import type { FetchedAdvert } from './fetched.ts';
import type { Wanted } from './wanted.ts';

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
