export function validate(grid) {
  if (grid.length < 1 || grid.length > 10) return 'grid must have 1 to 10 rows';
  if (grid[0].length < 1 || grid[0].length > 10) return 'each row must have 1 to 10 cells';
  if (grid.some((row) => row.length !== grid[0].length)) return 'all rows must have the same length';
  if (!grid.every((row) => row.every((place) => [0, 1, 2].includes(place)))) {
    return 'each cell must be 0, 1 or 2';
  }
}
