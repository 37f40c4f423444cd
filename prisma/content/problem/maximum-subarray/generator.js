/** Positive and negative numbers around zero, so that running sums go up and down. */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  return [Array.from({ length: size }, () => random.int(-10_000, 9_900))];
}
