// Wrong Answer: sort() without a comparator compares numbers as strings, so 10 comes before 9
function merge(nums1, m, nums2, n) {
  for (let i = 0; i < n; i++) nums1[m + i] = nums2[i];
  nums1.sort();
}
