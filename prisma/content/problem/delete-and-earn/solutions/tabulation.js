function deleteAndEarn(nums) {
  const most = Math.max(...nums);
  const points = new Array(most + 1).fill(0);
  for (const value of nums) points[value] += value;
  const dp = points.slice(0, 2);
  for (let x = 2; x <= most; x++) {
    dp.push(Math.max(dp[x - 1], dp[x - 2] + points[x]));
  }
  return dp[most];
}
