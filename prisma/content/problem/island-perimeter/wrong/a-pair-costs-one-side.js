// Wrong Answer: subtracts one side for each pair of neighbours, but both cells lose one
function islandPerimeter(grid) {
  let perimeter = 0;
  for (let r = 0; r < grid.length; r++) {
    for (let c = 0; c < grid[r].length; c++) {
      if (grid[r][c] === 0) continue;
      perimeter += 4;
      if (grid[r][c + 1] === 1) perimeter--;
      if (grid[r + 1]?.[c] === 1) perimeter--;
    }
  }
  return perimeter;
}
