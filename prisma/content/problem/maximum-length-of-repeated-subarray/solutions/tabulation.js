function findLength(nums1, nums2) {
  const n = nums1.length;
  const m = nums2.length;
  const dp = Array.from({ length: n + 1 }, () => Array(m + 1).fill(0));
  let longest = 0;
  for (let i = n - 1; i >= 0; i--) {
    for (let j = m - 1; j >= 0; j--) {
      if (nums1[i] === nums2[j]) dp[i][j] = dp[i + 1][j + 1] + 1;
      longest = Math.max(longest, dp[i][j]);
    }
  }
  return longest;
}
