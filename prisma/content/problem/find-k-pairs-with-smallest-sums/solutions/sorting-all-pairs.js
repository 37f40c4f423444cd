function kSmallestPairs(nums1, nums2, k) {
  const pairs = nums1.flatMap((u) => nums2.map((v) => [u, v]));
  pairs.sort((a, b) => a[0] + a[1] - (b[0] + b[1]));
  return pairs.slice(0, k);
}
