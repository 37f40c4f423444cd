/** Small numbers, so that there are few sums. */
export const smallest = 4;
export const largest = 28;
export const seeds = [1];

export function generate(size, random) {
  const nums = Array.from({ length: size }, () => random.int(5, 10));
  return [nums, 4 * size];
}
