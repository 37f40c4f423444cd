function numIslands(grid) {
  function sink(row, column) {
    grid[row][column] = '0';
    const stack = [[row, column]];
    while (stack.length > 0) {
      const [r, c] = stack.pop();
      for (const [nr, nc] of [[r - 1, c], [r + 1, c], [r, c - 1], [r, c + 1]]) {
        if (grid[nr]?.[nc] === '1') {
          grid[nr][nc] = '0';
          stack.push([nr, nc]);
        }
      }
    }
  }

  let islands = 0;
  for (let r = 0; r < grid.length; r++) {
    for (let c = 0; c < grid[r].length; c++) {
      if (grid[r][c] === '1') {
        islands++;
        sink(r, c);
      }
    }
  }
  return islands;
}
