function orangesRotting(grid) {
  let fresh = 0;
  let layer = [];
  grid.forEach((row, r) =>
    row.forEach((orange, c) => {
      if (orange === 1) fresh++;
      if (orange === 2) layer.push([r, c]);
    }),
  );
  let minutes = 0;
  while (layer.length > 0 && fresh > 0) {
    const infected = [];
    for (const [r, c] of layer) {
      for (const [nr, nc] of [[r - 1, c], [r + 1, c], [r, c - 1], [r, c + 1]]) {
        if (grid[nr]?.[nc] !== 1) continue;
        grid[nr][nc] = 2;
        infected.push([nr, nc]);
      }
    }
    fresh -= infected.length;
    layer = infected;
    minutes++;
  }
  return fresh === 0 ? minutes : -1;
}
