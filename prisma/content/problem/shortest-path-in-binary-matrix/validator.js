export function validate(grid) {
  if (grid.length < 1 || grid.length > 100) return 'there must be 1 to 100 rows';
  if (grid.some((row) => row.length !== grid.length)) return 'the grid must be square';
  if (!grid.every((row) => row.every((cell) => cell === 0 || cell === 1))) return 'a cell must be 0 or 1';
}
