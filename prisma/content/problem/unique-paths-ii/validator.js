export function validate(obstacleGrid) {
  if (obstacleGrid.length < 1 || obstacleGrid.length > 100) return 'obstacleGrid must have 1 to 100 rows';
  const columns = obstacleGrid[0].length;
  if (columns < 1 || columns > 100) return 'each row must have 1 to 100 cells';
  if (obstacleGrid.some((row) => row.length !== columns)) return 'all rows must have the same length';
  if (!obstacleGrid.every((row) => row.every((cell) => cell === 0 || cell === 1))) return 'each cell must be 0 or 1';
  let above = Array(columns).fill(0);
  above[0] = 1;
  for (const row of obstacleGrid) {
    let left = 0;
    above = row.map((cell, c) => (left = cell === 1 ? 0 : above[c] + left));
    if (above.some((count) => count > 2_000_000_000)) return 'a cell is reached by more than 2 000 000 000 paths';
  }
}
