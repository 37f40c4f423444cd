/**
 * The first half moves right and gets smaller, so that the nearest is the smallest; the second half moves left and
 * gets larger. A search for the next pair from the front scans a long prefix each time. `size` counts asteroids.
 */
export const smallest = 2;
export const largest = 10_000;
export const measuredUpTo = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const half = Math.ceil(size / 2);
  const sizeOf = (rank) => Math.floor((970 * rank) / half) + random.int(1, 30);
  const right = Array.from({ length: half }, (_, i) => sizeOf(half - i));
  const left = Array.from({ length: size - half }, (_, i) => -sizeOf(i + 1));
  return [[...right, ...left]];
}
