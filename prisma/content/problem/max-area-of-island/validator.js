export function validate(grid) {
  if (grid.length < 1 || grid.length > 50) return 'grid must have 1 to 50 rows';
  if (grid[0].length < 1 || grid[0].length > 50) return 'each row must have 1 to 50 cells';
  if (grid.some((row) => row.length !== grid[0].length)) return 'all rows must have the same length';
  if (!grid.every((row) => row.every((cell) => cell === 0 || cell === 1))) return 'each cell must be 0 or 1';
}
