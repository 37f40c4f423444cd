function minPathSum(grid) {
  const best = grid.map((row) => [...row]);
  for (let c = 1; c < grid[0].length; c++) best[0][c] += best[0][c - 1];
  for (let r = 1; r < grid.length; r++) {
    best[r][0] += best[r - 1][0];
    for (let c = 1; c < grid[0].length; c++) {
      best[r][c] += Math.min(best[r - 1][c], best[r][c - 1]);
    }
  }
  return best.at(-1).at(-1);
}
