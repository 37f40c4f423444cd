/** Nearly all elements are ones, so extending a run from each start takes long. */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const nums = Array(size).fill(1);
  for (let zeros = random.int(0, 3); zeros > 0; zeros--) nums[random.int(0, size - 1)] = 0;
  return [nums];
}
