/** Equal elements are just too far apart, but with some seeds the last one is close enough. */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const k = Math.floor(size / 2);
  const period = random.shuffle(Array.from({ length: k + 1 }, (_, i) => 17 * (i - k) + random.int(0, 16)));
  const nums = Array.from({ length: size }, (_, i) => period[i % period.length]);
  if (random.int(0, 1) === 1 && k > 0) nums[size - 1] = nums[size - 1 - k];
  return [nums, k];
}
