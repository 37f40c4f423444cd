export function validate(grid) {
  const rows = grid.length;
  const columns = grid[0]?.length ?? 0;
  if (rows < 1 || rows > 100 || columns < 1 || columns > 100) return 'the map must have 1 to 100 rows and columns';
  if (grid.some((row) => row.length !== columns)) return 'all rows must have the same length';
  if (!grid.flat().every((cell) => cell === 0 || cell === 1)) return 'each cell must be 0 or 1';
  // With a border of water, there is one region of land, and one of water if there are no lakes.
  const border = new Array(columns + 2).fill(0);
  const map = [border, ...grid.map((row) => [0, ...row, 0]), border];
  const regions = countRegions(map);
  if (regions[1] !== 1) return 'there must be exactly one island';
  if (regions[0] !== 1) return 'the island must have no lakes';
}

/** The number of regions of each kind of cell. */
function countRegions(map) {
  const isVisited = map.map((row) => row.map(() => false));
  const regions = [0, 0];
  for (const [startRow, row] of map.entries()) {
    for (const [startColumn, kind] of row.entries()) {
      if (isVisited[startRow][startColumn]) continue;
      regions[kind]++;
      isVisited[startRow][startColumn] = true;
      const stack = [[startRow, startColumn]];
      while (stack.length > 0) {
        const [r, c] = stack.pop();
        for (const [y, x] of [
          [r - 1, c],
          [r + 1, c],
          [r, c - 1],
          [r, c + 1],
        ]) {
          if (map[y]?.[x] !== kind || isVisited[y][x]) continue;
          isVisited[y][x] = true;
          stack.push([y, x]);
        }
      }
    }
  }
  return regions;
}
