export function validate(matrix, target) {
  if (!Array.isArray(matrix) || matrix.length < 1 || matrix.length > 100) return 'matrix must have 1 to 100 rows';
  if (!matrix.every(Array.isArray)) return 'each row must be an array';
  const columns = matrix[0].length;
  if (columns < 1 || columns > 100) return 'matrix must have 1 to 100 columns';
  if (matrix.some((row) => row.length !== columns)) return 'all rows must have the same length';

  const isInRange = (value) => Number.isInteger(value) && Math.abs(value) <= 10_000;
  if (!matrix.every((row) => row.every(isInRange))) return 'matrix must contain integers from -10 000 to 10 000';
  if (!isInRange(target)) return 'target must be an integer from -10 000 to 10 000';

  if (matrix.some((row) => row.some((value, j) => j > 0 && row[j - 1] > value))) return 'each row must be sorted in non-decreasing order';
  if (matrix.some((row, i) => i > 0 && matrix[i - 1][columns - 1] >= row[0]))
    return 'the first number of a row must be larger than the last number of the previous row';
}
