/** Small numbers of both signs, so that many prefix sums repeat. */
export const smallest = 1;
export const largest = 20_000;
export const measuredUpTo = 50_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  return [Array.from({ length: size }, () => random.int(-1000, 1000)), random.int(-50, 50)];
}
