// Wrong Answer: moves only right and down, and misses cells above or to the left
function maxAreaOfIsland(grid) {
  function sink(r, c) {
    if (grid[r]?.[c] !== 1) return 0;
    grid[r][c] = 0;
    return 1 + sink(r + 1, c) + sink(r, c + 1);
  }
  let largest = 0;
  for (let r = 0; r < grid.length; r++) {
    for (let c = 0; c < grid[r].length; c++) largest = Math.max(largest, sink(r, c));
  }
  return largest;
}
