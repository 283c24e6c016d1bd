import type { OwnSettings } from '../../contract/island.ts';
import type { Scheme, Settings } from '../../contract/settings.ts';

/** What the page is shown with. */
export interface PageLook {
  readonly scheme: Scheme;
  readonly direction: Settings['direction'];
}

/** A part of its look that a demo may have for itself. */
export type Own = keyof PageLook;

const otherScheme = (scheme: Scheme): Scheme => (scheme === 'dark' ? 'light' : 'dark');
const otherDirection = (direction: PageLook['direction']): PageLook['direction'] =>
  direction === 'rtl' ? 'ltr' : 'rtl';

/** A demo's own look without what is the same on the page anyway. */
export function differing({ scheme, direction }: OwnSettings, page: PageLook): OwnSettings {
  return {
    ...(scheme !== undefined && scheme !== page.scheme && { scheme }),
    ...(direction !== undefined && direction !== page.direction && { direction }),
  };
}

/** A demo's own look after one part of it was switched to the other of its two values. */
export function toggled(own: OwnSettings, page: PageLook, part: Own): OwnSettings {
  const next =
    part === 'scheme'
      ? { scheme: otherScheme(own.scheme ?? page.scheme) }
      : { direction: otherDirection(own.direction ?? page.direction) };
  return differing({ ...own, ...next }, page);
}
