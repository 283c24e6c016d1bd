import { unsentKey } from '../contract/storage.ts';
import { readStorage, writeStorage } from '../storage.ts';
import type { AnalyticsEvent } from './events.ts';
import { ANALYTICS_POLICY } from './policy.ts';

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isEvent = (value: unknown): value is AnalyticsEvent =>
  isFields(value) &&
  typeof value['name'] === 'string' &&
  isFields(value['parameters']) &&
  Object.values(value['parameters']).every((one) => /string|number/.test(typeof one));

/** The last of the events that a text holds; none for anything else. */
export function parseUnsent(text: string | null): readonly AnalyticsEvent[] {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return Array.isArray(value) ? value.filter(isEvent).slice(-ANALYTICS_POLICY.maxWaiting) : [];
  } catch {
    // Somebody else's rubbish, or nothing at all.
    return [];
  }
}

/** An event as it is kept for another page: it still tells where it happened. */
export const fromPage = (location: string, { name, parameters }: AnalyticsEvent) => ({
  name,
  parameters: { page_location: location, ...parameters },
});

/** Keeps the last of these events for the next page of this tab. */
export function keepUnsent(prefix: string, events: readonly AnalyticsEvent[]): void {
  writeStorage(
    'session',
    unsentKey(prefix),
    JSON.stringify(events.slice(-ANALYTICS_POLICY.maxWaiting)),
  );
}

/** The events that an earlier page has kept. They are forgotten, so that no page sends them twice. */
export function takeUnsent(prefix: string): readonly AnalyticsEvent[] {
  const events = parseUnsent(readStorage('session', unsentKey(prefix)));
  if (events.length > 0) keepUnsent(prefix, []);
  return events;
}
