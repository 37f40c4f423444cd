export function validate(grid) {
  if (grid.length < 1 || grid.length > 300) return 'grid must have 1 to 300 rows';
  const columns = grid[0].length;
  if (columns < 1 || columns > 300) return 'a row must have 1 to 300 cells';
  if (grid.some((row) => row.length !== columns)) return 'all rows must have the same length';
  if (grid.some((row) => row.some((cell) => cell !== '0' && cell !== '1'))) {
    return "each cell must be '0' or '1'";
  }
}
