import { INITIAL_SPACING, SPACING_RANGE } from '../contract/settings.ts';

/** Whether a kept text asks for less space everywhere. */
export const parseDense = (kept: string | null) => kept === 'true';

/** The spacing in a kept text; the usual one for anything else. */
export function parseSpacing(kept: string | null): number {
  const spacing = Number(/^\d\d?$/.exec(kept ?? '')?.[0] ?? INITIAL_SPACING);
  return spacing > SPACING_RANGE.max ? INITIAL_SPACING : spacing;
}
