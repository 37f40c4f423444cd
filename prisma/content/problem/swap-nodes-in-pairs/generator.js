/** Values from the whole range; every other list has an odd number of nodes. `size` counts nodes. */
export const smallest = 1;
export const largest = 100;
export const measuredUpTo = 3_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const length = size - random.int(0, 1);
  return [Array.from({ length }, () => random.int(0, 100))];
}
