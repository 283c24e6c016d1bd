import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { webVitalEvent, type AnalyticsEvent } from './events.ts';

/** Measures web vitals. Most values are known only when the page is left. */
export function startVitals(send: (event: AnalyticsEvent) => void): void {
  for (const observe of [onTTFB, onFCP, onLCP, onCLS, onINP]) {
    observe((metric) => send(webVitalEvent(metric)));
  }
}
