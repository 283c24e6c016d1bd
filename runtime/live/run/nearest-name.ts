import { letterEdits } from '../../edits.ts';

/** The known name that a wanted one may be a slip for; undefined if none is near. */
export function nearestName(wanted: string, known: readonly string[]): string | undefined {
  const tooFar = Math.max(2, Math.floor(wanted.length / 3)) + 1;
  const [best] = known
    .map((name) => ({ name, distance: letterEdits(wanted.toLowerCase(), name.toLowerCase()) }))
    .filter(({ distance }) => distance < tooFar)
    .sort((a, b) => a.distance - b.distance);
  return best?.name;
}
