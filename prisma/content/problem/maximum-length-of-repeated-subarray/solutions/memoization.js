function findLength(nums1, nums2) {
  const memo = nums1.map(() => Array(nums2.length).fill(-1));

  function common(i, j) {
    if (i === nums1.length || j === nums2.length || nums1[i] !== nums2[j]) return 0;
    if (memo[i][j] < 0) memo[i][j] = common(i + 1, j + 1) + 1;
    return memo[i][j];
  }

  let longest = 0;
  for (let i = 0; i < nums1.length; i++) {
    for (let j = 0; j < nums2.length; j++) longest = Math.max(longest, common(i, j));
  }
  return longest;
}
