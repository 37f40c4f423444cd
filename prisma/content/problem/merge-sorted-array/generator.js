/** The numbers of nums2 are mostly smaller, so that nearly all of nums1 has to move. */
export const smallest = 1;
export const largest = 200;
export const measuredUpTo = 200_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const m = Math.floor(size / 2);
  const n = size - m;
  const sorted = (length, low, high) => Array.from({ length }, () => random.int(low, high)).sort((a, b) => a - b);
  const nums1 = sorted(m, -500_000_000, 1_000_000_000);
  const nums2 = sorted(n, -1_000_000_000, 0);
  return [[...nums1, ...new Array(n).fill(0)], m, nums2, n];
}
