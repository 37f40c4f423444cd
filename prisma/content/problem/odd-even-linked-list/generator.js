/** Random values; the number of nodes is odd or even as the size is. */
export const smallest = 1;
export const largest = 10_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  return [Array.from({ length: size }, () => random.int(-1_000_000, 1_000_000))];
}
