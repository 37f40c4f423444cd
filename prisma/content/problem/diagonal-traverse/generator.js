/** A matrix that is square, wide or tall. `size` is the number of elements, of which some are left out to make a rectangle. */
export const smallest = 1;
export const largest = 10_000;
export const measuredUpTo = 40_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const rows = Math.max(1, Math.floor(Math.sqrt(size) * random.pick([0.2, 1, 4])));
  const fitting = Math.min(rows, size);
  const columns = Math.floor(size / fitting);
  return [
    Array.from({ length: fitting }, () => Array.from({ length: columns }, () => random.int(-100_000, 100_000))),
  ];
}
