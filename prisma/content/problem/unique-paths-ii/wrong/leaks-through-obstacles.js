// Wrong Answer: skips an obstacle without setting its entry to 0, so the value from above stays
function uniquePathsWithObstacles(obstacleGrid) {
  const dp = obstacleGrid[0].map(() => 0);
  dp[0] = 1;
  for (const row of obstacleGrid) {
    row.forEach((cell, c) => {
      if (cell === 1) return;
      if (c > 0) dp[c] += dp[c - 1];
    });
  }
  return dp.at(-1);
}
