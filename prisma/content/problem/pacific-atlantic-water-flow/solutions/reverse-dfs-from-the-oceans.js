function pacificAtlantic(heights) {
  const rows = heights.length;
  const columns = heights[0].length;
  const cells = heights.flatMap((row, r) => row.map((_, c) => [r, c]));

  function climb(shore) {
    const reached = heights.map((row) => row.map(() => false));
    for (const [r, c] of shore) reached[r][c] = true;
    const stack = shore;
    while (stack.length > 0) {
      const [r, c] = stack.pop();
      for (const [nr, nc] of [[r - 1, c], [r + 1, c], [r, c - 1], [r, c + 1]]) {
        if (heights[nr]?.[nc] >= heights[r][c] && !reached[nr][nc]) {
          reached[nr][nc] = true;
          stack.push([nr, nc]);
        }
      }
    }
    return reached;
  }

  const pacific = climb(cells.filter(([r, c]) => r === 0 || c === 0));
  const atlantic = climb(cells.filter(([r, c]) => r === rows - 1 || c === columns - 1));
  return cells.filter(([r, c]) => pacific[r][c] && atlantic[r][c]);
}
