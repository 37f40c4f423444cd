// Wrong Answer: infects during the scan, so the rot spreads further in the same minute
function orangesRotting(grid) {
  const isRotten = (r, c) => grid[r]?.[c] === 2;
  let minutes = 0;
  let changed = true;
  while (changed) {
    changed = false;
    for (let r = 0; r < grid.length; r++) {
      for (let c = 0; c < grid[r].length; c++) {
        if (grid[r][c] !== 1) continue;
        const besides = isRotten(r, c - 1) || isRotten(r, c + 1);
        if (besides || isRotten(r - 1, c) || isRotten(r + 1, c)) {
          grid[r][c] = 2;
          changed = true;
        }
      }
    }
    if (changed) minutes++;
  }
  return grid.some((row) => row.includes(1)) ? -1 : minutes;
}
