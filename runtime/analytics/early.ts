import { TRACK_EVENT } from '../track.ts';

/** What happened before anything was there to measure it. */
export interface EarlyEvents {
  /** All of it, in order. From then on nothing is kept. */
  readonly take: () => readonly Event[];
}

/** Keeps clicks and what is tracked until somebody takes them. */
export function keepEarly(): EarlyEvents {
  const kept: Event[] = [];
  const keep = (event: Event) => kept.push(event);
  const types = ['click', TRACK_EVENT];
  for (const type of types) document.addEventListener(type, keep, true);
  return {
    take: () => {
      for (const type of types) document.removeEventListener(type, keep, true);
      return kept;
    },
  };
}
