function minPathSum(grid) {
  function best(r, c) {
    if (r < 0 || c < 0) return Infinity;
    if (r === 0 && c === 0) return grid[0][0];
    return grid[r][c] + Math.min(best(r - 1, c), best(r, c - 1));
  }

  return best(grid.length - 1, grid[0].length - 1);
}
