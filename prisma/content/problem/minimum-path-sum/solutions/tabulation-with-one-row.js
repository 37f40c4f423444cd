function minPathSum(grid) {
  const best = new Array(grid[0].length).fill(Infinity);
  best[0] = 0;
  for (const row of grid) {
    best[0] += row[0];
    for (let c = 1; c < row.length; c++) {
      best[c] = row[c] + Math.min(best[c], best[c - 1]);
    }
  }
  return best.at(-1);
}
