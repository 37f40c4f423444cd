function findLength(nums1, nums2) {
  const row = Array(nums2.length + 1).fill(0);
  let longest = 0;
  for (let i = nums1.length - 1; i >= 0; i--) {
    for (let j = 0; j < nums2.length; j++) {
      row[j] = nums1[i] === nums2[j] ? row[j + 1] + 1 : 0;
      longest = Math.max(longest, row[j]);
    }
  }
  return longest;
}
