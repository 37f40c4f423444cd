function updateMatrix(mat) {
  const rows = mat.length;
  const columns = mat[0].length;
  const far = rows + columns;
  const dist = mat.map((row) => row.map((cell) => (cell === 0 ? 0 : far)));
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      const up = r > 0 ? dist[r - 1][c] : far;
      const left = c > 0 ? dist[r][c - 1] : far;
      dist[r][c] = Math.min(dist[r][c], up + 1, left + 1);
    }
  }
  for (let r = rows - 1; r >= 0; r--) {
    for (let c = columns - 1; c >= 0; c--) {
      const down = r + 1 < rows ? dist[r + 1][c] : far;
      const right = c + 1 < columns ? dist[r][c + 1] : far;
      dist[r][c] = Math.min(dist[r][c], down + 1, right + 1);
    }
  }
  return dist;
}
