function findMedianSortedArrays(nums1, nums2) {
  if (nums1.length > nums2.length) return findMedianSortedArrays(nums2, nums1);
  const count = nums1.length + nums2.length;
  const half = (count + 1) >> 1;
  let low = 0;
  let high = nums1.length;
  while (low < high) {
    const i = (low + high + 1) >> 1;
    if (nums1[i - 1] <= nums2[half - i]) low = i;
    else high = i - 1;
  }
  const i = low;
  const j = half - low;
  const left = Math.max(nums1[i - 1] ?? -Infinity, nums2[j - 1] ?? -Infinity);
  if (count % 2 === 1) return left;
  const right = Math.min(nums1[i] ?? Infinity, nums2[j] ?? Infinity);
  return (left + right) / 2;
}
