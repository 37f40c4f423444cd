// Wrong Answer: with one row, the entry of the first column is never updated
function minPathSum(grid) {
  const best = [...grid[0]];
  for (let c = 1; c < best.length; c++) best[c] += best[c - 1];
  for (const row of grid.slice(1)) {
    for (let c = 1; c < row.length; c++) {
      best[c] = row[c] + Math.min(best[c], best[c - 1]);
    }
  }
  return best.at(-1);
}
