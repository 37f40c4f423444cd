/** Values from the whole range, so that a value out of place is seen. */
export const smallest = 1;
export const largest = 3_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  return [Array.from({ length: size }, () => random.int(-(2 ** 31), 2 ** 31 - 1))];
}
