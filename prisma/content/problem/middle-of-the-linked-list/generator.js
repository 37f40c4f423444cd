/** Random values. The number of nodes is even or odd, as `size` says. */
export const smallest = 1;
export const largest = 100;
export const measuredUpTo = 3_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  return [Array.from({ length: size }, () => random.int(1, 100))];
}
