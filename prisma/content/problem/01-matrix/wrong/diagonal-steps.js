// Wrong Answer: allows diagonal steps
function updateMatrix(mat) {
  const queue = [];
  const dist = mat.map((row) => row.map(() => -1));
  mat.forEach((row, r) =>
    row.forEach((cell, c) => {
      if (cell === 0) {
        dist[r][c] = 0;
        queue.push([r, c]);
      }
    }),
  );
  for (const [r, c] of queue) {
    for (let nr = r - 1; nr <= r + 1; nr++) {
      for (let nc = c - 1; nc <= c + 1; nc++) {
        if (dist[nr]?.[nc] !== -1) continue;
        dist[nr][nc] = dist[r][c] + 1;
        queue.push([nr, nc]);
      }
    }
  }
  return dist;
}
