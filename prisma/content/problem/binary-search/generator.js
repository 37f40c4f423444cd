/** The target is near the end or missing there, so that a linear scan takes longest. */
export const smallest = 1;
export const largest = 10_000;
export const measuredUpTo = 100_000;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const nums = [];
  for (let value = -9_999; nums.length < size; value += random.pick([1, 2, 2])) nums.push(value);
  const near = nums[size - 1 - random.int(0, Math.min(9, size - 1))];
  return [nums, near + random.int(0, 1)];
}
