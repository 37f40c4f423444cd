/** The target stands far behind, and never where halving meets it at once. */
export const smallest = 10;
export const largest = 100_000;
export const seeds = [1];

export function generate(size, random) {
  let last = 0;
  const nums = Array.from({ length: size }, () => (last += random.int(1, 1000)));
  return [nums, nums[Math.floor(size * 0.83)]];
}
