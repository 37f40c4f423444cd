/** The last node points to itself, so that the cycle is found only after the whole list. */
export const smallest = 1;
export const largest = 10_000;
export const measuredUpTo = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const values = Array.from({ length: size }, () => random.int(-1000, 1000));
  return [[values, size - 1]];
}
