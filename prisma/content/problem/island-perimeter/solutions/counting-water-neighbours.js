function islandPerimeter(grid) {
  let perimeter = 0;
  for (let r = 0; r < grid.length; r++) {
    for (let c = 0; c < grid[r].length; c++) {
      if (grid[r][c] === 0) continue;
      if (grid[r - 1]?.[c] !== 1) perimeter++;
      if (grid[r + 1]?.[c] !== 1) perimeter++;
      if (grid[r][c - 1] !== 1) perimeter++;
      if (grid[r][c + 1] !== 1) perimeter++;
    }
  }
  return perimeter;
}
