function longestPalindromeSubseq(s) {
  const n = s.length;
  const dp = new Array(n).fill(0);
  for (let i = n - 1; i >= 0; i--) {
    dp[i] = 1;
    let diagonal = 0;
    for (let j = i + 1; j < n; j++) {
      const below = dp[j];
      dp[j] = s[i] === s[j] ? diagonal + 2 : Math.max(below, dp[j - 1]);
      diagonal = below;
    }
  }
  return dp[n - 1];
}
