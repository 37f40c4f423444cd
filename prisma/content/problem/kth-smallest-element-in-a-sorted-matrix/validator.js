export function validate(matrix, k) {
  if (!Array.isArray(matrix) || matrix.length < 1 || matrix.length > 300) return 'matrix must have 1 to 300 rows';
  const n = matrix.length;
  if (matrix.some((row) => !Array.isArray(row) || row.length !== n)) return 'each row must have n elements';
  const isInRange = (value) => Number.isInteger(value) && Math.abs(value) <= 10 ** 9;
  if (!matrix.every((row) => row.every(isInRange))) return 'matrix must contain integers from -10^9 to 10^9';
  if (matrix.some((row) => row.some((value, j) => j > 0 && row[j - 1] > value))) return 'each row must be sorted';
  if (matrix.some((row, i) => i > 0 && row.some((value, j) => matrix[i - 1][j] > value)))
    return 'each column must be sorted';
  if (!Number.isInteger(k) || k < 1 || k > n * n) return 'k must be 1 to n * n';
}
