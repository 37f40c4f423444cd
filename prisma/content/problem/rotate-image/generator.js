/** `size` is the number of rows. */
export const smallest = 1;
export const largest = 20;
export const measuredUpTo = 200;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  return [Array.from({ length: size }, () => Array.from({ length: size }, () => random.int(-1000, 1000)))];
}
