// Wrong Answer: sort without a comparator orders numbers as strings, and the merge skips 9 and 100
function intersection(nums1, nums2) {
  nums1.sort();
  nums2.sort();
  const common = new Set();
  let i = 0;
  let j = 0;
  while (i < nums1.length && j < nums2.length) {
    if (nums1[i] < nums2[j]) i++;
    else if (nums1[i] > nums2[j]) j++;
    else {
      common.add(nums1[i]);
      i++;
      j++;
    }
  }
  return [...common];
}
