function islandPerimeter(grid) {
  let cells = 0;
  let pairs = 0;
  for (let r = 0; r < grid.length; r++) {
    for (let c = 0; c < grid[r].length; c++) {
      if (grid[r][c] === 0) continue;
      cells++;
      if (grid[r][c + 1] === 1) pairs++;
      if (grid[r + 1]?.[c] === 1) pairs++;
    }
  }
  return 4 * cells - 2 * pairs;
}
