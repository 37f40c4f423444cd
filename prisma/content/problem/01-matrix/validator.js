export function validate(mat) {
  if (mat.length < 1 || mat.length > 200) return 'mat must have 1 to 200 rows';
  const columns = mat[0].length;
  if (columns < 1 || columns > 200) return 'each row must have 1 to 200 cells';
  if (mat.some((row) => row.length !== columns)) return 'all rows must have the same length';
  if (!mat.every((row) => row.every((cell) => cell === 0 || cell === 1))) return 'each cell must be 0 or 1';
  if (!mat.some((row) => row.includes(0))) return 'at least one cell must be 0';
}
