import { startAdverts } from '../ads/adverts.ts';
import { startAnalytics } from '../analytics/analytics.ts';
import type { Page } from '../page.ts';

/** Set by the build: a service that is off is not in this script. */
declare const __HAS_ADS__: boolean;
declare const __HAS_ANALYTICS__: boolean;

/** Starts adverts and analytics. They are one script, since they share much. */
export function startServices(page: Page): void {
  if (__HAS_ADS__) startAdverts(page);
  if (__HAS_ANALYTICS__) startAnalytics(page);
}
