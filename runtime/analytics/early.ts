import { TRACK_EVENT } from '../track.ts';

/** Events of the document that are measured. */
export const MEASURED = ['click', 'change', TRACK_EVENT] as const;

/** What happened before anything was there to measure it. */
export interface EarlyEvents {
  /** All of it, in order. From then on nothing is kept. */
  readonly take: () => readonly Event[];
}

/** Keeps clicks, choices and what is tracked until somebody takes them. */
export function keepEarly(): EarlyEvents {
  const kept: Event[] = [];
  const keep = (event: Event) => kept.push(event);
  for (const type of MEASURED) document.addEventListener(type, keep, true);
  return {
    take: () => {
      for (const type of MEASURED) document.removeEventListener(type, keep, true);
      return kept;
    },
  };
}
