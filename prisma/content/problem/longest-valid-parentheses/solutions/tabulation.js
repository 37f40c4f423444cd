function longestValidParentheses(s) {
  const dp = Array(s.length).fill(0);
  let longest = 0;
  for (let i = 1; i < s.length; i++) {
    if (s[i] === '(') continue;
    const j = i - 1 - dp[i - 1];
    if (j < 0 || s[j] === ')') continue;
    dp[i] = dp[i - 1] + 2 + (j > 0 ? dp[j - 1] : 0);
    longest = Math.max(longest, dp[i]);
  }
  return longest;
}
