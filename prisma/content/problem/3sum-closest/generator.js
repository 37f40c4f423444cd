/** All sums are multiples of 4 and the target is odd, so no two sums are equally close and none equals the target. */
export const smallest = 3;
export const largest = 500;
export const measuredUpTo = 1_200;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const reach = random.pick([50, 250]);
  const nums = Array.from({ length: size }, () => 4 * random.int(-reach, reach));
  return [nums, 4 * random.int(-reach, reach) + 1];
}
