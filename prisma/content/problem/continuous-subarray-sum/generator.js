/** No subarray sum reaches k, except perhaps that of the last two numbers, so that the whole array must be read. */
export const smallest = 2;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const k = 999_999_937;
  const nums = Array.from({ length: size }, () => random.int(1, 9000));
  if (random.int(0, 1) === 1) nums[size - 1] = k - nums[size - 2];
  return [nums, k];
}
