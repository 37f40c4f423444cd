/** Distinct numbers and one duplicate: nearly 2^size subsets. `size` counts numbers. */
export const smallest = 1;
export const largest = 10;
export const seeds = [1, 2];

export function generate(size, random) {
  const nums = random.shuffle(Array.from({ length: 21 }, (_, i) => i - 10)).slice(0, size);
  if (size > 2) nums[size - 1] = nums[0];
  return [random.shuffle(nums)];
}
