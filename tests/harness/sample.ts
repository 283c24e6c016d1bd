import { createHash } from 'node:crypto';

/** Whether this run uses all values: `npm run test:full`. */
export const IS_FULL = process.env['TEST_MODE'] === 'full';

/** Creates a generator of numbers from 0 to 1 (mulberry32), deterministic by seed. */
export function createRandom(seed: number): () => number {
  const state = { at: seed };
  return () => {
    state.at = (state.at + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state.at ^ (state.at >>> 15), 1 | state.at);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Returns the seed in `DOCS_TEST_SEED`, otherwise one from the values, so that runs are repeatable.
 */
function seedFor(values: readonly unknown[]): number {
  const given = Number(process.env['DOCS_TEST_SEED']);
  if (given) return given;
  return createHash('sha256').update(JSON.stringify(values)).digest().readUInt32BE();
}

/** Name of a sample in the log, and its size in `npm test`. */
interface SampleOptions {
  readonly of: string;
  readonly size: number;
}

/**
 * Takes a sample of the values in their order and prints its seed. `npm run test:full` takes all of
 * them.
 */
export function sampleOf<T>(values: readonly T[], { of, size }: SampleOptions): T[] {
  if (IS_FULL || values.length <= size) return [...values];
  const seed = seedFor(values);
  const random = createRandom(seed);
  const drawn = values
    .map((value, at) => ({ value, at, rank: random() }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, size)
    .sort((one, other) => one.at - other.at);
  console.log(`${size} of ${values.length} ${of}, seed ${seed} (DOCS_TEST_SEED)`);
  return drawn.map(({ value }) => value);
}
