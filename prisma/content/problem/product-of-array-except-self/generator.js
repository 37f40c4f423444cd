/** Nearly all numbers are 1 or -1, so that the products stay within 32 bits however many there are. */
export const smallest = 2;
export const largest = 100_000;
export const measuredUpTo = 200_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const nums = Array.from({ length: size }, () => random.pick([1, -1]));
  // 24^4 · 30^2 is below 2^31, so no product can be too large.
  for (const factor of [24, 24, 24, 24, 30, 30]) {
    nums[random.int(0, size - 1)] = random.pick([1, -1]) * random.int(1, factor);
  }
  return [nums];
}
