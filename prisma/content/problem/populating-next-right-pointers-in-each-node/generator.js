/** The largest perfect tree that has at most `size` nodes, with random values. */
export const smallest = 1;
export const largest = 4_095;
export const measuredUpTo = 16_383;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const levels = Math.floor(Math.log2(size + 1));
  return [Array.from({ length: 2 ** levels - 1 }, () => random.int(-1_000, 1_000))];
}
