function updateMatrix(mat) {
  function distance(row, column) {
    const seen = mat.map((cells) => cells.map(() => false));
    seen[row][column] = true;
    const queue = [[row, column, 0]];
    for (const [r, c, steps] of queue) {
      if (mat[r][c] === 0) return steps;
      for (const [nr, nc] of [[r - 1, c], [r + 1, c], [r, c - 1], [r, c + 1]]) {
        if (seen[nr]?.[nc] !== false) continue;
        seen[nr][nc] = true;
        queue.push([nr, nc, steps + 1]);
      }
    }
    return -1;
  }

  return mat.map((cells, r) => cells.map((_, c) => distance(r, c)));
}
