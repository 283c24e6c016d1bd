import { startAdverts } from '../ads/adverts.ts';
import { startAnalytics } from '../analytics/analytics.ts';
import type { Page } from '../page.ts';

/** The build says what the site has: what is off is not in this script. */
declare const __HAS_ADS__: boolean;
declare const __HAS_ANALYTICS__: boolean;

/** Shows adverts, and measures what readers do. One script, since the two share much. */
export function startServices(page: Page): void {
  if (__HAS_ADS__) startAdverts(page);
  if (__HAS_ANALYTICS__) startAnalytics(page);
}
