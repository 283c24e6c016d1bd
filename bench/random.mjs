/** Creates a generator of numbers from 0 to 1, the same in every run. */
export function createRandom(seed) {
  const state = { seed };
  return () => (state.seed = (state.seed * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
}
