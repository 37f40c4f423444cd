/** Numbers of all sizes and a target near 0 with the same parity as their sum. */
export const smallest = 1;
export const largest = 20;
export const measuredUpTo = 30;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const nums = Array.from({ length: size }, () => random.int(1, 50));
  const total = nums.reduce((sum, num) => sum + num, 0);
  return [nums, 2 * random.int(-20, 20) + (total % 2)];
}
