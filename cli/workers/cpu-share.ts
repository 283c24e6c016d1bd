/** Pieces of the reference task, and steps of each: about 10 ms of CPU in all. */
const REFERENCE = { pieces: 64, steps: 100_000 } as const;

/**
 * Part of the time for which a busy thread gets a CPU, from 0 to 1, on a machine that also runs other processes. `durations` are those of equal
 * pieces of work. Most pieces are too short to be interrupted, so their median is the duration on an idle machine, however fast that is.
 */
export function cpuShareOf(durations: readonly number[]): number {
  const total = durations.reduce((sum, duration) => sum + duration, 0);
  const median = [...durations].sort((a, b) => a - b)[durations.length >> 1] ?? 0;
  return total > 0 ? Math.min(1, (median * durations.length) / total) : 1;
}

/** Runs the reference task in this thread and returns the durations of its pieces in milliseconds. */
export const runReferenceTask = (now: () => number): number[] =>
  Array.from({ length: REFERENCE.pieces }, (_, piece) => {
    const started = now();
    spin(piece + 1);
    return now() - started;
  });

/** Work that a compiler cannot leave out: each step needs the one before. */
function spin(seed: number): number {
  let value = seed;
  for (let step = 0; step < REFERENCE.steps; step++) {
    value ^= value << 13;
    value ^= value >>> 17;
    value ^= value << 5;
  }
  return value;
}
