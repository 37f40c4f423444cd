/** Large piles and a few hours for each, so that the speed sought is large. `size` counts piles. */
export const smallest = 1;
export const largest = 10_000;
export const measuredUpTo = 30_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const piles = Array.from({ length: size }, () => random.int(1, 10 ** 9));
  return [piles, size * random.int(1, 9) + random.int(0, size)];
}
