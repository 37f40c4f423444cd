// Wrong Answer: always moves to the lowest unvisited neighbour and never returns to the others
function swimInWater(grid) {
  const last = grid.length - 1;
  const seen = grid.map((row) => row.map(() => false));
  let [r, c] = [0, 0];
  let time = grid[0][0];
  while (r !== last || c !== last) {
    seen[r][c] = true;
    const around = [[r - 1, c], [r + 1, c], [r, c - 1], [r, c + 1]];
    const open = around.filter(([nr, nc]) => seen[nr]?.[nc] === false);
    if (open.length === 0) return grid.length ** 2 - 1;
    open.sort(([ar, ac], [br, bc]) => grid[ar][ac] - grid[br][bc]);
    [r, c] = open[0];
    time = Math.max(time, grid[r][c]);
  }
  return time;
}
