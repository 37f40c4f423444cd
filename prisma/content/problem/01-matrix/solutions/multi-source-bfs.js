function updateMatrix(mat) {
  const queue = [];
  const distances = mat.map((row, r) =>
    row.map((cell, c) => {
      if (cell !== 0) return -1;
      queue.push([r, c]);
      return 0;
    }),
  );
  for (const [r, c] of queue) {
    for (const [nr, nc] of [[r - 1, c], [r + 1, c], [r, c - 1], [r, c + 1]]) {
      if (distances[nr]?.[nc] !== -1) continue;
      distances[nr][nc] = distances[r][c] + 1;
      queue.push([nr, nc]);
    }
  }
  return distances;
}
