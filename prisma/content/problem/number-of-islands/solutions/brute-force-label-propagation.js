function numIslands(grid) {
  const columns = grid[0].length;
  const label = grid.map((row, r) => row.map((_, c) => r * columns + c));
  const steps = [[-1, 0], [1, 0], [0, -1], [0, 1]];
  let changed = true;
  while (changed) {
    changed = false;
    for (let r = 0; r < grid.length; r++) {
      for (let c = 0; c < columns; c++) {
        if (grid[r][c] === '0') continue;
        for (const [dr, dc] of steps) {
          const isLand = grid[r + dr]?.[c + dc] === '1';
          if (isLand && label[r + dr][c + dc] < label[r][c]) {
            label[r][c] = label[r + dr][c + dc];
            changed = true;
          }
        }
      }
    }
  }
  let islands = 0;
  for (let r = 0; r < grid.length; r++) {
    for (let c = 0; c < columns; c++) {
      if (grid[r][c] === '1' && label[r][c] === r * columns + c) islands++;
    }
  }
  return islands;
}
