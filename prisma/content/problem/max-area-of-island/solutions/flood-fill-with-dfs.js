function maxAreaOfIsland(grid) {
  function sink(row, column) {
    grid[row][column] = 0;
    const stack = [[row, column]];
    let area = 0;
    while (stack.length > 0) {
      const [r, c] = stack.pop();
      area++;
      for (const [nr, nc] of [[r - 1, c], [r + 1, c], [r, c - 1], [r, c + 1]]) {
        if (grid[nr]?.[nc] === 1) {
          grid[nr][nc] = 0;
          stack.push([nr, nc]);
        }
      }
    }
    return area;
  }

  let largest = 0;
  for (let r = 0; r < grid.length; r++) {
    for (let c = 0; c < grid[r].length; c++) {
      if (grid[r][c] === 1) largest = Math.max(largest, sink(r, c));
    }
  }
  return largest;
}
