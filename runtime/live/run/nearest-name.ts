/** The known name that a wanted one may be a slip for; undefined if none is near. */
export function nearestName(wanted: string, known: readonly string[]): string | undefined {
  const tooFar = Math.max(2, Math.floor(wanted.length / 3)) + 1;
  const [best] = known
    .map((name) => ({ name, distance: distanceOf(wanted.toLowerCase(), name.toLowerCase()) }))
    .filter(({ distance }) => distance < tooFar)
    .sort((a, b) => a.distance - b.distance);
  return best?.name;
}

/** How many letters must be put in, taken out or changed. */
function distanceOf(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...a].entries()) {
    const next = [index + 1];
    for (let at = 0; at < b.length; at++) {
      const change = (row[at] ?? 0) + (letter === b[at] ? 0 : 1);
      next.push(Math.min(change, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
