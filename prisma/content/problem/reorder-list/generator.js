/** Arbitrary values; of two consecutive sizes one is even and one is odd. */
export const smallest = 1;
export const largest = 3_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  return [Array.from({ length: size }, () => random.int(1, 1_000))];
}
