export function validate(matrix, target) {
  if (!Array.isArray(matrix) || matrix.length < 1 || matrix.length > 300) return 'matrix must have 1 to 300 rows';
  if (!matrix.every(Array.isArray)) return 'each row must be a list';
  const columns = matrix[0].length;
  if (columns < 1 || columns > 300) return 'matrix must have 1 to 300 columns';
  if (matrix.some((row) => row.length !== columns)) return 'all rows must be of one length';

  const isInRange = (value) => Number.isInteger(value) && Math.abs(value) <= 1_000_000_000;
  if (!matrix.every((row) => row.every(isInRange))) return 'matrix must hold whole numbers from -10^9 to 10^9';
  if (!isInRange(target)) return 'target must be a whole number from -10^9 to 10^9';

  if (matrix.some((row) => row.some((value, j) => j > 0 && row[j - 1] > value))) return 'a row must not fall';
  if (matrix.some((row, i) => i > 0 && matrix[i - 1][columns - 1] >= row[0]))
    return 'a row must begin above the last number of the row before it';
}
