export function validate(grid) {
  if (grid.length < 1 || grid.length > 200) return 'grid must have 1 to 200 rows';
  if (grid[0].length < 1 || grid[0].length > 200) return 'each row must have 1 to 200 cells';
  if (grid.some((row) => row.length !== grid[0].length)) return 'all rows must have the same length';
  const isCost = (cell) => Number.isInteger(cell) && cell >= 0 && cell <= 200;
  if (!grid.every((row) => row.every(isCost))) return 'each cell must be an integer from 0 to 200';
}
