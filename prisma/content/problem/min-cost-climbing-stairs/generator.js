/** Random prices from the whole range. `size` counts steps. */
export const smallest = 2;
export const largest = 1_000;
export const measuredUpTo = 2_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  return [Array.from({ length: size }, () => random.int(0, 999))];
}
