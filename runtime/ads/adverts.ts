import { HOOKS } from '../contract/hooks.ts';
import type { AdSettings } from '../contract/services/services.ts';
import { readPrivacy } from '../consent/consent.ts';
import { isCrawler } from '../crawlers.ts';
import type { Page } from '../page.ts';
import { startDemoAdverts } from './demo-advert.ts';
import { startPageAdvert } from './page-advert.ts';

/** The build puts in where adverts come from. */
declare const __ADS__: AdSettings;

/** Shows adverts in the boxes of this page. */
export function startAdverts({ payload }: Page): void {
  const element = document.querySelector<HTMLElement>(`[${HOOKS.ad}]`);
  if (isCrawler(navigator.userAgent)) {
    element?.replaceChildren(document.createElement('span'));
    return;
  }
  const settings = __ADS__;
  const prefix = payload.storagePrefix;
  const chances = { style: Math.random(), message: Math.random(), inHouse: Math.random() };
  const { isOpen } = readPrivacy(prefix);
  if (element) startPageAdvert({ element, settings, prefix, isOpen, chances });
  if (settings.external) startDemoAdverts(settings.external, prefix);
}
