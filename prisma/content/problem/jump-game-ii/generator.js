/**
 * Jumps of all lengths up to a tenth of the array, so that very many are possible, and the best
 * path still needs several. `size` counts numbers.
 */
export const smallest = 1;
export const largest = 10_000;
export const measuredUpTo = 50_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const longest = Math.max(1, Math.floor(size / 10));
  return [Array.from({ length: size }, () => random.int(Math.ceil(longest / 2), longest))];
}
