/** Random values, `size` of them. */
export const smallest = 2;
export const largest = 1_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  return [Array.from({ length: size }, () => random.int(-1_000, 1_000))];
}
