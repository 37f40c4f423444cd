/** Numbers of both signs about zero, so that sums go up and down all the way. */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  return [Array.from({ length: size }, () => random.int(-10_000, 9_900))];
}
