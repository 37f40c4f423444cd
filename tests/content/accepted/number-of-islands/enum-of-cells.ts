enum Cell {
  Water = '0',
  Land = '1',
}

function numIslands(grid: string[][]): number {
  const sink = (r: number, c: number): void => {
    if (grid[r]?.[c] !== Cell.Land) return;
    grid[r][c] = Cell.Water;
    sink(r + 1, c);
    sink(r - 1, c);
    sink(r, c + 1);
    sink(r, c - 1);
  };
  let count = 0;
  for (let r = 0; r < grid.length; r++)
    for (let c = 0; c < grid[r].length; c++)
      if (grid[r][c] === Cell.Land) {
        count++;
        sink(r, c);
      }
  return count;
}
