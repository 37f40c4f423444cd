export function validate(mat) {
  if (mat.length < 1 || mat.length > 10_000) return 'mat must have 1 to 10 000 rows';
  const columns = mat[0].length;
  if (columns < 1 || columns > 10_000) return 'each row must have 1 to 10 000 cells';
  if (mat.some((row) => row.length !== columns)) return 'all rows must have the same length';
  if (mat.length * columns > 10_000) return 'the matrix must have at most 10 000 cells';
  if (!mat.every((row) => row.every((cell) => cell === 0 || cell === 1))) return 'each cell must be 0 or 1';
  if (!mat.some((row) => row.includes(0))) return 'at least one cell must be 0';
}
