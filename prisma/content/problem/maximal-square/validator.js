export function validate(matrix) {
  if (matrix.length < 1 || matrix.length > 200) return 'matrix must have 1 to 200 rows';
  if (matrix[0].length < 1 || matrix[0].length > 200) return 'each row must have 1 to 200 cells';
  if (matrix.some((row) => row.length !== matrix[0].length)) return 'all rows must have the same length';
  if (!matrix.every((row) => row.every((cell) => cell === '0' || cell === '1'))) return 'each cell must be 0 or 1';
}
