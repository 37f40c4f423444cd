/** Descending numbers and the largest one at the end, which is the next greater element of all others. */
export const smallest = 1;
export const largest = 1_000;
export const measuredUpTo = 50_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  let value = 9_999;
  const nums2 = Array.from({ length: size }, () => (value -= random.int(1, 9)));
  if (random.int(1, 3) > 1) nums2[size - 1] = 10_000;
  return [random.shuffle(nums2), nums2];
}
