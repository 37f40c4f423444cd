/**
 * The side is the largest power of two up to `size`. A quarter of the matrix is uniform, the rest is random, so that
 * there are leaves of many sizes and most squares are divided down to the cells.
 */
export const smallest = 1;
export const largest = 64;
export const measuredUpTo = 128;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const n = 2 ** Math.floor(Math.log2(size));
  const grid = Array.from({ length: n }, () => Array.from({ length: n }, () => random.int(0, 1)));
  const half = Math.floor(n / 2);
  const top = random.pick([0, half]);
  const left = random.pick([0, half]);
  const value = random.int(0, 1);
  for (let row = top; row < top + half; row++) grid[row].fill(value, left, left + half);
  return [grid];
}
