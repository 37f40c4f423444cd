function minPathSum(grid) {
  const memo = grid.map((row) => new Array(row.length).fill(-1));

  function best(r, c) {
    if (r < 0 || c < 0) return Infinity;
    if (r === 0 && c === 0) return grid[0][0];
    if (memo[r][c] === -1) {
      memo[r][c] = grid[r][c] + Math.min(best(r - 1, c), best(r, c - 1));
    }
    return memo[r][c];
  }

  return best(grid.length - 1, grid[0].length - 1);
}
