function isMatch(s, p) {
  const dp = [true];
  for (const char of p) dp.push(dp.at(-1) && char === '*');
  for (const letter of s) {
    let diagonal = dp[0];
    dp[0] = false;
    for (let j = 1; j <= p.length; j++) {
      const above = dp[j];
      const char = p[j - 1];
      const isEqual = char === '?' || char === letter;
      dp[j] = char === '*' ? dp[j - 1] || above : diagonal && isEqual;
      diagonal = above;
    }
  }
  return dp.at(-1);
}
