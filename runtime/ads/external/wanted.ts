import type { ExternalAds } from '../../contract/services/services.ts';
import type { AdBox } from '../box.ts';
import type { AdFound } from '../flow.ts';

/** How an advert of others is to be shown. */
export interface Wanted {
  readonly box: AdBox;
  readonly external: ExternalAds;
  readonly as: 'image' | 'inline';
  readonly label: string;
  /** Says when nobody waits any longer. */
  readonly signal: AbortSignal;
  /** Is told what is there, and how it is shown. */
  readonly found: (found: AdFound, show: () => void) => void;
}
