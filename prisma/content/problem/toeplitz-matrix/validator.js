export function validate(matrix) {
  if (!Array.isArray(matrix) || matrix.length < 1 || matrix.length > 20) return 'matrix must have 1 to 20 rows';
  const columns = matrix[0].length;
  if (columns < 1 || columns > 20) return 'matrix must have 1 to 20 columns';
  if (matrix.some((row) => row.length !== columns)) return 'all rows must have the same length';
  const isInRange = (value) => Number.isInteger(value) && value >= 0 && value <= 99;
  if (!matrix.every((row) => row.every(isInRange))) return 'each element must be an integer from 0 to 99';
}
