function maxAreaOfIsland(grid) {
  const columns = grid[0].length;

  function areaFrom(row, column) {
    const reached = new Set([row * columns + column]);
    const stack = [[row, column]];
    while (stack.length > 0) {
      const [r, c] = stack.pop();
      for (const [nr, nc] of [[r - 1, c], [r + 1, c], [r, c - 1], [r, c + 1]]) {
        if (grid[nr]?.[nc] === 1 && !reached.has(nr * columns + nc)) {
          reached.add(nr * columns + nc);
          stack.push([nr, nc]);
        }
      }
    }
    return reached.size;
  }

  let largest = 0;
  for (let r = 0; r < grid.length; r++) {
    for (let c = 0; c < columns; c++) {
      if (grid[r][c] === 1) largest = Math.max(largest, areaFrom(r, c));
    }
  }
  return largest;
}
