function orangesRotting(grid) {
  const isRotten = (r, c) => grid[r]?.[c] === 2;
  for (let minutes = 0; ; minutes++) {
    let fresh = 0;
    const infected = [];
    for (let r = 0; r < grid.length; r++) {
      for (let c = 0; c < grid[r].length; c++) {
        if (grid[r][c] !== 1) continue;
        fresh++;
        const besides = isRotten(r, c - 1) || isRotten(r, c + 1);
        if (besides || isRotten(r - 1, c) || isRotten(r + 1, c)) infected.push([r, c]);
      }
    }
    if (infected.length === 0) return fresh === 0 ? minutes : -1;
    for (const [r, c] of infected) grid[r][c] = 2;
  }
}
