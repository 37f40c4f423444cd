function isMatch(s, p) {
  const newRow = () => Array(p.length + 1).fill(false);
  const dp = Array.from({ length: s.length + 1 }, newRow);
  dp[0][0] = true;
  for (let j = 1; j <= p.length; j++) dp[0][j] = dp[0][j - 1] && p[j - 1] === '*';
  for (let i = 1; i <= s.length; i++) {
    for (let j = 1; j <= p.length; j++) {
      if (p[j - 1] === '*') {
        dp[i][j] = dp[i][j - 1] || dp[i - 1][j];
      } else if (p[j - 1] === '?' || p[j - 1] === s[i - 1]) {
        dp[i][j] = dp[i - 1][j - 1];
      }
    }
  }
  return dp[s.length][p.length];
}
