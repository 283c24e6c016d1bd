import type { Place } from '../model/diagnostic.ts';
import type { SiteInput } from './site-input.ts';

/** Where something is written that is known by a value. */
type Locate = (value: string) => readonly Place[];

/**
 * Runs a pure stage that may ask for places in the configuration. Finding them takes a parser, so the stage runs once to learn what it asks for,
 * and again with the answers only if it asked: that is, if something is wrong.
 */
export async function withPlaces<T>(
  { placesOf }: SiteInput,
  stage: (locate: Locate) => T,
): Promise<T> {
  const asked = new Set<string>();
  const first = stage((value) => {
    asked.add(value);
    return [];
  });
  if (asked.size === 0) return first;
  const places = new Map<string, readonly Place[]>();
  for (const value of asked) places.set(value, await placesOf(value));
  return stage((value) => places.get(value) ?? []);
}
