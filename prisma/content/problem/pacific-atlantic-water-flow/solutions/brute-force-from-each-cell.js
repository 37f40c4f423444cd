function pacificAtlantic(heights) {
  const rows = heights.length;
  const columns = heights[0].length;

  function reachesBoth(row, column) {
    const seen = new Set([row * columns + column]);
    const stack = [[row, column]];
    let pacific = false;
    let atlantic = false;
    while (stack.length > 0) {
      const [r, c] = stack.pop();
      pacific ||= r === 0 || c === 0;
      atlantic ||= r === rows - 1 || c === columns - 1;
      for (const [nr, nc] of [[r - 1, c], [r + 1, c], [r, c - 1], [r, c + 1]]) {
        const flows = heights[nr]?.[nc] <= heights[r][c];
        if (!flows || seen.has(nr * columns + nc)) continue;
        seen.add(nr * columns + nc);
        stack.push([nr, nc]);
      }
    }
    return pacific && atlantic;
  }

  const cells = heights.flatMap((row, r) => row.map((_, c) => [r, c]));
  return cells.filter(([r, c]) => reachesBoth(r, c));
}
