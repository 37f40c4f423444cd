function findLength(nums1, nums2) {
  const n = nums1.length;
  const m = nums2.length;
  let longest = 0;
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < m; j++) {
      let k = 0;
      while (i + k < n && j + k < m && nums1[i + k] === nums2[j + k]) k++;
      longest = Math.max(longest, k);
    }
  }
  return longest;
}
