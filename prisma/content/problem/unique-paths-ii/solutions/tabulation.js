function uniquePathsWithObstacles(obstacleGrid) {
  const dp = obstacleGrid.map((row) => row.map(() => 0));
  obstacleGrid.forEach((row, r) =>
    row.forEach((cell, c) => {
      if (cell === 1) return;
      const above = r > 0 ? dp[r - 1][c] : 0;
      const left = c > 0 ? dp[r][c - 1] : 0;
      dp[r][c] = r === 0 && c === 0 ? 1 : above + left;
    }),
  );
  return dp.at(-1).at(-1);
}
