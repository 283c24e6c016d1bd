import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { webVitalEvent } from './events.ts';
import type { AnalyticsEvent } from './events.ts';

/** Measures how the page is for its reader. Most of it is known only when the page is left. */
export function startVitals(send: (event: AnalyticsEvent) => void): void {
  for (const follow of [onTTFB, onFCP, onLCP, onCLS, onINP]) {
    follow((metric) => send(webVitalEvent(metric)));
  }
}
