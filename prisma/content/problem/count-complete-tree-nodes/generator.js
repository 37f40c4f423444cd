/** Complete trees, so that only the number of nodes says how full the last level is. */
export const smallest = 1;
export const largest = 50_000;
export const seeds = [1, 2];

export function generate(size, random) {
  return [Array.from({ length: size }, () => random.int(0, 50_000))];
}
