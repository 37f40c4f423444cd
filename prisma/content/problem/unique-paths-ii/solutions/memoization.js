function uniquePathsWithObstacles(obstacleGrid) {
  const memo = obstacleGrid.map(() => []);

  function paths(r, c) {
    if (r < 0 || c < 0 || obstacleGrid[r][c] === 1) return 0;
    if (r === 0 && c === 0) return 1;
    memo[r][c] ??= paths(r - 1, c) + paths(r, c - 1);
    return memo[r][c];
  }

  return paths(obstacleGrid.length - 1, obstacleGrid[0].length - 1);
}
