function findMedianSortedArrays(nums1, nums2) {
  const count = nums1.length + nums2.length;
  let i = 0;
  let j = 0;
  let previous = 0;
  let current = 0;
  for (let taken = 0; taken <= count >> 1; taken++) {
    previous = current;
    const fromFirst = j === nums2.length || (i < nums1.length && nums1[i] <= nums2[j]);
    current = fromFirst ? nums1[i++] : nums2[j++];
  }
  return count % 2 === 1 ? current : (previous + current) / 2;
}
