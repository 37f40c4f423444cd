// Wrong Answer: moves forward in one of the arrays only, so it never returns to pairs it passed by
function kSmallestPairs(nums1, nums2, k) {
  const pairs = [];
  let [i, j] = [0, 0];
  while (pairs.length < k) {
    pairs.push([nums1[i], nums2[j]]);
    const down = nums1[i + 1] ?? Infinity;
    const right = nums2[j + 1] ?? Infinity;
    if (down - nums1[i] < right - nums2[j]) i = Math.min(i + 1, nums1.length - 1);
    else j = Math.min(j + 1, nums2.length - 1);
  }
  return pairs;
}
