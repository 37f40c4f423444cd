/** n itself is the size, or a little less. */
export const smallest = 1;
export const largest = 10_000;
export const measuredUpTo = 1_000_000_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  return [size - random.int(0, Math.min(9, size - 1))];
}
