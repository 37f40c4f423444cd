/** Large elements of both signs, and at most three zeros, so that long subarrays have to be tried. */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const nums = Array.from({ length: size }, () => random.pick([-1, 1]) * random.int(1, 10 ** 9));
  for (let zeros = random.int(0, 3); zeros > 0; zeros--) nums[random.int(0, size - 1)] = 0;
  return [nums];
}
