function swimInWater(grid) {
  const side = grid.length;

  function isPossible(time) {
    if (grid[0][0] > time) return false;
    const seen = grid.map((row) => row.map(() => false));
    seen[0][0] = true;
    const stack = [[0, 0]];
    while (stack.length > 0) {
      const [r, c] = stack.pop();
      for (const [nr, nc] of [[r - 1, c], [r + 1, c], [r, c - 1], [r, c + 1]]) {
        if (!(grid[nr]?.[nc] <= time) || seen[nr][nc]) continue;
        seen[nr][nc] = true;
        stack.push([nr, nc]);
      }
    }
    return seen[side - 1][side - 1];
  }

  let time = 0;
  while (!isPossible(time)) time++;
  return time;
}
